// What a test server says, as it comes.
import { useMemo } from 'react';
import { LiveView } from '../../../kit/live/live-view.tsx';
import { testServerLog } from '../log/server-log.ts';
import { text } from '../text.zh.ts';

export default function TestLog({ appId, id, height }: { appId: string; id: string; height: number }) {
  const source = useMemo(() => testServerLog(appId, id), [appId, id]);
  return (
    <LiveView
      title={text.logOf(id)}
      source={source}
      height={height}
      empty={{
        title: text.saidNothing,
        hint: text.saidNothingHint,
        commands: [`uos multiverse logs ${id} -f`],
      }}
    />
  );
}
