// Where somebody finds help, as the catalogue groups it: what to learn from, whom to ask, what was agreed to.
import { routerPath, type ScreenLink, screen } from '../../kit/address/link.ts';
import type { Route } from '../../routes.ts';
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

const GROUPS = ['learn', 'ask', 'policies'] as const;

export function helpGroups(routes: readonly Route[]): readonly HelpGroup[] {
  return GROUPS.map((key) => ({
    title: text.helpGroups[key],
    links: [
      ...(key === 'learn' ? [DOCS] : []),
      ...routes
        .filter(({ group, built, path }) => group === key && built && !path.includes('{'))
        .map((route) => ({ title: route.title, link: { to: routerPath(route.path) } })),
      ...(key === 'policies' ? [LIBRARIES] : []),
    ],
  }));
}
