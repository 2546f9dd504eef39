// What lies behind and before a level. Hills and the sea of clouds are grey: the game colours them for each level.
// Their left and right edges meet, because every wave in them fits a whole number of times into the width.
import {
  below,
  box,
  circle,
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
  near,
  path,
  picture,
  polygon,
  radial,
  star,
  toBytes,
  union,
} from './paint.mjs';
import { encodePng } from './png.mjs';

const TURN = Math.PI * 2;
const WIDTH = 1024;
const WHITE = hex('#ffffff');

export const backdrops = {
  'night sky.png': () => paint(512, 512, starField),
  'moon.png': () => paint(360, 360, moon),
  'hills-far.png': () => paint(WIDTH, 384, hillsFar),
  'hills-near.png': () => paint(WIDTH, 384, hillsNear),
  'cloud-sea.png': () => paint(WIDTH, 192, cloudSea),
  'icon.png': () => paint(128, 128, icon),
  'white.png': () => paint(4, 4, (view) => fill(view, box(2, 2, 9, 9), WHITE)),
};

function paint(width, height, draw) {
  const canvas = picture(width, height);
  draw(canvas);
  return encodePng(width, height, toBytes(canvas));
}

function starField(view) {
  const random = dice(2026);
  const specks = [];
  for (let i = 0; i < 90; i++) {
    specks.push({ x: 10 + random() * 492, y: 10 + random() * 492, size: random(), warm: random() });
  }
  for (const { x, y, size, warm } of specks) {
    const colour = mix(hex('#bcd4ff'), hex('#ffe9c2'), warm);
    if (size > 0.9) {
      fill(near(view, x, y, 10), star(x, y, 6.5, 1, 4), colour, { alpha: 0.9 });
    } else {
      fill(near(view, x, y, 4), circle(x, y, 0.5 + size * 1.1), colour, { alpha: 0.35 + size * 0.6 });
    }
  }
}

function moon(view) {
  const disc = circle(180, 180, 112);
  glow(view, disc, hex('#fff1c1'), 36, 0.55);
  fill(view, disc, radial(150, 150, 190, hex('#fffdf2'), hex('#ffd98a')));
  for (const [x, y, r] of [
    [132, 118, 17],
    [230, 150, 12],
    [250, 205, 20],
    [110, 210, 11],
    [206, 104, 8],
  ]) {
    fill(view, circle(x, y, r), hex('#f3c778'), { soft: 5, alpha: 0.5, inside: disc });
  }
  const trunk = union(
    path(
      [
        [214, 268],
        [208, 226],
        [220, 196],
      ],
      6,
      4,
    ),
    path(
      [
        [212, 222],
        [192, 200],
      ],
      3.4,
      2.4,
    ),
  );
  const crown = melt(8, circle(196, 188, 17), circle(222, 176, 21), circle(244, 196, 15));
  const hare = union(
    ellipse(152, 240, 20, 15, -0.2),
    circle(170, 222, 11),
    limb(167, 214, 158, 190, 4, 3),
    limb(174, 213, 172, 188, 4, 3),
    circle(132, 244, 6),
    ellipse(168, 252, 12, 4),
  );
  const ground = meet(disc, ellipse(180, 286, 90, 32));
  for (const shade of [ground, trunk, crown, hare]) {
    fill(view, shade, hex('#d9a452'), { soft: 1, alpha: 0.55, inside: disc });
  }
}

// why: peaks like the limestone towers of Guilin: steep round columns, the nearer the darker, each with mist at its foot
function hillsFar(view) {
  const random = dice(11);
  const towers = [];
  for (let i = 0; i < 24; i++) {
    towers.push({
      x: (i + random() * 0.9) * (WIDTH / 24),
      half: 24 + random() * 44,
      top: 24 + random() * 230,
      skew: random() - 0.5,
    });
  }
  towers.sort((a, b) => a.top - b.top);
  for (const [i, tower] of towers.entries()) {
    const rough = (x) => Math.sin((x / WIDTH) * TURN * 37 + i) * 2.6 + Math.sin((x / WIDTH) * TURN * 83 + i * 2) * 1.4;
    const height = (x) => tower.top + rough(x) + slope(wrap(x - tower.x), tower) * (384 - tower.top);
    const light = 0.94 - (i / towers.length) * 0.24;
    fill(view, below(height), (x, y) => {
      const side = Math.max(-1, Math.min(1, wrap(x - tower.x) / tower.half));
      const mist = Math.max(0, (y - tower.top) / (384 - tower.top));
      const tone = Math.min(1, light + side * 0.07 + mist * mist * 0.5);
      return [tone, tone, tone, 1];
    });
  }
}

function slope(x, { half, skew }) {
  const t = Math.abs(x) / (half * (1 + skew * 0.5 * Math.sign(x)));
  return Math.min(1.2, t ** 3 * 0.34);
}

function wrap(x) {
  return x - Math.round(x / WIDTH) * WIDTH;
}

function hillsNear(view) {
  const ridge = (x) => {
    const t = (x / WIDTH) * TURN;
    return 232 + Math.sin(t * 2 + 0.6) * 46 + Math.sin(t * 5 + 2) * 20 + Math.sin(t * 11) * 5;
  };
  const front = (x) => {
    const t = (x / WIDTH) * TURN;
    return 302 + Math.sin(t * 3 + 2.4) * 30 + Math.sin(t * 7 + 1) * 10 + Math.sin(t * 17) * 3;
  };
  const shade = (top, light) => (_x, y) => {
    const tone = Math.min(1, light + Math.max(0, (y - top) / 260) * 0.32);
    return [tone, tone, tone, 1];
  };
  pagoda(view, 300, ridge(300) + 6, 1.1, 0.5);
  pine(view, 560, ridge(560) + 6, 0.5);
  pine(view, 604, ridge(604) + 8, 0.5);
  pavilion(view, 830, ridge(830) + 10, 0.5);
  fill(view, below(ridge), shade(184, 0.52));
  pine(view, 90, front(90) + 6, 0.38);
  pine(view, 420, front(420) + 6, 0.38);
  pine(view, 470, front(470) + 8, 0.38);
  pine(view, 960, front(960) + 6, 0.38);
  fill(view, below(front), shade(264, 0.4));
}

function grey(tone) {
  return [tone, tone, tone, 1];
}

function pagoda(view, x, base, size, tone) {
  const parts = [limb(x, base - 158 * size, x, base - 132 * size, 0.8, 3), box(x, base + 6, 24 * size, 12)];
  for (let i = 0; i < 5; i++) {
    const y = base - i * 26 * size;
    const half = (26 - i * 3.4) * size;
    parts.push(box(x, y - 12 * size, half * 0.6, 14 * size), eaves(x, y - 20 * size, half, 9 * size));
  }
  fill(view, union(...parts), grey(tone));
  for (let i = 0; i < 5; i++) {
    fill(view, box(x, base - (i * 26 + 8) * size, 2.4, 4.2, 2), WHITE);
  }
}

// why: the tips of a Chinese roof curl up
function eaves(x, y, half, rise) {
  const side = (way) =>
    path(
      [
        [x, y - rise],
        [x + way * half * 0.6, y - rise * 0.25],
        [x + way * half, y - rise * 0.1],
        [x + way * half * 1.28, y - rise * 0.75],
      ],
      rise * 0.34,
      0.9,
    );
  return union(
    side(-1),
    side(1),
    polygon([
      [x - half, y],
      [x - half * 0.5, y - rise],
      [x + half * 0.5, y - rise],
      [x + half, y],
    ]),
  );
}

function pavilion(view, x, base, tone) {
  const roof = union(
    eaves(x, base - 44, 40, 22),
    polygon([
      [x - 26, base - 58],
      [x - 5, base - 80],
      [x + 5, base - 80],
      [x + 26, base - 58],
    ]),
  );
  const posts = [-28, -10, 10, 28].map((dx) => box(x + dx, base - 24, 2.4, 22));
  fill(view, union(roof, box(x, base - 4, 40, 6), ...posts, circle(x, base - 83, 3.6)), grey(tone));
}

function pine(view, x, base, tone) {
  const trunk = path(
    [
      [x, base],
      [x + 4, base - 26],
      [x - 2, base - 46],
    ],
    3.4,
    1.6,
  );
  const boughs = [
    [0, -50, 22],
    [12, -38, 20],
    [-13, -32, 19],
    [8, -62, 14],
  ].map(([dx, dy, half]) => meet(ellipse(x + dx, base + dy, half, 8), (_x, y) => y - (base + dy + 3)));
  fill(view, union(trunk, ...boughs), grey(tone));
}

function cloudSea(view) {
  const random = dice(5);
  const rows = [
    { count: 19, top: 46, size: 50, tone: 0.84 },
    { count: 17, top: 88, size: 54, tone: 0.92 },
    { count: 15, top: 132, size: 60, tone: 1 },
  ];
  for (const { count, top, size, tone } of rows) {
    const balls = [];
    for (let i = 0; i < count; i++) {
      const x = ((i + random() * 0.3) / count) * WIDTH;
      const radius = size * (0.72 + random() * 0.36);
      balls.push({ x, y: top + random() * 12 + 16, radius });
    }
    const bank = (x, y) => {
      let nearest = top + 8 - y;
      for (const ball of balls) {
        nearest = Math.min(nearest, Math.hypot(wrap(x - ball.x), (y - ball.y) * 1.15) - ball.radius * 0.86);
      }
      return nearest;
    };
    const high = mix(grey(tone), WHITE, 0.8);
    fill(view, bank, linear(0, top - 30, high, 0, top + 84, grey(tone * 0.84)));
    fill(view, (x, y) => Math.abs(bank(x, y) + 4) - 1.1, WHITE, { alpha: 0.65 });
  }
}

function icon(view) {
  fill(view, box(64, 64, 62, 62, 28), linear(0, 0, hex('#232a77'), 0, 128, hex('#8b5fbf')));
  glow(view, circle(64, 62, 34), hex('#fff1c1'), 14, 0.5);
  fill(view, circle(64, 62, 40), radial(52, 48, 70, hex('#fffdf2'), hex('#ffd98a')));
  const hare = union(
    ellipse(60, 78, 20, 16),
    circle(72, 60, 13),
    limb(68, 50, 60, 26, 4.6, 3.4),
    limb(76, 49, 76, 25, 4.6, 3.4),
    circle(41, 82, 6),
  );
  fill(view, grow(hare, 2.4), hex('#2b2560'));
  fill(view, hare, linear(60, 30, WHITE, 50, 94, hex('#c9c6ea')));
  fill(view, circle(77, 59, 2.4), hex('#2b2560'));
  fill(view, star(98, 34, 15, 7.4, 5, 2), linear(98, 18, hex('#fff3b8'), 98, 50, hex('#ff9f1c')));
}
