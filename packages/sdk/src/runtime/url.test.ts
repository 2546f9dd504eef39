import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UosInputError } from './errors.ts';
import type { Row } from './types.ts';
import { compileRow, splitInput } from './url.ts';

const split = (row: Row, input: Record<string, unknown>) => splitInput('test.op', row, compileRow(row), input);
const get: Row = { route: 'GET /buckets/{id}/entries/{eid}/' };
const cancel: Row = { route: 'POST /sessions/{id}:cancel' };

describe('splitInput', () => {
  it('keeps the final slash and the verb of a route, and encodes ids', () => {
    expect(split(get, { id: 'a/b c', eid: '中?#%' }).path).toBe('/buckets/a%2Fb%20c/entries/%E4%B8%AD%3F%23%25/');
    expect(split(cancel, { id: 'a:done' }).path).toBe('/sessions/a%3Adone:cancel');
    expect(split(get, { id: 0, eid: 7 }).path).toBe('/buckets/0/entries/7/');
  });

  it('refuses an id that is missing, null, empty, "." or "..", and points at it', () => {
    for (const id of [undefined, null, '', '.', '..']) {
      expect(() => split(get, { id, eid: 'x' }), String(id)).toThrow(UosInputError);
    }
    expect(() => split(get, { id: 'b', eid: '..' })).toThrowErrorMatchingInlineSnapshot(`
      [UosInputError: test.op: eid must not be ".."
        /buckets/b/entries/..
                           ^^]
    `);
    expect(() => split(get, { id: 'b' })).toThrowErrorMatchingInlineSnapshot(`
      [UosInputError: test.op: eid is missing
        /buckets/b/entries/undefined
                           ^^^^^^^^^]
    `);
  });

  it('lets a path inside a bucket keep its slashes, but no step up', () => {
    const content: Row = { route: 'GET /buckets/{bucketId}/content/{path}', base: 'content' };
    expect(split(content, { bucketId: 'b', path: 'js/主 1.js' }).path).toBe('/buckets/b/content/js/%E4%B8%BB%201.js');
    for (const path of ['a/../b', './a', 'a//b', '/a', '']) {
      expect(() => split(content, { bucketId: 'b', path }), path).toThrow(UosInputError);
    }
  });

  it('never lets an id reach another path', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        try {
          const { pathname } = new URL(split(get, { id, eid: 'e' }).path, 'http://x');
          const [, first, second, third] = pathname.split('/');
          expect([first, decodeURIComponent(second ?? ''), third]).toEqual(['buckets', id, 'entries']);
        } catch (error) {
          expect(error instanceof UosInputError || error instanceof URIError).toBe(true);
        }
      }),
    );
  });

  it('repeats the key of a list and leaves out what is undefined or null, but no falsy value', () => {
    const list: Row = { route: 'GET /apps' };
    const input = { appId: ['a', 'b&c'], orgId: undefined, name: null, offset: 0, complete: false, note: '' };
    expect(split(list, input).path).toBe('/apps?appId=a&appId=b%26c&offset=0&complete=false&note=');
    expect(split(list, { appId: [] }).path).toBe('/apps');
  });

  it('sends what is neither path nor query as the body', () => {
    const promote: Row = { route: 'POST /buckets/{id}/promote/', body: true, query: 'dry force' };
    expect(split(promote, { id: 'b', dry: true, notes: null, size: 0, gone: undefined })).toEqual({
      path: '/buckets/b/promote/?dry=true',
      body: '{"notes":null,"size":0}',
    });
    expect(split(promote, { id: 'b' }).body).toBe('{}');
  });

  it('sends one key as the whole body where the row says so', () => {
    const many: Row = { route: 'POST /buckets/{id}/multientries/', body: 'entries' };
    expect(split(many, { id: 'b', entries: [{ path: 'a' }] })).toEqual({
      path: '/buckets/b/multientries/',
      body: '[{"path":"a"}]',
    });
  });

  it('has no body where the row has none', () => {
    expect(split(cancel, { id: 'a' }).body).toBeUndefined();
  });
});
