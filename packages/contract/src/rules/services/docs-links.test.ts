import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAppDocs, docRedirect, docsLinks } from './docs-links.ts';
import { serviceNames } from './service-name.ts';

const table = new URL('../../../../../tests/spec/routes.tsv', import.meta.url);
const rows = readFileSync(table, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([path = '']) => path.startsWith('/doc') && path !== '/doc/*');

describe('docRedirect', () => {
  it.each(rows)('%s leads where the catalogue of routes says', (path = '', _name, _kind, target = '') => {
    expect(docRedirect(path)).toContain(target.replace(/^-> /, ''));
    expect(docRedirect(path)).toMatch(/^\/(?:docs|public)\//);
  });

  it('leads any other page to its own html, without a trailing slash', () => {
    expect(docRedirect('/doc/cdn/cli')).toBe('/docs/cdn/cli.html');
    expect(docRedirect('/doc/cdn/cli/')).toBe('/docs/cdn/cli.html');
    expect(docRedirect('/doc/cdn/')).toBe('/docs/cdn/concept.html');
    expect(docRedirect('/doc/')).toBe('/docs/');
    expect(docRedirect('/doc/constructor')).toBe('/docs/constructor.html');
  });

  it('is for paths below /doc only', () => {
    expect(['/', '/docs/', '/document', '/apps/doc'].map(docRedirect)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('docsLinks', () => {
  it('has a page for every service but metrics, at the place the console leads to', () => {
    expect(serviceNames.filter((name) => docsLinks[name] === undefined)).toEqual(['metrics']);
    expect(docRedirect('/doc/crud/storage')).toBe(docsLinks.storage);
    expect(createAppDocs('cdn')).toBe('/docs/others/create-cdn-app.html');
  });
});
