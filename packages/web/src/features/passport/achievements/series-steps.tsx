// Series of achievements as steps: where each begins and ends, and how many are past it.
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label } from '@uos/contract/labels';
import { achievementMetaColumns } from '@uos/sdk/services/passport.columns';
import { besideSearch } from '../../../kit/address/entity.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { trophyIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { amountsWords } from '../economy/amounts/amounts.ts';
import classes from './achievements.module.css';
import { shareOf } from './completion.ts';
import { allAchievementsQuery, type Completions, completionsQuery } from './queries.ts';
import { type Step, seriesOf } from './steps.ts';
import { text } from './text.zh.ts';

const WAITING = 320;

export default function SeriesSteps({ appId }: { appId: string }) {
  const all = useQuery(allAchievementsQuery(appId));
  const completions = useQuery({ ...completionsQuery(appId, all.data ?? []), enabled: all.data !== undefined });
  if (all.data === undefined) {
    return all.isLoadingError ? (
      <ErrorPanel error={all.error} onRetry={() => void all.refetch()} />
    ) : (
      <Waiting height={WAITING} />
    );
  }
  const found = seriesOf(all.data);
  return found.length === 0 ? (
    <EmptyState icon={trophyIcon} title={text.noSeries}>
      {text.noSeriesHint}
    </EmptyState>
  ) : (
    <Stack gap="xl">
      <Text size="sm" c="dimmed">
        {text.seriesHint}
      </Text>
      {found.map(({ name, steps }) => (
        <section key={name} aria-label={name}>
          <Title order={2} className={classes.name}>
            {name}
          </Title>
          <ol className={classes.steps}>
            {steps.map((step, at) => (
              <StepCard
                key={step.achievement.slugName}
                step={step}
                place={text.step(at + 1, steps.length)}
                completions={completions.data}
              />
            ))}
          </ol>
        </section>
      ))}
    </Stack>
  );
}

interface StepCardProps {
  readonly step: Step;
  readonly place: string;
  readonly completions: Completions | undefined;
}

function StepCard({ step: { achievement, isGap }, place, completions }: StepCardProps) {
  const { slugName, displayName, startValue, thresholdValue, rewards, hidden, releaseStatus } = achievement;
  const achieved = completions?.achieved.get(slugName);
  return (
    <li>
      <div className={classes.head}>
        <span className={classes.dim}>{place}</span>
        <StatusDot label={label(achievementMetaColumns.releaseStatus.labels, releaseStatus)} />
      </div>
      <Anchor
        size="sm"
        fw={600}
        renderRoot={(props) => (
          <Link {...props} to="." search={besideSearch({ kind: 'achievement', id: slugName }) as never} />
        )}
      >
        {displayName}
      </Anchor>
      <span>
        {text.threshold(startValue, thresholdValue)}
        {hidden ? <span className={classes.mark}>{text.hiddenMark}</span> : null}
      </span>
      <span className={classes.dim}>{amountsWords(rewards) || text.rewardsNone}</span>
      {isGap ? <span className={classes.warn}>{text.gap}</span> : null}
      {achieved === undefined || completions === undefined ? null : (
        <Share achieved={achieved} players={completions.players} />
      )}
    </li>
  );
}

function Share({ achieved, players }: { achieved: number; players: number }) {
  const share = shareOf(achieved, players);
  return (
    <span className={classes.share}>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: text.percent(share) }} />
      </span>
      {text.percent(share)}
    </span>
  );
}
