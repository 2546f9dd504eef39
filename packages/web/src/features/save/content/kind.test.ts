import { describe, expect, it } from 'vitest';
import { hexLines } from './hex.ts';
import { contentOf, pictureType } from './kind.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('contentOf', () => {
  it('knows JSON by what it is, whatever the file is called', () => {
    expect(contentOf(bytesOf(' {"level":3}'), true)).toEqual({
      kind: 'json',
      text: ' {"level":3}',
      value: { level: 3 },
    });
    expect(contentOf(bytesOf('42'), true)).toEqual({ kind: 'text', text: '42' });
    expect(contentOf(bytesOf('{"level":'), true).kind).toBe('text');
  });

  it('takes the beginning of a text for a text, also where a letter is cut in two', () => {
    const cut = bytesOf('{"名":"灯塔"}').subarray(0, 4);
    expect(contentOf(cut, false)).toEqual({ kind: 'text', text: '{"' });
    expect(contentOf(cut, true)).toEqual({ kind: 'hex' });
  });

  it('shows bytes that are no text as bytes, and a picture as one only where it is whole', () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
    expect(contentOf(new Uint8Array([1, 2, 3]), true)).toEqual({ kind: 'hex' });
    expect([contentOf(png, true).kind, contentOf(png, false).kind]).toEqual(['picture', 'hex']);
  });
});

describe('pictureType', () => {
  it('goes by the first bytes, and takes no SVG', () => {
    expect(pictureType(bytesOf('RIFF0000WEBPVP8 '))).toBe('image/webp');
    expect(pictureType(bytesOf('GIF89a'))).toBe('image/gif');
    expect(pictureType(bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
  });
});

describe('hexLines', () => {
  it('has sixteen bytes in a line, the last one as wide as the others', () => {
    expect(hexLines(bytesOf('{"hp":1,"name":"a"}'))).toBe(
      [
        '00000000  7b 22 68 70 22 3a 31 2c 22 6e 61 6d 65 22 3a 22  {"hp":1,"name":"',
        '00000010  61 22 7d                                         a"}',
      ].join('\n'),
    );
    expect(hexLines(new Uint8Array())).toBe('');
  });
});
