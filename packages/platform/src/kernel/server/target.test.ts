import { describe, expect, it } from 'vitest';
import { parseTarget } from './target.ts';

describe('parseTarget', () => {
  it.each([
    ['/a/b?c=d', { path: '/a/b', query: 'c=d', authority: undefined }],
    ['/a/%2e%2e/b', { path: '/a/%2e%2e/b', query: '', authority: undefined }],
    ['/a/../b?x?y', { path: '/a/../b', query: 'x?y', authority: undefined }],
    ['http://other.example/a?b', { path: '/a', query: 'b', authority: 'other.example' }],
    ['http://other.example', { path: '/', query: '', authority: 'other.example' }],
  ])('reads %s without decoding it', (raw, target) => {
    expect(parseTarget(raw)).toEqual(target);
  });

  it.each(['*', 'a/b', 'ftp://x/y', ''])('knows nothing of %j', (raw) => {
    expect(parseTarget(raw)).toBeUndefined();
  });
});
