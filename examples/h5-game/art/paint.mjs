// A small painter: shapes are signed distance functions, edges are smoothed from the distance, colours are linear mixes.
// Everything is plain arithmetic, so the same script paints the same pixels on every machine.

/** An empty picture; `data` holds premultiplied RGBA in 0..1, `scale` is pixels per drawing unit. */
export function picture(width, height, scale = 1) {
  const clip = { x: 0, y: 0, width, height };
  return { width, height, scale, left: 0, top: 0, clip, data: new Float32Array(width * height * 4) };
}

/** A window into `target`: drawing unit (0, 0) lies at pixel (left, top) and nothing is painted outside the window. */
export function part(target, left, top, width, height, scale = 1) {
  const x = target.left + left;
  const y = target.top + top;
  return { ...target, scale, left: x, top: y, clip: { x, y, width, height } };
}

/** The same picture, but only the square of `reach` units around (x, y) is visited: for the many small things. */
export function near(target, x, y, reach) {
  const { scale, left, top } = target;
  const side = Math.ceil(reach * 2 * scale);
  const corner = { x: Math.floor(left + (x - reach) * scale), y: Math.floor(top + (y - reach) * scale) };
  return { ...target, clip: { ...corner, width: side, height: side } };
}

/** Paints `shape` with a colour or a `(x, y) => colour`; `soft` widens the edge, `alpha` thins it, `inside` keeps it within another shape. */
export function fill(target, shape, paint, { soft = 0, alpha = 1, inside } = {}) {
  const colourAt = typeof paint === 'function' ? paint : () => paint;
  eachPixel(target, (x, y, put) => {
    const distance = shape(x, y) * target.scale;
    const reach = 0.5 + soft * target.scale;
    if (distance >= reach) {
      return;
    }
    const edge = distance <= -reach ? 1 : (reach - distance) / (2 * reach);
    const cover = soft > 0 ? edge * edge * (3 - 2 * edge) : edge;
    const within = inside ? Math.min(1, Math.max(0, 0.5 - inside(x, y) * target.scale)) : 1;
    put(colourAt(x, y), cover * alpha * within);
  });
}

/** A light that fades with the distance from `shape`: full strength inside, about a third at `radius`. */
export function glow(target, shape, colour, radius, strength = 1) {
  eachPixel(target, (x, y, put) => {
    const far = Math.max(0, shape(x, y)) / radius;
    const light = strength * Math.exp(-far * far);
    if (light > 0.004) {
      put(colour, light);
    }
  });
}

/** Straight 8-bit RGBA of a picture. */
export function toBytes({ width, height, data }) {
  const bytes = new Uint8Array(width * height * 4);
  for (let i = 0; i < bytes.length; i += 4) {
    const alpha = data[i + 3];
    const level = Math.round(alpha * 255);
    if (level === 0) {
      continue;
    }
    for (let c = 0; c < 3; c++) {
      bytes[i + c] = Math.min(255, Math.round((data[i + c] / alpha) * 255));
    }
    bytes[i + 3] = level;
  }
  return bytes;
}

function eachPixel(target, visit) {
  const { width, height, data, scale, left, top, clip } = target;
  const fromX = Math.max(0, clip.x);
  const fromY = Math.max(0, clip.y);
  const toX = Math.min(width, clip.x + clip.width);
  const toY = Math.min(height, clip.y + clip.height);
  let at = 0;
  const put = (colour, cover) => {
    const alpha = colour[3] * cover;
    const rest = 1 - alpha;
    data[at] = colour[0] * alpha + data[at] * rest;
    data[at + 1] = colour[1] * alpha + data[at + 1] * rest;
    data[at + 2] = colour[2] * alpha + data[at + 2] * rest;
    data[at + 3] = alpha + data[at + 3] * rest;
  };
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      at = (y * width + x) * 4;
      visit((x + 0.5 - left) / scale, (y + 0.5 - top) / scale, put);
    }
  }
}

/* Colours: [red, green, blue, alpha], each 0..1. */

export function hex(text, alpha = 1) {
  const value = Number.parseInt(text.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255, alpha];
}

export function mix(a, b, share) {
  const t = Math.min(1, Math.max(0, share));
  return a.map((value, i) => value + (b[i] - value) * t);
}

/** Mixes from `a` at (x1, y1) to `b` at (x2, y2). */
export function linear(x1, y1, a, x2, y2, b) {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = dx * dx + dy * dy;
  return (x, y) => mix(a, b, ((x - x1) * dx + (y - y1) * dy) / length);
}

export function radial(cx, cy, radius, a, b) {
  return (x, y) => mix(a, b, Math.hypot(x - cx, y - cy) / radius);
}

/* Shapes: (x, y) => distance to the edge, negative inside. */

export function circle(cx, cy, radius) {
  return (x, y) => Math.hypot(x - cx, y - cy) - radius;
}

export function ellipse(cx, cy, rx, ry, turn = 0) {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (x, y) => {
    const px = (x - cx) * cos + (y - cy) * sin;
    const py = (y - cy) * cos - (x - cx) * sin;
    const near = Math.hypot(px / rx, py / ry);
    const slope = Math.hypot(px / (rx * rx), py / (ry * ry));
    return slope === 0 ? -Math.min(rx, ry) : (near * (near - 1)) / slope;
  };
}

export function box(cx, cy, halfWidth, halfHeight, radius = 0, turn = 0) {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (x, y) => {
    const px = Math.abs((x - cx) * cos + (y - cy) * sin) - halfWidth + radius;
    const py = Math.abs((y - cy) * cos - (x - cx) * sin) - halfHeight + radius;
    return Math.hypot(Math.max(px, 0), Math.max(py, 0)) + Math.min(Math.max(px, py), 0) - radius;
  };
}

/** A line with round ends whose radius goes from r1 to r2. */
export function limb(x1, y1, x2, y2, r1, r2 = r1) {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = dx * dx + dy * dy || 1;
  return (x, y) => {
    const t = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
    return Math.hypot(x - x1 - dx * t, y - y1 - dy * t) - (r1 + (r2 - r1) * t);
  };
}

/** A chain of limbs through `points` ([x, y] each), tapering from r1 to r2. */
export function path(points, r1, r2 = r1) {
  const last = points.length - 1;
  const parts = points.slice(1).map((point, i) => {
    const from = r1 + ((r2 - r1) * i) / last;
    const to = r1 + ((r2 - r1) * (i + 1)) / last;
    return limb(...points[i], ...point, from, to);
  });
  return union(...parts);
}

export function polygon(points) {
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY;
    let inside = false;
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const [ax, ay] = points[i];
      const [bx, by] = points[j];
      const ex = bx - ax;
      const ey = by - ay;
      const t = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)));
      nearest = Math.min(nearest, Math.hypot(x - ax - ex * t, y - ay - ey * t));
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * ex) {
        inside = !inside;
      }
    }
    return inside ? -nearest : nearest;
  };
}

/** A star of `points` rays with rounded corners. */
export function star(cx, cy, outer, inner, points = 5, round = 0, turn = -Math.PI / 2) {
  const corners = [];
  for (let i = 0; i < points * 2; i++) {
    const angle = turn + (i * Math.PI) / points;
    const radius = (i % 2 === 0 ? outer : inner) - round;
    corners.push([cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]);
  }
  return grow(polygon(corners), round);
}

export function union(...shapes) {
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const shape of shapes) {
      nearest = Math.min(nearest, shape(x, y));
    }
    return nearest;
  };
}

/** A union whose seams are rounded over about `k` units. */
export function melt(k, ...shapes) {
  return (x, y) => {
    let result = shapes[0](x, y);
    for (let i = 1; i < shapes.length; i++) {
      const other = shapes[i](x, y);
      const h = Math.max(k - Math.abs(result - other), 0) / k;
      result = Math.min(result, other) - (h * h * k) / 4;
    }
    return result;
  };
}

export function meet(a, b) {
  return (x, y) => Math.max(a(x, y), b(x, y));
}

export function cut(a, b) {
  return (x, y) => Math.max(a(x, y), -b(x, y));
}

export function grow(shape, by) {
  return (x, y) => shape(x, y) - by;
}

export function outline(shape, halfWidth) {
  return (x, y) => Math.abs(shape(x, y)) - halfWidth;
}

/** Everything below the line y = height(x). */
export function below(height) {
  return (x, y) => (height(x) - y) / Math.hypot(1, height(x + 0.5) - height(x - 0.5));
}

/** The same random numbers for the same seed (mulberry32), each in 0..1. */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
