// How far personas are in battle passes: looked up by persona or pass, and taken away from one, some or all of them.
import { useQuery } from '@tanstack/react-query';
import { isUuid } from '@uos/contract/rules';
import type { PersonaBattlePass } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../../../kit/act/action-button.tsx';
import { useSearchState, words } from '../../../../kit/address/search-state.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { given } from '../../../../kit/list/source/source.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { Page } from '../../../../kit/page/page.tsx';
import { ticketIcon, trashIcon } from '../../../../kit/show/icons.ts';
import { useApp } from '../../../../shell/apps.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { passportOf } from '../../queries.ts';
import { DeleteAllProgress } from '../delete-pass.tsx';
import { passNamesQuery, standingKeys } from '../queries.ts';
import { text } from '../text.zh.ts';
import { DeleteProgress } from './delete-progress.tsx';
import { type PassNames, standingColumns, standingRef } from './standing-columns.tsx';

const NO_NAMES: PassNames = new Map();

/** The filter of the list, which says whose progress is taken away at once. */
const spec = { bp: words() };

export default function StandingList() {
  const { AppId: appId } = useApp();
  const { personaBattlePasses } = passportOf(appId);
  const reasonFor = usePermission();
  const [{ bp }] = useSearchState(spec);
  const [open, setOpen] = useState<'all' | PersonaBattlePass>();
  const close = () => setOpen(undefined);
  const names = useQuery(passNamesQuery(appId)).data ?? NO_NAMES;
  return (
    <Page
      title={text.standings}
      help={text.standingsHelp}
      actions={
        <ActionButton
          variant="default"
          color="red"
          icon={trashIcon}
          reason={reasonFor('passport.personaBattlePasses.removeAll') ?? (bp === '' ? text.choosePass : undefined)}
          onClick={() => setOpen('all')}
        >
          {text.deleteAll}
        </ActionButton>
      }
    >
      <DataList
        id="passport.personaBattlePasses"
        label={text.standings}
        source={listOf(personaBattlePasses.search, ({ q = '', filters: { personaId = '', bp: slugName } }) =>
          given({
            personaId: isUuid(q) ? q : isUuid(personaId) ? personaId : '',
            slugName,
          }),
        )}
        columns={standingColumns(names)}
        rowKey={({ id }) => id}
        rowName={({ slugName, personaId }) => `${names.get(slugName) ?? slugName} ${personaId}`}
        rowEntity={standingRef}
        refresh={standingKeys(appId)}
        search={text.standingSearch}
        filters={[
          {
            kind: 'choice',
            key: 'bp',
            title: text.passFilter,
            options: [...names].map(([value, label]) => ({ value, label })),
          },
          { kind: 'text', key: 'personaId', title: text.personaFilter },
        ]}
        actions={(standing) => [
          {
            label: text.deleteProgressAsk,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.personaBattlePasses.remove'),
            onClick: () => setOpen(standing),
          },
        ]}
        bulk={[
          {
            key: 'delete',
            label: text.deleteProgress,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.personaBattlePasses.remove'),
            run: ({ personaId, slugName }) => personaBattlePasses.remove({ id: personaId, bp: slugName }),
            words: text.bulkDelete,
          },
        ]}
        empty={
          <EmptyState
            icon={ticketIcon}
            title={text.emptyStandings}
            snippets={{ call: personaBattlePasses.search, input: text.searchSample }}
          >
            {text.emptyStandingsHint}
          </EmptyState>
        }
      />
      {open === 'all' ? (
        <DeleteAllProgress appId={appId} slugName={bp} displayName={names.get(bp) ?? bp} onClose={close} />
      ) : open === undefined ? null : (
        <DeleteProgress appId={appId} standing={open} onClose={close} />
      )}
    </Page>
  );
}
