/** Waits until a board that plans its rooms has planned them for the window as it is now, and stays so for some frames. */
([width, height]) => new Promise((done) => {
  let same = 0;
  const look = () => {
    const frame = document.querySelector(".ra-frame");
    const style = frame && getComputedStyle(frame);
    const inside = frame && [
      Math.floor(frame.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)),
      Math.floor(frame.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)),
    ].join(" ");
    const planned = frame?.querySelector(".ra").dataset.planned ?? inside;
    same = innerWidth === width && innerHeight === height && planned === inside ? same + 1 : 0;
    if (same > 3) done();
    else requestAnimationFrame(look);
  };
  look();
})
