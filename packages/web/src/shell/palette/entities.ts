// Things of the platform that the palette finds: apps by name, buckets and realms of the open app by asking the server.

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { isSwitchedOn, type ServiceName } from '@uos/contract/rules';
import { cdnTable } from '@uos/sdk/services/cdn';
import { passportConsoleTable } from '@uos/sdk/services/passport.console';
import { type ScreenLink, screen } from '../../kit/address/link.ts';
import { queryOf } from '../../kit/call/query.ts';
import type { IconPart } from '../../kit/show/icon.tsx';
import { appsIcon, bucketIcon, serverIcon } from '../../kit/show/icons.ts';
import { appQuery, appsQuery } from '../apps.ts';
import { useSession } from '../session.ts';
import { whoIs } from '../sign-in/who.ts';
import { text as shell } from '../text.zh.ts';
import { clientOf } from '../uos.ts';
import { type Findable, rank } from './rank.ts';
import { text } from './text.zh.ts';

export interface Entry extends Findable {
  readonly key: string;
  readonly icon: IconPart;
  readonly run: () => void;
  /** A word at the end of the line. */
  readonly mark?: string;
  /** The shortcut that does the same. */
  readonly keys?: string;
  /** Lifts an entry over others that fit as well. */
  readonly boost?: number;
}

const MOST = 5;

function bucketsQuery(appId: string, name: string) {
  const { buckets } = clientOf({ cdn: cdnTable }, appId).cdn;
  return queryOptions({ ...queryOf(buckets.list, { name, per_page: MOST }), select: ({ Items }) => Items });
}

function realmsQuery(appId: string, name: string) {
  const { realms } = clientOf({ passport: passportConsoleTable }, appId).passport;
  return queryOptions({ ...queryOf(realms.search, { name, start: 0, count: MOST }), select: (found) => found.realms });
}

/** `settled` is what was typed a moment ago: the server is asked about it, and answers to other words are not shown. */
export function useEntities({ typed, settled }: { typed: string; settled: string }, appId: string | undefined) {
  const router = useRouter();
  const session = useSession();
  const person = session === undefined ? undefined : whoIs(session);
  const isOn = typed !== '' && person !== undefined && person.kind !== 'billing';
  const apps = useQuery({ ...appsQuery(), enabled: isOn });
  const inApp = isOn && appId !== undefined && settled === typed;
  // why disabled: the guard has asked, and a service that is off has nothing to find
  const app = useQuery({ ...appQuery(appId ?? ''), enabled: false }).data;
  const has = (service: ServiceName): boolean => inApp && app !== undefined && isSwitchedOn(app, service);
  const buckets = useQuery({
    ...bucketsQuery(appId ?? '', settled),
    enabled: has('asset-streaming'),
    placeholderData: keepPreviousData,
  });
  const realms = useQuery({
    ...realmsQuery(appId ?? '', settled),
    enabled: has('passport'),
    placeholderData: keepPreviousData,
  });
  const go = (link: ScreenLink) => () => void router.navigate(link as never);
  return {
    isSearching: isOn && (settled !== typed || [apps, buckets, realms].some(({ isFetching }) => isFetching)),
    entities: [
      {
        title: text.paletteApps,
        entries: (isOn ? (apps.data ?? []) : [])
          .filter((app) => rank({ title: app.ProjectName, words: app.AppId }, typed) > 0)
          .slice(0, MOST)
          .map(
            ({ AppId, ProjectName, OrganizationName }): Entry => ({
              key: `app ${AppId}`,
              icon: appsIcon,
              title: ProjectName,
              hint: OrganizationName,
              run: go(screen('/services/{appId}', { appId: AppId })),
            }),
          ),
      },
      {
        title: shell.paletteBuckets,
        entries: (has('asset-streaming') ? (buckets.data ?? []) : []).map(
          ({ id, name }): Entry => ({
            key: `bucket ${id}`,
            icon: bucketIcon,
            title: name,
            run: go(screen('/services/{appId}/asset/bucket/{bucketId}', { appId: appId ?? '', bucketId: id })),
          }),
        ),
      },
      {
        title: shell.paletteRealms,
        entries: (has('passport') ? (realms.data ?? []) : []).map(
          ({ realmID, name }): Entry => ({
            key: `realm ${realmID}`,
            icon: serverIcon,
            title: name,
            run: go(screen('/services/{appId}/passport/auth/realm', { appId: appId ?? '' }, { d: `realm:${realmID}` })),
          }),
        ),
      },
    ],
  };
}
