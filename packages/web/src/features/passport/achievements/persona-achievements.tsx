// How far one persona is with every achievement.
import type { PersonaAchievement } from '@uos/sdk/browser';
import type { PersonaAchievementsSearchInput } from '@uos/sdk/services/passport';
import { personaAchievementColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { part } from '../../../kit/lazy/part.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { editIcon, trophyIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { standingKeys } from './queries.ts';
import { standingColumns } from './standing-columns.tsx';
import { text } from './text.zh.ts';

const ProgressForm = part(() => import('./progress-form.tsx'), 'over');

const { achieveStatus: state } = personaAchievementColumns;

const columns = standingColumns(true);

export default function PersonaAchievements({ appId, id }: { appId: string; id: string }) {
  const reason = usePermission()('passport.personaAchievements.update');
  const [open, setOpen] = useState<PersonaAchievement>();
  return (
    <>
      <DataList
        id="passport.persona.achievements"
        scope="achievements"
        label={text.standings}
        source={listOf(passportOf(appId).personaAchievements.search, ({ filters: { achieved } }) => ({
          personaID: id,
          ...given({ achieveStatus: achieved as PersonaAchievementsSearchInput['achieveStatus'] }),
        }))}
        columns={columns}
        rowKey={({ slugName }) => slugName}
        rowName={({ displayName, slugName }) => displayName || slugName}
        rowEntity={({ slugName }) => ({ kind: 'achievement', id: slugName })}
        refresh={standingKeys(appId)}
        filters={[labelFilter('achieved', state.title, state.labels)]}
        actions={(standing) => [{ label: text.move, icon: editIcon, reason, onClick: () => setOpen(standing) }]}
        empty={
          <EmptyState icon={trophyIcon} title={text.personaEmpty}>
            {text.emptyHint}
          </EmptyState>
        }
      />
      {open === undefined ? null : (
        <Suspense fallback={null}>
          <ProgressForm appId={appId} of={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
