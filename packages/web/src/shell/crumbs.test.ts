import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { crumbsOf } from './crumbs.ts';

const titles = (path: string) =>
  crumbsOf({ path }, { appId: 'a', bucketId: 'b' }, routes, '星海物语').map(({ title }) => title);

describe('crumbsOf', () => {
  it('names every screen on the way, the app by its own name', () => {
    expect(titles('/services/{appId}/asset/bucket/{bucketId}')).toEqual(['星海物语', '资源桶']);
    expect(titles('/services/{appId}')).toEqual([]);
    expect(titles('/consultation/submit')).toEqual(['咨询']);
  });

  it('passes over parts of a path that are no screen, that are not open yet, and the first screen of a menu', () => {
    expect(titles('/services/{appId}/passport/auth/realm')).toEqual(['星海物语']);
    expect(titles('/admin/balance/{orgId}')).toEqual(['余额']);
    expect(titles('/apps/bill')).toEqual([]);
  });
});
