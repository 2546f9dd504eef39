// Who has most of something: names with bars and amounts, with its states, and as CSV.

import { ActionIcon, Anchor, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shanghaiDay } from '@uos/contract/rules';
import type { ReactNode } from 'react';
import type { ScreenLink } from '../address/link.ts';
import { csvOf } from '../keep/csv.ts';
import { download, fileName } from '../keep/download.ts';
import { formatCompact } from '../language/format.ts';
import { ErrorPanel } from '../page/error-panel.tsx';
import { StaleLine } from '../page/stale-line.tsx';
import { WaitingLines } from '../page/waiting.tsx';
import { Icon } from '../show/icon.tsx';
import { downloadIcon } from '../show/icons.ts';
import { Tip } from '../show/tip.tsx';
import classes from './rank-card.module.css';
import type { WriteValue } from './series.ts';
import { text } from './text.zh.ts';

export interface Ranked {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** Beside the name, such as the organisation. */
  readonly note?: string;
  readonly link?: ScreenLink;
}

interface RankCardProps {
  readonly title: string;
  readonly help?: ReactNode;
  /** Largest first. */
  readonly query: Pick<UseQueryResult<readonly Ranked[]>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  readonly write?: WriteValue;
  /** What is said where nobody has any. */
  readonly empty?: string;
}

export function RankCard({ title, help, query, write = formatCompact, empty = text.empty }: RankCardProps) {
  const { data } = query;
  const most = Math.max(...(data ?? []).map(({ value }) => Math.abs(value)), 0);
  return (
    <section className={classes.card} aria-label={title} aria-busy={query.isFetching}>
      <header className={classes.head}>
        <div>
          <Title order={3}>{title}</Title>
          {help === undefined ? null : (
            <Text size="xs" c="dimmed" component="div">
              {help}
            </Text>
          )}
        </div>
        <Tip label={text.csv}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={text.csv}
            disabled={data === undefined || data.length === 0}
            onClick={() => save(title, data ?? [])}
          >
            <Icon of={downloadIcon} size={16} />
          </ActionIcon>
        </Tip>
      </header>
      <StaleLine query={query} />
      {data === undefined ? (
        query.isError ? (
          <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <WaitingLines height={180} />
        )
      ) : data.length === 0 ? (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      ) : (
        <ol className={classes.rows}>
          {data.map((row) => (
            <li key={row.key} className={classes.row}>
              <span className={classes.name}>
                {row.link === undefined ? (
                  row.label
                ) : (
                  <Anchor inherit renderRoot={(props) => <Link {...props} {...row.link} />}>
                    {row.label}
                  </Anchor>
                )}
                {row.note === undefined ? null : (
                  <Text span size="xs" c="dimmed">
                    {row.note}
                  </Text>
                )}
              </span>
              <strong className={classes.value}>{write(row.value)}</strong>
              <progress
                className={classes.bar}
                max={most === 0 ? 1 : most}
                value={Math.abs(row.value)}
                aria-hidden="true"
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function save(title: string, rows: readonly Ranked[]): void {
  const columns = [
    { title: text.rankName, value: ({ label }: Ranked) => label },
    { title: text.rankNote, value: ({ note }: Ranked) => note },
    { title: text.rankKey, value: ({ key }: Ranked) => key },
    { title: text.rankValue, value: ({ value }: Ranked) => value },
  ];
  const content = new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' });
  download(fileName(title, shanghaiDay(Date.now()), 'csv'), content);
}
