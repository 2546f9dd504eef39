// The moon rabbit: twelve poses of one drawing, looking right. Units: 96 to a frame, feet on y = 90.
import { circle, cut, ellipse, fill, grow, hex, limb, linear, meet, mix, path, union } from './paint.mjs';

const INK = hex('#2b2560');
const FUR = hex('#fffdf8');
const SHADE = hex('#c9c6ea');
const PINK = hex('#ffb3c1');
const RED = hex('#e5383b');
const DARK_RED = hex('#a4161a');
const GOLD = hex('#ffd166');

export const RABBIT_FRAME = 96;

export const rabbitFrames = {
  'idle-0': pose({}),
  'idle-1': pose({ bob: 1.6, ears: 0.06, wave: 0.9 }),
  'idle-2': pose({ bob: 1.2, ears: 0.03, wave: 1.8, eye: 'closed' }),
  'run-0': stride(0),
  'run-1': stride(1),
  'run-2': stride(2),
  'run-3': stride(3),
  'run-4': stride(4),
  'run-5': stride(5),
  jump: pose({
    bob: -3,
    ears: 0.5,
    wave: 4.2,
    lift: -0.55,
    front: [8, -7],
    back: [-9, -1],
    arm: [9, -7],
    mood: 'happy',
  }),
  fall: pose({
    bob: -2,
    ears: -0.42,
    wave: 2.2,
    lift: 0.75,
    front: [7, -3],
    back: [-6, -5],
    arm: [8, -10],
    mouth: true,
  }),
  hurt: pose({ bob: 1, ears: 0.75, wave: 3, front: [7, -2], back: [-7, -3], arm: [10, -3], eye: 'hurt', mouth: true }),
};

function stride(step) {
  const turn = (step / 6) * Math.PI * 2;
  const reach = Math.cos(turn) * 12;
  const bob = -Math.abs(Math.sin(turn)) * 4.5;
  return pose({
    bob,
    ears: 0.34 + Math.sin(turn) * 0.13,
    wave: 3.6 + turn,
    lift: -0.18 + Math.sin(turn) * 0.25,
    lean: 2,
    front: [reach, -Math.max(0, Math.sin(turn)) * 8],
    back: [-reach, -Math.max(0, -Math.sin(turn)) * 8],
    arm: [4 - reach * 0.6, -3],
  });
}

function pose(change) {
  const { bob, ears, wave, lift, lean, front, back, arm, eye, mood, mouth } = {
    ...{ bob: 0, ears: 0, wave: 0, lift: 0.3, lean: 0 },
    ...{ front: [4, 0], back: [-5, 0], arm: [4, 0], eye: 'open', mood: 'calm', mouth: false },
    ...change,
  };
  return (view) => {
    const hx = 52 + lean;
    const hy = 47 + bob;
    const bx = 44;
    const by = 71 + bob * 0.6;
    const head = union(ellipse(hx, hy, 21, 17.5), ellipse(hx + 8, hy + 5, 15, 11));
    const body = ellipse(bx, by, 16.5, 15.5, -0.15);
    const tail = circle(bx - 17.5, by + 3, 6.2);
    const earFar = ear(hx + 4, hy - 12, -0.05 - ears, 24, 5.4);
    const earNear = ear(hx - 7, hy - 11, -0.36 - ears, 27, 6.4);
    const footFar = foot(bx + 6 + back[0], 86 + back[1]);
    const footNear = foot(bx + 1 + front[0], 86.5 + front[1]);
    const hand = limb(bx + 7, by - 5, bx + 9 + arm[0], by + 3 + arm[1], 4.6, 4.8);
    const scarfTail = ribbon(bx - 6, by - 11, wave, lift);
    const scarf = meet(limb(bx - 9, by - 10.5, bx + 15, by - 9.5, 5.2), grow(union(body, head), 1.5));
    const fur = union(head, body, tail, earFar, earNear, footFar, footNear, hand);

    fill(view, grow(union(fur, scarfTail, scarf), 2.1), INK);
    fill(view, scarfTail, linear(bx - 6, by - 14, RED, bx - 34, by - 4, DARK_RED));
    fill(view, earFar, mix(FUR, SHADE, 0.75));
    fill(view, footFar, mix(FUR, SHADE, 0.8));
    fill(view, tail, linear(0, by - 4, FUR, 0, by + 10, SHADE));
    fill(view, body, linear(bx + 6, by - 14, FUR, bx - 8, by + 18, SHADE));
    fill(view, footNear, linear(0, 80, FUR, 0, 93, SHADE));
    fill(view, earNear, linear(hx - 12, hy - 30, FUR, hx - 4, hy - 8, mix(FUR, SHADE, 0.4)));
    fill(view, ear(hx - 7.4, hy - 14, -0.36 - ears, 20, 2.8), PINK, { soft: 0.8 });
    fill(view, head, linear(hx + 6, hy - 18, FUR, hx - 8, hy + 22, mix(FUR, SHADE, 0.85)));
    fill(view, scarf, linear(0, by - 15, RED, 0, by - 5, DARK_RED));
    fill(view, circle(bx + 10, by - 7.5, 3.4), INK);
    fill(view, circle(bx + 10, by - 7.5, 2.4), GOLD);
    fill(view, grow(hand, 1.5), mix(SHADE, INK, 0.35), { alpha: 0.55 });
    fill(view, hand, linear(0, by - 8, FUR, 0, by + 8, mix(FUR, SHADE, 0.5)));
    face(view, hx, hy, eye, mood, mouth);
  };
}

function ear(x, y, turn, length, radius) {
  const tipX = x + Math.sin(turn) * length;
  const tipY = y - Math.cos(turn) * length;
  return limb(x, y, tipX, tipY, radius, radius * 0.72);
}

function foot(x, y) {
  return ellipse(x, y, 9, 5.4, -0.08);
}

function ribbon(x, y, wave, lift) {
  const points = [];
  for (let i = 0; i <= 6; i++) {
    const along = i / 6;
    points.push([x - along * 27, y + along * along * lift * 16 + Math.sin(wave + along * 4.2) * 3.4 * along]);
  }
  return path(points, 3.4, 5);
}

function face(view, hx, hy, eye, mood, mouth) {
  const ex = hx + 10;
  const ey = hy + 1;
  fill(view, ellipse(hx + 3, hy + 10, 5.4, 3.4), PINK, { soft: 2, alpha: 0.95 });
  fill(view, ellipse(hx + 21, hy + 8.5, 3, 3), PINK, { soft: 1.6, alpha: 0.8 });
  if (eye === 'open') {
    fill(view, ellipse(ex, ey, 3.9, 5.3), INK);
    fill(view, ellipse(ex, ey + 2, 2.6, 2.8), hex('#7b3fa0'), { soft: 1 });
    fill(view, circle(ex + 1.3, ey - 2, 1.7), FUR);
    fill(view, circle(ex - 1.2, ey + 2.2, 0.9), FUR);
    fill(view, ellipse(hx + 20, ey, 1.9, 4.4), INK);
  } else if (eye === 'closed') {
    fill(view, cut(circle(ex, ey, 4.6), circle(ex, ey - 2.2, 4.9)), INK);
    fill(view, limb(hx + 18.6, ey + 2, hx + 21, ey + 2, 0.9), INK);
  } else {
    fill(
      view,
      path(
        [
          [ex - 4, ey - 3.4],
          [ex + 2.6, ey],
          [ex - 4, ey + 3.4],
        ],
        1.3,
      ),
      INK,
    );
    fill(view, limb(hx + 19, ey - 2, hx + 21, ey + 2, 1.2), INK);
  }
  fill(view, ellipse(hx + 18, hy + 6.6, 2, 1.5), hex('#ff7a93'));
  if (mouth) {
    fill(view, ellipse(hx + 16, hy + 12, 2.8, 3), DARK_RED);
  } else {
    const smile = mood === 'happy' ? 2.6 : 1.7;
    fill(
      view,
      path(
        [
          [hx + 13.5, hy + 9.4],
          [hx + 15.4, hy + 9.4 + smile],
          [hx + 17.6, hy + 9.2],
        ],
        0.9,
      ),
      INK,
    );
  }
}
