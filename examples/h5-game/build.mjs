// Puts together the folder that is released: dist = game/ + the engine and the SDK from npm.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
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
  copyModules(import.meta.resolve('@uos/sdk/settings'), join(target, 'lib/sdk'));
  copyModules(import.meta.resolve('@uos/sdk/player'), join(target, 'lib/sdk'));
  copyModules(import.meta.resolve('@uos/sdk/saves'), join(target, 'lib/sdk'));
  copyModules(import.meta.resolve('@uos/sdk/crashes'), join(target, 'lib/sdk'));
  return target;
}

/**
 * Makes the game's own scripts in `target` small, and lays into `maps` what reads their errors: source maps, which go to
 * the platform and to no player.
 */
export async function minify(target, maps) {
  const { minifySync } = await import('rolldown/experimental');
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const file of globSync(['main.js', 'src/*.js'], { cwd: target })) {
    const { code, map } = minifySync(file, readFileSync(join(target, file), 'utf8'), { module: true, sourcemap: true });
    writeFileSync(join(target, file), code);
    writeFileSync(join(maps, `${basename(file)}.map`), JSON.stringify({ version: 3, ...map }));
  }
}

/** An entry of the SDK, by its URL, and every module that it imports, as they lie in the package. */
function copyModules(entry, target) {
  // why replaced: the tests of this repository resolve to its sources
  const start = fileURLToPath(entry).replace(/\/sdk\/src\/(.*)\.ts$/, '/sdk/dist/$1.js');
  const root = start.slice(0, start.lastIndexOf('/dist/') + '/dist/'.length);
  const found = new Set([start]);
  for (const file of found) {
    const source = readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*\n?/m, '');
    const copy = join(target, relative(root, file));
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, source);
    for (const [, name] of source.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
      found.add(join(dirname(file), name));
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, maps] = process.argv.slice(2);
  const target = build(folder);
  if (maps !== undefined) {
    await minify(target, maps);
  }
  const { version } = JSON.parse(readFileSync(join(target, 'data/version.json'), 'utf8'));
  console.log(`${target} holds version ${version} of the game.`);
}
