import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../testing/run-uos.ts';
import { ignoreRules } from './ignore-rules.ts';

let outside: Outside;

beforeEach(() => {
  outside = openOutside();
});

afterEach(() => outside.remove());

const kept = (paths: string[], exclude: string[] = []): string[] => {
  const ignores = ignoreRules(outside.folder, exclude);
  return paths.filter((path) => !ignores(path));
};

describe('ignoreRules', () => {
  it('skips what the specification skips, at any depth', () => {
    expect(
      kept([
        'index.html',
        'node_modules/a/b.js',
        'lib/node_modules/a.js',
        '.git/HEAD',
        '.vscode/settings.json',
        'art/.DS_Store',
        'my_node_modules/a.js',
        '.uos/platform.json',
        'docs/.gitignore',
      ]),
    ).toEqual(['index.html', 'my_node_modules/a.js', 'docs/.gitignore']);
  });

  it('reads .uosignore as git reads its own', () => {
    writeFileSync(
      join(outside.folder, '.uosignore'),
      '# maps\n*.map\n!keep.map\n/build/\ndocs/**/*.md\n!node_modules/\n中文 *.txt\n',
    );
    expect(
      kept([
        '.uosignore',
        'a.map',
        'deep/b.map',
        'keep.map',
        'build/x',
        'src/build/x',
        'docs/a/b.md',
        'node_modules/a.js',
        '中文 1.txt',
      ]),
    ).toEqual(['keep.map', 'src/build/x', 'node_modules/a.js']);
  });

  it('adds what --exclude says last', () => {
    writeFileSync(join(outside.folder, '.uosignore'), '!secret.txt\n');
    expect(kept(['a.txt', 'secret.txt'], ['secret.*'])).toEqual(['a.txt']);
  });
});
