import { describe, expect, it } from 'vitest';
import { crumbsOf } from './crumbs.ts';

const titles = (path: string) =>
  crumbsOf({ path }, { appId: 'a', bucketId: 'b' }, '星海物语').map(({ title }) => title);

describe('crumbsOf', () => {
  it('names every screen on the way, the app by its own name', () => {
    expect(titles('/services/{appId}/asset/bucket/{bucketId}')).toEqual(['我的应用', '星海物语', '资源桶']);
    expect(titles('/services/{appId}')).toEqual(['我的应用']);
  });

  it('passes over parts of a path that are no screen', () => {
    expect(titles('/services/{appId}/passport/auth/realm')).toEqual(['我的应用', '星海物语', '玩家账号设置']);
    expect(titles('/admin/balance/{orgId}')).toEqual(['应用列表(运营)', '组织余额']);
    expect(titles('/apps')).toEqual([]);
  });
});
