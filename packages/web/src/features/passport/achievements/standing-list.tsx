// How far personas are with achievements: looked up by persona or achievement, and changed one by one.
import { isUuid } from '@uos/contract/rules';
import type { PersonaAchievement } from '@uos/sdk/browser';
import type { PersonaAchievementsSearchInput } from '@uos/sdk/services/passport';
import { personaAchievementColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { editIcon, trophyIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { standingKeys } from './queries.ts';
import { standingColumns } from './standing-columns.tsx';
import { text } from './text.zh.ts';

const ProgressForm = part(() => import('./progress-form.tsx'), 'over');

const { achieveStatus, redeemStatus } = personaAchievementColumns;

const columns = standingColumns();

type Search = PersonaAchievementsSearchInput;

export default function StandingList() {
  const { AppId: appId } = useApp();
  const { personaAchievements } = passportOf(appId);
  const reason = usePermission()('passport.personaAchievements.update');
  const [open, setOpen] = useState<'new' | PersonaAchievement>();
  return (
    <Page
      title={text.standings}
      help={text.standingsHelp}
      actions={
        <ActionButton variant="default" icon={editIcon} reason={reason} onClick={() => setOpen('new')}>
          {text.move}
        </ActionButton>
      }
    >
      <DataList
        id="passport.personaAchievements"
        label={text.standings}
        source={listOf(personaAchievements.search, ({ q = '', filters: { personaId = '', achieved, redeemed } }) =>
          given({
            personaID: isUuid(q) ? q : isUuid(personaId) ? personaId : '',
            slugName: isUuid(q) ? '' : q,
            achieveStatus: achieved as Search['achieveStatus'],
            redeemStatus: redeemed as Search['redeemStatus'],
          }),
        )}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ displayName, slugName }) => displayName || slugName}
        rowEntity={({ personaID }) => ({ kind: 'persona', id: personaID })}
        refresh={standingKeys(appId)}
        search={text.standingSearch}
        filters={[
          labelFilter('achieved', achieveStatus.title, achieveStatus.labels),
          labelFilter('redeemed', redeemStatus.title, redeemStatus.labels),
          { kind: 'text', key: 'personaId', title: text.personaFilter },
        ]}
        actions={(standing) => [{ label: text.move, icon: editIcon, reason, onClick: () => setOpen(standing) }]}
        empty={
          <EmptyState
            icon={trophyIcon}
            title={text.emptyStandings}
            snippets={{ call: personaAchievements.update, input: text.personaSample }}
          >
            {text.emptyStandingsHint}
          </EmptyState>
        }
      />
      {open === undefined ? null : (
        <Suspense fallback={null}>
          <ProgressForm appId={appId} {...(open === 'new' ? {} : { of: open })} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}
