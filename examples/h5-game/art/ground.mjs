// The ground a level is built of, and what grows on it. Units: 64 to a tile; tiles join without a seam.
import {
  below,
  box,
  circle,
  cut,
  dice,
  ellipse,
  fill,
  glow,
  grow,
  hex,
  limb,
  linear,
  meet,
  melt,
  mix,
  path,
  polygon,
  union,
} from './paint.mjs';

const TILE = 64;
const TURN = Math.PI * 2;
const EARTH = hex('#6a62a8');
const DEEP = hex('#3b3674');
const EDGE = hex('#221e4f');
const GRASS = hex('#4fd1a5');
const DARK_GRASS = hex('#1d8a80');
const LIGHT_GRASS = hex('#c6ffd9');

export const groundFrames = {
  fill: { size: [TILE, TILE], draw: earth({}) },
  left: { size: [TILE, TILE], draw: earth({ left: true }) },
  right: { size: [TILE, TILE], draw: earth({ right: true }) },
  both: { size: [TILE, TILE], draw: earth({ left: true, right: true }) },
  top: { size: [TILE, TILE], draw: earth({ top: true }) },
  'top-left': { size: [TILE, TILE], draw: earth({ top: true, left: true }) },
  'top-right': { size: [TILE, TILE], draw: earth({ top: true, right: true }) },
  'top-both': { size: [TILE, TILE], draw: earth({ top: true, left: true, right: true }) },
  tuft: { size: [48, 28], draw: tuft },
  flower: { size: [28, 40], draw: flower },
  bush: { size: [96, 56], draw: bush },
  'stone-lantern': { size: [64, 96], draw: stoneLantern },
  bamboo: { size: [104, 190], draw: bamboo },
  osmanthus: { size: [220, 240], draw: osmanthus },
};

function earth({ top = false, left = false, right = false }) {
  const fromX = left ? 1.5 : -40;
  const toX = right ? TILE - 1.5 : TILE + 40;
  const fromY = top ? 3 : -40;
  const body = box(
    (fromX + toX) / 2,
    (fromY + 120) / 2,
    (toX - fromX) / 2,
    (120 - fromY) / 2,
    top && (left || right) ? 12 : 0,
  );
  const wave = (x, y) => Math.sin((x / TILE) * TURN) * 3 + Math.sin((x / TILE) * TURN * 2 + y) * 1.6;
  return (view) => {
    fill(view, body, EDGE);
    const inner = grow(body, -2.2);
    fill(view, inner, (x, y) => {
      const band = Math.sin(((y + wave(x, 0)) / TILE) * TURN * 2) * 0.5 + 0.5;
      return mix(EARTH, DEEP, 0.35 + band * 0.4);
    });
    const random = dice(7);
    for (let i = 0; i < 7; i++) {
      const x = 8 + random() * 48;
      const y = (top ? 30 : 6) + random() * (top ? 28 : 52);
      const pebble = ellipse(x, y, 2.5 + random() * 4, 1.8 + random() * 2.4, random() * 0.8);
      fill(view, meet(inner, pebble), mix(EARTH, hex('#a79be0'), 0.25 + random() * 0.4), { alpha: 0.8 });
    }
    if (left) {
      fill(view, box(4, 60, 3, 80), hex('#9a90d8'), { soft: 3, alpha: 0.55, inside: inner });
    }
    if (right) {
      fill(view, box(TILE - 4, 60, 4, 80), EDGE, { soft: 4, alpha: 0.6, inside: inner });
    }
    if (top) {
      turf(view, body);
    }
  };
}

function turf(view, body) {
  const hem = (x) => 19 + Math.sin((x / TILE) * TURN * 3) * 3.4 + Math.sin((x / TILE) * TURN * 5 + 1) * 2;
  const sod = meet(body, (x, y) => -below(hem)(x, y));
  fill(
    view,
    meet(body, (x, y) => -below((x2) => hem(x2) + 2.4)(x, y)),
    EDGE,
    { alpha: 0.85 },
  );
  const lawn = meet(grow(body, -2.2), (x, y) => -below(hem)(x, y));
  fill(view, lawn, linear(0, 2, GRASS, 0, 24, DARK_GRASS));
  fill(view, (_x, y) => y - 8.4, LIGHT_GRASS, { soft: 2.2, alpha: 0.95, inside: lawn });
  for (let i = 0; i < 4; i++) {
    const blade = limb(6 + i * 17, 11, 9 + i * 17, 16, 1, 0.6);
    fill(view, meet(sod, blade), LIGHT_GRASS, { alpha: 0.55 });
  }
}

function tuft(view) {
  const blades = [
    [8, 14, -5],
    [15, 24, -3],
    [23, 27, 1],
    [31, 22, 4],
    [39, 15, 7],
  ];
  for (const [x, height, bend] of blades) {
    const blade = path(
      [
        [x, 30],
        [x + bend * 0.3, 30 - height * 0.6],
        [x + bend, 30 - height],
      ],
      3,
      0.8,
    );
    fill(view, grow(blade, 1.2), EDGE, { alpha: 0.8 });
    fill(view, blade, linear(0, 4, LIGHT_GRASS, 0, 28, DARK_GRASS));
  }
}

function flower(view) {
  fill(
    view,
    path(
      [
        [14, 41],
        [12.5, 28],
        [14, 16],
      ],
      1.7,
    ),
    DARK_GRASS,
  );
  fill(view, ellipse(19, 32, 5, 2.2, -0.6), GRASS);
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * TURN - Math.PI / 2;
    fill(view, circle(14 + Math.cos(angle) * 5.4, 13 + Math.sin(angle) * 5.4, 4.4), hex('#ffb3d1'));
  }
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * TURN - Math.PI / 2;
    fill(view, circle(14 + Math.cos(angle) * 5, 13 + Math.sin(angle) * 5, 2.6), hex('#fff0f6'), { soft: 1 });
  }
  fill(view, circle(14, 13, 3), hex('#ffd166'));
}

function bush(view) {
  const leaves = meet(
    melt(5, circle(22, 40, 17), circle(46, 30, 22), circle(72, 38, 18), box(48, 52, 38, 10, 6)),
    (_x, y) => y - 57,
  );
  fill(view, grow(leaves, 2), EDGE);
  fill(view, leaves, linear(30, 8, hex('#58d3b0'), 60, 60, hex('#17666f')));
  fill(view, union(circle(40, 22, 9), circle(18, 34, 6), circle(68, 32, 7)), LIGHT_GRASS, {
    soft: 5,
    alpha: 0.55,
    inside: leaves,
  });
  const random = dice(21);
  for (let i = 0; i < 11; i++) {
    fill(view, circle(12 + random() * 72, 22 + random() * 30, 1.6 + random()), hex('#ffd166'), { alpha: 0.9 });
  }
}

function stoneLantern(view) {
  const roof = polygon([
    [4, 34],
    [18, 24],
    [32, 10],
    [46, 24],
    [60, 34],
    [52, 38],
    [12, 38],
  ]);
  const stone = union(
    roof,
    box(32, 50, 15, 13, 2),
    box(32, 66, 20, 4, 2),
    box(32, 80, 7, 14),
    box(32, 93, 17, 4, 2),
    circle(32, 9, 4),
  );
  glow(view, box(32, 50, 8, 7), hex('#ffcf5c'), 10, 0.6);
  fill(view, grow(stone, 1.8), EDGE);
  fill(view, stone, linear(14, 0, hex('#b9b3e2'), 52, 0, hex('#6a63a6')));
  fill(view, box(32, 50, 9, 8, 2), linear(0, 42, hex('#fff6c7'), 0, 58, hex('#ffb338')));
  fill(view, box(32, 50, 0.8, 8), EDGE, { alpha: 0.7 });
  fill(view, box(32, 50, 9, 0.8), EDGE, { alpha: 0.7 });
  fill(
    view,
    path(
      [
        [6, 33.6],
        [18, 24],
        [32, 10.6],
      ],
      1.4,
    ),
    hex('#e4e0ff'),
    { alpha: 0.8 },
  );
}

function bamboo(view) {
  const stems = [
    [36, 6, 4.4],
    [54, 26, 3.8],
    [69, 50, 3.2],
  ];
  for (const [x, top, radius] of stems) {
    fill(view, limb(x, top, x + 2, 196, radius + 1.6), EDGE, { alpha: 0.85 });
    fill(view, limb(x, top, x + 2, 196, radius), linear(x - 4, 0, hex('#8ee6b4'), x + 6, 0, hex('#1f7a6c')));
    for (let y = top + 24; y < 190; y += 30) {
      fill(view, box(x + 1, y, radius + 1, 1.2, 1), hex('#0f4d4d'), { alpha: 0.8 });
    }
  }
  const leaves = [
    [36, 34, 0.5],
    [36, 40, 2.5],
    [54, 60, 0.4],
    [54, 66, 2.7],
    [69, 84, 0.6],
    [38, 92, 0.4],
    [34, 96, 2.6],
    [56, 118, 2.5],
    [70, 116, 0.5],
  ];
  for (const [x, y, turn] of leaves) {
    const leaf = ellipse(x + Math.cos(turn) * 12, y + Math.sin(turn) * 10, 12, 3.2, turn);
    fill(view, grow(leaf, 1.2), EDGE, { alpha: 0.8 });
    fill(view, leaf, linear(x - 12, y, hex('#7be0b0'), x + 14, y + 8, hex('#1d8a80')));
  }
}

function osmanthus(view) {
  const trunk = union(
    path(
      [
        [112, 244],
        [108, 190],
        [116, 150],
        [110, 110],
      ],
      12,
      7,
    ),
    path(
      [
        [114, 160],
        [146, 130],
        [160, 104],
      ],
      7,
      4,
    ),
    path(
      [
        [110, 150],
        [78, 126],
        [64, 104],
      ],
      6,
      4,
    ),
  );
  const crown = melt(12, circle(70, 92, 44), circle(112, 62, 50), circle(156, 88, 42), circle(112, 104, 40));
  fill(view, grow(trunk, 2), EDGE);
  fill(view, trunk, linear(98, 0, hex('#a5739b'), 126, 0, hex('#54356b')));
  fill(view, grow(crown, 2.2), EDGE);
  fill(view, crown, linear(80, 14, hex('#4fc3a1'), 140, 150, hex('#164b63')));
  fill(view, union(circle(98, 44, 26), circle(56, 78, 18), circle(150, 70, 18)), hex('#9ff0c8'), {
    soft: 14,
    alpha: 0.5,
    inside: crown,
  });
  fill(view, cut(circle(112, 120, 60), circle(104, 84, 62)), hex('#0d3350'), { soft: 10, alpha: 0.5, inside: crown });
  const random = dice(88);
  for (let i = 0; i < 46; i++) {
    const angle = random() * TURN;
    const reach = Math.sqrt(random()) * 66;
    const x = 112 + Math.cos(angle) * reach * 1.12;
    const y = 82 + Math.sin(angle) * reach * 0.8;
    const bloom = union(circle(x - 2.2, y, 2.2), circle(x + 2.2, y + 0.6, 2.2), circle(x, y - 2.4, 2.2));
    fill(view, meet(crown, bloom), mix(hex('#ffe08a'), hex('#ffb020'), random()));
  }
}
