import { describe, expect, it } from 'vitest';
import { HEAD_BYTES, inspectFile } from './verdict.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const PNG = latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');

function inspect(path: string, bytes: Uint8Array, contentType = 'application/octet-stream') {
  return inspectFile({ path, size: bytes.length, content_type: contentType, head: bytes.subarray(0, HEAD_BYTES) });
}

describe('inspectFile', () => {
  it.each([
    ['skins/winter.png', PNG],
    ['readme.txt', Buffer.from('冬季外观')],
    ['levels.json', Buffer.from('{"level": 1}')],
    ['harbour.bundle', latin1('UnityFS\0\0\0\0\x08')],
    ['empty.png', new Uint8Array()],
    ['notes', Buffer.from('MZ begins this sentence')],
  ])('passes %s', (path, bytes) => {
    expect(inspect(path, bytes)).toEqual({ result: 'pass', label: '', score: 0, detail: '' });
  });

  it.each([
    ['tool.exe', Buffer.from('anything')],
    ['picture.png', latin1('MZ\x90\0\x03\0\0\0')],
    ['data.bin', latin1('\x7fELF\x02\x01\x01\0')],
    ['start', Buffer.from('#!/bin/sh\n')],
    ['plugins/Native.DLL', new Uint8Array()],
  ])('blocks the program %s, whatever it is called', (path, bytes) => {
    expect(inspect(path, bytes)).toMatchObject({ result: 'block', label: 'executable', score: 100 });
  });

  it.each([
    ['index.html', Buffer.from('<p>'), 'active-content'],
    ['about.txt', Buffer.from('  <!DOCTYPE html><script>'), 'active-content'],
    ['photo.png', latin1('GIF89a\0\0'), ''],
    ['photo.jpg', Buffer.from('not a picture'), 'type-mismatch'],
    ['pack.zip', latin1('PK\x03\x04\x14\0'), 'archive'],
    ['save.dat', latin1('\0\x9c\x01\x02'), 'unknown'],
  ])('sends %s to a person', (path, bytes, label) => {
    expect(inspect(path, bytes).label).toBe(label);
  });

  it('looks at the media type that a browser would go by', () => {
    expect(inspect('a.png', PNG, 'text/html; charset=utf-8')).toMatchObject({ result: 'review' });
  });

  it('takes a text that is cut off inside a character for a text', () => {
    const text = Buffer.from(`x${'灯'.repeat(HEAD_BYTES)}`);
    expect(inspect('story.txt', text)).toMatchObject({ result: 'pass' });
  });
});
