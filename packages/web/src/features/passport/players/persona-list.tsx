// The personas of an app: found by id or name, in all realms or one.
import { useQuery } from '@tanstack/react-query';
import type { Persona } from '@uos/sdk/browser';
import type { PersonasSearchInput } from '@uos/sdk/services/passport';
import { personaColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { keyOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter, readMomentRange } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { banIcon, userIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf, realmNamesQuery } from '../queries.ts';
import { useTagFilter } from '../tags/queries.ts';
import { TagMarks } from '../tags/tag-mark.tsx';
import { useTagBulk } from '../tags/use-tag-bulk.tsx';
import type { Banned } from './ban-dialog.tsx';
import { personaAsked } from './queries.ts';
import { text } from './text.zh.ts';
import { useUnban } from './use-unban.ts';

const BanDialog = part(() => import('./ban-dialog.tsx'), 'over');

const { status: state } = personaColumns;

const columns = columnsOf<Persona>(personaColumns, {
  displayName: {},
  status: {},
  realmName: { title: text.realm },
  tags: {
    kind: 'text',
    cell: ({ tags }) => <TagMarks of={tags} />,
    value: ({ tags }) => tags.map(({ name }) => name).join(' '),
  },
  personaID: { wideOnly: true },
  userID: { wideOnly: true },
  lastLoginAt: {},
});

const WEEK_SECONDS = 7 * 86_400;

export default function PersonaList() {
  const { AppId: appId } = useApp();
  const { personas } = passportOf(appId);
  const [banned, setBanned] = useState<Banned>();
  const reason = usePermission()('passport.personas.ban');
  const unban = useUnban(appId);
  const byTag = useTagFilter(appId);
  const tagBulk = useTagBulk<Persona>(appId, 'personas', ({ personaID }) => personaID);
  const realms = useQuery(realmNamesQuery(appId));
  return (
    <Page title={text.personas} help={text.personasHelp}>
      <DataList
        id="passport.personas"
        label={text.personas}
        source={listOf(personas.search, ({ q, filters: { status, realm, tag, range } }) =>
          given({
            ...personaAsked(q ?? ''),
            status: status as PersonasSearchInput['status'],
            realmID: realm,
            tagID: tag,
            ...readMomentRange(range),
          }),
        )}
        columns={columns}
        rowKey={({ personaID }) => personaID}
        rowName={({ displayName, personaID }) => displayName || personaID}
        rowEntity={({ personaID }) => ({ kind: 'persona', id: personaID })}
        refresh={[keyOf(personas.get)]}
        search={text.searchPersonas}
        filters={[
          labelFilter('status', state.title, state.labels),
          byTag,
          {
            kind: 'choice',
            key: 'realm',
            title: text.realm,
            options: [...(realms.data ?? [])].map(([value, label]) => ({ value, label })),
          },
          { kind: 'range', key: 'range', title: text.createdAt },
        ]}
        actions={({ personaID: id, displayName: name, status }) =>
          status === 'Banned'
            ? [{ label: text.unban, icon: banIcon, reason, onClick: () => unban.mutate({ kind: 'persona', id, name }) }]
            : [
                {
                  label: text.banAction,
                  icon: banIcon,
                  danger: true,
                  reason,
                  onClick: () => setBanned({ kind: 'persona', id, name }),
                },
              ]
        }
        bulk={[
          ...tagBulk,
          {
            key: 'ban',
            label: text.banWeek,
            reason,
            leaves: ({ status }) => (status === 'Active' ? undefined : text.notActive),
            run: ({ personaID }) => personas.ban({ id: personaID, duration: WEEK_SECONDS }),
            words: text.bulkBan,
          },
          {
            key: 'unban',
            label: text.unban,
            reason,
            leaves: ({ status }) => (status === 'Banned' ? undefined : text.notBanned),
            run: ({ personaID }) => personas.unban({ id: personaID }),
            words: text.bulkUnban,
          },
        ]}
        empty={
          <EmptyState icon={userIcon} title={text.noPersonas} commands={text.signInCommands}>
            {text.noUsersHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {banned === undefined ? null : <BanDialog appId={appId} player={banned} onClose={() => setBanned(undefined)} />}
      </Suspense>
    </Page>
  );
}
