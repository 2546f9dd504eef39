// What a server says, as it comes, and all of it as a file.
import type { MultiverseAllocation } from '@uos/sdk/services/multiverse';
import { useMemo } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { LiveView } from '../../../kit/live/live-view.tsx';
import { downloadIcon } from '../../../kit/show/icons.ts';
import { allocationLog } from '../log/server-log.ts';
import { multiverseOf } from '../queries.ts';
import { text } from '../text.zh.ts';

/** What is left of the panel below its head, its tabs and the line of the search. */
const HEIGHT = 'max(120px, var(--log-height, 420px))';

export default function ServerLogTab({ appId, server }: { appId: string; server: MultiverseAllocation }) {
  const { uuid } = server;
  const source = useMemo(() => allocationLog(appId, uuid), [appId, uuid]);
  const whole = useAction({
    run: () => multiverseOf(appId).allocations.log({ gameId: appId, id: uuid, tail: 1 }),
  });
  return (
    <LiveView
      title={text.logOf(server.gameServerName)}
      source={source}
      height={HEIGHT}
      isDense
      empty={{
        title: text.saidNothing,
        hint: text.saidNothingHint,
        commands: [`uos multiverse logs ${uuid} -f`],
      }}
      tools={
        <ActionButton
          size="xs"
          variant="default"
          icon={downloadIcon}
          loading={whole.isPending}
          onClick={() => whole.mutate(undefined, { onSuccess: ({ logUrl }) => globalThis.location.assign(logUrl) })}
        >
          {text.wholeLog}
        </ActionButton>
      }
    />
  );
}
