import { describe, expect, it } from 'vitest';
import { needsWords } from './needs.ts';

describe('needsWords', () => {
  const [draft, released, region] = [{ currentVersion: 0 }, { currentVersion: 2 }, { regionId: 'local' }];

  it('names what comes first: a released profile, then a region', () => {
    expect(needsWords([], [])).toBe('先发布一个启动配置');
    expect(needsWords([draft], [region])).toBe('先发布一个启动配置');
    expect(needsWords([draft, released], [])).toBe('先在设置里添加地域');
    expect(needsWords([draft, released], [region])).toBeUndefined();
  });

  it('says nothing of what is not read yet', () => {
    expect(needsWords(undefined, undefined)).toBeUndefined();
    expect(needsWords([released], undefined)).toBeUndefined();
    expect(needsWords(undefined, [region])).toBeUndefined();
  });
});
