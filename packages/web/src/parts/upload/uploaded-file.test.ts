import { describe, expect, it } from 'vitest';
import { text } from './text.zh.ts';
import { filesProblem, isPicture, nameIn } from './uploaded-file.ts';

const file = { key: 'a', name: 'a.png', sizeBytes: 1, url: 'https://files.example.com/a.png' };

describe('filesProblem', () => {
  it('lets a form go once every file has arrived', () => {
    expect(filesProblem([])).toBeUndefined();
    expect(filesProblem([file])).toBeUndefined();
  });

  it('holds it while one is on its way, and names one that did not arrive before that', () => {
    expect(filesProblem([file, { ...file, url: '' }])).toBe(text.stillSending);
    expect(
      filesProblem([
        { ...file, url: '' },
        { ...file, url: '', problem: 'too large' },
      ]),
    ).toBe(text.notArrived);
  });
});

describe('nameIn', () => {
  it('is the last part of the address, as people wrote it', () => {
    expect(nameIn('https://x.example/voucher/1f/%E5%9B%9E%E5%8D%95.png?sign=1')).toBe('回单.png');
    expect(nameIn('https://x.example/bad%E5.png')).toBe('bad%E5.png');
  });
});

describe('isPicture', () => {
  it('goes by the ending, whatever follows it', () => {
    expect(isPicture('https://x.example/a.JPG?x=1')).toBe(true);
    expect(isPicture('https://x.example/a.pdf')).toBe(false);
  });
});
