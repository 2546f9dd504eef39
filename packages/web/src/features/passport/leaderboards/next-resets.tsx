// When a cron text resets a leaderboard: the next five moments.
import { Text } from '@mantine/core';
import { formatTime, nextCronRun, parseCron } from '@uos/contract/rules';
import { language } from '../../../kit/language/language.zh.ts';
import classes from './leaderboards.module.css';
import { text } from './text.zh.ts';

const SHOWN = 5;

export function cronProblem(cron: string): string | undefined {
  return cron.trim() === '' ? undefined : parseCron(cron, 5).reason?.[language];
}

/** The next moments after one; fewer where there are no more. */
function nextResets(cron: string, after: number): number[] {
  const { value } = parseCron(cron, 5);
  const moments: number[] = [];
  for (let at: number | undefined = after; value !== undefined && moments.length < SHOWN; ) {
    at = nextCronRun(value, at);
    if (at === undefined) {
      break;
    }
    moments.push(at);
  }
  return moments;
}

export function NextResets({ cron, after = Date.now() }: { cron: string; after?: number }) {
  const moments = cron.trim() === '' ? [] : nextResets(cron, after);
  return moments.length === 0 ? null : (
    <div>
      <Text size="xs" c="dimmed">
        {text.nextResets}
      </Text>
      <ol className={classes.resets}>
        {moments.map((at) => (
          <li key={at}>{formatTime(at)}</li>
        ))}
      </ol>
    </div>
  );
}
