import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostsIn, missingBinaries } from './lock-entries.ts';
import { ROOT } from './workspace.ts';

describe('missingBinaries', () => {
  it('makes an entry for each platform whose binary has none', () => {
    const optionalDependencies = { '@a/cli-darwin-arm64': '1.0.0', '@a/cli-linux-x64-musl': '1.0.0', b: '2.0.0' };
    const lock = { packages: { 'node_modules/a': { dev: true, optionalDependencies }, 'node_modules/b': {} } };
    expect(missingBinaries(lock)).toMatchInlineSnapshot(`
      [
        [
          "node_modules/@a/cli-darwin-arm64",
          {
            "cpu": [
              "arm64",
            ],
            "dev": true,
            "optional": true,
            "os": [
              "darwin",
            ],
            "version": "1.0.0",
          },
        ],
        [
          "node_modules/@a/cli-linux-x64-musl",
          {
            "cpu": [
              "x64",
            ],
            "dev": true,
            "libc": [
              "musl",
            ],
            "optional": true,
            "os": [
              "linux",
            ],
            "version": "1.0.0",
          },
        ],
      ]
    `);
  });

  it('finds an entry beside its owner, nested or hoisted', () => {
    const owner = { optionalDependencies: { '@a/linux-x64': '1.0.0' } };
    const nested = { 'packages/x/node_modules/a': owner, 'packages/x/node_modules/@a/linux-x64': {} };
    expect(missingBinaries({ packages: nested })).toEqual([]);
    const hoisted = { 'packages/x/node_modules/a': owner, 'node_modules/@a/linux-x64': {} };
    expect(missingBinaries({ packages: hoisted })).toEqual([]);
  });

  it('refuses to guess what is not a binary of a platform', () => {
    const lock = { packages: { 'node_modules/a': { optionalDependencies: { fast: '1.0.0' } } } };
    expect(() => missingBinaries(lock)).toThrowErrorMatchingInlineSnapshot(
      '[Error: package-lock.json lacks fast, whose platform its name does not tell: add it by hand]',
    );
  });

  it('finds nothing in the lock file of this repository', () => {
    expect(missingBinaries(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))).toEqual([]);
  });
});

describe('hostsIn', () => {
  it('names hosts of packages, not of links', () => {
    const text = '"resolved": "https://mirror.example/a.tgz"\n"url": "https://opencollective.com/a"';
    expect(hostsIn(text)).toEqual(['mirror.example']);
  });
});
