import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../../testing/run-uos.ts';
import { FilterError, type Filters, ignoreRules } from './ignore-rules.ts';

let outside: Outside;

beforeEach(() => {
  outside = openOutside();
});

afterEach(() => outside.remove());

const kept = (paths: string[], filters: Filters = {}): string[] => {
  const ignores = ignoreRules(outside.folder, filters);
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
    expect(kept(['a.txt', 'secret.txt'], { exclude: ['secret.*'] })).toEqual(['a.txt']);
  });

  it('takes only what --include matches, and leaves out of that what is ignored', () => {
    const include = ['*.png', '/data/'];
    expect(kept(['a.png', 'art/b.png', 'c.txt', 'data/d.json', 'art/', 'node_modules/e.png'], { include })).toEqual([
      'a.png',
      'art/b.png',
      'data/d.json',
      'art/',
    ]);
  });

  it('lets the first match of --filter-from decide, before everything else', () => {
    const list = join(outside.folder, 'list.txt');
    writeFileSync(list, '# what goes\n+ /build/keep.txt\n- /build/\n- *.psd\n\n+ node_modules/wanted/\n');
    const paths = [
      'build/',
      'build/keep.txt',
      'build/x.txt',
      'a.psd',
      'b.txt',
      'node_modules/wanted/a.js',
      'node_modules/b.js',
    ];
    expect(kept(paths, { filterFrom: [list] })).toEqual([
      'build/',
      'build/keep.txt',
      'b.txt',
      'node_modules/wanted/a.js',
    ]);
    writeFileSync(list, '+ a\n* b\n');
    expect(() => kept([], { filterFrom: [list] })).toThrow(new FilterError(list, 2));
  });
});
