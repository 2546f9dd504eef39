import { describe, expect, it } from 'vitest';
import { contentType } from './content-type.ts';

describe('contentType', () => {
  it('follows the seen client for catalogues, hashes and bundles', () => {
    expect(contentType('Android/catalog.json')).toBe('text/plain; charset=utf-8');
    expect([contentType('a.hash'), contentType('a.bundle')]).toEqual([
      'application/octet-stream',
      'application/octet-stream',
    ]);
  });

  it('lets a browser run an H5 game', () => {
    expect(['index.html', 'main.js', 'game.wasm', 'style.css', 'hero.png', 'theme.ogg'].map(contentType)).toEqual([
      'text/html; charset=utf-8',
      'text/javascript; charset=utf-8',
      'application/wasm',
      'text/css; charset=utf-8',
      'image/png',
      'audio/ogg',
    ]);
  });

  it('reads the last extension of the last segment, in any case', () => {
    expect(contentType('a.js/b.PNG')).toBe('image/png');
    expect(contentType('main.js.gz')).toBe('application/gzip');
  });

  it('sends everything else as bytes', () => {
    const bytes = ['', 'html', '.html', 'a.', 'a.unknown', 'a.html/b', 'a.constructor', 'v1.0/data'];
    expect(new Set(bytes.map(contentType))).toEqual(new Set(['application/octet-stream']));
  });
});
