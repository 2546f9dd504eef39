// What happens in a level, step by step: no drawing, no clock, no chance. The same keys give the same run.
// Lengths are world pixels (64 to a tile), times are seconds; `x` is the middle and `y` the feet of whatever stands.

export const TILE = 64;
export const STEP_SECONDS = 1 / 60;

const HALF_WIDTH = 17;
const HEIGHT = 54;
const PICK_UP = 44;

/** The state of a level that nobody has touched yet. `tuning` is the one in game.json. */
export function startRun(level, tuning, lives) {
  const grid = level.rows;
  const found = findAll(grid);
  const [start] = found('P');
  const [gate] = found('G');
  return {
    tuning,
    grid,
    width: grid[0].length * TILE,
    height: grid.length * TILE,
    time: 0,
    lives,
    over: false,
    player: {
      ...standing(start),
      ...{ vx: 0, vy: 0, facing: 1, grounded: true, ride: null },
      ...{ coyote: 0, buffer: 0, held: false, rising: false, stunned: 0, shielded: 0 },
      safe: standing(start),
    },
    stars: found('*').map(middle),
    mooncakes: found('o').map(middle),
    foes: [...found('e').map((at) => walker(grid, at)), ...found('f').map(floater)],
    lifts: [...found('m').map((at) => lift(at, 160, 0)), ...found('v').map((at) => lift(at, 0, 128))],
    drums: found('D').map((at) => ({ ...standing(at), top: at.row * TILE + 24 })),
    gate: { ...standing(gate), open: false },
  };
}

/**
 * Moves the run one step on. `keys`: `{ left, right, jump }`, true while held.
 * Returns what happened, in order: `{ type, x, y }` with type jump, land, star, mooncake, stomp, drum, open, hurt, fall,
 * over or gate.
 */
export function step(run, keys) {
  const events = [];
  if (run.over) {
    return events;
  }
  run.time += STEP_SECONDS;
  for (const lift of run.lifts) {
    place(lift, run.time);
  }
  for (const foe of run.foes) {
    place(foe, run.time * run.tuning.foePace);
  }
  steer(run, keys, events);
  moveSideways(run);
  moveUpright(run, events);
  touchThings(run, events);
  if (run.player.y > run.height + 160) {
    loseHeart(run, 'fall', events);
  }
  return events;
}

function steer({ player, tuning }, keys, events) {
  const dt = STEP_SECONDS;
  player.stunned = Math.max(0, player.stunned - dt);
  player.shielded = Math.max(0, player.shielded - dt);
  player.coyote = player.grounded ? tuning.coyoteSeconds : Math.max(0, player.coyote - dt);
  player.buffer = keys.jump && !player.held ? tuning.bufferSeconds : Math.max(0, player.buffer - dt);
  player.held = keys.jump;

  const wish = player.stunned > 0 ? 0 : Number(keys.right) - Number(keys.left);
  const rate = wish === 0 ? tuning.brake : tuning.acceleration;
  player.vx = approach(player.vx, wish * tuning.runSpeed, rate * dt);
  player.facing = wish || player.facing;

  if (player.buffer > 0 && player.coyote > 0 && player.stunned === 0) {
    player.vy = -tuning.jumpSpeed;
    player.buffer = 0;
    player.coyote = 0;
    player.grounded = false;
    player.rising = true;
    player.ride = null;
    events.push({ type: 'jump', x: player.x, y: player.y });
  }
  if (player.rising && !keys.jump) {
    player.vy = Math.max(player.vy, -tuning.jumpSpeed * tuning.shortJump);
    player.rising = false;
  }
  player.vy = Math.min(tuning.fallSpeed, player.vy + tuning.gravity * dt);
}

function moveSideways({ player, grid, width }) {
  const carried = player.ride ? player.ride.dx : 0;
  const way = player.vx * STEP_SECONDS + carried;
  player.x = Math.min(width - HALF_WIDTH, Math.max(HALF_WIDTH, player.x + way));
  const side = Math.sign(way);
  if (side === 0) {
    return;
  }
  const column = Math.floor((player.x + side * HALF_WIDTH) / TILE);
  for (let row = tileOf(player.y - HEIGHT); row <= tileOf(player.y - 1); row++) {
    if (isSolid(grid, column, row)) {
      player.x = side > 0 ? column * TILE - HALF_WIDTH - 0.01 : (column + 1) * TILE + HALF_WIDTH + 0.01;
      player.vx = 0;
      return;
    }
  }
}

function moveUpright(run, events) {
  const { player, grid } = run;
  const before = player.y;
  const wasGrounded = player.grounded;
  const ridden = player.ride;
  player.y = ridden ? ridden.top : player.y + player.vy * STEP_SECONDS;
  player.grounded = false;
  player.ride = null;
  const columns = [tileOf(player.x - HALF_WIDTH), tileOf(player.x + HALF_WIDTH)];

  if (player.vy < 0 && !ridden) {
    const row = tileOf(player.y - HEIGHT);
    if (columns.some((column) => isSolid(grid, column, row))) {
      player.y = (row + 1) * TILE + HEIGHT;
      player.vy = 0;
    }
    return;
  }

  const floor = floorBelow(run, columns, before);
  if (floor !== null && player.y >= floor.top) {
    player.y = floor.top;
    player.vy = 0;
    player.grounded = true;
    player.rising = false;
    player.ride = floor.lift;
    if (!wasGrounded) {
      events.push({ type: 'land', x: player.x, y: player.y });
    }
    if (floor.lift === null && isSafe(grid, tileOf(player.x), tileOf(player.y + 1))) {
      player.safe = { x: player.x, y: player.y };
    }
  }
}

// why: clouds and lifts hold from above only, so what counts is where the feet were before the step
function floorBelow({ player, grid, lifts }, columns, before) {
  let best = null;
  const row = tileOf(player.y);
  const top = row * TILE;
  const held = columns.some(
    (column) => isSolid(grid, column, row) || (at(grid, column, row) === '=' && before <= top + 1),
  );
  if (held) {
    best = { top, lift: null };
  }
  for (const lift of lifts) {
    const over = Math.abs(player.x - lift.x) < lift.half + HALF_WIDTH * 0.6;
    if (
      over &&
      before <= lift.top - lift.dy + 4 &&
      player.y >= lift.top - 1 &&
      (best === null || lift.top < best.top)
    ) {
      best = { top: lift.top, lift };
    }
  }
  return best;
}

function touchThings(run, events) {
  const { player, tuning, gate } = run;
  const heart = { x: player.x, y: player.y - HEIGHT / 2 };
  for (const kind of ['stars', 'mooncakes']) {
    for (const thing of run[kind]) {
      if (!thing.gone && Math.hypot(thing.x - heart.x, thing.y - heart.y) < PICK_UP) {
        thing.gone = true;
        events.push({ type: kind === 'stars' ? 'star' : 'mooncake', x: thing.x, y: thing.y, thing });
        if (kind === 'mooncakes') {
          run.lives = Math.min(tuning.lives, run.lives + 1);
        }
      }
    }
  }
  for (const drum of run.drums) {
    const over = Math.abs(drum.x - player.x) < 44;
    if (over && player.vy > 0 && player.y >= drum.top && player.y < drum.top + 34) {
      player.y = drum.top;
      player.vy = -tuning.drumSpeed;
      player.rising = false;
      player.grounded = false;
      events.push({ type: 'drum', x: drum.x, y: drum.top, thing: drum });
    }
  }
  touchFoes(run, heart, events);
  if (!run.over && onThorns(run.grid, player)) {
    loseHeart(run, 'hurt', events);
  }
  if (!gate.open && run.stars.every((star) => star.gone)) {
    gate.open = true;
    events.push({ type: 'open', x: gate.x, y: gate.y });
  }
  if (gate.open && !run.over && Math.abs(player.x - gate.x) < 34 && player.y > gate.y - 130 && player.y < gate.y + 8) {
    run.over = true;
    events.push({ type: 'gate', x: gate.x, y: gate.y });
  }
}

function touchFoes(run, heart, events) {
  const { player, tuning } = run;
  for (const foe of run.foes) {
    if (foe.gone || Math.abs(foe.x - heart.x) > 46 || Math.abs(foe.y - heart.y) > 44) {
      continue;
    }
    if (player.vy > 60 && player.y < foe.y + 14) {
      foe.gone = true;
      player.vy = -tuning.stompSpeed;
      player.rising = false;
      player.grounded = false;
      events.push({ type: 'stomp', x: foe.x, y: foe.y, thing: foe });
    } else if (Math.abs(foe.x - heart.x) < 36 && Math.abs(foe.y - heart.y) < 38) {
      loseHeart(run, 'hurt', events, Math.sign(player.x - foe.x));
    }
  }
}

function loseHeart(run, type, events, away = -run.player.facing) {
  const { player } = run;
  if (type === 'hurt' && player.shielded > 0) {
    return;
  }
  run.lives -= 1;
  player.shielded = 1.8;
  player.ride = null;
  player.grounded = false;
  player.rising = false;
  events.push({ type, x: player.x, y: player.y });
  if (type === 'fall') {
    Object.assign(player, player.safe, { vx: 0, vy: 0 });
  } else {
    Object.assign(player, { vx: away * 280, vy: -520, stunned: 0.35 });
  }
  if (run.lives <= 0) {
    run.over = true;
    events.push({ type: 'over', x: player.x, y: player.y });
  }
}

/* Where things are. */

function findAll(grid) {
  return (sign) =>
    grid.flatMap((line, row) => [...line].flatMap((mark, column) => (mark === sign ? [{ column, row }] : [])));
}

function middle({ column, row }) {
  return { x: (column + 0.5) * TILE, y: (row + 0.5) * TILE, gone: false };
}

function standing({ column, row }) {
  return { x: (column + 0.5) * TILE, y: (row + 1) * TILE };
}

function walker(grid, { column, row }) {
  const canStand = (c) =>
    !isSolid(grid, c, row) && at(grid, c, row) !== '^' && '#='.includes(at(grid, c, row + 1) || ' ');
  let from = column;
  let to = column;
  while (column - from < 3 && canStand(from - 1)) {
    from--;
  }
  while (to - column < 3 && canStand(to + 1)) {
    to++;
  }
  const foe = {
    kind: 'walker',
    from: (from + 0.5) * TILE,
    to: (to + 0.5) * TILE,
    y: (row + 1) * TILE - 28,
    gone: false,
  };
  return place(foe, 0);
}

function floater({ column, row }) {
  return place({ kind: 'floater', x: (column + 0.5) * TILE, home: (row + 0.5) * TILE, gone: false, facing: -1 }, 0);
}

function lift({ column, row }, acrossPixels, alongPixels) {
  const home = { x: (column + 0.5) * TILE, top: row * TILE + 8 };
  return place({ kind: 'lift', home, across: acrossPixels, along: alongPixels, half: 92, ...home, dx: 0, dy: 0 }, 0);
}

// why: everything that moves by itself is a function of time, so a step never adds up rounding errors
function place(mover, time) {
  if (mover.kind === 'lift') {
    const swing = Math.sin(time * 1.1);
    const x = mover.home.x + swing * mover.across;
    const top = mover.home.top + swing * mover.along;
    return Object.assign(mover, { dx: x - mover.x, dy: top - mover.top, x, top });
  }
  if (mover.kind === 'floater') {
    return Object.assign(mover, { y: mover.home + Math.sin(time * 1.7) * 84 });
  }
  const span = mover.to - mover.from;
  const way = span === 0 ? 0 : (time * 96 + span / 2) % (span * 2);
  const back = way > span;
  return Object.assign(mover, { x: mover.from + (back ? span * 2 - way : way), facing: back ? -1 : 1 });
}

function onThorns(grid, player) {
  const row = tileOf(player.y - 4);
  const inside = player.y - row * TILE > 34;
  return inside && [-10, 10].some((dx) => at(grid, tileOf(player.x + dx), row) === '^');
}

function isSafe(grid, column, row) {
  return [-1, 0, 1].every((dx) => isSolid(grid, column + dx, row) && at(grid, column + dx, row - 1) !== '^');
}

function isSolid(grid, column, row) {
  return at(grid, column, row) === '#';
}

function at(grid, column, row) {
  return grid[row]?.[column];
}

function tileOf(pixels) {
  return Math.floor(pixels / TILE);
}

function approach(value, goal, most) {
  return value < goal ? Math.min(goal, value + most) : Math.max(goal, value - most);
}
