// Proves that every fence of biome.json bites, by running the real configuration over planted violations.

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLANTED_HABITS, PLANTED_IMPORTS, type Planted } from './planted.ts';

const ROOT = join(import.meta.dirname, '../..');
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const PLANTED = [...PLANTED_IMPORTS, ...PLANTED_HABITS];
/** What the configuration reads besides the sources. */
const CONFIGURATION = [
  'biome.json',
  '.gitignore',
  'package.json',
  ...['contract', 'sdk', 'cli', 'web', 'platform'].map((name) => `packages/${name}/package.json`),
];

let tree: string;
let found: Map<string, string[]>;

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'uos-fences-'));
  await Promise.all(CONFIGURATION.map((path) => copyInto(tree, path)));
  await Promise.all(PLANTED.map((planted) => plantInto(tree, planted)));
  found = await lint(tree);
});

afterAll(() => rm(tree, { recursive: true, force: true }));

describe('the fences of biome.json', () => {
  it.each(PLANTED.filter((planted) => planted.found.length > 0))('bite in $path', (planted) => {
    const rules = new Set(planted.found.map(ruleOf));
    const bitten = (found.get(planted.path) ?? []).filter((line) => rules.has(ruleOf(line)));
    // why: one import may break two patterns of a fence, and Biome reports patterns in no fixed order.
    expect([...new Set(bitten)].sort()).toEqual(planted.found);
  });

  it.each(PLANTED.filter((planted) => planted.found.length === 0))('let $path through', ({ path }) => {
    expect(found.get(path) ?? []).toEqual([]);
  });

  it('report nothing else', () => {
    const planted = new Set(PLANTED.map(({ path }) => path));
    expect([...found.keys()].filter((path) => !planted.has(path))).toEqual([]);
  });
});

function ruleOf(line: string): string {
  return line.slice(line.indexOf(' ') + 1);
}

async function copyInto(tree: string, path: string): Promise<void> {
  await mkdir(dirname(join(tree, path)), { recursive: true });
  await cp(join(ROOT, path), join(tree, path));
}

async function plantInto(tree: string, { path, source }: Planted): Promise<void> {
  await mkdir(dirname(join(tree, path)), { recursive: true });
  await writeFile(join(tree, path), source);
}

interface Report {
  diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
}

function lint(tree: string): Promise<Map<string, string[]>> {
  const args = [BIOME, 'lint', '--reporter=json', '--max-diagnostics=none'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: tree, maxBuffer: 64 << 20 }, (_error, stdout, stderr) => {
      // why: Biome exits 1 when a rule fires, which is what this test wants; only an unreadable report is a failure.
      try {
        resolve(findingsByPath(JSON.parse(stdout)));
      } catch (cause) {
        reject(new Error(`biome printed no report: ${stderr}`, { cause }));
      }
    });
  });
}

function findingsByPath(report: Report): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { category, location } of report.diagnostics) {
    found.set(location.path, [...(found.get(location.path) ?? []), `${location.start.line} ${category}`]);
  }
  return found;
}
