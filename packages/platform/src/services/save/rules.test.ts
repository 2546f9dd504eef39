import { describe, expect, it } from 'vitest';
import { endingOf, formatOf, imageOf } from './rules.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('imageOf', () => {
  it('knows pictures by how they begin', () => {
    const heads = ['\x89PNG\r\n\x1a\n....', '\xff\xd8\xff\xe0....', 'GIF87a......', 'GIF89a......', 'RIFF1234WEBPVP8 '];
    expect(heads.map((head) => imageOf(bytes(head)))).toEqual(['png', 'jpeg', 'gif', 'gif', 'webp']);
  });

  it('takes nothing else for one', () => {
    const heads = ['', '<svg xmlns="', '<!doctype html>', 'BM......', 'RIFF1234WAVE', ' GIF89a', '\x89PN', '%PDF-1.7'];
    expect(heads.map((head) => imageOf(bytes(head)))).toEqual(heads.map(() => ''));
  });
});

describe('a format', () => {
  it('has no dot and no capitals, and stands in a key only where it is plain', () => {
    expect(['.PNG', 'sav', undefined, '../x'].map(formatOf)).toEqual(['png', 'sav', '', './x']);
    expect(['sav', '', './x', 'longerthan8'].map(endingOf)).toEqual(['.sav', '', '', '']);
  });
});
