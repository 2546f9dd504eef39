// Where somebody finds help, as the catalogue groups it: what to learn from, whom to ask, what was agreed to.
import { routerPath, type ScreenLink, screen } from '../../kit/address/link.ts';
import type { Route } from '../../routes.ts';
import { type NavNode, navTree } from '../menu/nav-tree.ts';
import { text } from '../text.zh.ts';

interface Link {
  readonly title: string;
  readonly link: ScreenLink;
}

export interface HelpGroup {
  readonly title: string;
  readonly links: readonly Link[];
}

/** The documentation is a site of its own, and each part of the product has its own notice on libraries. */
const DOCS: Link = { title: text.docs, link: screen('/doc') };
const LIBRARIES: Link = { title: text.libraries, link: screen('/policy/libraries-{vendor}', { vendor: 'console' }) };

export function helpGroups(routes: readonly Route[]): readonly HelpGroup[] {
  const groups = navTree(routes, 'site').flatMap(({ nodes }) => nodes);
  return Object.values(text.helpGroups).map((title) => ({
    title,
    links: [
      ...(title === text.helpGroups.learn ? [DOCS] : []),
      ...groups
        .filter((group) => group.title === title)
        .flatMap(screensOf)
        .filter(({ screen: { built } }) => built)
        .map((entry) => ({ title: entry.title, link: { to: routerPath(entry.screen.path) } })),
      ...(title === text.helpGroups.policies ? [LIBRARIES] : []),
    ],
  }));
}

function screensOf({
  title,
  screen: own,
  nodes,
}: NavNode): { title: string; screen: NonNullable<NavNode['screen']> }[] {
  return [...(own === undefined ? [] : [{ title, screen: own }]), ...nodes.flatMap(screensOf)];
}
