import { describe, expect, it } from 'vitest';
import { diffFiles } from './release-diff.ts';

const file = (path: string, content_hash: string) => ({
  path,
  content_hash,
  content_size: 1,
  content_type: 'text/plain',
  content_link: `/${path}`,
});

describe('diffFiles', () => {
  it('tells what came, what changed and what went, in the order of paths', () => {
    const before = [file('a', '1'), file('b', '1'), file('d', '1')];
    const after = [file('d', '1'), file('c', '1'), file('b', '2')];
    const { changes, same } = diffFiles(before, after);
    expect(changes.map(({ path, change }) => `${change} ${path}`)).toEqual(['Delete a', 'Update b', 'Add c']);
    expect(same).toBe(1);
  });

  it('calls everything new where there was nothing before', () => {
    expect(diffFiles([], [file('a', '1')]).changes).toMatchObject([{ change: 'Add', before: undefined }]);
  });
});
