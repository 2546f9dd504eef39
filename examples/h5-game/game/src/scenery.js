// What is far away (sky, moon, hills) and what is near (the sea of clouds, petals), in screen pixels.
import { coloured, gradient } from './textures.js';
import { viewOf } from './view.js';

/** Behind the level. */
export function createBackdrop(parts) {
  return scenery('backdrop', parts, (scene, { palette, tag }) => {
    const { width, height } = scene.scale.gameSize;
    const { zoom, seaLevel } = viewOf({ width, height });
    const sky = gradient(scene, `sky-${tag}`, palette.sky);
    scene.add.image(0, 0, sky).setOrigin(0).setDisplaySize(width, seaLevel);
    addStars(scene, width, height, zoom);
    const moon = scene.add.image(width * 0.76, Math.min(height * 0.24, seaLevel * 0.3), 'moon').setScale(zoom * 0.92);
    addWisps(scene, width, seaLevel, zoom);
    const far = coloured(scene, `far-${tag}`, 'hills-far', palette.far);
    const near = coloured(scene, `near-${tag}`, 'hills-near', palette.near);
    const sea = coloured(scene, `sea-${tag}`, 'cloud-sea', palette.sea);
    const ribbons = [
      ribbon(scene, far, { scale: zoom * 1.15, bottom: seaLevel - 40 * zoom, factor: 0.08 }),
      ribbon(scene, near, { scale: zoom * 1.05, bottom: seaLevel - 8 * zoom, factor: 0.2 }),
      ribbon(scene, sea, { scale: zoom * 0.9, bottom: seaLevel + 60 * zoom, factor: 0.36, drift: 6 * zoom }),
    ];
    addLanterns(scene, width, seaLevel, zoom);
    const home = moon.x;
    return (scroll, seconds) => {
      moon.x = home - scroll * zoom * 0.012;
      for (const move of ribbons) {
        move(scroll * zoom, seconds);
      }
    };
  });
}

/** Before the level. */
export function createMist(parts) {
  return scenery('mist', parts, (scene, { palette, tag }) => {
    const { width, height } = scene.scale.gameSize;
    const { zoom, seaLevel } = viewOf({ width, height });
    const sea = coloured(scene, `sea-${tag}`, 'cloud-sea', palette.sea);
    const move = ribbon(scene, sea, {
      scale: zoom * 1.1,
      bottom: seaLevel + 128 * zoom,
      factor: 1.12,
      drift: 14 * zoom,
    });
    addDepth(scene, palette, tag, width, seaLevel + 30 * zoom, height, zoom);
    scene.add.particles(0, 0, 'items', {
      frame: 'petal',
      x: { min: 0, max: width * 1.2 },
      y: -20,
      speedX: { min: -60 * zoom, max: -20 * zoom },
      speedY: { min: 40 * zoom, max: 90 * zoom },
      rotate: { start: 0, end: 540 },
      scale: { min: zoom * 0.35, max: zoom * 0.75 },
      alpha: { start: 0.95, end: 0.3 },
      lifespan: 12000,
      frequency: 620,
      advance: 9000,
    });
    return (scroll, seconds) => move(scroll * zoom, seconds);
  });
}

// The sea goes on below its clouds on tall screens: first a veil over them, then one colour into the deep.
function addDepth(scene, { deep }, tag, width, from, to, zoom) {
  const veil = 98 * zoom;
  if (from >= to) {
    return;
  }
  const haze = gradient(scene, `haze-${tag}`, [`${deep[0]}00`, deep[0]]);
  scene.add.image(0, from, haze).setOrigin(0).setDisplaySize(width, veil);
  scene.add
    .image(0, from + veil, gradient(scene, `deep-${tag}`, deep))
    .setOrigin(0)
    .setDisplaySize(width, Math.max(1, to - from - veil));
}

// why: a change of level or of window size draws the whole picture anew, which is simpler than moving every part
function scenery(key, { session, config }, build) {
  let update = null;
  let shown = '';
  return {
    key,

    create() {
      const name = config.levels[session.level - 1];
      update = build(this, { palette: this.cache.json.get(name).palette, tag: name });
      shown = name;
      this.scale.once('resize', this.scene.restart, this.scene);
      this.events.once('shutdown', () => this.scale.off('resize', this.scene.restart, this.scene));
    },

    update(milliseconds) {
      if (shown !== config.levels[session.level - 1]) {
        this.scene.restart();
        return;
      }
      update(session.scroll ?? 0, milliseconds / 1000);
    },
  };
}

/** A row of copies of one picture, endless to both sides; returns `(scroll, seconds) => void`. */
function ribbon(scene, key, { scale, bottom, factor, drift = 0 }) {
  const source = scene.textures.get(key).getSourceImage();
  const length = source.width * scale;
  const count = Math.ceil(scene.scale.gameSize.width / length) + 2;
  // why: copies overlap by one pixel, or fractional positions show a line between them
  const stretch = (length + 1) / source.width;
  const images = Array.from({ length: count }, () =>
    scene.add.image(0, bottom, key).setOrigin(0, 1).setScale(stretch, scale),
  );
  return (scroll, seconds) => {
    const offset = (((scroll * factor + seconds * drift) % length) + length) % length;
    for (const [i, image] of images.entries()) {
      image.setX(i * length - offset);
    }
  };
}

function addStars(scene, width, height, zoom) {
  const tile = 512 * Math.max(0.7, zoom);
  for (let x = 0; x < width; x += tile) {
    for (let y = 0; y < height * 0.7; y += tile) {
      const image = scene.add
        .image(x, y, 'stars')
        .setOrigin(0)
        .setDisplaySize(tile, tile)
        .setAlpha(y === 0 ? 1 : 0.5);
      scene.tweens.add({
        targets: image,
        alpha: image.alpha * 0.6,
        duration: 2600,
        yoyo: true,
        repeat: -1,
        ease: 'Sine.easeInOut',
      });
    }
  }
}

function addWisps(scene, width, seaLevel, zoom) {
  const wisps = [
    { frame: 'wisp-0', x: 0.2, y: 0.2, alpha: 0.34, size: 1, way: 60 },
    { frame: 'wisp-1', x: 0.62, y: 0.36, alpha: 0.26, size: 1.1, way: -46 },
    { frame: 'wisp-0', x: 0.93, y: 0.46, alpha: 0.22, size: 0.8, way: 38 },
  ];
  for (const { frame, x, y, alpha, size, way } of wisps) {
    const image = scene.add
      .image(width * x, seaLevel * y, 'items', frame)
      .setScale(zoom * size)
      .setAlpha(alpha);
    scene.tweens.add({
      targets: image,
      x: image.x + way * zoom,
      duration: 16000,
      yoyo: true,
      repeat: -1,
      ease: 'Sine.easeInOut',
    });
  }
}

function addLanterns(scene, width, seaLevel, zoom) {
  for (let i = 0; i < 7; i++) {
    const x = width * (((i * 0.37 + 0.08) % 1) * 0.96);
    const y = seaLevel * (0.22 + ((i * 0.53) % 1) * 0.5);
    const image = scene.add
      .image(x, y, 'items', 'lantern')
      .setScale(zoom * (0.2 + ((i * 0.29) % 1) * 0.3))
      .setAlpha(0.85);
    scene.tweens.add({
      targets: image,
      y: y - 60 * zoom,
      duration: 7000 + i * 900,
      yoyo: true,
      repeat: -1,
      ease: 'Sine.easeInOut',
    });
    scene.tweens.add({
      targets: image,
      angle: { from: -5, to: 5 },
      duration: 3200 + i * 300,
      yoyo: true,
      repeat: -1,
      ease: 'Sine.easeInOut',
    });
  }
}
