// Whose friends: the personas of the app, one of which is chosen.
import type { Persona } from '@uos/sdk/browser';
import { personaColumns } from '@uos/sdk/services/passport.columns';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { userIcon } from '../../../kit/show/icons.ts';
import { personaAsked } from '../players/queries.ts';
import { passportOf } from '../queries.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<Persona>(personaColumns, {
  displayName: {},
  status: {},
  realmName: { title: text.realm },
  personaID: { wideOnly: true },
  lastLoginAt: {},
});

export function ChoosePersona({ appId }: { appId: string }) {
  return (
    <DataList
      id="passport.friend.personas"
      label={text.choose}
      source={listOf(passportOf(appId).personas.search, ({ q }) => given(personaAsked(q ?? '')))}
      columns={columns}
      rowKey={({ personaID }) => personaID}
      rowName={({ displayName, personaID }) => displayName || personaID}
      rowSearch={({ personaID }) => ({ personaId: personaID })}
      search={text.searchPersonas}
      empty={
        <EmptyState icon={userIcon} title={text.noPersonas}>
          {text.noPersonasHint}
        </EmptyState>
      }
    />
  );
}
