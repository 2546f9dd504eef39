import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wantedPart } from './ranges.ts';

const has = { etag: '"5d41402abc4b2a76b9719d911017c592"', lastModified: 'Thu, 01 Jan 2026 00:00:00 GMT', size: 100 };
const get = (headers: Record<string, string>, size = 100) => wantedPart('GET', headers, { ...has, size });

describe('wantedPart', () => {
  it('is the whole without conditions', () => {
    expect(get({})).toEqual({ status: 200 });
  });

  it('is one range, cut at the end of the object', () => {
    expect(get({ range: 'bytes=0-9' })).toEqual({ status: 206, start: 0, end: 9 });
    expect(get({ range: 'bytes=90-' })).toEqual({ status: 206, start: 90, end: 99 });
    expect(get({ range: 'bytes=90-500' })).toEqual({ status: 206, start: 90, end: 99 });
    expect(get({ range: 'bytes=-10' })).toEqual({ status: 206, start: 90, end: 99 });
    expect(get({ range: 'bytes=-500' })).toEqual({ status: 206, start: 0, end: 99 });
    expect(get({ range: 'BYTES = 1 - 2' })).toEqual({ status: 206, start: 1, end: 2 });
  });

  it('cannot be satisfied behind the end', () => {
    expect(get({ range: 'bytes=100-' })).toEqual({ status: 416 });
    expect(get({ range: 'bytes=100-200' })).toEqual({ status: 416 });
    expect(get({ range: 'bytes=-0' })).toEqual({ status: 416 });
    expect(get({ range: 'bytes=0-' }, 0)).toEqual({ status: 416 });
  });

  it('is the whole for several ranges and for what is no range', () => {
    for (const range of ['bytes=0-1,5-6', 'bytes=9-1', 'bytes=-', 'bytes=a-b', 'lines=0-1', '']) {
      expect(get({ range })).toEqual({ status: 200 });
    }
    expect(wantedPart('HEAD', { range: 'bytes=0-1' }, has)).toEqual({ status: 200 });
  });

  it('honours If-Range by tag and by date', () => {
    const range = 'bytes=0-0';
    expect(get({ range, 'if-range': has.etag }).status).toBe(206);
    expect(get({ range, 'if-range': has.lastModified }).status).toBe(206);
    expect(get({ range, 'if-range': '"other"' }).status).toBe(200);
    expect(get({ range, 'if-range': `W/${has.etag}` }).status).toBe(200);
    expect(get({ range, 'if-range': 'Fri, 02 Jan 2026 00:00:00 GMT' }).status).toBe(200);
  });

  it('is nothing where the caller has it already', () => {
    expect(get({ 'if-none-match': has.etag }).status).toBe(304);
    expect(get({ 'if-none-match': `"a", W/${has.etag}`, range: 'bytes=0-0' }).status).toBe(304);
    expect(get({ 'if-none-match': '*' }).status).toBe(304);
    expect(get({ 'if-none-match': '"a"', 'if-modified-since': has.lastModified }).status).toBe(200);
    expect(get({ 'if-modified-since': has.lastModified }).status).toBe(304);
    expect(get({ 'if-modified-since': 'Wed, 31 Dec 2025 23:59:59 GMT' }).status).toBe(200);
    expect(get({ 'if-modified-since': 'yesterday' }).status).toBe(200);
  });

  it('never reaches outside the object', () => {
    const text = fc.oneof(
      fc.stringMatching(/^bytes=\d{0,4}-\d{0,4}$/),
      fc.string({ maxLength: 20 }).map((rest) => `bytes=${rest}`),
    );
    fc.assert(
      fc.property(text, fc.nat(300), (range, size) => {
        const part = get({ range }, size);
        if (part.status === 206) {
          expect(part.start).toBeGreaterThanOrEqual(0);
          expect(part.end).toBeLessThan(size);
          expect(part.start).toBeLessThanOrEqual(part.end);
        }
      }),
    );
  });
});
