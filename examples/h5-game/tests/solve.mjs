// Plays a level by search: which keys, step by step, collect every star and reach the gate without losing a heart.
import { startRun, step, TILE } from '../game/src/rules.js';

const HOLD_STEPS = 6;
const MOST_STATES = 400_000;
const CHOICES = [
  { left: false, right: true, jump: false },
  { left: false, right: true, jump: true },
  { left: false, right: false, jump: false },
  { left: false, right: false, jump: true },
  { left: true, right: false, jump: false },
  { left: true, right: false, jump: true },
];

/** One `{ left, right, jump }` for every step of the run; throws where the level cannot be finished. */
export function solve(level, tuning) {
  let run = startRun(level, tuning, tuning.lives);
  const keys = [];
  const reach = (what, goal, done) => {
    const found = search(run, goal, done);
    if (!found) {
      throw new Error(
        `${level.name}: ${what} is out of reach from column ${Math.floor(run.player.x / TILE)}, row ${Math.floor(run.player.y / TILE)}`,
      );
    }
    keys.push(...found.keys);
    run = found.run;
  };
  for (
    let left = run.stars.filter((star) => !star.gone);
    left.length > 0;
    left = run.stars.filter((star) => !star.gone)
  ) {
    const goal = left.reduce((near, star) => (far(star, run.player) < far(near, run.player) ? star : near));
    const index = run.stars.indexOf(goal);
    reach(`the star in column ${Math.floor(goal.x / TILE)}`, goal, (state) => state.stars[index].gone && isCalm(state));
  }
  reach('the gate', run.gate, (state) => state.over);
  return keys;
}

function search(start, goal, done) {
  const queue = createQueue();
  const seen = new Set();
  queue.add(0, { run: start, keys: null, spent: 0 });
  for (let node = queue.take(); node && seen.size < MOST_STATES; node = queue.take()) {
    for (const choice of CHOICES) {
      const run = copy(node.run);
      const taken = [];
      for (let i = 0; i < HOLD_STEPS && !done(run); i++) {
        step(run, choice);
        taken.push(choice);
      }
      const next = { run, keys: { before: node.keys, taken }, spent: node.spent + taken.length };
      if (run.lives === start.lives && done(run)) {
        return { run, keys: unroll(next.keys) };
      }
      const name = describe(run);
      if (run.lives < start.lives || run.over || seen.has(name)) {
        continue;
      }
      seen.add(name);
      queue.add(next.spent + far(goal, run.player) / 2.5, next);
    }
  }
  return null;
}

// why: the search keeps what it has reached, so it must not stop in mid-air over a pit or with a foe coming
function isCalm({ player, foes }) {
  return player.grounded && player.vx === 0 && foes.every((foe) => foe.gone || far(foe, player) > 2.5 * TILE);
}

// why: waiting for a lift looks like standing still, so the time belongs to the state
function describe({ time, player: { x, y, vx, vy, held, grounded } }) {
  return [x / 20, y / 20, vx / 160, vy / 200, time * 2].map(Math.round).join() + held + grounded;
}

function far(thing, player) {
  return Math.hypot(thing.x - player.x, thing.y - player.y);
}

function copy(run) {
  const lifts = run.lifts.map((lift) => ({ ...lift }));
  const ride = run.player.ride === null ? null : lifts[run.lifts.indexOf(run.player.ride)];
  const all = (list) => list.map((thing) => ({ ...thing }));
  return {
    ...run,
    player: { ...run.player, ride },
    stars: all(run.stars),
    mooncakes: all(run.mooncakes),
    foes: all(run.foes),
    lifts,
    gate: { ...run.gate },
  };
}

function unroll(link) {
  const parts = [];
  for (let at = link; at; at = at.before) {
    parts.push(at.taken);
  }
  return parts.reverse().flat();
}

function createQueue() {
  const shelves = new Map();
  let lowest = 0;
  let size = 0;
  return {
    add(cost, node) {
      const shelf = Math.floor(cost);
      if (!shelves.has(shelf)) {
        shelves.set(shelf, []);
      }
      shelves.get(shelf).push(node);
      lowest = Math.min(lowest, shelf);
      size++;
    },
    take() {
      if (size === 0) {
        return undefined;
      }
      while (!shelves.get(lowest)?.length) {
        lowest++;
      }
      size--;
      return shelves.get(lowest).pop();
    },
  };
}
