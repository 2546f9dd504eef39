// Things that open as a drawer over any screen and as a page of their own: the kinds, and their stack in the address.
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ScreenLink, screen } from './link.ts';
import type { RawSearch } from './search-state.ts';
import { entityTitles } from './text.zh.ts';

/** Every kind of drawer. Source: the route table of the specification, `?d=kind:{id}`. */
export type EntityKind = keyof typeof entityTitles;

/** One thing, as it stands in the address: `d=realm:5f0c…`. An id of two parts is written `personaId/slug`. */
export interface EntityRef {
  readonly kind: EntityKind;
  readonly id: string;
}

/** What the component of an entity is given, whether a drawer or a page shows it. */
export interface EntityViewProps {
  readonly id: string;
  /** `DetailPage` draws itself for either. */
  readonly place: 'page' | 'drawer';
  /** Closes the drawer, or leaves the page for its list, such as after the thing was deleted. */
  readonly onClose: () => void;
}

/** Loads the component of an entity when it is first opened. */
export type LoadEntity = () => Promise<{ readonly default: (props: EntityViewProps) => ReactNode }>;

/** What a feature hands to the host of the drawers: `{ realm: () => import('./realm-detail.tsx') }`. */
export type EntityViews = Readonly<Partial<Record<EntityKind, LoadEntity>>>;

export interface EntityFacts {
  /** The word for one of them: 区服. */
  readonly title: string;
  /** The page that shows the same thing; absent where it only lives in a drawer. */
  readonly page?: (appId: string, id: string) => ScreenLink;
}

const passport = '/services/{appId}/passport';

export const entities: Readonly<Record<EntityKind, EntityFacts>> = {
  user: {
    title: entityTitles.user,
    page: (appId, userID) => screen(`${passport}/account/user/{userID}`, { appId, userID }),
  },
  persona: {
    title: entityTitles.persona,
    page: (appId, personaID) => screen(`${passport}/account/persona/{personaID}`, { appId, personaID }),
  },
  realm: {
    title: entityTitles.realm,
    page: (appId, realmID) => screen(`${passport}/auth/realm/{realmID}`, { appId, realmID }),
  },
  message: { title: entityTitles.message },
  inboxTemplate: {
    title: entityTitles.inboxTemplate,
    page: (appId, slugName) => screen(`${passport}/inbox/template/{slugName}`, { appId, slugName }),
  },
  token: {
    title: entityTitles.token,
    page: (appId, tokenClassId) => screen(`${passport}/gift/management/{tokenClassId}`, { appId, tokenClassId }),
  },
  guild: {
    title: entityTitles.guild,
    page: (appId, guildId) => screen(`${passport}/guilds/management/{guildId}`, { appId, guildId }),
  },
  product: { title: entityTitles.product },
  leaderboard: {
    title: entityTitles.leaderboard,
    page: (appId, slugName) => screen(`${passport}/leaderboards/{slugName}`, { appId, slugName }),
  },
  achievement: { title: entityTitles.achievement },
  battlePass: {
    title: entityTitles.battlePass,
    page: (appId, slugName) => screen(`${passport}/battle-pass/{slugName}`, { appId, slugName }),
  },
  personaBattlePass: {
    title: entityTitles.personaBattlePass,
    page: (appId, id) => {
      const [personaId = '', slugName = ''] = id.split('/');
      return screen(`${passport}/battle-pass/persona/{personaId}/{slugName}`, { appId, personaId, slugName });
    },
  },
  quest: {
    title: entityTitles.quest,
    page: (appId, questSlug) => screen(`${passport}/quests/{questSlug}`, { appId, questSlug }),
  },
  questItem: { title: entityTitles.questItem },
  personaQuest: { title: entityTitles.personaQuest },
  saveDetail: { title: entityTitles.saveDetail },
  report: { title: entityTitles.report },
};

/** Drawers that may lie over each other; a further one takes the place of the topmost. */
const MAX_DRAWERS = 4;

/** The drawers of an address, lowest first. What is no drawer is passed over. */
export function readDrawers(d: RawSearch[string]): EntityRef[] {
  const words = d === undefined ? [] : typeof d === 'string' ? [d] : d;
  return words.flatMap((word) => readDrawer(word)).slice(0, MAX_DRAWERS);
}

function readDrawer(word: string): EntityRef[] {
  const at = word.indexOf(':');
  const kind = word.slice(0, at);
  const id = word.slice(at + 1);
  return at > 0 && id !== '' && isEntityKind(kind) ? [{ kind, id }] : [];
}

/** What `d` holds for these drawers; nothing without any. */
export function writeDrawers(drawers: readonly EntityRef[]): RawSearch[string] {
  const words = drawers.map(({ kind, id }) => `${kind}:${id}`);
  return words.length < 2 ? words[0] : words;
}

function isEntityKind(word: string): word is EntityKind {
  return Object.hasOwn(entities, word);
}

/** The stack with one more on top: an entity that is open already comes up again, a fifth takes the place of the last. */
export function withDrawer(drawers: readonly EntityRef[], next: EntityRef): readonly EntityRef[] {
  const open = drawers.findIndex(({ kind, id }) => kind === next.kind && id === next.id);
  return open < 0 ? [...drawers.slice(0, MAX_DRAWERS - 1), next] : drawers.slice(0, open + 1);
}

/** The open drawers and ways to change them; each change is a step that the Back button undoes. */
export function useDrawers() {
  const { d } = useSearch({ strict: false }) as RawSearch;
  const navigate = useNavigate();
  const drawers = readDrawers(d);
  const change = (next: readonly EntityRef[]): void => {
    void navigate({ to: '.', search: (now: RawSearch) => withDrawers(now, next), resetScroll: false });
  };
  return {
    drawers,
    open: (next: EntityRef) => change(withDrawer(drawers, next)),
    /** Closes this one and all that lie over it; 0 is the lowest. */
    close: (depth: number) => change(drawers.slice(0, depth)),
  };
}

function withDrawers(now: RawSearch, drawers: readonly EntityRef[]): RawSearch {
  const { d: _before, ...rest } = now;
  const d = writeDrawers(drawers);
  return d === undefined ? rest : { ...rest, d };
}

/** A link on this very screen that opens the thing beside it, instead of another one that is open there. */
export function besideSearch(next: EntityRef): (now: RawSearch) => RawSearch {
  return (now) => withDrawers(now, [next]);
}

/** A link on this very screen that opens a drawer over it. */
export function drawerSearch(next: EntityRef): (now: RawSearch) => RawSearch {
  return (now) => withDrawers(now, withDrawer(readDrawers(now.d), next));
}
