// What stands, floats or flies in a level. Units: 64 to a tile; each entry names its frame size in units.
import {
  box,
  circle,
  cut,
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
  outline,
  path,
  polygon,
  radial,
  star,
  union,
} from './paint.mjs';

const INK = hex('#2b2560');
const GOLD = hex('#ffd34d');
const PALE_GOLD = hex('#fff3b8');
const AMBER = hex('#ff9f1c');
const RED = hex('#e5383b');
const DARK_RED = hex('#9d1420');
const WHITE = hex('#ffffff');

export const itemFrames = {
  'star-0': { size: [64, 64], draw: shiningStar(0) },
  'star-1': { size: [64, 64], draw: shiningStar(0.1) },
  'star-2': { size: [64, 64], draw: shiningStar(0.2) },
  mooncake: { size: [64, 64], draw: mooncake },
  'thunder-0': { size: [80, 64], draw: thunder(0) },
  'thunder-1': { size: [80, 64], draw: thunder(1) },
  'thunder-flat': { size: [80, 64], draw: thunder(2) },
  'drum-0': { size: [80, 64], draw: drum(0) },
  'drum-1': { size: [80, 64], draw: drum(1) },
  lift: { size: [208, 72], draw: liftCloud },
  'cloud-left': { size: [64, 64], draw: cloudStep(0) },
  'cloud-mid': { size: [64, 64], draw: cloudStep(1) },
  'cloud-right': { size: [64, 64], draw: cloudStep(2) },
  'cloud-one': { size: [64, 64], draw: cloudStep(3) },
  thorns: { size: [64, 64], draw: thorns },
  'gate-shut': { size: [176, 192], draw: moonGate(false) },
  'gate-open': { size: [176, 192], draw: moonGate(true) },
  lantern: { size: [88, 108], draw: skyLantern },
  spark: { size: [24, 24], draw: spark },
  puff: { size: [32, 32], draw: puff },
  'wisp-0': { size: [240, 84], draw: wisp(0) },
  'wisp-1': { size: [180, 64], draw: wisp(1) },
  petal: { size: [16, 16], draw: petal },
};

function shiningStar(twinkle) {
  return (view) => {
    const shape = star(32, 33, 21, 10.5, 5, 3.2, -Math.PI / 2 + twinkle * 0.5);
    glow(view, circle(32, 32, 12), GOLD, 9.5, 0.42 + twinkle * 0.5);
    fill(view, grow(shape, 2.2), hex('#b3541e'));
    fill(view, shape, linear(32, 12, PALE_GOLD, 32, 54, AMBER));
    fill(view, grow(star(30, 29, 16, 7, 5, 2.5), 0), hex('#fff8d6'), { soft: 3, alpha: 0.75, inside: shape });
    fill(view, circle(27.5, 33, 1.9), INK);
    fill(view, circle(36.5, 33, 1.9), INK);
    fill(
      view,
      path(
        [
          [29.6, 37.2],
          [32, 39],
          [34.4, 37.2],
        ],
        0.9,
      ),
      INK,
    );
    fill(view, ellipse(24, 37, 2.6, 1.7), hex('#ff7b54'), { soft: 1, alpha: 0.8 });
    fill(view, ellipse(40, 37, 2.6, 1.7), hex('#ff7b54'), { soft: 1, alpha: 0.8 });
    fill(view, star(46, 17, 5 + twinkle * 18, 1.4, 4), WHITE, { alpha: 0.95 });
  };
}

function mooncake(view) {
  const petals = [];
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * Math.PI * 2;
    petals.push(circle(32 + Math.cos(angle) * 17, 34 + Math.sin(angle) * 15, 6));
  }
  const rim = union(ellipse(32, 34, 18, 16), ...petals);
  glow(view, circle(32, 34, 18), hex('#ffb347'), 7, 0.5);
  fill(view, grow(rim, 2), hex('#6b2d0f'));
  fill(view, rim, linear(24, 14, hex('#ffcf7a'), 40, 56, hex('#c46a1b')));
  fill(view, ellipse(32, 33.5, 15, 13.4), linear(32, 20, hex('#f5b455'), 32, 48, hex('#d98324')));
  fill(view, outline(ellipse(32, 33.5, 13, 11.6), 0.8), hex('#8a3d10'), { alpha: 0.8 });
  for (let i = 0; i < 4; i++) {
    const angle = Math.PI / 4 + (i * Math.PI) / 2;
    fill(view, ellipse(32 + Math.cos(angle) * 6, 33.5 + Math.sin(angle) * 5.4, 4.6, 2.5, angle), hex('#8a3d10'));
  }
  fill(view, circle(32, 33.5, 2.6), hex('#fff0b3'));
  fill(view, ellipse(24, 22, 7, 3, -0.5), WHITE, { soft: 3, alpha: 0.6 });
}

function thunder(frame) {
  return (view) => {
    const flat = frame === 2;
    const lift = frame === 1 ? -2 : 0;
    const squash = (y) => (flat ? 46 + (y - 46) * 0.35 : y + lift);
    const body = melt(
      7,
      ellipse(40, squash(32), 27, flat ? 7 : 15),
      circle(25, squash(31), flat ? 7 : 12),
      circle(38, squash(23), flat ? 8 : 14),
      circle(54, squash(29), flat ? 7 : 12),
    );
    if (!flat) {
      const bolt = (x, y) =>
        polygon([
          [x, y],
          [x + 9, y],
          [x + 5, y + 7],
          [x + 10, y + 7],
          [x - 1, y + 19],
          [x + 2, y + 10],
          [x - 3, y + 10],
        ]);
      const bolts = frame === 0 ? union(bolt(24, 42), bolt(48, 42)) : union(bolt(30, 42), bolt(54, 42));
      glow(view, bolts, hex('#ffe066'), 5, 0.5);
      fill(view, grow(bolts, 1.6), hex('#7a3b00'));
      fill(view, bolts, linear(0, 42, hex('#fff3a1'), 0, 62, AMBER));
    }
    fill(view, grow(body, 2.2), hex('#1a1440'));
    fill(view, body, linear(34, squash(10), hex('#7d78b8'), 44, squash(48), hex('#3a3376')));
    fill(view, ellipse(33, squash(19), 12, flat ? 2 : 6), hex('#b7b2e6'), { soft: 4, alpha: 0.65, inside: body });
    const ey = squash(31);
    if (flat) {
      fill(view, limb(28, ey, 34, ey + 1, 1.4), WHITE);
      fill(view, limb(46, ey + 1, 52, ey, 1.4), WHITE);
      return;
    }
    fill(view, ellipse(31, ey, 5, 6), WHITE);
    fill(view, ellipse(48, ey, 5, 6), WHITE);
    fill(view, circle(30, ey + 1.4, 2.7), hex('#1a1440'));
    fill(view, circle(47, ey + 1.4, 2.7), hex('#1a1440'));
    fill(view, limb(25, ey - 8, 35, ey - 4.6, 1.7), hex('#1a1440'));
    fill(view, limb(54, ey - 8, 44, ey - 4.6, 1.7), hex('#1a1440'));
    fill(
      view,
      path(
        [
          [35, ey + 10],
          [39.5, ey + 8],
          [44, ey + 10],
        ],
        1.3,
      ),
      hex('#1a1440'),
    );
  };
}

function drum(frame) {
  return (view) => {
    const top = frame === 0 ? 22 : 34;
    const barrel = cut(
      ellipse(40, (top + 60) / 2 + 2, 34, (66 - top) / 2),
      union(box(40, top - 30, 60, 30), box(40, 92, 60, 30)),
    );
    const body = union(barrel, ellipse(40, 60, 25, 4));
    fill(view, grow(union(body, ellipse(40, top, 28, 7)), 2.2), hex('#3d0a12'));
    fill(view, body, linear(8, 0, hex('#ff5a4f'), 72, 0, DARK_RED));
    fill(view, meet(body, box(40, 42, 40, 3.2)), hex('#ffd166'), { alpha: 0.9 });
    for (let i = 0; i < 7; i++) {
      fill(view, circle(13 + i * 9, top + 7.5 + Math.sin((i / 6) * Math.PI) * 4, 1.7), hex('#ffe8a3'));
    }
    fill(view, ellipse(40, top, 28, 7), linear(12, 0, hex('#fff6dd'), 68, 0, hex('#e8c98a')));
    fill(view, outline(ellipse(40, top, 17, 4), 0.8), RED, { alpha: 0.8 });
    fill(view, ellipse(22, 44, 4, 14), WHITE, { soft: 3, alpha: 0.35, inside: body });
  };
}

function liftCloud(view) {
  const body = melt(
    8,
    box(104, 40, 88, 13, 13),
    circle(44, 38, 18),
    circle(82, 32, 22),
    circle(124, 31, 23),
    circle(164, 38, 18),
  );
  const flatTop = meet(body, box(104, 70, 110, 46));
  fill(view, grow(flatTop, 2), hex('#8a6bd1'), { alpha: 0.9 });
  fill(view, flatTop, linear(0, 22, hex('#fff7df'), 0, 56, hex('#d9b8ff')));
  swirl(view, 58, 42, 9, hex('#b48be8'));
  swirl(view, 104, 40, 10, hex('#b48be8'));
  swirl(view, 150, 42, 9, hex('#b48be8'));
  fill(view, box(104, 26.5, 78, 2.4, 2.4), WHITE, { soft: 2, alpha: 0.9 });
}

function cloudStep(kind) {
  return (view) => {
    const from = kind === 0 || kind === 3 ? 4 : -40;
    const to = kind === 2 || kind === 3 ? 60 : 104;
    const slab = box((from + to) / 2, 17, (to - from) / 2, 13, 13);
    const body = melt(7, slab, circle(20, 25, 12), circle(44, 26, 11));
    const shape = meet(body, box(32, 34, 80, 30));
    fill(view, grow(shape, 2), hex('#6f86d6'), { alpha: 0.85 });
    fill(view, shape, linear(0, 4, hex('#ffffff'), 0, 38, hex('#a9bcf5')));
    swirl(view, 22, 23, 6.5, hex('#7f95e0'));
    swirl(view, 45, 24, 6, hex('#7f95e0'));
    const shine = meet(box(32, 7.5, 64, 2, 2), box((from + to) / 2, 8, (to - from) / 2 - 6, 4));
    fill(view, shine, WHITE, { soft: 1.5 });
  };
}

function swirl(view, x, y, radius, colour) {
  const points = [];
  for (let i = 0; i <= 14; i++) {
    const angle = 0.3 + (i / 14) * Math.PI * 2.6;
    const reach = radius * (1 - (i / 14) * 0.78);
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8]);
  }
  fill(view, path(points, 1.5, 0.8), colour, { alpha: 0.8 });
}

function thorns(view) {
  const spikes = [
    [9, 38],
    [20, 27],
    [32, 34],
    [43, 24],
    [55, 37],
  ];
  for (const [x, top] of spikes) {
    const spike = polygon([
      [x - 7, 66],
      [x + (x - 32) * 0.12, top],
      [x + 7, 66],
    ]);
    fill(view, grow(spike, 1.8), hex('#14283b'));
    fill(view, spike, linear(x - 6, 0, hex('#7de2d1'), x + 7, 0, hex('#1f6f78')));
    fill(view, box(x, top + 3, 6, 7), hex('#ff7aa2'), { soft: 3, alpha: 0.9, inside: spike });
  }
}

function moonGate(open) {
  return (view) => {
    const wall = box(88, 118, 74, 74, 6);
    const hole = circle(88, 122, 50);
    const roof = polygon([
      [8, 52],
      [24, 40],
      [42, 26],
      [88, 18],
      [134, 26],
      [152, 40],
      [168, 52],
      [158, 56],
      [18, 56],
    ]);
    fill(view, grow(union(cut(wall, hole), roof), 2.4), hex('#231a4d'));
    if (open) {
      glow(view, circle(88, 122, 40), hex('#ffe9a8'), 26, 0.85);
      fill(view, hole, radial(88, 122, 52, hex('#fffdf0'), hex('#ffc861')));
      fill(view, star(88, 122, 40, 10, 8), WHITE, { soft: 6, alpha: 0.5 });
    } else {
      fill(view, hole, linear(0, 72, hex('#2b2a66'), 0, 172, hex('#171740')));
      fill(view, cut(circle(88, 120, 22), circle(97, 114, 19)), hex('#ffd97a'), { alpha: 0.55 });
    }
    fill(view, cut(wall, hole), linear(20, 50, hex('#f7efe3'), 150, 190, hex('#b9a8d6')));
    fill(view, outline(hole, 4), open ? hex('#ffd166') : hex('#8d7fb8'));
    fill(view, cut(box(88, 186, 74, 8), hole), hex('#6d5a9c'));
    fill(view, roof, linear(0, 18, hex('#4d7ea8'), 0, 56, hex('#234b77')));
    for (let i = 0; i < 13; i++) {
      fill(view, meet(roof, limb(30 + i * 9.7, 24, 22 + i * 11, 56, 1.1)), hex('#15345a'), { alpha: 0.7 });
    }
    fill(
      view,
      path(
        [
          [24, 40],
          [42, 26],
          [88, 17.5],
          [134, 26],
          [152, 40],
        ],
        3,
      ),
      hex('#ffcf5c'),
    );
    fill(
      view,
      path(
        [
          [24, 41],
          [9, 51],
          [4.5, 45],
        ],
        3.4,
        1.6,
      ),
      hex('#ffcf5c'),
    );
    fill(
      view,
      path(
        [
          [152, 41],
          [167, 51],
          [171.5, 45],
        ],
        3.4,
        1.6,
      ),
      hex('#ffcf5c'),
    );
    fill(view, circle(88, 12, 5), hex('#ffe28a'));
    for (const x of [24, 152]) {
      fill(view, limb(x, 58, x, 66, 0.9), hex('#3d0a12'));
      fill(view, grow(ellipse(x, 77, 9, 11), 1.4), hex('#3d0a12'));
      fill(view, ellipse(x, 77, 9, 11), radial(x, 77, 12, open ? hex('#fff0a6') : hex('#ff8a66'), RED));
      fill(view, limb(x, 89, x, 97, 1.2), AMBER);
    }
  };
}

function skyLantern(view) {
  const body = melt(6, ellipse(44, 46, 19, 21), box(44, 62, 13, 12, 3));
  glow(view, ellipse(44, 54, 14, 20), hex('#ffb347'), 13, 0.55);
  fill(view, body, linear(0, 26, hex('#ff8c42'), 0, 76, hex('#fff2b0')));
  fill(view, meet(body, outline(ellipse(44, 50, 9, 26), 0.5)), hex('#d1495b'), { alpha: 0.4 });
  fill(view, box(44, 75, 12, 1.6, 1), hex('#b23a48'));
}

function spark(view) {
  glow(view, circle(12, 12, 2), GOLD, 4, 0.6);
  fill(view, star(12, 12, 10.5, 2.6, 4, 0.4), mix(PALE_GOLD, WHITE, 0.5));
}

function puff(view) {
  fill(view, circle(16, 16, 12), radial(13, 12, 18, WHITE, hex('#d8ddff')), { soft: 4, alpha: 0.9 });
}

function petal(view) {
  fill(view, ellipse(8, 8, 6, 3.4, 0.7), linear(3, 3, hex('#fff1a8'), 13, 13, hex('#ffb703')));
}

function wisp(kind) {
  const body =
    kind === 0
      ? melt(
          10,
          box(120, 62, 104, 9, 9),
          circle(84, 46, 22),
          circle(122, 38, 27),
          circle(160, 48, 18),
          box(70, 50, 50, 7, 7),
        )
      : melt(8, box(90, 46, 78, 8, 8), circle(70, 36, 16), circle(98, 32, 20), box(126, 36, 36, 6, 6));
  return (view) => {
    fill(view, body, linear(0, 10, WHITE, 0, kind === 0 ? 74 : 56, hex('#ffffff', 0.35)), { soft: 1 });
    swirl(view, kind === 0 ? 120 : 96, kind === 0 ? 42 : 35, kind === 0 ? 13 : 10, hex('#ffffff'));
  };
}
