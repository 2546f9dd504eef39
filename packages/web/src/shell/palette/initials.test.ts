import { describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { initials } from './initials.ts';

describe('initials', () => {
  it('are the letters that somebody types', () => {
    const words = [
      '资源桶',
      '区服',
      '应用总览',
      '排行榜',
      '远程配置',
      '邮件模板',
      '登录设置',
      '好友',
      '玩家',
      '发票',
      '安全',
    ];
    expect(words.map(initials)).toEqual(['zyt', 'qf', 'yyzl', 'phb', 'ycpz', 'yjmb', 'dlsz', 'hy', 'wj', 'fp', 'aq']);
  });

  it('leave letters and digits as they are', () => {
    expect(initials('UGC 模组 2')).toBe('ugc mz 2');
  });

  it('exist for every title of the catalogue', () => {
    const titles = routes.map(({ title }) => title).filter((title) => !/^[\p{Script=Han}]/u.test(initials(title)));
    expect(titles).toHaveLength(routes.length);
  });
});
