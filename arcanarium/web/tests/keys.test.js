import {test} from "node:test";
import assert from "node:assert/strict";
import "./window.js";
import {dice} from "./dice.js";

const {nearestOnTheWay} = await import("../js/table/keys.js");

/** @type {Record<string, [number, number]>} */
const WAYS = {left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1]};
const GRID = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({x: column * 100, y: row * 140})));

test("in a grid arrows go to the neighbour", () => {
  const middle = GRID[4];
  assert.deepEqual(Object.values(WAYS).map((way) => nearestOnTheWay(middle, GRID, way)), [3, 5, 1, 7]);
});

test("at the edge there is nowhere to go", () => {
  assert.equal(nearestOnTheWay(GRID[0], GRID, WAYS.left), -1);
  assert.equal(nearestOnTheWay(GRID[0], GRID, WAYS.up), -1);
  assert.equal(nearestOnTheWay(GRID[0], [], WAYS.down), -1);
});

test("what lies straight on comes before what is nearer but aside", () => {
  const points = [{x: 60, y: 60}, {x: 150, y: 5}];
  assert.equal(nearestOnTheWay({x: 0, y: 0}, points, WAYS.right), 1);
});

test("what lies on the same line is not below it", () => {
  assert.equal(nearestOnTheWay({x: 0, y: 0}, [{x: 90, y: 1.5}], WAYS.down), -1);
});

test("arrows never go backwards and never stay", () => {
  const roll = dice(2);
  for (let i = 0; i < 500; i++) {
    const points = Array.from({length: 1 + roll(20)}, () => ({x: roll(1400), y: roll(900)}));
    const from = points[roll(points.length)];
    for (const way of Object.values(WAYS)) {
      const found = nearestOnTheWay(from, points, way);
      const ahead = points.some((at) => (at.x - from.x) * way[0] + (at.y - from.y) * way[1] > 2);
      assert.equal(found >= 0, ahead);
      if (found >= 0) assert((points[found].x - from.x) * way[0] + (points[found].y - from.y) * way[1] > 0);
    }
  }
});
