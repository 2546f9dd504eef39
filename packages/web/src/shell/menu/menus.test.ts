import { type ServiceMenu, serviceMenus } from '@uos/contract/screens';
import { describe, expect, it } from 'vitest';
import { countedServices } from '../../features/admin/statistics/services.ts';
import { type Route, routes } from '../../routes.ts';
import { type Column, columnOf, columnOfService, countedKeys, entryFor, hasMenu, roomOf, roomsOf } from './menus.ts';

const rowOf = (path: string, all: readonly Route[] = routes): Route => {
  const row = all.find((route) => route.path === path);
  if (row === undefined) {
    throw new Error(`no screen ${path}`);
  }
  return row;
};
const column = (path: string, isOperator = false, all: readonly Route[] = routes) =>
  columnOf({ screen: rowOf(path), search: {} }, all, isOperator);
const outline = (of: Column | undefined): readonly string[] =>
  of === undefined
    ? []
    : [
        ...of.entries.map(({ title }) => title),
        ...of.groups.flatMap((g) => [g.title, ...g.entries.map((e) => `  ${e.title}`)]),
      ];
const built = routes.map((route) => ({ ...route, built: true }));

describe('serviceMenus', () => {
  it('leads to playgrounds with nothing left to fill in', () => {
    const left = Object.values<ServiceMenu>(serviceMenus).flatMap(({ playground = '', product }) =>
      [...playground.matchAll(/\{(\w+)\??\}/g)]
        .map(([, name]) => name)
        .filter((name) => name !== 'appId' && product === undefined),
    );
    expect(left).toEqual([]);
  });
});

describe('columnOf', () => {
  it('has of an app what belongs to no service, and shows operators theirs', () => {
    expect(outline(column('/services/{appId}'))).toEqual([
      '总览',
      '监控与告警',
      '用量与费用',
      '操作记录',
      '设置与密钥',
    ]);
    expect(outline(column('/services/{appId}/bill', true))).toContain('运营配置');
  });

  it('holds nothing that is not built, and says in one line that more comes', () => {
    const passport = column('/services/{appId}/passport/auth/realm');
    expect(outline(passport)).toEqual([
      ...['账号与角色', '  用户', '  角色', '  标签'],
      ...['社交', '  公会', '  好友', '  玩家举报'],
      ...['玩法', '  排行榜', '  成就', '  战令', '  任务'],
      ...['经济', '  商品', '  资源', '  订单', '  玩家背包', '  权益', '  礼包与兑换码', '  经济指标'],
      ...['运营', '  邮件', '  公告'],
      ...['登录与安全', '  登录方式', '  区服', '  防沉迷', '  验证码记录'],
    ]);
    expect(passport?.coming).toBe('/services/{appId}/passport/coming/friend');
    expect(columnOfService('asset-streaming', routes).coming).toBeUndefined();
  });

  it('puts player accounts into six groups once all of it is there', () => {
    const of = columnOfService('passport', built);
    expect(of.groups.map(({ title, entries }) => `${title} ${entries.length}`)).toEqual([
      '账号与角色 3',
      '社交 3',
      '玩法 4',
      '经济 7',
      '运营 2',
      '登录与安全 4',
    ]);
    expect(entryFor(of, { screen: rowOf('/services/{appId}/passport/guilds/setting'), search: {} })?.title).toBe(
      '公会',
    );
  });

  it('is none where a room of an office has one screen', () => {
    expect(hasMenu(column('/admin/admin-users', true))).toBe(false);
    expect(hasMenu(column('/admin/bill', true))).toBe(true);
  });

  it('lists what an organisation has, consultations among it', () => {
    expect(outline(column('/consultation/{ticketId}'))).toEqual([
      '应用',
      '用量',
      '费用',
      '成员',
      '咨询',
      '企业认证',
      '操作记录',
    ]);
  });
});

describe('entryFor', () => {
  it('marks the entry that covers a screen, whatever words that entry has in its address', () => {
    const detail = { screen: rowOf('/services/{appId}/config/override/{overrideId}'), search: {} };
    const entry = entryFor(columnOfService('remote-config', routes), detail);
    expect([entry?.title, entry?.search]).toEqual(['覆盖规则', { tab: 'overrides' }]);
  });

  const entry = (path: string, search: Record<string, string> = {}) => {
    const where = { screen: rowOf(path), search };
    const of = columnOf(where, routes, true);
    return of === undefined ? undefined : entryFor(of, where)?.title;
  };

  it('marks the list of what is open, and the entry whose words stand in the address', () => {
    expect(entry('/services/{appId}/asset/bucket')).toBe('资源桶');
    expect(entry('/services/{appId}/asset/bucket/{bucketId}')).toBe('资源桶');
    expect(entry('/services/{appId}/asset/bucket/tutorial')).toBe('入门');
    expect(entry('/services/{appId}/settings', { tab: 'history' })).toBe('操作记录');
    expect(entry('/services/{appId}/settings', { tab: 'secrets' })).toBe('设置与密钥');
    expect(entry('/admin/balance/invoice/{transactionId}')).toBe('余额');
    expect(entry('/services/{appId}')).toBe('总览');
    expect(entry('/admin/stats', { service: 'push' })).toBe('消息推送');
  });
});

describe('roomOf', () => {
  const room = (path: string, search: Record<string, string> = {}) =>
    roomOf({ screen: rowOf(path), search }, path.startsWith('/bc-') ? 'billing' : 'operator', routes)?.key;

  it('knows the room of each screen of an office', () => {
    expect(room('/admin')).toBe('apps');
    expect(room('/admin/stats')).toBe('overview');
    expect(room('/admin/stats', { service: 'save' })).toBe('statistics');
    expect(room('/admin/organization/{orgId}')).toBe('organizations');
    expect(room('/admin/balance/{orgId}')).toBe('finance');
    expect(room('/bc-admin/invoice/{transactionId}')).toBe('invoices');
    expect(room('/bc-admin/org/{orgId}')).toBe('balances');
  });

  it('has an entry for each service that is counted', () => {
    expect([...countedKeys].sort()).toEqual([...countedServices].sort());
    expect(roomsOf('operator').find(({ key }) => key === 'statistics')?.entries).toHaveLength(countedKeys.length + 1);
  });
});
