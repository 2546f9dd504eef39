// Points of a quest with a bar: what its tasks give against what its rewards ask for, and a warning where that is more.
import { Alert, Text } from '@mantine/core';
import { questPoints } from '@uos/contract/rules';
import type { Quest } from '@uos/sdk/browser';
import { joined } from '../../../kit/language/format.ts';
import { Figures } from '../../../kit/show/figures.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import { isPublished } from './queries.ts';
import classes from './quests.module.css';
import { text } from './text.zh.ts';

export function PointBar({ quest: { items } }: { quest: Quest }) {
  const now = questPoints(items);
  const whole = questPoints(items, 'all');
  const end = Math.max(whole.available, whole.needed, 1);
  const place = (points: number) => `${(points / end) * 100}%`;
  const named = (slugs: readonly string[]) =>
    joined(slugs.map((slug) => items.find(({ slugName }) => slugName === slug)?.displayName ?? slug));
  return (
    <section aria-label={text.points}>
      <Figures
        label={text.points}
        figures={[
          {
            title: text.pointsAvailable,
            value: grouped(now.available),
            note: now.available === whole.available ? undefined : text.pointsOf(grouped(whole.available)),
          },
          {
            title: text.pointsNeeded,
            value: grouped(now.needed),
            note: now.needed === whole.needed ? undefined : text.pointsOf(grouped(whole.needed)),
          },
        ]}
      />
      <div className={classes.points} aria-hidden="true">
        <span style={{ width: place(whole.available) }} data-later />
        <span style={{ width: place(now.available) }} />
        {items
          .filter(({ kind }) => kind === 'PointReward')
          .map(({ id, displayName, thresholdValue }) => (
            <i key={id} style={{ left: place(thresholdValue) }} title={displayName} />
          ))}
      </div>
      {whole.unreachable.length > 0 && items.some((item) => !isPublished(item)) ? (
        <Alert color="yellow" mt="sm">
          {text.cannotFillAll(named(whole.unreachable), whole.available)}
        </Alert>
      ) : now.unreachable.length > 0 ? (
        <Alert color="yellow" mt="sm">
          {text.cannotFill(named(now.unreachable), now.available)}
        </Alert>
      ) : now.needed > 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          {text.canFill}
        </Text>
      ) : null}
    </section>
  );
}
