--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: journal; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.journal (
    table_id text NOT NULL,
    n integer NOT NULL,
    at double precision NOT NULL,
    kind text NOT NULL,
    seat integer NOT NULL,
    data text NOT NULL
);


--
-- Name: sitting; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sitting (
    user_id text NOT NULL,
    table_id text NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id text NOT NULL,
    host text NOT NULL,
    open integer NOT NULL,
    status text NOT NULL,
    setup text NOT NULL,
    summary text NOT NULL,
    made double precision NOT NULL,
    touched double precision NOT NULL,
    due double precision
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    account text,
    hash text,
    language text NOT NULL,
    made double precision NOT NULL
);


--
-- Data for Name: journal; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 0, 1795003197.6747599, 'sit', 0, '{"user": "fGwlArlmp4yAHhjq", "name": "Ann"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 1, 1795003197.6872814, 'sit', 1, '{"user": "ra0E-X8CejA0F6Lm", "name": "Bob"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 2, 1795003197.6882892, 'begin', -1, '{"record": "arcanarium record: 1\ngame: resarcana\nversion: 1\nsets: base\nvariant: standard\nseats: 2\nplayer A: Ann\nplayer B: Bob\nseed: 1577348997769874396\n\ndeal places: Cursed Forge, Sorcerer''s Bestiary, Sacred Grove, Sacrificial Pit, Coral Castle\ndeal monuments: Temple, Colossus, Golden Statue, Obelisk, Hanging Gardens, Mausoleum, Great Pyramid, Library, Solomon''s Mine, Oracle\ndeal first: A\ndeal mages: Necromancer, Druid, Seer, Duelist\ndeal artifacts: Jeweled Statuette, Treant, Magical Shard, Nightingale, Hawk, Dragon Teeth, Sacrificial Dagger, Earth Dragon, Crypt, Fountain of Youth, Hand of Glory, Fire Dragon, Mermaid, Cursed Skull, Elvish Bow, Dragon Egg\n"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 3, 1795003197.6932282, 'chat', 0, '{"user": "fGwlArlmp4yAHhjq", "name": "Ann", "text": "“Grüße” 🐉"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 4, 1795003197.6941094, 'move', 0, '{"rows": "A: keep Necromancer"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 5, 1795003197.6954803, 'move', 1, '{"rows": "B: keep Seer"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 6, 1795003197.6970654, 'move', 1, '{"rows": "B: choose Transmutation"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 7, 1795003197.6984582, 'move', 0, '{"rows": "A: choose Reanimate\n# round 1"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 8, 1795003197.7005737, 'move', 0, '{"rows": "A: pass"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 9, 1795003197.7017655, 'move', 0, '{"rows": "A: choose Alchemy"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 10, 1795003197.7032986, 'move', 1, '{"rows": "B: use Seer"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 11, 1795003197.7045534, 'move', 1, '{"rows": "B: look at monuments"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 12, 1795003197.706143, 'move', 1, '{"rows": "B: next Hanging Gardens"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 13, 1795003197.7072966, 'move', 1, '{"rows": "B: next Obelisk"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 14, 1795003197.7085428, 'move', 1, '{"rows": "B: discard Fountain of Youth"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 15, 1795003197.7142196, 'move', 1, '{"rows": "B: gain 2L"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 16, 1795003197.7156396, 'move', 1, '{"rows": "B: use Transmutation"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 17, 1795003197.7169676, 'move', 1, '{"rows": "B: pay 2C1G"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 18, 1795003197.718323, 'move', 1, '{"rows": "B: gain 2L1D"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 19, 1795003197.7197528, 'move', 1, '{"rows": "B: discard Hand of Glory"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 20, 1795003197.7209573, 'move', 1, '{"rows": "B: gain 2C"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 21, 1795003197.7222044, 'move', 1, '{"rows": "B: discard Crypt"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 22, 1795003197.7234826, 'move', 1, '{"rows": "B: gain 2C"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 23, 1795003197.7246642, 'move', 1, '{"rows": "B: pass"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 24, 1795003197.7258174, 'move', 1, '{"rows": "B: choose Reanimate\n# round 2"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 25, 1795003197.7273257, 'move', 0, '{"rows": "A: discard Nightingale"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 26, 1795003197.7292445, 'move', 0, '{"rows": "A: gain 1G"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 27, 1795003197.730466, 'move', 1, '{"rows": "B: use Seer"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 28, 1795003197.731511, 'move', 1, '{"rows": "B: look at monuments"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 29, 1795003197.732593, 'move', 1, '{"rows": "B: next Golden Statue"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 30, 1795003197.733638, 'move', 1, '{"rows": "B: next Obelisk"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 31, 1795003197.7349012, 'move', 0, '{"rows": "A: place Magical Shard"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 32, 1795003197.7361178, 'move', 1, '{"rows": "B: pass"}');
INSERT INTO public.journal VALUES ('iGQ4JbZ8GV0bYLD8', 33, 1795003197.7372932, 'move', 1, '{"rows": "B: choose Research"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 0, 1795003197.7400253, 'sit', 0, '{"user": "ra0E-X8CejA0F6Lm", "name": "Bob"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 1, 1795003197.7447896, 'sit', 1, '{"user": "fGwlArlmp4yAHhjq", "name": "Ann"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 2, 1795003197.745551, 'begin', -1, '{"record": "arcanarium record: 1\ngame: cadwallon\nversion: 2\nvariant: standard\nseats: 2\nplayer A: Bob\nplayer B: Ann\nseed: 1947673053639753565\n\nfirst: B\n"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 3, 1795003197.7470062, 'move', 1, '{"rows": "B: lead blades"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 4, 1795003197.7481933, 'move', 0, '{"rows": "A: lead ferrymen\nreveal A left: Sandpit Arena\nreveal A right: Marrow the Pit Champion\nreveal B left: Tamsin Starlight\nreveal B right: Execution Dock\nreveal free: Masked Theatre\ndraw B: Field Chaplain; Duelling Master; Sellsword Sergeant; Goblin Fire-Support\ndraw A: Treasure of the Guild of Ferrymen; Harbour Diver; Toll Collector; Barge Pilot\n# round 1"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 5, 1795003197.7499316, 'move', 1, '{"rows": "B: place Goblin Fire-Support at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 6, 1795003197.7513912, 'move', 0, '{"rows": "A: place Harbour Diver at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 7, 1795003197.7526424, 'move', 1, '{"rows": "B: place Duelling Master at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 8, 1795003197.7539532, 'move', 0, '{"rows": "A: bribe with Treasure of the Guild of Ferrymen at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 9, 1795003197.7552269, 'move', 1, '{"rows": "B: place Sellsword Sergeant at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 10, 1795003197.7563887, 'move', 0, '{"rows": "A: place Barge Pilot at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 11, 1795003197.7574968, 'move', 1, '{"rows": "B: store Field Chaplain"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 12, 1795003197.7586298, 'move', 0, '{"rows": "A: place Toll Collector at B right\ndraw A: Coach-House Steward; Hearse Driver; Contract Assassin; Caravan Scout\ndraw B: Armoury Clerk; Temple Guard on Leave; Crossbow Lookout; Oath Keeper\n# round 2"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 13, 1795003197.7602324, 'move', 0, '{"rows": "A: place Contract Assassin at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 14, 1795003197.7616324, 'move', 1, '{"rows": "B: store Temple Guard on Leave"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 15, 1795003197.762848, 'move', 0, '{"rows": "A: place Caravan Scout at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 16, 1795003197.764033, 'move', 1, '{"rows": "B: place Armoury Clerk at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 17, 1795003197.765211, 'move', 0, '{"rows": "A: place Coach-House Steward at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 18, 1795003197.7663763, 'move', 1, '{"rows": "B: place Oath Keeper at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 19, 1795003197.7674906, 'move', 0, '{"rows": "A: place Hearse Driver at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 20, 1795003197.7686443, 'move', 1, '{"rows": "B: place Crossbow Lookout at B right\nreveal A left: Council Antechamber\ndraw B: Armoury Clerk\ndraw A: Sandpit Arena\n# round 3"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 21, 1795003197.770515, 'move', 1, '{"rows": "B: place Courtesan at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 22, 1795003197.7718494, 'move', 0, '{"rows": "A: place Lantern Bearer at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 23, 1795003197.7730587, 'move', 1, '{"rows": "B: bribe with Treasure of the Guild of Blades at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 24, 1795003197.7742686, 'move', 0, '{"rows": "A: store Night Gondolier"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 25, 1795003197.77542, 'move', 1, '{"rows": "B: place Armoury Clerk at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 26, 1795003197.7765079, 'move', 0, '{"rows": "A: store Sandpit Arena"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 27, 1795003197.7777991, 'move', 1, '{"rows": "B: store Headquarters of the Guild of Blades"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 28, 1795003197.7789178, 'move', 0, '{"rows": "A: play Headquarters of the Guild of Ferrymen\ndraw A: Sandpit Arena\n# round 4"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 29, 1795003197.7804413, 'move', 0, '{"rows": "A: store Sandpit Arena"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 30, 1795003197.7816916, 'move', 1, '{"rows": "B: place Field Chaplain at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 31, 1795003197.782829, 'move', 0, '{"rows": "A: place Barge Pilot at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 32, 1795003197.7840605, 'move', 1, '{"rows": "B: place Temple Guard on Leave at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 33, 1795003197.7852495, 'move', 0, '{"rows": "A: place Caravan Scout at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 34, 1795003197.7863193, 'move', 1, '{"rows": "B: play Headquarters of the Guild of Blades"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 35, 1795003197.787462, 'move', 0, '{"rows": "A: store Treasure of the Guild of Ferrymen"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 36, 1795003197.7886128, 'move', 1, '{"rows": "B: bribe with Treasure of the Guild of Blades at B left\nreveal B left: Drinking Horn\ndraw B: Duelling Master; Treasure of the Guild of Blades; Headquarters of the Guild of Blades; Tamsin Starlight\n# round 5"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 37, 1795003197.790322, 'move', 1, '{"rows": "B: place Tamsin Starlight at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 38, 1795003197.7915266, 'move', 0, '{"rows": "A: store Headquarters of the Guild of Ferrymen"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 39, 1795003197.792687, 'move', 1, '{"rows": "B: play Headquarters of the Guild of Blades"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 40, 1795003197.7938719, 'move', 0, '{"rows": "A: place Night Gondolier at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 41, 1795003197.7950017, 'move', 1, '{"rows": "B: place Duelling Master at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 42, 1795003197.7960699, 'move', 0, '{"rows": "A: bribe with Treasure of the Guild of Ferrymen at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 43, 1795003197.797304, 'move', 1, '{"rows": "B: store Treasure of the Guild of Blades"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 44, 1795003197.7984996, 'move', 0, '{"rows": "A: store Sandpit Arena\nreveal B right: Arcabast\ndraw A: Barge Pilot; Treasure of the Guild of Ferrymen; Coach-House Steward; Headquarters of the Guild of Ferrymen\ndraw B: Treasure of the Guild of Blades; Crossbow Lookout\n# round 6"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 45, 1795003197.800055, 'move', 0, '{"rows": "A: store Treasure of the Guild of Ferrymen"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 46, 1795003197.801298, 'move', 1, '{"rows": "B: place Sellsword Sergeant at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 47, 1795003197.80248, 'move', 0, '{"rows": "A: place Barge Pilot at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 48, 1795003197.8036146, 'move', 1, '{"rows": "B: place Crossbow Lookout at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 49, 1795003197.8047483, 'move', 0, '{"rows": "A: place Coach-House Steward at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 50, 1795003197.805931, 'move', 1, '{"rows": "B: place Field Chaplain at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 51, 1795003197.8070097, 'move', 0, '{"rows": "A: store Headquarters of the Guild of Ferrymen"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 52, 1795003197.8081276, 'move', 1, '{"rows": "B: bribe with Treasure of the Guild of Blades at A right\nreveal A right: Mistress Junipel, Playwright\nreveal free: Ambassador Tessaly Roon\ndraw B: Headquarters of the Guild of Blades; Armoury Clerk; Tamsin Starlight; Goblin Fire-Support\ndraw A: Barge Pilot; Lantern Bearer\n# round 7"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 53, 1795003197.809842, 'move', 1, '{"rows": "B: place Tamsin Starlight at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 54, 1795003197.8111508, 'move', 0, '{"rows": "A: place Lantern Bearer at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 55, 1795003197.8123012, 'move', 1, '{"rows": "B: place Armoury Clerk at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 56, 1795003197.8135016, 'move', 0, '{"rows": "A: place Barge Pilot at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 57, 1795003197.8145936, 'move', 1, '{"rows": "B: store Headquarters of the Guild of Blades"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 58, 1795003197.8156698, 'move', 0, '{"rows": "A: place Toll Collector at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 59, 1795003197.816759, 'move', 1, '{"rows": "B: store Goblin Fire-Support"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 60, 1795003197.8179083, 'move', 0, '{"rows": "A: store Sandpit Arena\nreveal B left: Broken Tower\ndraw A: Night Gondolier; Headquarters of the Guild of Ferrymen; Contract Assassin; Coach-House Steward\ndraw B: Temple Guard on Leave; Goblin Fire-Support; Armoury Clerk\n# round 8"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 61, 1795003197.8194637, 'move', 0, '{"rows": "A: place Coach-House Steward at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 62, 1795003197.8206384, 'move', 1, '{"rows": "B: place Goblin Fire-Support at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 63, 1795003197.8218288, 'move', 0, '{"rows": "A: place Contract Assassin at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 64, 1795003197.8229678, 'move', 1, '{"rows": "B: store Execution Dock"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 65, 1795003197.8240612, 'move', 0, '{"rows": "A: place Night Gondolier at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 66, 1795003197.8252077, 'move', 1, '{"rows": "B: store Armoury Clerk"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 67, 1795003197.826287, 'move', 0, '{"rows": "A: store Headquarters of the Guild of Ferrymen"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 68, 1795003197.8273957, 'move', 1, '{"rows": "B: place Temple Guard on Leave at A right\nreveal free: Captain Brannoch Steel\ndraw B: Tamsin Starlight; Field Chaplain; Treasure of the Guild of Blades; Headquarters of the Guild of Blades\n# round 9"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 69, 1795003197.8288486, 'move', 1, '{"rows": "B: place Field Chaplain at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 70, 1795003197.8301487, 'move', 0, '{"rows": "A: store Harbour Diver"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 71, 1795003197.8313048, 'move', 1, '{"rows": "B: store Tamsin Starlight"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 72, 1795003197.8324635, 'move', 0, '{"rows": "A: bribe with Treasure of the Guild of Ferrymen at A right\nreveal A right: Portrait with Moving Eyes"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 73, 1795003197.8337152, 'move', 1, '{"rows": "B: store Headquarters of the Guild of Blades"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 74, 1795003197.8347976, 'move', 0, '{"rows": "A: place Hearse Driver at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 75, 1795003197.835826, 'move', 1, '{"rows": "B: store Treasure of the Guild of Blades"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 76, 1795003197.8369057, 'move', 0, '{"rows": "A: play Masked Theatre\nreveal B right: Reliquary of Ash\ndraw A: Ambassador Tessaly Roon; Lantern Bearer; Contract Assassin; Arcabast\ndraw B: Oath Keeper; Drinking Horn; Marrow the Pit Champion; Duelling Master\n# round 10"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 77, 1795003197.8384693, 'move', 0, '{"rows": "A: place Lantern Bearer at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 78, 1795003197.8396177, 'move', 1, '{"rows": "B: place Duelling Master at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 79, 1795003197.8407896, 'move', 0, '{"rows": "A: place Arcabast at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 80, 1795003197.841979, 'move', 1, '{"rows": "B: place Oath Keeper at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 81, 1795003197.8431237, 'move', 0, '{"rows": "A: place Contract Assassin at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 82, 1795003197.844263, 'move', 1, '{"rows": "B: store Marrow the Pit Champion"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 83, 1795003197.8454287, 'move', 0, '{"rows": "A: place Ambassador Tessaly Roon at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 84, 1795003197.8465552, 'move', 1, '{"rows": "B: store Drinking Horn\nreveal A left: Ossuary Lamp\ndraw B: Temple Guard on Leave; Courtesan; Duelling Master\ndraw A: Mistress Junipel, Playwright; Headquarters of the Guild of Ferrymen; Masked Theatre; Night Gondolier\n# round 11"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 85, 1795003197.8480525, 'move', 1, '{"rows": "B: store Temple Guard on Leave"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 86, 1795003197.8492541, 'move', 0, '{"rows": "A: store Night Gondolier"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 87, 1795003197.8504298, 'move', 1, '{"rows": "B: store Crossbow Lookout"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 88, 1795003197.851544, 'move', 0, '{"rows": "A: store Masked Theatre"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 89, 1795003197.8526454, 'move', 1, '{"rows": "B: place Duelling Master at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 90, 1795003197.8538165, 'move', 0, '{"rows": "A: place Mistress Junipel, Playwright at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 91, 1795003197.8549123, 'move', 1, '{"rows": "B: place Courtesan at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 92, 1795003197.856012, 'move', 0, '{"rows": "A: play Headquarters of the Guild of Ferrymen\nreveal A right: Powder Horn of the Breach\ndraw A: Hearse Driver; Harbour Diver; Barge Pilot; Treasure of the Guild of Ferrymen\ndraw B: Drinking Horn; Armoury Clerk; Council Antechamber; Execution Dock\n# round 12"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 93, 1795003197.8612444, 'move', 0, '{"rows": "A: place Harbour Diver at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 94, 1795003197.862507, 'move', 1, '{"rows": "B: play Execution Dock"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 95, 1795003197.8636281, 'move', 1, '{"rows": "B: expel Contract Assassin"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 96, 1795003197.8648448, 'move', 0, '{"rows": "A: place Hearse Driver at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 97, 1795003197.8659976, 'move', 1, '{"rows": "B: store Council Antechamber"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 98, 1795003197.8671348, 'move', 0, '{"rows": "A: place Barge Pilot at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 99, 1795003197.8682184, 'move', 1, '{"rows": "B: place Armoury Clerk at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 100, 1795003197.8740368, 'move', 0, '{"rows": "A: bribe with Treasure of the Guild of Ferrymen at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 101, 1795003197.8752463, 'move', 1, '{"rows": "B: store Drinking Horn\ndraw B: Marrow the Pit Champion; Tamsin Starlight; Sellsword Sergeant; Headquarters of the Guild of Blades\ndraw A: Mistress Junipel, Playwright; Caravan Scout\n# round 13"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 102, 1795003197.876802, 'move', 1, '{"rows": "B: place Tamsin Starlight at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 103, 1795003197.8780866, 'move', 0, '{"rows": "A: store Mistress Junipel, Playwright"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 104, 1795003197.879296, 'move', 1, '{"rows": "B: place Sellsword Sergeant at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 105, 1795003197.8804774, 'move', 0, '{"rows": "A: place Coach-House Steward at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 106, 1795003197.881632, 'move', 1, '{"rows": "B: place Marrow the Pit Champion at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 107, 1795003197.8852978, 'move', 0, '{"rows": "A: place Caravan Scout at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 108, 1795003197.8865087, 'move', 1, '{"rows": "B: store Headquarters of the Guild of Blades"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 109, 1795003197.8875878, 'move', 0, '{"rows": "A: play Sandpit Arena"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 110, 1795003197.8887815, 'move', 0, '{"rows": "A: expel Sellsword Sergeant\nreveal A left: Gatehouse Barracks\ndraw A: Night Gondolier; Masked Theatre; Treasure of the Guild of Ferrymen; Toll Collector\n# round 14"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 111, 1795003197.8932636, 'move', 0, '{"rows": "A: place Toll Collector at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 112, 1795003197.8946052, 'move', 1, '{"rows": "B: place Oath Keeper at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 113, 1795003197.8958151, 'move', 0, '{"rows": "A: place Night Gondolier at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 114, 1795003197.8970468, 'move', 1, '{"rows": "B: place Goblin Fire-Support at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 115, 1795003197.8981876, 'move', 0, '{"rows": "A: bribe with Treasure of the Guild of Ferrymen at free\nreveal free: Dry Dock"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 116, 1795003197.9012835, 'move', 1, '{"rows": "B: place Field Chaplain at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 117, 1795003197.9024742, 'move', 0, '{"rows": "A: play Masked Theatre"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 118, 1795003197.9036124, 'move', 1, '{"rows": "B: store Treasure of the Guild of Blades\nreveal B right: Whispering Gallery\ndraw B: Duelling Master; Temple Guard on Leave; Reliquary of Ash; Crossbow Lookout\ndraw A: Coach-House Steward; Harbour Diver\n# round 15"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 119, 1795003197.9093468, 'move', 1, '{"rows": "B: place Crossbow Lookout at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 120, 1795003197.9106445, 'move', 0, '{"rows": "A: store Coach-House Steward"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 121, 1795003197.9118369, 'move', 1, '{"rows": "B: store Temple Guard on Leave"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 122, 1795003197.9129806, 'move', 0, '{"rows": "A: place Harbour Diver at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 123, 1795003197.9141018, 'move', 1, '{"rows": "B: place Duelling Master at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 124, 1795003197.9152172, 'move', 0, '{"rows": "A: place Contract Assassin at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 125, 1795003197.9162755, 'move', 1, '{"rows": "B: store Reliquary of Ash"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 126, 1795003197.9222105, 'move', 0, '{"rows": "A: store Headquarters of the Guild of Ferrymen\nreveal A left: Philosopher Ionas\nreveal A right: Chancellor Pellinor Vane\ndraw A: Treasure of the Guild of Ferrymen; Mistress Junipel, Playwright; Captain Brannoch Steel; Masked Theatre\ndraw B: Ossuary Lamp; Goblin Fire-Support; Field Chaplain; Oath Keeper\n# round 16"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 127, 1795003197.92386, 'move', 0, '{"rows": "A: place Mistress Junipel, Playwright at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 128, 1795003197.9251273, 'move', 1, '{"rows": "B: place Oath Keeper at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 129, 1795003197.9263086, 'move', 0, '{"rows": "A: place Captain Brannoch Steel at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 130, 1795003197.9275122, 'move', 1, '{"rows": "B: place Field Chaplain at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 131, 1795003197.9286454, 'move', 0, '{"rows": "A: play Masked Theatre"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 132, 1795003197.9297967, 'move', 1, '{"rows": "B: place Goblin Fire-Support at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 133, 1795003197.9332676, 'move', 0, '{"rows": "A: store Treasure of the Guild of Ferrymen"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 134, 1795003197.9344838, 'move', 1, '{"rows": "B: bribe with Ossuary Lamp at A right\ndraw B: Armoury Clerk; Marrow the Pit Champion; Drinking Horn; Portrait with Moving Eyes\n# round 17"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 135, 1795003197.9360273, 'move', 1, '{"rows": "B: place Marrow the Pit Champion at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 136, 1795003197.9373221, 'move', 0, '{"rows": "A: place Lantern Bearer at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 137, 1795003197.9412916, 'move', 1, '{"rows": "B: place Armoury Clerk at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 138, 1795003197.9426055, 'move', 0, '{"rows": "A: place Hearse Driver at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 139, 1795003197.943827, 'move', 1, '{"rows": "B: bribe with Drinking Horn at A right\nreveal A right: Hermit''s Cloister"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 140, 1795003197.945251, 'move', 0, '{"rows": "A: place Caravan Scout at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 141, 1795003197.949278, 'move', 1, '{"rows": "B: store Portrait with Moving Eyes"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 142, 1795003197.9505014, 'move', 0, '{"rows": "A: store Sandpit Arena\nreveal free: Dragon Shield\ndraw A: Treasure of the Guild of Ferrymen; Headquarters of the Guild of Ferrymen; Night Gondolier; Harbour Diver\ndraw B: Council Antechamber; Execution Dock; Sellsword Sergeant; Treasure of the Guild of Blades\n# round 18"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 143, 1795003197.951958, 'move', 0, '{"rows": "A: place Harbour Diver at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 144, 1795003197.953178, 'move', 1, '{"rows": "B: place Sellsword Sergeant at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 145, 1795003197.954449, 'move', 0, '{"rows": "A: place Night Gondolier at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 146, 1795003197.9572742, 'move', 1, '{"rows": "B: play Council Antechamber"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 147, 1795003197.9585996, 'move', 1, '{"rows": "B: move Lantern Bearer to A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 148, 1795003197.959758, 'move', 0, '{"rows": "A: store Treasure of the Guild of Ferrymen"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 149, 1795003197.9657736, 'move', 1, '{"rows": "B: store Execution Dock"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 150, 1795003197.9668777, 'move', 0, '{"rows": "A: play Headquarters of the Guild of Ferrymen"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 151, 1795003197.9680092, 'move', 1, '{"rows": "B: store Treasure of the Guild of Blades\nreveal A left: Spymaster Linnet\ndraw B: Drinking Horn\ndraw A: Captain Brannoch Steel; Hearse Driver; Mistress Junipel, Playwright; Masked Theatre\n# round 19"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 152, 1795003197.9696715, 'move', 1, '{"rows": "B: store Headquarters of the Guild of Blades"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 153, 1795003197.971011, 'move', 0, '{"rows": "A: play Masked Theatre"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 154, 1795003197.9721947, 'move', 0, '{"rows": "A: smuggle Mistress Junipel, Playwright to B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 155, 1795003197.9734557, 'move', 1, '{"rows": "B: place Courtesan at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 156, 1795003197.9745884, 'move', 0, '{"rows": "A: place Hearse Driver at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 157, 1795003197.97722, 'move', 1, '{"rows": "B: place Tamsin Starlight at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 158, 1795003197.9784036, 'move', 0, '{"rows": "A: place Captain Brannoch Steel at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 159, 1795003197.9795783, 'move', 1, '{"rows": "B: store Drinking Horn\nreveal A right: Sir Aldwin Fairholt\nreveal B right: Charter of the Nine Wells\ndraw A: Sandpit Arena; Barge Pilot; Coach-House Steward; Gatehouse Barracks\ndraw B: Reliquary of Ash; Council Antechamber; Powder Horn of the Breach; Chancellor Pellinor Vane\n# round 20"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 160, 1795003197.9866273, 'move', 0, '{"rows": "A: place Barge Pilot at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 161, 1795003197.9878573, 'move', 1, '{"rows": "B: place Chancellor Pellinor Vane at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 162, 1795003197.989077, 'move', 0, '{"rows": "A: store Sandpit Arena"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 163, 1795003197.9901803, 'move', 1, '{"rows": "B: store Powder Horn of the Breach"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 164, 1795003197.9912553, 'move', 0, '{"rows": "A: place Coach-House Steward at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 165, 1795003197.9923723, 'move', 1, '{"rows": "B: store Council Antechamber"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 166, 1795003197.9934638, 'move', 0, '{"rows": "A: play Gatehouse Barracks"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 167, 1795003197.994618, 'move', 0, '{"rows": "A: move Oath Keeper to A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 168, 1795003197.9958029, 'move', 1, '{"rows": "B: store Reliquary of Ash\nreveal B right: Champion''s Laurels\ndraw B: Marrow the Pit Champion; Dry Dock; Goblin Fire-Support; Portrait with Moving Eyes\ndraw A: Sandpit Arena; Harbour Diver\n# round 21"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 169, 1795003198.002641, 'move', 1, '{"rows": "B: place Marrow the Pit Champion at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 170, 1795003198.003927, 'move', 0, '{"rows": "A: store Toll Collector"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 171, 1795003198.005171, 'move', 1, '{"rows": "B: place Goblin Fire-Support at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 172, 1795003198.0064201, 'move', 0, '{"rows": "A: store Sandpit Arena"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 173, 1795003198.007544, 'move', 1, '{"rows": "B: bribe with Portrait with Moving Eyes at A left\nreveal A left: Clerks'' Archive"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 174, 1795003198.008826, 'move', 0, '{"rows": "A: place Harbour Diver at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 175, 1795003198.0099545, 'move', 1, '{"rows": "B: store Dry Dock"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 176, 1795003198.0141606, 'move', 0, '{"rows": "A: place Contract Assassin at A left\nreveal B left: Lady Emeraude of the Fans\nreveal B right: Old Thole of the Gate\ndraw A: Treasure of the Guild of Ferrymen; Gatehouse Barracks; Hermit''s Cloister; Headquarters of the Guild of Ferrymen\ndraw B: Duelling Master; Ossuary Lamp; Field Chaplain; Armoury Clerk\n# round 22"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 177, 1795003198.0157332, 'move', 0, '{"rows": "A: store Gatehouse Barracks"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 178, 1795003198.0169528, 'move', 1, '{"rows": "B: store Ossuary Lamp"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 179, 1795003198.018051, 'move', 0, '{"rows": "A: play Hermit''s Cloister"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 180, 1795003198.0191054, 'move', 0, '{"rows": "A: recall Barge Pilot"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 181, 1795003198.0222306, 'move', 1, '{"rows": "B: place Armoury Clerk at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 182, 1795003198.0233939, 'move', 0, '{"rows": "A: place Barge Pilot at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 183, 1795003198.0245085, 'move', 1, '{"rows": "B: place Field Chaplain at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 184, 1795003198.0298674, 'move', 0, '{"rows": "A: bribe with Treasure of the Guild of Ferrymen at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 185, 1795003198.0311458, 'move', 1, '{"rows": "B: place Duelling Master at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 186, 1795003198.0322723, 'move', 0, '{"rows": "A: play Headquarters of the Guild of Ferrymen"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 187, 1795003198.0335987, 'move', 0, '{"rows": "A: place Arcabast at B left\nreveal free: Brother Quillon\ndraw B: Chancellor Pellinor Vane\ndraw A: Night Gondolier; Whispering Gallery; Hearse Driver; Captain Brannoch Steel\n# round 23"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 188, 1795003198.0351589, 'move', 1, '{"rows": "B: store Chancellor Pellinor Vane"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 189, 1795003198.0366485, 'move', 0, '{"rows": "A: place Captain Brannoch Steel at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 190, 1795003198.041208, 'move', 1, '{"rows": "B: store Execution Dock"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 191, 1795003198.04247, 'move', 0, '{"rows": "A: play Whispering Gallery"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 192, 1795003198.043732, 'move', 0, '{"rows": "A: spy at A left\ndraw A: Lantern Bearer"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 193, 1795003198.0452232, 'move', 1, '{"rows": "B: bribe with Treasure of the Guild of Blades at B left\nreveal B left: The Twin Corsairs"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 194, 1795003198.046615, 'move', 0, '{"rows": "A: store Lantern Bearer"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 195, 1795003198.0477297, 'move', 1, '{"rows": "B: place Temple Guard on Leave at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 196, 1795003198.0542245, 'move', 0, '{"rows": "A: store Night Gondolier"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 197, 1795003198.055497, 'move', 0, '{"rows": "A: place Hearse Driver at free\nreveal B right: Doctor Ambry, Surgeon\nreveal free: Customs House\ndraw B: Headquarters of the Guild of Blades; Spymaster Linnet; Charter of the Nine Wells; Courtesan\n# round 24"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 198, 1795003198.0571246, 'move', 0, '{"rows": "A: place Mistress Junipel, Playwright at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 199, 1795003198.0584452, 'move', 1, '{"rows": "B: place Courtesan at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 200, 1795003198.059657, 'move', 0, '{"rows": "A: place Philosopher Ionas at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 201, 1795003198.0608873, 'move', 1, '{"rows": "B: place Spymaster Linnet at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 202, 1795003198.0620751, 'move', 0, '{"rows": "A: place Caravan Scout at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 203, 1795003198.0632396, 'move', 1, '{"rows": "B: bribe with Charter of the Nine Wells at B left\nreveal B left: Hall of Petitions"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 204, 1795003198.0652912, 'move', 0, '{"rows": "A: store Masked Theatre"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 205, 1795003198.0692677, 'move', 1, '{"rows": "B: store Headquarters of the Guild of Blades\ndraw B: Oath Keeper; Drinking Horn; Champion''s Laurels; Duelling Master\ndraw A: Coach-House Steward; Gatehouse Barracks; Whispering Gallery; Sandpit Arena\n# round 25"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 206, 1795003198.0707726, 'move', 1, '{"rows": "B: place Oath Keeper at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 207, 1795003198.0720072, 'move', 0, '{"rows": "A: store Coach-House Steward"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 208, 1795003198.0732646, 'move', 1, '{"rows": "B: store Champion''s Laurels"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 209, 1795003198.0744677, 'move', 0, '{"rows": "A: play Whispering Gallery"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 210, 1795003198.0781286, 'move', 0, '{"rows": "A: spy at B left\ndraw A: Broken Tower"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 211, 1795003198.079406, 'move', 1, '{"rows": "B: place Duelling Master at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 212, 1795003198.0805273, 'move', 0, '{"rows": "A: store Sandpit Arena"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 213, 1795003198.0816216, 'move', 1, '{"rows": "B: store Drinking Horn"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 214, 1795003198.085265, 'move', 0, '{"rows": "A: store Broken Tower"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 215, 1795003198.0864916, 'move', 0, '{"rows": "A: store Gatehouse Barracks\ndraw A: Masked Theatre; Headquarters of the Guild of Ferrymen; Captain Brannoch Steel; Hermit''s Cloister\ndraw B: Tamsin Starlight; Reliquary of Ash; Council Antechamber; Sellsword Sergeant\n# round 26"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 216, 1795003198.0879576, 'move', 0, '{"rows": "A: place Captain Brannoch Steel at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 217, 1795003198.089296, 'move', 1, '{"rows": "B: place Tamsin Starlight at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 218, 1795003198.0932229, 'move', 0, '{"rows": "A: store Headquarters of the Guild of Ferrymen"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 219, 1795003198.0945275, 'move', 1, '{"rows": "B: place Sellsword Sergeant at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 220, 1795003198.09566, 'move', 0, '{"rows": "A: store Masked Theatre"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 221, 1795003198.0968304, 'move', 1, '{"rows": "B: store Council Antechamber"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 222, 1795003198.0979724, 'move', 0, '{"rows": "A: play Hermit''s Cloister"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 223, 1795003198.101814, 'move', 0, '{"rows": "A: recall Caravan Scout"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 224, 1795003198.1030567, 'move', 1, '{"rows": "B: bribe with Reliquary of Ash at A right\nreveal A right: Crypt of the Founders"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 225, 1795003198.104457, 'move', 0, '{"rows": "A: place Caravan Scout at B left\ndraw B: Dragon Shield; Ossuary Lamp; Portrait with Moving Eyes; Goblin Fire-Support\ndraw A: Lantern Bearer; Treasure of the Guild of Ferrymen; Toll Collector; Old Thole of the Gate\n# round 27"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 226, 1795003198.1059725, 'move', 1, '{"rows": "B: place Goblin Fire-Support at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 227, 1795003198.109235, 'move', 0, '{"rows": "A: place Lantern Bearer at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 228, 1795003198.110479, 'move', 1, '{"rows": "B: bribe with Ossuary Lamp at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 229, 1795003198.1117785, 'move', 0, '{"rows": "A: place Old Thole of the Gate at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 230, 1795003198.1172748, 'move', 1, '{"rows": "B: store Portrait with Moving Eyes"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 231, 1795003198.1185045, 'move', 0, '{"rows": "A: place Toll Collector at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 232, 1795003198.1196473, 'move', 1, '{"rows": "B: store Dragon Shield"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 233, 1795003198.1208043, 'move', 0, '{"rows": "A: store Treasure of the Guild of Ferrymen\ndraw A: Night Gondolier; Harbour Diver; Brother Quillon; Hearse Driver\n# round 28"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 234, 1795003198.122348, 'move', 0, '{"rows": "A: place Brother Quillon at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 235, 1795003198.1236134, 'move', 1, '{"rows": "B: place Marrow the Pit Champion at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 236, 1795003198.1249583, 'move', 0, '{"rows": "A: place Hearse Driver at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 237, 1795003198.1292977, 'move', 1, '{"rows": "B: place Crossbow Lookout at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 238, 1795003198.130569, 'move', 0, '{"rows": "A: place Harbour Diver at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 239, 1795003198.1317847, 'move', 1, '{"rows": "B: bribe with Powder Horn of the Breach at B right\nreveal B right: Mercenaries'' Hiring Yard"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 240, 1795003198.1331544, 'move', 0, '{"rows": "A: place Night Gondolier at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 241, 1795003198.1343808, 'move', 1, '{"rows": "B: store Dry Dock\nreveal free: Ducal Jubilee\nreveal free: The Grey Advocate\ndraw B: Sellsword Sergeant; Doctor Ambry, Surgeon; Courtesan; Charter of the Nine Wells\ndraw A: Hearse Driver; Harbour Diver\n# round 29"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 242, 1795003198.1413631, 'move', 1, '{"rows": "B: store Courtesan"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 243, 1795003198.1427906, 'move', 0, '{"rows": "A: place Arcabast at A right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 244, 1795003198.144014, 'move', 1, '{"rows": "B: place Sellsword Sergeant at A left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 245, 1795003198.1452534, 'move', 0, '{"rows": "A: place Ambassador Tessaly Roon at free"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 246, 1795003198.1464615, 'move', 1, '{"rows": "B: place Doctor Ambry, Surgeon at B left"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 247, 1795003198.147648, 'move', 0, '{"rows": "A: place Harbour Diver at B right"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 248, 1795003198.1487281, 'move', 1, '{"rows": "B: store Charter of the Nine Wells"}');
INSERT INTO public.journal VALUES ('Px-H3MEt42Krm7-I', 249, 1795003198.1499827, 'move', 0, '{"rows": "A: place Hearse Driver at A left"}');
INSERT INTO public.journal VALUES ('nIvWm5pgC8ju0kJk', 0, 1795003198.1550298, 'sit', 0, '{"user": "ra0E-X8CejA0F6Lm", "name": "Bob"}');


--
-- Data for Name: sitting; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sitting VALUES ('fGwlArlmp4yAHhjq', 'iGQ4JbZ8GV0bYLD8');
INSERT INTO public.sitting VALUES ('ra0E-X8CejA0F6Lm', 'iGQ4JbZ8GV0bYLD8');
INSERT INTO public.sitting VALUES ('ra0E-X8CejA0F6Lm', 'Px-H3MEt42Krm7-I');
INSERT INTO public.sitting VALUES ('fGwlArlmp4yAHhjq', 'Px-H3MEt42Krm7-I');
INSERT INTO public.sitting VALUES ('ra0E-X8CejA0F6Lm', 'nIvWm5pgC8ju0kJk');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('iGQ4JbZ8GV0bYLD8', 'fGwlArlmp4yAHhjq', 1, 'playing', '{"game":"resarcana","seats":[{"kind":"me","bot":""},{"kind":"person","bot":""}],"sets":["base"],"variant":"standard","options":{},"clock":{"bank":600.0,"each":30.0},"open":true,"pace":0.0,"hints":true}', '{"game":"resarcana","sets":["base"],"variant":"standard","status":"playing","step":30,"seats":[{"name":"Ann","kind":"person","bot":""},{"name":"Bob","kind":"person","bot":""}],"clock":{"bank":600.0,"each":30.0},"winners":null,"users":["fGwlArlmp4yAHhjq","ra0E-X8CejA0F6Lm"],"owing":[0]}', 1795003197.6747599, 1795003198.1793795, 1795003827.7372932);
INSERT INTO public.tables VALUES ('Px-H3MEt42Krm7-I', 'ra0E-X8CejA0F6Lm', 0, 'over', '{"game":"cadwallon","seats":[{"kind":"me","bot":""},{"kind":"person","bot":""}],"sets":[],"variant":"standard","options":{},"clock":null,"open":false,"pace":0.0,"hints":true}', '{"game":"cadwallon","sets":[],"variant":"standard","status":"over","step":247,"seats":[{"name":"Bob","kind":"person","bot":""},{"name":"Ann","kind":"person","bot":""}],"clock":null,"winners":[0],"users":["ra0E-X8CejA0F6Lm","fGwlArlmp4yAHhjq"],"owing":[]}', 1795003197.7400253, 1795003198.242185, NULL);
INSERT INTO public.tables VALUES ('nIvWm5pgC8ju0kJk', 'ra0E-X8CejA0F6Lm', 1, 'open', '{"game":"resarcana","seats":[{"kind":"me","bot":""},{"kind":"person","bot":""}],"sets":["base"],"variant":"standard","options":{},"clock":null,"open":true,"pace":0.0,"hints":true}', '{"game":"resarcana","sets":["base"],"variant":"standard","status":"open","step":0,"seats":[{"name":"Bob","kind":"person","bot":""},{"name":"","kind":"empty","bot":""}],"clock":null,"winners":null,"users":["ra0E-X8CejA0F6Lm",""],"owing":[]}', 1795003198.1550298, 1795003198.6579368, NULL);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('ra0E-X8CejA0F6Lm', 'Bob', NULL, NULL, 'en', 1795003197.669506);
INSERT INTO public.users VALUES ('fGwlArlmp4yAHhjq', 'Ann', 'ann', '$argon2id$v=19$m=8,t=1,p=1$9VnIdF+xEXxUUs8XPZzUDw$quPkACNum0b/mysHULFz4fa+bKR4UdgK+1fJmtxu8pk', 'en', 1795003197.6617854);


--
-- Name: journal journal_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (table_id, n);


--
-- Name: sitting sitting_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sitting
    ADD CONSTRAINT sitting_pkey PRIMARY KEY (user_id, table_id);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: users users_account_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_account_key UNIQUE (account);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: tables_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_due ON public.tables USING btree (due);


--
-- Name: tables_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_open ON public.tables USING btree (open, status, touched);


--
-- PostgreSQL database dump complete
--


