// How far one persona is in battle passes.
import { useQuery } from '@tanstack/react-query';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { ticketIcon } from '../../../../kit/show/icons.ts';
import { passportOf } from '../../queries.ts';
import { passNamesQuery, standingKeys } from '../queries.ts';
import { text } from '../text.zh.ts';
import { type PassNames, standingColumns, standingRef } from './standing-columns.tsx';

const NO_NAMES: PassNames = new Map();

export default function PersonaPasses({ appId, id }: { appId: string; id: string }) {
  const names = useQuery(passNamesQuery(appId)).data ?? NO_NAMES;
  return (
    <DataList
      id="passport.persona.battlePasses"
      scope="passes"
      label={text.standings}
      source={listOf(passportOf(appId).personaBattlePasses.search, () => ({ personaId: id }))}
      columns={standingColumns(names, true)}
      rowKey={({ slugName }) => slugName}
      rowName={({ slugName }) => names.get(slugName) ?? slugName}
      rowEntity={standingRef}
      refresh={standingKeys(appId)}
      empty={
        <EmptyState icon={ticketIcon} title={text.personaEmpty}>
          {text.emptyStandingsHint}
        </EmptyState>
      }
    />
  );
}
