import { describe, expect, it } from 'vitest';
import { locate, TOOLS } from './tools.ts';

describe('locate', () => {
  it.each(TOOLS)('finds $name on this machine', (tool) => {
    expect(locate(tool)).toMatch(/\S/);
  });

  it('says in one line how to get what is missing', () => {
    const absent = { name: 'Absent', places: ['/nowhere/*'], variable: 'UOS_TEST_ABSENT', packages: ['absent'] };
    expect(() => locate(absent)).toThrowErrorMatchingInlineSnapshot(
      '[Error: Absent is missing: run `apt-get install absent` or set UOS_TEST_ABSENT.]',
    );
  });
});
