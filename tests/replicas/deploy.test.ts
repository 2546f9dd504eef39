// The files of the documented set-up say nothing that the platform does not know.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/support/workspace.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const VARIABLE = /\b(?:UOS|AWS)_[A-Z0-9_]+\b|\bDATABASE_URL\b/g;

const known = new Set(
  globSync('packages/platform/src/**/*.ts', { cwd: ROOT }).flatMap((path) => read(path).match(VARIABLE) ?? []),
);
const pages = ['docs/operations.md', ...globSync('deploy/*', { cwd: ROOT })];

describe('set-up files', () => {
  it.each(pages)('%s names only variables that the platform reads', (page) => {
    const named = [...new Set(read(page).match(VARIABLE) ?? [])];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('agree on the two processes, their ports and the hosts', () => {
    const [nginx, caddy, env] = ['nginx.conf', 'Caddyfile', 'platform.env.example'].map((name) =>
      read(`deploy/${name}`),
    );
    for (const text of [nginx, caddy]) {
      expect(text).toContain('127.0.0.1:4101');
      expect(text).toContain('127.0.0.1:4102');
      expect(text).toContain('console.example.com');
      expect(text).toContain('content.example.net');
    }
    // why: systemd takes a variable of the file before one of the unit, and both processes would have one port
    expect(env).not.toMatch(/^UOS_(PORT|DATA)=/m);
    expect(read('deploy/uos-platform@.service')).toContain('UOS_PORT=410%i UOS_DATA=/var/lib/uos/%i');
    expect(read('deploy/compose.yaml')).toContain('127\\.0\\.0\\.1:4101/platform-1:4100');
  });
});
