import { describe, expect, it } from 'vitest';
import { previewKind } from './preview-kind.ts';

describe('previewKind', () => {
  it('goes by the media type where it says enough', () => {
    expect(previewKind('a.bin', 'image/png')).toBe('image');
    expect(previewKind('a', 'audio/mpeg')).toBe('audio');
    expect(previewKind('a', 'video/mp4')).toBe('video');
    expect(previewKind('a', 'text/plain; charset=utf-8')).toBe('text');
  });

  it('knows JSON by its name, because the store calls it plain text', () => {
    expect(previewKind('data/level.json', 'text/plain; charset=utf-8')).toBe('json');
  });

  it('goes by the name where the type says nothing', () => {
    expect(previewKind('catalog.hash', 'application/octet-stream')).toBe('text');
  });

  it('shows nothing of a bundle', () => {
    expect(previewKind('hero.bundle', 'application/octet-stream')).toBeUndefined();
  });
});
