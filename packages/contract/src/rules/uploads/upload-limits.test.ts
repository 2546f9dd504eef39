import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSkipped, uploadBlocks, uploadLimits } from './upload-limits.ts';

describe('isSkipped', () => {
  it('leaves out the three folders at any depth and the files of the Finder', () => {
    const left = ['node_modules/a.js', 'a/node_modules/b/c', '.git/config', 'x\\.vscode\\settings.json', 'a/.DS_Store'];
    expect(left.filter((path) => !isSkipped(path))).toEqual([]);
  });

  it('keeps files that only look alike', () => {
    const kept = [
      'node_modules',
      'my_node_modules/a',
      '.gitignore',
      '.github/a',
      'a/.vscode',
      'DS_Store',
      'index.html',
    ];
    expect(kept.filter(isSkipped)).toEqual([]);
  });
});

describe('uploadBlocks', () => {
  it('covers every byte once, in blocks of 4 MiB', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: uploadLimits.objectBytes }), (size) => {
        const blocks = uploadBlocks(size);
        expect(blocks.at(0)?.start).toBe(0);
        expect(blocks.at(-1)?.end).toBe(size);
        expect(blocks.every(({ start, index }) => start === (blocks[index - 1]?.end ?? 0))).toBe(true);
        expect(blocks.every(({ start, end }) => end > start && end - start <= 4_194_304)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('needs no block for nothing and one for exactly one block', () => {
    expect(uploadBlocks(0)).toEqual([]);
    expect(uploadBlocks(uploadLimits.blockBytes)).toHaveLength(1);
    expect(uploadBlocks(uploadLimits.blockBytes + 1)).toHaveLength(2);
  });
});
