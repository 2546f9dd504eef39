// Who would like to join a guild: let in or turned down, one or many at once.
import type { GuildRequest } from '@uos/sdk/browser';
import type { GuildsRequestsInput } from '@uos/sdk/services/passport';
import { guildRequestColumns } from '@uos/sdk/services/passport.columns';
import { useAction } from '../../../kit/act/use-action.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import type { BulkAction } from '../../../kit/list/view.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { checkIcon, closeIcon, userIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { guildKeys } from './queries.ts';
import { text } from './text.zh.ts';

const { status: state } = guildRequestColumns;

const columns = columnsOf<GuildRequest>(guildRequestColumns, {
  displayName: {},
  status: {},
  message: {},
  personaID: { wideOnly: true },
  createdAt: {},
});

const ANSWERS = [
  { key: 'approve', icon: checkIcon, words: text.bulkApprove, said: text.approved },
  { key: 'reject', icon: closeIcon, words: text.bulkReject, said: text.rejected },
] as const;

type Answer = (typeof ANSWERS)[number];

export default function GuildRequests({ appId, id }: { appId: string; id: string }) {
  const { guilds } = passportOf(appId);
  const reason = usePermission()('passport.guilds.approve');
  const answer = useAction({
    run: ({ request, how }: { request: GuildRequest; how: Answer }) => guilds[how.key]({ id: request.id }),
    done: (_reply, { request, how }) => how.said(request.displayName),
    refresh: guildKeys(appId),
  });
  return (
    <DataList
      id="passport.guild.requests"
      scope="requests"
      label={text.requests}
      source={listOf(guilds.requests, ({ filters: { status = '' } }) => ({
        id,
        ...(status !== '' && { status: status as NonNullable<GuildsRequestsInput['status']> }),
      }))}
      columns={columns}
      rowKey={(request) => request.id}
      rowName={({ displayName, personaID }) => displayName || personaID}
      rowEntity={({ personaID }) => ({ kind: 'persona', id: personaID })}
      refresh={guildKeys(appId)}
      filters={[labelFilter('status', state.title, state.labels)]}
      actions={(request) =>
        ANSWERS.map((how) => ({
          label: text[how.key],
          icon: how.icon,
          reason: reason ?? (request.status === 'Pending' ? undefined : text.answered),
          onClick: () => answer.mutate({ request, how }),
        }))
      }
      bulk={ANSWERS.map(
        (how): BulkAction<GuildRequest> => ({
          key: how.key,
          label: text[how.key],
          icon: how.icon,
          reason,
          leaves: ({ status }) => (status === 'Pending' ? undefined : text.answered),
          run: (request) => guilds[how.key]({ id: request.id }),
          words: how.words,
        }),
      )}
      empty={
        <EmptyState icon={userIcon} title={text.noRequests}>
          {text.noRequestsHint}
        </EmptyState>
      }
    />
  );
}
