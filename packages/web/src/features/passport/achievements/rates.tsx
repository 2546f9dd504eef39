// How many have done each released achievement: what is too easy stands first, what is too hard last.
import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AchievementMeta } from '@uos/sdk/browser';
import { besideSearch } from '../../../kit/address/entity.ts';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { PlainTable } from '../../../kit/list/rows/plain-table.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { chartIcon } from '../../../kit/show/icons.ts';
import classes from './achievements.module.css';
import { hintOf, shareOf } from './completion.ts';
import { allAchievementsQuery, completionsQuery, isReleased, MOST_COUNTED } from './queries.ts';
import { text } from './text.zh.ts';

interface Row {
  readonly slugName: string;
  readonly displayName: string;
  readonly achieved: number;
  readonly share: number;
  readonly hint: string | undefined;
}

const c = columnKinds<Row>();
const columns = [
  c.own('displayName', text.achievement, ({ slugName, displayName }) => (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link {...props} to="." search={besideSearch({ kind: 'achievement', id: slugName }) as never} />
      )}
    >
      {displayName}
    </Anchor>
  )),
  c.number('achieved', text.achieved),
  c.own(
    'share',
    text.rate,
    ({ share }) => (
      <span className={classes.share}>
        <span className={classes.bar} aria-hidden="true">
          <span style={{ width: text.percent(share) }} />
        </span>
        {text.percent(share)}
      </span>
    ),
    { align: 'right' },
  ),
  c.own('hint', text.hint, ({ hint }) => hint),
];

const WAITING = 320;

export default function Rates({ appId }: { appId: string }) {
  const all = useQuery(allAchievementsQuery(appId));
  if (all.data === undefined) {
    return all.isLoadingError ? (
      <ErrorPanel error={all.error} onRetry={() => void all.refetch()} />
    ) : (
      <Waiting height={WAITING} />
    );
  }
  return all.data.some(isReleased) ? (
    <Counted appId={appId} all={all.data} />
  ) : (
    <EmptyState icon={chartIcon} title={text.noRates}>
      {text.noRatesHint}
    </EmptyState>
  );
}

function Counted({ appId, all }: { appId: string; all: readonly AchievementMeta[] }) {
  const completions = useQuery(completionsQuery(appId, all));
  if (completions.data === undefined) {
    return completions.isLoadingError ? (
      <ErrorPanel error={completions.error} onRetry={() => void completions.refetch()} />
    ) : (
      <Waiting height={WAITING} />
    );
  }
  const { players, achieved, isCut } = completions.data;
  const rows = all
    .flatMap(({ slugName, displayName }): Row[] => {
      const count = achieved.get(slugName);
      return count === undefined
        ? []
        : [{ slugName, displayName, achieved: count, share: shareOf(count, players), hint: hintOf(count, players) }];
    })
    .sort((one, other) => other.share - one.share);
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {text.ratesHelp(rows.length, players)}
        {isCut ? text.ratesMany(MOST_COUNTED) : null}
      </Text>
      <PlainTable label={text.rates} columns={columns} rows={rows} rowKey={({ slugName }) => slugName} />
    </Stack>
  );
}
