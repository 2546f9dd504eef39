// The log of one server as it comes.
import { useMemo } from 'react';
import { LiveView } from '../../../kit/live/live-view.tsx';
import { followServer } from '../log-lines.ts';
import { text } from '../text.zh.ts';

interface FollowedLogProps {
  readonly appId: string;
  readonly functionId: string;
  readonly serverId: string;
}

const HEIGHT = 'max(240px, calc(100vh - 340px))';

export default function FollowedLog({ appId, functionId, serverId }: FollowedLogProps) {
  const source = useMemo(() => followServer(appId, functionId, serverId), [appId, functionId, serverId]);
  return (
    <LiveView
      title={text.logs}
      source={source}
      height={HEIGHT}
      empty={{
        title: text.saidNothing,
        hint: text.saidNothingHint,
        commands: [`uos func logs ${serverId} -f`],
      }}
    />
  );
}
