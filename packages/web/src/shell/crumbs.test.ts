import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { stepsOf } from './crumbs.ts';
import { columnOf, entryFor } from './menu/menus.ts';

const steps = (path: string, title?: string, search: Record<string, string> = {}) => {
  const screen = routes.find((route) => route.path === path);
  if (screen === undefined) {
    throw new Error(`no screen ${path}`);
  }
  const where = { screen, search };
  const column = columnOf(where, routes, true);
  const entry = column === undefined ? undefined : entryFor(column, where);
  const isHere = entry?.path === path;
  const params = { appId: 'a' };
  const shown = stepsOf(
    { screen, search, params, pathname: path, column, entry, isHere },
    title === undefined ? undefined : { title },
  );
  return shown.map((step) => step.title);
};

describe('stepsOf', () => {
  it('names service and list, or list and thing', () => {
    expect(steps('/services/{appId}/asset/bucket', '资源桶')).toEqual(['资源分发', '资源桶']);
    expect(steps('/services/{appId}/asset/bucket/{bucketId}', 'web-client')).toEqual(['资源桶', 'web-client']);
    expect(steps('/services/{appId}/push', '消息推送')).toEqual(['消息推送', '概览']);
    expect(steps('/admin/balance/{orgId}', '示例工作室')).toEqual(['余额', '示例工作室']);
  });

  it('says nothing twice, and one word where there is no list', () => {
    expect(steps('/services/{appId}', '星海物语')).toEqual(['总览']);
    expect(steps('/services/{appId}/asset/bucket/{bucketId}', '资源桶')).toEqual(['资源桶']);
    expect(steps('/services/{appId}/settings', '设置与密钥', { tab: 'history' })).toEqual(['操作记录']);
    expect(steps('/apps', '应用')).toEqual(['应用']);
  });
});
