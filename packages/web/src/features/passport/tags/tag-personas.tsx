// The personas that carry a tag.
import type { Persona } from '@uos/sdk/browser';
import { personaColumns } from '@uos/sdk/services/passport.columns';
import { useAction } from '../../../kit/act/use-action.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { closeIcon, userIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { tagKeys } from './queries.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<Persona>(personaColumns, {
  displayName: {},
  status: {},
  realmName: { title: text.realm },
  lastLoginAt: {},
  personaID: { wideOnly: true },
});

export default function TagPersonas({ appId, id }: { appId: string; id: string }) {
  const { tags, personas } = passportOf(appId);
  const reason = usePermission()('passport.personas.untag');
  const untag = useAction({
    run: ({ personaID }: Persona) => personas.untag({ id: personaID, tagIDs: [id] }),
    done: (_reply, { displayName }) => text.untagged(displayName),
    undo: (_reply, { personaID }) => personas.tag({ id: personaID, tagIDs: [id] }),
    refresh: tagKeys(appId),
  });
  return (
    <DataList
      id="passport.tag.personas"
      scope="personas"
      label={text.personas}
      source={listOf(tags.personas, () => ({ id }))}
      columns={columns}
      rowKey={({ personaID }) => personaID}
      rowName={({ displayName, personaID }) => displayName || personaID}
      rowEntity={({ personaID }) => ({ kind: 'persona', id: personaID })}
      refresh={tagKeys(appId)}
      actions={(persona) => [{ label: text.untag, icon: closeIcon, reason, onClick: () => untag.mutate(persona) }]}
      bulk={[
        {
          key: 'untag',
          label: text.untag,
          icon: closeIcon,
          reason,
          run: ({ personaID }) => personas.untag({ id: personaID, tagIDs: [id] }),
          words: text.bulkUntag,
        },
      ]}
      empty={
        <EmptyState
          icon={userIcon}
          title={text.noPersonas}
          snippets={{ call: personas.tag, input: { id: '<personaID>', tagIDs: [id] } }}
        >
          {text.noCarriersHint}
        </EmptyState>
      }
    />
  );
}
