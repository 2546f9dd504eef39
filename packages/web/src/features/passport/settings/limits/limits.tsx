// How much of each limit is used in the window that runs.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '@uos/contract/rules';
import { UosApiError } from '@uos/sdk/browser';
import type { RateLimitUsage } from '@uos/sdk/services/passport';
import { queryOf } from '../../../../kit/call/query.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { StaleLine } from '../../../../kit/page/stale-line.tsx';
import { Waiting } from '../../../../kit/page/waiting.tsx';
import { clockIcon, gaugeIcon } from '../../../../kit/show/icons.ts';
import { passportOf } from '../../queries.ts';
import { text } from '../text.zh.ts';
import classes from './limits.module.css';

/** A window goes on while one looks. */
const LOOK_MS = 10_000;

export default function Limits({ appId }: { appId: string }) {
  const usage = useQuery({
    ...queryOf(passportOf(appId).rateLimits.usage, {}),
    refetchInterval: ({ state }) => (state.data === undefined ? false : LOOK_MS),
  });
  if (usage.data === undefined) {
    return !usage.isLoadingError ? (
      <Waiting height={200} />
    ) : usage.error instanceof UosApiError && usage.error.status === 501 ? (
      <EmptyState icon={clockIcon} title={text.notOpen}>
        {text.notOpenHint}
      </EmptyState>
    ) : (
      <ErrorPanel error={usage.error} onRetry={() => void usage.refetch()} />
    );
  }
  const { usages } = usage.data;
  return (
    <>
      <StaleLine query={usage} />
      {usages.length === 0 ? (
        <EmptyState icon={gaugeIcon} title={text.noLimits} />
      ) : (
        <section aria-label={text.limits}>
          <Text size="sm" c="dimmed" mb="md">
            {text.limitsHelp}
          </Text>
          <ul className={classes.limits}>
            {usages.map((one) => (
              <Limit key={one.name} of={one} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const NEAR = 0.8;

function Limit({ of: { name, limit, used, windowSeconds, resetAt } }: { of: RateLimitUsage }) {
  const title = text.limitNames[name as keyof typeof text.limitNames] ?? name;
  const part = limit === 0 ? 0 : used / limit;
  const state = part >= 1 ? 'full' : part >= NEAR ? 'near' : undefined;
  const count = used.toLocaleString('en-US');
  return (
    <li>
      <div className={classes.head}>
        <b>{title}</b>
        {state === undefined ? null : <span data-state={state}>{text[state]}</span>}
        <span className={classes.count}>
          {limit === 0 ? text.unlimited(count) : text.used(count, limit.toLocaleString('en-US'))}
        </span>
      </div>
      <div className={classes.bar} data-state={state} aria-hidden="true">
        <span style={{ width: `${Math.min(part, 1) * 100}%` }} />
      </div>
      <p className={classes.dim}>
        {text.window(text.seconds(windowSeconds))} · {text.resets(formatTime(resetAt, { seconds: true }))}
      </p>
    </li>
  );
}
