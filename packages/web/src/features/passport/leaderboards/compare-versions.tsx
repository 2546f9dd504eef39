// Two versions beside each other: how many took part, what the best and the middle reached, and who rose or fell.
import { Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Leaderboard, LeaderboardHistoryScore } from '@uos/sdk/browser';
import { leaderboardHistoryScoreColumns } from '@uos/sdk/services/passport.columns';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Figures } from '../../../kit/show/figures.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import classes from './leaderboards.module.css';
import { comparedQuery, versionsQuery } from './queries.ts';
import { text } from './text.zh.ts';

interface CompareVersionsProps {
  readonly appId: string;
  readonly board: Leaderboard;
  readonly from: string;
  readonly to: string;
  readonly onChange: (from: string, to: string) => void;
}

export default function CompareVersions({ appId, board, from, to, onChange }: CompareVersionsProps) {
  const name = board.slugName;
  const versions = useQuery(versionsQuery(appId, name)).data ?? [];
  const compared = useQuery(comparedQuery(appId, name, from, to));
  const data = versions.map(({ versionId, startTime, endTime }) => ({
    value: versionId,
    label: text.period(startTime, endTime),
  }));
  return (
    <section aria-label={text.compare}>
      <Group mb="md" align="flex-end">
        <NativeSelect
          label={text.earlier}
          value={from}
          data={data}
          onChange={(event) => onChange(event.currentTarget.value, to)}
        />
        <NativeSelect
          label={text.later}
          value={to}
          data={data}
          onChange={(event) => onChange(from, event.currentTarget.value)}
        />
      </Group>
      {compared.data === undefined ? (
        compared.isError ? (
          <ErrorPanel error={compared.error} onRetry={() => void compared.refetch()} />
        ) : (
          <Waiting height={240} />
        )
      ) : (
        <Compared {...compared.data} />
      )}
    </section>
  );
}

interface Side {
  readonly best: readonly LeaderboardHistoryScore[];
  readonly total: number;
  readonly top: number | undefined;
  readonly median: number | undefined;
}

const titles = leaderboardHistoryScoreColumns;

function Compared({ before, after }: { before: Side; after: Side }) {
  const was = new Map(before.best.map((score) => [score.memberId, score]));
  const stayed = after.best.filter(({ memberId }) => was.has(memberId)).length;
  const from = (value: number | undefined) => (value === undefined ? undefined : text.was(value));
  return (
    <>
      <Figures
        label={text.compare}
        figures={[
          { title: text.members, value: grouped(after.total), note: from(before.total) },
          {
            title: text.topScore,
            value: after.top === undefined ? undefined : text.score(after.top),
            note: from(before.top),
          },
          {
            title: text.medianScore,
            value: after.median === undefined ? undefined : text.score(after.median),
            note: from(before.median),
          },
          { title: text.stayed, value: grouped(stayed), note: text.ofBest(after.best.length) },
        ]}
      />
      {after.best.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.noScoresThere}
        </Text>
      ) : (
        <table className={classes.around}>
          <caption>{text.bestCompared(after.best.length)}</caption>
          <thead>
            <tr>
              <th scope="col">{titles.rank.title}</th>
              <th scope="col">{titles.displayName.title}</th>
              <th scope="col">{titles.score.title}</th>
              <th scope="col">{text.earlierRank}</th>
              <th scope="col">{text.change}</th>
            </tr>
          </thead>
          <tbody>
            {after.best.map(({ memberId, displayName, rank, score }) => {
              const earlier = was.get(memberId);
              return (
                <tr key={memberId}>
                  <td>{grouped(rank)}</td>
                  <td className={classes.who}>{displayName || memberId}</td>
                  <td>{text.score(score)}</td>
                  <td>{earlier === undefined ? '–' : grouped(earlier.rank)}</td>
                  <td>{earlier === undefined ? text.newHere : text.moved(earlier.rank - rank)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
}
