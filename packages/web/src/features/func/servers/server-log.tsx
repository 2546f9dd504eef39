// What one logic server says, as it comes.
import type { FuncServer } from '@uos/sdk/services/func';
import { useMemo } from 'react';
import { LiveView } from '../../../kit/live/live-view.tsx';
import { followServer } from '../log-lines.ts';
import { text } from '../text.zh.ts';

/** What is left of the panel below its head, its tabs and the line of the search. */
const HEIGHT = 'max(120px, var(--log-height, 420px))';

export default function ServerLog({ appId, server: { functionId, id, name } }: { appId: string; server: FuncServer }) {
  const source = useMemo(() => followServer(appId, functionId, id), [appId, functionId, id]);
  return (
    <LiveView
      title={text.logOf(name)}
      source={source}
      height={HEIGHT}
      isDense
      empty={{
        title: text.saidNothing,
        hint: text.saidNothingHint,
        commands: [`uos func logs ${name} -f`],
      }}
    />
  );
}
