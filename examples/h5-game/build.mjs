// Puts together the folder that is released: dist = game/ + the engine from npm.
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));

/** Writes `target` afresh and returns its path. */
export function build(target = join(HERE, 'dist')) {
  const engine = dirname(fileURLToPath(import.meta.resolve('phaser/package.json')));
  rmSync(target, { recursive: true, force: true });
  cpSync(join(HERE, 'game'), target, { recursive: true });
  mkdirSync(join(target, 'lib'));
  cpSync(join(engine, 'dist/phaser.min.js'), join(target, 'lib/phaser.min.js'));
  cpSync(join(engine, 'LICENSE.md'), join(target, 'lib/phaser.LICENSE.md'));
  return target;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = build(process.argv[2]);
  const { version } = JSON.parse(readFileSync(join(target, 'data/version.json'), 'utf8'));
  console.log(`${target} holds version ${version} of the game.`);
}
