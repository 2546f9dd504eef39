// Starts the game: reads game.json, then puts the engine, the score bar and the keys to work on one session.
import { createCloud } from './src/cloud.js';
import { createControls } from './src/controls.js';
import { installHook } from './src/hook.js';
import { createHud } from './src/hud.js';
import { createLive } from './src/live.js';
import { createLoader } from './src/loader.js';
import { createBackdrop, createMist } from './src/scenery.js';
import { createSession } from './src/session.js';
import { createSound } from './src/sound.js';
import { createWorld } from './src/world.js';

const WHITE = './assets/white.png';

const loaded = [];
const session = createSession();
const sound = createSound();
const live = createLive(session);
const cloud = createCloud();
const hook = installHook(session, loaded, cloud, live);
const hud = createHud(session, sound, live);

try {
  const game = await readJson('./game.json');
  loaded.push('./game.json');
  // why not awaited: the game begins at once, and what a platform says counts from the next level on
  void cloud.begin(game, session, live);
  start(game);
} catch (error) {
  hud.fail(error);
  throw error;
}

function start(config) {
  const { Phaser } = globalThis;
  const controls = createControls(session, sound);
  const parts = { config, session, sound, controls, hud, hook };
  const engine = new Phaser.Game({
    type: hasFastWebGl() ? Phaser.AUTO : Phaser.CANVAS,
    parent: 'stage',
    banner: false,
    audio: { noAudio: true },
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    // why: with plain <img> loading and a file for the built-in textures the page needs neither blob: nor data: URLs
    loader: { imageLoadType: 'HTMLImageElement' },
    images: { default: WHITE, missing: WHITE, white: WHITE },
    scale: { mode: Phaser.Scale.NONE, ...screenSize() },
    backgroundColor: '#141a4a',
    antialiasGL: false,
    // why: Phaser 4.2.1 tells the textures of one batch apart with `==` on an interpolated number, which tears turned sprites
    maxTextures: 1,
    scene: [createLoader(parts, loaded), createBackdrop(parts), createWorld(parts), createMist(parts)],
  });
  addEventListener('resize', () => {
    const { width, height, zoom } = screenSize();
    engine.scale.setZoom(zoom);
    engine.scale.resize(width, height);
  });
}

// why: the canvas has as many pixels as the screen (up to two per CSS pixel), so that edges stay sharp on phones
function screenSize() {
  const density = Math.min(2, devicePixelRatio || 1);
  return { width: Math.round(innerWidth * density), height: Math.round(innerHeight * density), zoom: 1 / density };
}

// why: WebGL emulated on the CPU reached 6 frames a second where a plain 2D canvas reached 50
function hasFastWebGl() {
  const context = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!context) {
    return false;
  }
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !/swiftshader|llvmpipe|softpipe|software/i.test(name);
}

async function readJson(url) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response.json();
}
