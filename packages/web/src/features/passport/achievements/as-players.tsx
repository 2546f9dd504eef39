// An achievement as players have it in their list, before it is done and afterwards: what is hidden is not there before.
import { Text, Title } from '@mantine/core';
import type { AchievementMeta } from '@uos/sdk/browser';
import { amountsWords } from '../economy/amounts/amounts.ts';
import classes from './achievements.module.css';
import { isReleased } from './queries.ts';
import { text } from './text.zh.ts';

export default function AsPlayers({ achievement }: { achievement: AchievementMeta }) {
  const { hidden, startValue, thresholdValue } = achievement;
  return (
    <>
      {isReleased(achievement) ? null : (
        <Text size="sm" c="dimmed" mb="sm">
          {text.unreleasedSeen}
        </Text>
      )}
      <div className={classes.seen}>
        <section aria-label={text.before}>
          <Title order={3}>{text.before}</Title>
          {hidden ? (
            <div className={classes.card} data-empty>
              {text.notSeen}
            </div>
          ) : (
            <Card achievement={achievement} value={startValue} />
          )}
        </section>
        <section aria-label={text.after}>
          <Title order={3}>{text.after}</Title>
          <Card achievement={achievement} value={thresholdValue} />
        </section>
      </div>
    </>
  );
}

function Card({ achievement, value }: { achievement: AchievementMeta; value: number }) {
  const { displayName, description, startValue, thresholdValue, rewards } = achievement;
  const isDone = value === thresholdValue;
  const share = isDone ? 1 : (value - startValue) / (thresholdValue - startValue);
  return (
    <div className={classes.card}>
      <strong>{displayName}</strong>
      {description === '' ? null : <span className={classes.dim}>{description}</span>}
      <div className={classes.track} aria-hidden="true">
        <span style={{ width: text.percent(share) }} />
      </div>
      <span>{text.progress(value, thresholdValue)}</span>
      <span className={classes.dim}>{amountsWords(rewards) || text.rewardsNone}</span>
      {isDone && rewards.length > 0 ? <span>{text.canRedeem}</span> : null}
    </div>
  );
}
