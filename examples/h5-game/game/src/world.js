// The level itself: steps the rules at their own pace and shows what they say.
import { STEP_SECONDS, startRun, step, TILE } from './rules.js';
import { addTerrain, SHEET_SCALE } from './terrain.js';
import { viewOf } from './view.js';

const SHEET = 1 / SHEET_SCALE;
const RABBIT = 0.66;
const RABBIT_FOOT = 90 / 96;
const SUNK = 5;
const MOST_SECONDS = 0.25;
const REDUCED_MOTION = matchMedia('(prefers-reduced-motion: reduce)').matches;

export function createWorld(parts) {
  const { config, session, sound, controls, hud } = parts;
  let scene = null;
  let run = null;
  let sprites = null;
  let unspent = 0;
  let before = null;
  let camera = null;
  let ending = null;

  session.listen((what) => {
    if (scene && ['start', 'continue', 'next', 'restart', 'quit'].includes(what)) {
      build();
    }
    if (['start', 'continue', 'next', 'restart', 'resume'].includes(what)) {
      sound.startMusic(level().music);
    } else if (what !== 'score' && what !== 'change' && what !== 'progress') {
      sound.stopMusic();
    }
    if (['start', 'continue', 'next', 'restart'].includes(what)) {
      hud.toast(level().hint);
    }
  });

  function level() {
    return scene.cache.json.get(config.levels[session.level - 1]);
  }

  function build() {
    scene.tweens.killAll();
    scene.time.removeAllEvents();
    scene.children.removeAll(true);
    // why a copy: what the platform says of the difficulty counts from the next level on
    const lives = config.tuning.lives + session.extraLives;
    run = startRun(level(), { ...config.tuning, lives }, lives);
    unspent = 0;
    before = { x: run.player.x, y: run.player.y };
    camera = null;
    ending = null;
    addTerrain(scene, level(), session.level, scene.game.scale.zoom < 1 ? 1.5 : 1);
    sprites = addSprites(scene, run);
    session.change({
      lives: run.lives,
      fullLives: run.lives,
      stars: { taken: 0, total: run.stars.length },
      placeName: level().name,
    });
    show(1);
  }

  // why: the card waits for the last sparks, and a pause in between must not lose it
  function endAfter(seconds, finish) {
    ending = { seconds, finish };
  }

  function comeToEnd(seconds) {
    if (ending === null || session.state !== 'playing') {
      return;
    }
    ending.seconds -= seconds;
    if (ending.seconds <= 0) {
      const { finish } = ending;
      ending = null;
      finish();
    }
  }

  function advance(seconds) {
    unspent = Math.min(MOST_SECONDS, unspent + seconds);
    while (unspent >= STEP_SECONDS && session.state === 'playing' && !run.over) {
      unspent -= STEP_SECONDS;
      before = { x: run.player.x, y: run.player.y };
      for (const event of step(run, wishes())) {
        session.count(event.type);
        REACTIONS[event.type]?.({ ...parts, scene, run, sprites, endAfter, event });
      }
      if (Math.hypot(run.player.x - before.x, run.player.y - before.y) > TILE) {
        before = { x: run.player.x, y: run.player.y };
      }
    }
  }

  function wishes() {
    const keys = controls.keys();
    const { pointer } = controls;
    if (!pointer) {
      return keys;
    }
    const { zoom, top } = viewOf(scene.scale.gameSize);
    const density = 1 / scene.scale.zoom;
    const dx = session.scroll + (pointer.x * density) / zoom - run.player.x;
    const dy = top + (pointer.y * density) / zoom - run.player.y;
    return { left: keys.left || dx < -28, right: keys.right || dx > 28, jump: keys.jump || dy < -112 };
  }

  function show(share) {
    const { player } = run;
    const x = before.x + (player.x - before.x) * share;
    const y = before.y + (player.y - before.y) * share;
    showRabbit(sprites.rabbit, player, x, y, session.state);
    for (const { sprite, thing } of sprites.moving) {
      sprite.setPosition(thing.x, thing.top ?? thing.y);
      if (thing.kind === 'walker') {
        sprite.setFlipX(thing.facing > 0);
      }
    }
    follow(x, player.facing);
    session.player = { x: Math.round(player.x), y: Math.round(player.y) };
  }

  function follow(x, facing) {
    const { zoom, top, viewWidth, viewHeight } = viewOf(scene.scale.gameSize);
    const goal = x + facing * Math.min(110, viewWidth * 0.12) - viewWidth / 2;
    const wanted = Math.max(0, Math.min(run.width - viewWidth, goal));
    camera = camera === null ? wanted : camera + (wanted - camera) * 0.09;
    const left =
      run.width < viewWidth ? (run.width - viewWidth) / 2 : Math.max(0, Math.min(run.width - viewWidth, camera));
    session.scroll = left;
    scene.cameras.main.setZoom(zoom).centerOn(left + viewWidth / 2, top + viewHeight / 2);
  }

  return {
    key: 'world',

    create() {
      scene = this;
      addAnimations(this);
      build();
    },

    update(_time, milliseconds) {
      advance(milliseconds / 1000);
      comeToEnd(milliseconds / 1000);
      show(Math.min(1, unspent / STEP_SECONDS));
    },
  };
}

/* What the player sees and hears of each event of the rules. */

const REACTIONS = {
  jump({ scene, sound, sprites, event }) {
    sound.play('jump', { volume: 0.4 });
    puff(scene, event.x, event.y, 5);
    squash(scene, sprites.rabbit, 0.82, 1.18);
  },

  land({ scene, sprites, event }) {
    puff(scene, event.x, event.y, 4);
    squash(scene, sprites.rabbit, 1.16, 0.86);
  },

  star({ scene, session, sound, config, run, sprites, event }) {
    const taken = run.stars.filter((star) => star.gone).length;
    sound.play('star', { volume: 0.55, pitch: 2 ** (((taken - 1) % 8) / 12) });
    vanish(scene, sprites.of.get(event.thing));
    sparkle(scene, event.x, event.y, 14);
    rise(scene, event.x, event.y, `+${config.points.star}`);
    session.stars = { taken, total: run.stars.length };
    session.add(config.points.star);
  },

  mooncake({ scene, session, sound, config, run, sprites, event }) {
    sound.play('mooncake', { volume: 0.6 });
    vanish(scene, sprites.of.get(event.thing));
    sparkle(scene, event.x, event.y, 22);
    rise(scene, event.x, event.y, `月饼 +${config.points.mooncake}`);
    session.lives = run.lives;
    session.add(config.points.mooncake);
  },

  stomp({ scene, session, sound, config, sprites, event }) {
    sound.play('stomp', { volume: 0.7 });
    const sprite = sprites.of.get(event.thing);
    sprites.moving = sprites.moving.filter(({ thing }) => thing !== event.thing);
    sprite.stop().setFrame('thunder-flat');
    scene.tweens.add({
      targets: sprite,
      alpha: 0,
      scaleX: SHEET * 1.2,
      delay: 220,
      duration: 260,
      onComplete: () => sprite.destroy(),
    });
    puff(scene, event.x, event.y, 10);
    rise(scene, event.x, event.y - 20, `+${config.points.stomp}`);
    session.add(config.points.stomp);
  },

  drum({ scene, sound, sprites, event }) {
    sound.play('drum', { volume: 0.9 });
    const sprite = sprites.of.get(event.thing).setFrame('drum-1');
    scene.time.delayedCall(180, () => sprite.setFrame('drum-0'));
    puff(scene, event.x, event.y, 8);
    squash(scene, sprites.rabbit, 0.78, 1.24);
  },

  open({ scene, sound, sprites, hud, event }) {
    sound.play('gate', { volume: 0.5 });
    sprites.gate.setFrame('gate-open');
    scene.tweens.add({
      targets: sprites.gate,
      scale: SHEET * 1.05,
      duration: 620,
      yoyo: true,
      repeat: -1,
      ease: 'Sine.easeInOut',
    });
    sparkle(scene, event.x, event.y - 80, 30);
    hud.toast('星星齐了，月门开了！');
  },

  hurt({ scene, session, sound, run }) {
    sound.play('hurt', { volume: 0.7 });
    shake(scene);
    session.change({ lives: run.lives });
  },

  fall({ scene, session, sound, run, event }) {
    sound.play('hurt', { volume: 0.7, pitch: 0.75 });
    shake(scene);
    puff(scene, event.x, run.height - 10, 16);
    session.change({ lives: run.lives });
  },

  over({ session, sound, endAfter }) {
    sound.stopMusic();
    sound.play('over', { volume: 0.7 });
    endAfter(0.9, () => {
      session.change({ lost: session.score });
      session.act('lose');
    });
  },

  gate({ scene, session, sound, config, run, sprites, endAfter, event }) {
    sound.stopMusic();
    sound.play('gate', { volume: 0.7, pitch: 1.12 });
    sparkle(scene, event.x, event.y - 70, 40);
    scene.tweens.add({ targets: sprites.rabbit, alpha: 0, duration: 520 });
    endAfter(0.8, () => {
      const bonus = run.lives * config.points.heart;
      session.change({ bonus });
      session.add(bonus);
      session.act(session.level < config.levels.length ? 'clear' : 'win');
    });
  },
};

/* Things on the screen. */

function addAnimations(scene) {
  const { anims } = scene;
  if (anims.exists('run')) {
    return;
  }
  const frames = (prefix, order) => order.map((n) => ({ key: 'rabbit', frame: `${prefix}-${n}` }));
  anims.create({ key: 'run', frames: frames('run', [0, 1, 2, 3, 4, 5]), frameRate: 14, repeat: -1 });
  anims.create({ key: 'idle', frames: frames('idle', [0, 1, 0, 1, 0, 2, 0, 1]), frameRate: 3, repeat: -1 });
  const items = (prefix, order) => order.map((n) => ({ key: 'items', frame: `${prefix}-${n}` }));
  anims.create({ key: 'twinkle', frames: items('star', [0, 1, 2, 1]), frameRate: 5, repeat: -1 });
  anims.create({ key: 'grumble', frames: items('thunder', [0, 1]), frameRate: 4, repeat: -1 });
}

function addSprites(scene, run) {
  const of = new Map();
  const moving = [];
  const add = (thing, frame, { foot = false, head = false, animation } = {}) => {
    const sprite = scene.add.sprite(thing.x, thing.top ?? thing.y, 'items', frame).setScale(SHEET);
    if (foot) {
      sprite.setOrigin(0.5, 1).setY(thing.y + SUNK);
    }
    if (head) {
      sprite.setOrigin(0.5, 0.34);
    }
    if (animation) {
      sprite.play({ key: animation, startFrame: Math.floor(thing.x / TILE) % 2 });
    }
    of.set(thing, sprite);
    return sprite;
  };
  const gate = add(run.gate, 'gate-shut', { foot: true });
  for (const drum of run.drums) {
    add(drum, 'drum-0', { foot: true }).setDepth(1);
  }
  for (const lift of run.lifts) {
    moving.push({ thing: lift, sprite: add(lift, 'lift', { head: true }) });
  }
  for (const star of run.stars) {
    const sprite = add(star, 'star-0', { animation: 'twinkle' });
    scene.tweens.add({
      targets: sprite,
      y: star.y - 7,
      duration: 900 + (star.x % 5) * 90,
      yoyo: true,
      repeat: -1,
      ease: 'Sine.easeInOut',
    });
  }
  for (const cake of run.mooncakes) {
    const sprite = add(cake, 'mooncake');
    scene.tweens.add({
      targets: sprite,
      angle: { from: -8, to: 8 },
      duration: 800,
      yoyo: true,
      repeat: -1,
      ease: 'Sine.easeInOut',
    });
  }
  for (const foe of run.foes) {
    moving.push({ thing: foe, sprite: add(foe, 'thunder-0', { animation: 'grumble' }) });
  }
  const rabbit = scene.add
    .sprite(run.player.x, run.player.y, 'rabbit', 'idle-0')
    .setOrigin(0.5, RABBIT_FOOT)
    .setScale(RABBIT)
    .setDepth(5);
  return { of, moving, gate, rabbit };
}

function showRabbit(sprite, player, x, y, state) {
  sprite.setPosition(x, y).setFlipX(player.facing < 0);
  if (player.stunned > 0) {
    sprite.stop().setFrame('hurt');
  } else if (!player.grounded) {
    sprite.stop().setFrame(player.vy < 80 ? 'jump' : 'fall');
  } else if (Math.abs(player.vx) > 40 && state === 'playing') {
    sprite.play('run', true);
  } else {
    sprite.play('idle', true);
  }
  if (state === 'playing' && sprite.alpha > 0.2) {
    const blink = player.shielded > 0 && Math.floor(player.shielded * 12) % 2 === 0;
    sprite.setAlpha(blink ? 0.45 : 1);
  }
}

function vanish(scene, sprite) {
  scene.tweens.killTweensOf(sprite);
  scene.tweens.add({
    targets: sprite,
    scale: sprite.scale * 1.7,
    alpha: 0,
    duration: 220,
    onComplete: () => sprite.destroy(),
  });
}

function sparkle(scene, x, y, count) {
  burst(scene, x, y, count, {
    frame: 'spark',
    speed: { min: 60, max: 260 },
    scale: { start: 0.9, end: 0 },
    rotate: { start: 0, end: 180 },
    lifespan: { min: 300, max: 700 },
    blendMode: 'ADD',
  });
}

function puff(scene, x, y, count) {
  burst(scene, x, y, count, {
    frame: 'puff',
    speedX: { min: -110, max: 110 },
    speedY: { min: -70, max: 10 },
    scale: { start: 0.5, end: 0.1 },
    alpha: { start: 0.8, end: 0 },
    lifespan: { min: 240, max: 480 },
  });
}

function burst(scene, x, y, count, look) {
  const emitter = scene.add.particles(x, y, 'items', { ...look, emitting: false }).setDepth(6);
  emitter.explode(count);
  scene.time.delayedCall(900, () => emitter.destroy());
}

function rise(scene, x, y, words) {
  const style = {
    fontFamily: 'sans-serif',
    fontSize: '26px',
    fontStyle: 'bold',
    color: '#ffe9a8',
    stroke: '#5a2a6b',
    strokeThickness: 5,
  };
  const text = scene.add
    .text(x, y - 26, words, style)
    .setOrigin(0.5)
    .setDepth(7)
    .setResolution(2);
  scene.tweens.add({ targets: text, y: y - 92, duration: 900, ease: 'Quad.easeOut' });
  scene.tweens.add({ targets: text, alpha: 0, delay: 500, duration: 400, onComplete: () => text.destroy() });
}

function squash(scene, sprite, wide, high) {
  scene.tweens.add({
    targets: sprite,
    scaleX: { from: RABBIT * wide, to: RABBIT },
    scaleY: { from: RABBIT * high, to: RABBIT },
    duration: 220,
    ease: 'Back.easeOut',
  });
}

function shake(scene) {
  if (!REDUCED_MOTION) {
    scene.cameras.main.shake(180, 0.006);
  }
}
