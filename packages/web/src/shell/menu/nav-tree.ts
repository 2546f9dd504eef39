// The menu of a scope, made of the catalogue: `nav` names the groups, the title the entry.
import type { Route } from '../../routes.ts';
import { placeOf } from '../place.ts';
import { type Scope, scopeOf } from '../scope.ts';

export interface NavNode {
  readonly title: string;
  /** The screen it leads to; a node without one only holds others. */
  readonly screen?: Pick<Route, 'path' | 'built'>;
  readonly nodes: readonly NavNode[];
}

/** Order of the sections and groups of an app's menu; what is not named here follows in the order of the catalogue. */
const ORDER = [
  ...['应用', '构建与分发', '玩家', '联机与对战', '云端逻辑', '数据', '质量与合规'],
  ...['账号与角色', '社交', '玩法', '经济', '运营', '登录与安全', '敬请期待'],
];

/** The sections of the menu of a scope. */
export function navTree(routes: readonly Route[], scope: Scope): readonly NavNode[] {
  const root: Draft = { title: '', nodes: [] };
  for (const route of routes) {
    const place = placeOf(route);
    if (place !== undefined && scopeOf(route) === scope && isMenuEntry(route, scope)) {
      const group = place.reduce(groupNamed, root);
      group.nodes.push({ title: route.title, screen: { path: route.path, built: route.built }, nodes: [] });
    }
  }
  return ordered(root.nodes).map((section) => ({ ...section, nodes: ordered(section.nodes).map(lifted) }));
}

/** The entry that stands for a screen: its own, or else the one it lies under. */
export function entryFor(nodes: readonly NavNode[], path: string): string | undefined {
  const entries = entriesOf(nodes);
  // why not below every entry: the first screen of a scope lies above all of them
  const isUnder = (entry: string): boolean =>
    path.startsWith(`${entry}/{`) ||
    (path.startsWith(`${entry}/`) && !entries.some((other) => other.startsWith(`${entry}/`)));
  return entries.find((entry) => entry === path) ?? entries.find(isUnder);
}

function entriesOf(nodes: readonly NavNode[]): string[] {
  return nodes.flatMap(({ screen, nodes: inner }) => [
    ...(screen === undefined ? [] : [screen.path]),
    ...entriesOf(inner),
  ]);
}

function ordered(nodes: readonly Draft[]): Draft[] {
  return nodes
    .map((node, index) => ({ rank: rankOf(node.title, index), node }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ node }) => node);
}

interface Draft {
  title: string;
  screen?: NavNode['screen'];
  nodes: Draft[];
}

function isMenuEntry({ path, kind, access }: Route, scope: Scope): boolean {
  const needsMore = (scope === 'app' ? path.replace('{appId}', '') : path).includes('{');
  const forOthers = scope === 'app' && access === 'admin';
  return !needsMore && !forOthers && kind !== 'drawer' && kind !== 'redirect' && !path.endsWith('/login');
}

function groupNamed(parent: Draft, title: string): Draft {
  const known = parent.nodes.find((node) => node.title === title && node.screen === undefined);
  if (known !== undefined) {
    return known;
  }
  const group: Draft = { title, nodes: [] };
  parent.nodes.push(group);
  return group;
}

/** A group of one entry becomes that entry: nobody should open a folder to find a single thing. */
function lifted(node: Draft): NavNode {
  const nodes = node.nodes.map(lifted);
  const [only, ...others] = nodes;
  const single = only?.screen !== undefined && others.length === 0;
  return single && node.screen === undefined ? { ...only, title: node.title } : { ...node, nodes };
}

function rankOf(title: string, index: number): number {
  const place = ORDER.indexOf(title);
  return place < 0 ? ORDER.length + index : place;
}
