// A member between those before it and behind it.
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Leaderboard } from '@uos/sdk/browser';
import { leaderboardScoreColumns } from '@uos/sdk/services/passport.columns';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Figures } from '../../../kit/show/figures.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import classes from './leaderboards.module.css';
import { aroundQuery } from './queries.ts';
import { text } from './text.zh.ts';

interface AroundProps {
  readonly appId: string;
  readonly board: Pick<Leaderboard, 'slugName' | 'crossRealm'>;
  readonly memberId: string;
}

const titles = leaderboardScoreColumns;

export function Around({ appId, board, memberId }: AroundProps) {
  const around = useQuery(aroundQuery(appId, board, memberId));
  if (around.data === undefined) {
    return around.isError ? (
      <ErrorPanel error={around.error} onRetry={() => void around.refetch()} />
    ) : (
      <Skeleton height={240} />
    );
  }
  const { own, scores } = around.data;
  if (own === undefined) {
    return (
      <Text size="sm" role="status">
        {text.noPlace}
      </Text>
    );
  }
  return (
    <>
      <Figures
        label={text.memberTab}
        figures={[
          { title: titles.displayName.title, value: own.displayName || own.memberId },
          { title: titles.rank.title, value: grouped(own.rank) },
          { title: titles.score.title, value: text.score(own.score) },
          ...(own.tier === '' ? [] : [{ title: text.tiers, value: own.tier }]),
          { title: titles.updateCount.title, value: grouped(own.updateCount), note: text.lastAt(own.updatedAt) },
        ]}
      />
      <table className={classes.around}>
        <caption>{text.neighbours}</caption>
        <thead>
          <tr>
            <th scope="col">{titles.rank.title}</th>
            <th scope="col">{titles.displayName.title}</th>
            <th scope="col">{titles.score.title}</th>
            <th scope="col">{text.gap}</th>
          </tr>
        </thead>
        <tbody>
          {scores.map(({ memberId: id, rank, displayName, score }) => (
            <tr key={id} data-own={id === own.memberId || undefined} aria-current={id === own.memberId || undefined}>
              <td>{grouped(rank)}</td>
              <td className={classes.who}>{displayName || id}</td>
              <td>{text.score(score)}</td>
              <td>{id === own.memberId ? '–' : text.difference(score - own.score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
