import { describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { entryFor, type NavNode, navTree } from './nav-tree.ts';

const outline = (nodes: readonly NavNode[], depth = 0): string[] =>
  nodes.flatMap(({ title, nodes: inner }) => [`${'  '.repeat(depth)}${title}`, ...outline(inner, depth + 1)]);
const paths = (nodes: readonly NavNode[]): string[] =>
  nodes.flatMap(({ screen, nodes: inner }) => [...(screen === undefined ? [] : [screen.path]), ...paths(inner)]);

describe('navTree', () => {
  it('begins the menu of an app with the app and its builds', () => {
    expect(outline(navTree(routes, 'app').slice(0, 2))).toMatchInlineSnapshot(`
      [
        "应用",
        "  总览",
        "  全部服务",
        "  用量与费用",
        "  设置与密钥",
        "  监控与告警",
        "构建与分发",
        "  资源分发",
        "    资源桶",
        "    入门",
        "    UGC 模组",
        "  远程配置",
        "  云烘焙",
        "  小游戏发行",
        "    发行总览",
        "    多平台发布",
        "    运行时",
      ]
    `);
  });

  it('has no entry that needs more than the app, and each screen once', () => {
    const all = paths(navTree(routes, 'app'));
    expect(all.length).toBeGreaterThan(60);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((path) => path.replace('{appId}', '').includes('{'))).toEqual([]);
  });

  it('lists what an organisation has', () => {
    expect(outline(navTree(routes, 'organization'))).toMatchInlineSnapshot(`
      [
        "组织",
        "  应用",
        "  创建应用",
        "  用量",
        "  费用",
      ]
    `);
  });
});

describe('entryFor', () => {
  const entryOf = (scope: 'app' | 'operator' | 'billing', path: string) => entryFor(navTree(routes, scope), path);

  it('marks the list of what is open, and no list that a screen is not part of', () => {
    expect(entryOf('app', '/services/{appId}/asset/bucket')).toBe('/services/{appId}/asset/bucket');
    expect(entryOf('app', '/services/{appId}/asset/bucket/{bucketId}')).toBe('/services/{appId}/asset/bucket');
    expect(entryOf('operator', '/admin/balance/invoice/{transactionId}')).toBe('/admin/balance');
    expect(entryOf('billing', '/bc-admin/org/{orgId}')).toBe('/bc-admin');
    expect(entryOf('operator', '/admin/organization/{orgId}')).toBeUndefined();
  });
});
