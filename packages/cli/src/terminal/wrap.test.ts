import { describe, expect, it } from 'vitest';
import { widthOf } from './width.ts';
import { wrapLines } from './wrap.ts';

describe('wrapLines', () => {
  it('leaves short lines alone', () => {
    expect(wrapLines('  a  b\n', 40)).toBe('  a  b\n');
  });

  it('puts what follows under the text it belongs to', () => {
    expect(wrapLines('  --dry-run  Show the request that would change something', 36)).toBe(
      '  --dry-run  Show the request that\n             would change something',
    );
  });

  it('breaks Chinese between characters and keeps its stops at the end of a line', () => {
    const text = wrapLines(`  --json  ${'输出一个文档，只含这些字段。'.repeat(3)}`, 30);
    expect(Math.max(...text.split('\n').map(widthOf))).toBeLessThanOrEqual(32);
    expect(text).not.toMatch(/\n\s*[，。]/);
  });
});
