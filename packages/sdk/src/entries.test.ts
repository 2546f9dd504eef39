import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as browser from './browser.ts';
import { tables } from './generated/index.ts';
import * as http from './http.ts';
import * as node from './index.ts';
import { VERSION } from './runtime/version.ts';

const HERE = import.meta.dirname;

/** Names of every module outside the package that a file reaches at run time, by whatever way. */
function reached(entry: string): Set<string> {
  const outside = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) {
      return;
    }
    seen.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(
      /(?:^(?:import|export)(?! type)[^;]*? from |import\()'([^']+)'/gm,
    );
    for (const [, name = ''] of imports) {
      if (name.startsWith('.')) {
        visit(join(dirname(file), name));
      } else {
        outside.add(name);
      }
    }
  };
  visit(join(HERE, entry));
  return outside;
}

describe('the modules an entry reaches', () => {
  it('are only texts and rules of the contract in a browser', () => {
    expect([...reached('browser.ts')]).toEqual(['@uos/contract/messages']);
    expect([...reached('jobs/index.ts')].sort()).toEqual(['@uos/contract/messages', '@uos/contract/rules']);
    expect([...reached('fields/index.ts')]).toEqual(['@uos/contract/rules']);
    expect([...reached('realtime/index.ts')]).toEqual([]);
    expect([...reached('player/index.ts')]).toEqual([]);
    expect([...reached('player/server.ts')]).toEqual([]);
    expect([...reached('settings/index.ts')]).toEqual([]);
    expect([...reached('rollout/index.ts')]).toEqual(['@uos/contract/rules']);
    expect([...reached('saves/index.ts')]).toEqual([]);
    expect([...reached('crashes/index.ts')]).toEqual([]);
  });

  it('are those of Node for a one-shot program, without undici', () => {
    expect([...reached('http.ts')].sort()).toEqual([
      '@uos/contract/messages',
      'node:http',
      'node:https',
      'node:stream',
      'node:stream/promises',
    ]);
  });

  it('are undici for a long-running one', () => {
    expect([...reached('index.ts')].sort()).toEqual(['@uos/contract/messages', 'undici']);
  });
});

describe('all entries', () => {
  it('offer the same things but for their transport', () => {
    const names = (entry: object) =>
      Object.keys(entry)
        .filter((name) => !name.endsWith('Transport'))
        .sort();
    expect(names(http)).toEqual(names(node));
    expect(names(browser)).toEqual(names(node));
  });

  it('offer every service of the tables under its own name', () => {
    expect(Object.entries(tables).map(([name, table]) => [name, table.name])).toEqual(
      Object.keys(tables).map((name) => [name, name]),
    );
  });

  it('say the version of the package', () => {
    const { version } = JSON.parse(readFileSync(`${HERE}/../package.json`, 'utf8')) as { version: string };
    expect(VERSION).toBe(version);
  });
});
