// The story of a player, by kinds that can be switched off.
import { Text } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { formatTime } from '@uos/contract/rules';
import type { PassportUser, Persona } from '@uos/sdk/browser';
import { useState } from 'react';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { StaleLine } from '../../../../kit/page/stale-line.tsx';
import { Waiting } from '../../../../kit/page/waiting.tsx';
import { historyIcon } from '../../../../kit/show/icons.ts';
import { text } from '../tabs/text.zh.ts';
import type { EventKind, PlayerEvent } from './events.ts';
import { LATEST, personaEvents, userEvents } from './queries.ts';
import classes from './timeline.module.css';

type TimelineProps =
  | { readonly appId: string; readonly persona: Persona }
  | { readonly appId: string; readonly user: PassportUser };

export default function Timeline(props: TimelineProps) {
  return 'persona' in props ? <OfPersona {...props} /> : <OfUser {...props} />;
}

function OfPersona({ appId, persona }: { appId: string; persona: Persona }) {
  return <Events query={useQuery(personaEvents(appId, persona))} />;
}

function OfUser({ appId, user }: { appId: string; user: PassportUser }) {
  return <Events query={useQuery(userEvents(appId, user))} />;
}

function Events({ query }: { query: UseQueryResult<readonly PlayerEvent[]> }) {
  const [hidden, setHidden] = useState<ReadonlySet<EventKind>>(new Set());
  if (query.data === undefined) {
    return query.isLoadingError ? (
      <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Waiting height={260} />
    );
  }
  const kinds = (Object.keys(text.kinds) as EventKind[]).filter((kind) =>
    query.data.some((event) => event.kind === kind),
  );
  const shown = query.data.filter(({ kind }) => !hidden.has(kind));
  const turn = (kind: EventKind): void => {
    const next = new Set(hidden);
    if (!next.delete(kind)) {
      next.add(kind);
    }
    setHidden(next);
  };
  return (
    <>
      <StaleLine query={query} />
      {query.data.length === 0 ? (
        <EmptyState icon={historyIcon} title={text.nothing} />
      ) : (
        <>
          <div className={classes.kinds}>
            {kinds.map((kind) => (
              <button
                key={kind}
                type="button"
                aria-pressed={!hidden.has(kind)}
                aria-label={text.showKind(text.kinds[kind])}
                onClick={() => turn(kind)}
              >
                {text.kinds[kind]}
              </button>
            ))}
          </div>
          <Text size="xs" c="dimmed" mb="xs">
            {shown.length === 0 ? text.noneOfKinds : text.timelineHelp(LATEST)}
          </Text>
          <ol className={classes.events} aria-label={text.timeline}>
            {shown.map(({ key, kind, at, words, note }) => (
              <li key={key} data-kind={kind}>
                <time dateTime={at}>{formatTime(at)}</time>
                <div>
                  <p>{words}</p>
                  {note === undefined ? null : <small>{note}</small>}
                </div>
                <span>{text.kinds[kind]}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
