// A chart of values over time with its states, its numbers in words, as a table and as CSV.

import { ActionIcon, Group, Skeleton, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { shanghaiDay } from '@uos/contract/rules';
import { type ReactNode, Suspense, useState } from 'react';
import { csvOf } from '../keep/csv.ts';
import { download, fileName } from '../keep/download.ts';
import { formatCompact } from '../language/format.ts';
import { part } from '../lazy/part.tsx';
import { ErrorPanel } from '../page/error-panel.tsx';
import { StaleLine } from '../page/stale-line.tsx';
import { Icon, type IconPart } from '../show/icon.tsx';
import { chartIcon, downloadIcon, tableIcon } from '../show/icons.ts';
import { Tip } from '../show/tip.tsx';
import { text as kit } from '../text.zh.ts';
import classes from './chart.module.css';
import {
  type ChartData,
  type ChartMark,
  factsOf,
  isEmptyChart,
  lastOf,
  rowsOf,
  summaryOf,
  timeWords,
  type WriteValue,
} from './series.ts';
import { text } from './text.zh.ts';

const Plot = part(() => import('./plot.tsx'));

interface ChartCardProps {
  readonly title: string;
  /** One line on what is counted. */
  readonly help?: ReactNode;
  readonly query: Pick<UseQueryResult<ChartData>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  readonly write?: WriteValue;
  /** Filled lines for amounts, bars for counts of whole days. */
  readonly shape?: 'line' | 'area' | 'bars';
  /** Days are written without their hours. */
  readonly daily?: boolean;
  /** What is held at a moment, such as a load: it is told by its last value, and not by a sum. */
  readonly isLevel?: boolean;
  readonly height?: number;
  /** Lines across the chart, each with its words. */
  readonly marks?: readonly ChartMark[];
  readonly tools?: ReactNode;
}

export function ChartCard(props: ChartCardProps) {
  const { title, help, query, write = formatCompact, height = 240, daily = false, isLevel = false } = props;
  const { data } = query;
  const [asTable, setAsTable] = useState(false);
  const [only, setOnly] = useState<string>();
  const isEmpty = data !== undefined && isEmptyChart(data);
  const shown =
    data === undefined || only === undefined || !data.series.some(({ key }) => key === only)
      ? data
      : { ...data, series: data.series.map((one) => (one.key === only ? one : { ...one, values: NOTHING })) };
  return (
    <section
      className={classes.card}
      data-single={data?.series.length === 1 || undefined}
      aria-label={title}
      aria-busy={query.isFetching}
    >
      <header className={classes.head}>
        <div>
          <Title order={3}>{title}</Title>
          {help === undefined ? null : (
            <Text size="xs" c="dimmed" component="div">
              {help}
            </Text>
          )}
        </div>
        <Group gap={2} wrap="nowrap" role="group" aria-label={text.tools}>
          {props.tools}
          <Tool
            label={asTable ? text.chart : text.table}
            icon={asTable ? chartIcon : tableIcon}
            isOff={data === undefined || isEmpty}
            onClick={() => setAsTable(!asTable)}
          />
          <Tool
            label={text.csv}
            icon={downloadIcon}
            isOff={data === undefined || isEmpty}
            onClick={() => (data === undefined ? undefined : save(title, data, daily))}
          />
        </Group>
      </header>
      {data === undefined && !query.isError ? <Skeleton height={12} width={140} my={LEGEND_GAP_PX} /> : null}
      {data === undefined || isEmpty ? null : (
        <Legend
          data={data}
          write={write}
          isLevel={isLevel}
          only={only}
          onOnly={(key) => setOnly(key === only ? undefined : key)}
        />
      )}
      <StaleLine query={query} />
      <div style={{ minHeight: height }} className={classes.body}>
        {shown === undefined ? (
          query.isError ? (
            <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <Outline height={height} />
          )
        ) : isEmpty ? (
          <div className={classes.empty}>
            <Text fw={500}>{text.empty}</Text>
            <Text size="sm" c="dimmed">
              {text.emptyHint}
            </Text>
          </div>
        ) : asTable ? (
          <DataTable title={title} data={shown} write={write} daily={daily} height={height} />
        ) : (
          <Suspense fallback={<Outline height={height} />}>
            <Plot
              label={summaryOf(title, shown, write, { isLevel })}
              data={shown}
              write={write}
              shape={props.shape ?? 'area'}
              daily={daily}
              height={height}
              marks={props.marks ?? NO_MARKS}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}

const NOTHING: readonly null[] = [];
/** why one: a chart is drawn anew where its marks are others */
const NO_MARKS: readonly ChartMark[] = [];
/** Above and below a thin line, so that it is as high as the legend. */
const LEGEND_GAP_PX = 7;

/** The lines a plot stands on, until it is there. */
function Outline({ height }: { height: number }) {
  return <div className={classes.outline} style={{ height }} role="status" aria-label={kit.loading} />;
}

interface ToolProps {
  readonly label: string;
  readonly icon: IconPart;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

function Tool({ label, icon, isOff, onClick }: ToolProps) {
  return (
    <Tip label={label}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={isOff} onClick={onClick}>
        <Icon of={icon} size={16} />
      </ActionIcon>
    </Tip>
  );
}

interface LegendProps {
  readonly data: ChartData;
  readonly write: WriteValue;
  readonly isLevel: boolean;
  readonly only: string | undefined;
  readonly onOnly: (key: string) => void;
}

/** Every line with its sum, or how it stands; a click leaves only that one. */
function Legend({ data, write, isLevel, only, onOnly }: LegendProps) {
  return (
    <ul className={classes.legend}>
      {data.series.map((series, index) => {
        const facts = factsOf(series, data.times);
        return (
          <li key={series.key}>
            <button
              type="button"
              className={classes.line}
              data-off={(only !== undefined && only !== series.key) || undefined}
              aria-pressed={only === series.key}
              title={text.showOnly(series.label)}
              disabled={data.series.length < 2}
              onClick={() => onOnly(series.key)}
            >
              <span className={classes.swatch} data-color={index % COLORS} aria-hidden="true" />
              {series.label}
              <strong>
                {facts === undefined ? text.none : write(isLevel ? (lastOf(series) ?? facts.max) : facts.total)}
              </strong>
              {facts !== undefined && isLevel ? <small>{text.highest(write(facts.max))}</small> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Lines beyond these begin with the first colour again. */
const COLORS = 6;

interface DataTableProps {
  readonly title: string;
  readonly data: ChartData;
  readonly write: WriteValue;
  readonly daily: boolean;
  readonly height: number;
}

function DataTable({ title, data, write, daily, height }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section className={classes.scroll} style={{ maxHeight: height }} tabIndex={0} aria-label={title}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>{text.time}</th>
            {data.series.map(({ key, label }) => (
              <th key={key}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(data).map(([at, ...values]) => (
            <tr key={at}>
              <td>{timeWords(at, data, daily)}</td>
              {values.map((value, index) => (
                <td key={data.series[index]?.key}>{value === null ? text.none : write(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function save(title: string, data: ChartData, daily: boolean): void {
  const columns = [
    { title: text.time, value: ([at]: readonly (number | null)[]) => timeWords(at ?? 0, data, daily) },
    ...data.series.map(({ label }, index) => ({
      title: label,
      value: (row: readonly (number | null)[]) => row[index + 1],
    })),
  ];
  const content = new Blob([csvOf(columns, rowsOf(data))], { type: 'text/csv;charset=utf-8' });
  download(fileName(title, shanghaiDay(Date.now()), 'csv'), content);
}
