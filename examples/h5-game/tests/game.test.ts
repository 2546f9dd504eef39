// The game as files: made again the same, complete, and finishable by the very rules it plays by.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { isFullRound } from '../../../tests/support/rounds.ts';
import { build } from '../build.mjs';
import { limited } from '../game/src/cloud.js';
import { startRun, step } from '../game/src/rules.js';
import { differences, SLOW } from '../make-assets.mjs';
import { solve } from './solve.mjs';

const GAME = fileURLToPath(new URL('../game/', import.meta.url));
const config = readJson('game.json');
const levels = config.levels.map((name) => readJson(config.files.json[name]));
const workFolder = mkdtempSync(join(tmpdir(), 'h5-game-'));

afterAll(() => rmSync(workFolder, { recursive: true }));

describe('make-assets', () => {
  it('makes the committed pictures and sounds again, pixel for pixel', () => {
    expect(differences(isFullRound ? [] : SLOW)).toEqual([]);
  });
});

describe('build', () => {
  const dist = build(join(workFolder, 'a dist'));
  const files = filesUnder(dist);

  it('adds the engine with its license and the SDK to the game', () => {
    const own = filesUnder(GAME);
    const libraries = ['lib/phaser.LICENSE.md', 'lib/phaser.min.js'];
    const sdk = files.filter((name) => name.startsWith('lib/sdk/'));
    expect(sdk).toEqual(
      expect.arrayContaining(['crashes', 'player', 'saves', 'settings'].map((one) => `lib/sdk/${one}/index.js`)),
    );
    expect(files).toEqual([...own, ...libraries, ...sdk].sort());
  });

  it('holds every file that the game names', () => {
    const { json, images, atlases, sounds } = config.files;
    const sheets = Object.values(atlases).flatMap(({ image, frames }) => [image, frames]);
    const named = [...Object.values(json), ...Object.values(images), ...sheets, ...Object.values(sounds)];
    expect(named.filter((url) => !files.includes(url.replace(/^\.\//, '')))).toEqual([]);
  });

  it('has names with a blank and with Chinese characters', () => {
    expect(files).toEqual(expect.arrayContaining(['assets/night sky.png', 'assets/玉兔.png']));
  });
});

describe('the pages', () => {
  const texts = filesUnder(GAME).filter((name) => /\.(html|css|js|json)$/.test(name) && !name.startsWith('probe'));

  it.each(texts)('%s names no absolute address', (name) => {
    const text = readFileSync(join(GAME, name), 'utf8').replaceAll('http://www.w3.org/2000/svg', '');
    expect(text).not.toMatch(/https?:|\b(?:src|href)="\/|fetch\(['"`]\/|url\(['"]?\//);
  });

  it.each(['index.html', 'probe.html'])('%s holds no script or style of its own', (name) => {
    const text = readFileSync(join(GAME, name), 'utf8');
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
  });
});

describe('the rules', () => {
  it('give the first star to a player who holds the right key for a second', () => {
    const run = startRun(levels[0], config.tuning, config.tuning.lives);
    const second = Array.from({ length: 60 }, () => step(run, { left: false, right: true, jump: false }));
    expect(second.flat().map(({ type }) => type)).toContain('star');
  });

  it('take a heart for a fall and set the rabbit back on firm ground', () => {
    const run = startRun(levels[0], config.tuning, config.tuning.lives);
    const firm = { ...run.player.safe };
    Object.assign(run.player, { y: run.height + 200, grounded: false });
    const types = step(run, { left: false, right: false, jump: false }).map(({ type }) => type);
    expect({ types, lives: run.lives, x: run.player.x }).toEqual({ types: ['fall'], lives: 2, x: firm.x });
  });

  it('end the run with the last heart', () => {
    const run = startRun(levels[0], config.tuning, 1);
    run.player.y = run.height + 200;
    const types = step(run, { left: false, right: false, jump: false }).map(({ type }) => type);
    expect(types).toEqual(['fall', 'over']);
    expect(step(run, { left: false, right: true, jump: true })).toEqual([]);
  });
});

describe('the difficulty', () => {
  it('moves foes at its pace and lifts at their own', () => {
    const keys = { left: false, right: false, jump: false };
    const [first] = levels;
    const placesAfter = (foePace: number, steps: number) => {
      const run = startRun(first, { ...config.tuning, foePace }, 3);
      Array.from({ length: steps }, () => step(run, keys));
      return { foes: run.foes.map(({ x, y }) => [x, y]), lifts: run.lifts.map(({ x, top }) => [x, top]) };
    };
    const [slow, fast] = [placesAfter(1, 60), placesAfter(2, 30)];
    expect(slow.foes.length).toBeGreaterThan(0);
    for (const [at, place] of slow.foes.entries()) {
      expect(fast.foes[at]?.[0]).toBeCloseTo(place[0] ?? 0, 6);
    }
    expect(placesAfter(2, 60).lifts).toEqual(slow.lifts);
  });

  it('stays one that can be played, whatever a platform says', () => {
    expect(limited({ lives: 4.4, foePace: 1.5 })).toEqual({ lives: 4, foePace: 1.5 });
    expect(limited({ lives: 0, foePace: -3 })).toEqual({ lives: 1, foePace: 0.25 });
    expect(limited({ lives: 1e9, foePace: 1e9 })).toEqual({ lives: 9, foePace: 3 });
  });
});

describe.each(levels)('level $name', (level) => {
  it('is a rectangle of known signs with one rabbit and one gate', () => {
    const signs = level.rows.join('');
    expect(new Set(level.rows.map((row) => row.length)).size).toBe(1);
    expect(level.rows).toHaveLength(12);
    expect(signs).toMatch(/^[.#=^*oPGefDmv]+$/);
    expect([signs.split('P').length - 1, signs.split('G').length - 1]).toEqual([1, 1]);
  });

  it('can be finished with every star and every heart', () => {
    const run = startRun(level, config.tuning, config.tuning.lives);
    const types = solve(level, config.tuning).flatMap((keys) => step(run, keys).map(({ type }) => type));
    expect(types.filter((type) => type === 'star')).toHaveLength(run.stars.length);
    expect({ end: types.at(-1), lives: run.lives }).toEqual({ end: 'gate', lives: config.tuning.lives });
  }, 30_000);
});

function readJson(path) {
  return JSON.parse(readFileSync(join(GAME, path), 'utf8'));
}

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.replace(/\/$/, '').length + 1))
    .sort();
}
