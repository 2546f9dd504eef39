// Where the players of a battle pass are: how many at each level, and how many at the last.
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BattlePass } from '@uos/sdk/browser';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../../kit/page/waiting.tsx';
import { Figures } from '../../../../kit/show/figures.tsx';
import { grouped } from '../../../../kit/show/grouped.ts';
import { chartIcon } from '../../../../kit/show/icons.ts';
import classes from '../battle-passes.module.css';
import { MOST_READ, spreadQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { averageLevel, levelBins, medianLevel } from './level-figures.ts';

const WAITING = 320;
/** Bars that a phone has room for. */
const MOST_BARS = 60;

export default function LevelSpread({ appId, pass }: { appId: string; pass: BattlePass }) {
  const spread = useQuery(spreadQuery(appId, pass));
  if (spread.data === undefined) {
    return spread.isLoadingError ? (
      <ErrorPanel error={spread.error} onRetry={() => void spread.refetch()} />
    ) : (
      <Waiting height={WAITING} />
    );
  }
  const { total, byLevel } = spread.data;
  if (total === 0) {
    return (
      <EmptyState icon={chartIcon} title={text.nobody}>
        {text.nobodyHint}
      </EmptyState>
    );
  }
  if (byLevel === undefined) {
    return (
      <Text size="sm" c="dimmed">
        {text.tooMany(total, MOST_READ)}
      </Text>
    );
  }
  const bins = levelBins(byLevel, MOST_BARS);
  const largest = Math.max(1, ...bins.map(({ count }) => count));
  return (
    <Stack gap="md">
      <Figures
        label={text.spread}
        figures={[
          { title: text.average, value: averageLevel(byLevel) },
          { title: text.median, value: grouped(medianLevel(byLevel)) },
          { title: text.full, value: grouped(byLevel.at(-1) ?? 0), note: text.levelOf(pass.maxLevel) },
        ]}
      />
      <Text size="sm" c="dimmed">
        {text.spreadHelp(total)}
      </Text>
      <div>
        <ul className={classes.bins} aria-label={text.spread}>
          {bins.map(({ from, to, count }) => (
            <li
              key={from}
              title={text.bin(from, to, count)}
              data-none={count === 0 || undefined}
              style={{ height: `${(count / largest) * 100}%` }}
            >
              <span className={classes.unseen}>{text.bin(from, to, count)}</span>
            </li>
          ))}
        </ul>
        <div className={classes.ends} aria-hidden="true">
          <span>{text.levelOf(0)}</span>
          <span>{text.levelOf(pass.maxLevel)}</span>
        </div>
      </div>
    </Stack>
  );
}
