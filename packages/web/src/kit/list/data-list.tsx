// A list: rows from a source, columns, filters and actions as data. Drawn with its four states: loading, failed, empty,
// rows. On a narrow screen every row becomes a card; with `layout="scroll"` only the rows in sight are drawn.

import { Paper } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { drawerSearch } from '../address/entity.ts';
import { part } from '../lazy/part.tsx';
import { ErrorPanel } from '../page/error-panel.tsx';
import { StaleLine } from '../page/stale-line.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useSelection } from './bulk/selection.ts';
import { useColumns } from './columns/columns-state.ts';
import classes from './data-list.module.css';
import { useListKeys } from './keyboard.ts';
import { type ListState, useListState } from './list-state.ts';
import { NoMatch } from './no-match.tsx';
import { RowCards } from './rows/row-cards.tsx';
import { RowTable } from './rows/row-table.tsx';
import type { RowPage } from './source/source.ts';
import { text } from './text.zh.ts';
import { Pager } from './tools/pager.tsx';
import { Toolbar } from './tools/toolbar.tsx';
import type { DataListProps, ListView, RowLink, ScrolledRows } from './view.ts';

// why the cast: `lazy` forgets that a component is generic
const ScrollRows = part(() => import('./rows/scroll-rows.tsx'));

export function DataList<Row>(props: DataListProps<Row>) {
  const { columns, filters = [], rowKey, rowLink, rowEntity, rowSearch, layout = 'pages' } = props;
  const { id = props.source.id ?? '' } = props;
  const wide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false }) === true;
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) === true;
  const state = useListState({ filters, sort: props.sort, scope: props.scope });
  const columnsState = useColumns(id, columns, wide);
  const selection = useSelection(rowKey);
  const navigate = useNavigate();
  const page = useRows(props, state, layout === 'pages');
  const client = useQueryClient();
  const isFetching = useIsFetching({ queryKey: props.source.key }) > 0;
  const frame = useRef<HTMLElement>(null);
  const [scrolled, setScrolled] = useState<ScrolledRows<Row>>();

  const linkOf = (row: Row): RowLink | undefined => {
    if (rowEntity !== undefined) {
      return { to: '.', search: drawerSearch(rowEntity(row)), resetScroll: false };
    }
    return rowSearch === undefined
      ? rowLink?.(row)
      : { to: '.', search: (now) => ({ ...now, ...rowSearch(row) }), resetScroll: false };
  };
  const open = (row: Row): void => {
    const link = linkOf(row);
    if (link !== undefined) {
      void navigate(link as never);
    }
  };
  const view: ListView<Row> = {
    ...props,
    id,
    state,
    columnsState,
    selection,
    open,
    linkOf,
    nameOf: props.rowName ?? rowKey,
  };
  const rows = page.data?.rows ?? [];
  const rowAt = (index: number) => (layout === 'scroll' ? scrolled?.rowAt(index) : rows[index]);
  const withRow = (act: (row: Row) => void) => (index: number) => {
    const row = rowAt(index);
    if (row !== undefined) {
      act(row);
    }
  };
  useListKeys(frame, layout === 'scroll' ? (scrolled?.total ?? 0) : rows.length, {
    open: withRow(open),
    toggle: withRow(props.bulk === undefined ? () => undefined : selection.toggle),
    ...(scrolled === undefined ? {} : { reveal: scrolled.reveal }),
  });

  const total = layout === 'scroll' ? scrolled?.total : page.data?.total;
  if (page.data?.total === 0 && !state.isNarrowed && layout === 'pages') {
    return props.empty;
  }
  if (layout === 'scroll' && total === 0 && !state.isNarrowed) {
    return (
      <>
        {props.empty}
        {/* why: it draws nothing now, and sees the first row come */}
        <Suspense fallback={null}>
          <ScrollRows view={view} onRows={setScrolled} />
        </Suspense>
      </>
    );
  }
  return (
    <section className={classes.list} ref={frame} aria-label={props.label} data-list={id}>
      <Toolbar
        view={view}
        total={total}
        isFetching={isFetching}
        onRefresh={() => void client.refetchQueries({ queryKey: props.source.key, type: 'active' })}
      />
      <BulkBar view={view} total={total} />
      <StaleLine query={page} />
      {layout === 'scroll' ? (
        <Paper className={classes.frame}>
          <Suspense fallback={<RowTable view={view} rows={undefined} />}>
            <ScrollRows view={view} onRows={setScrolled} />
          </Suspense>
        </Paper>
      ) : page.isLoadingError ? (
        <ErrorPanel error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <Paper className={classes.frame} aria-busy={page.isFetching} data-stale={page.isPlaceholderData || undefined}>
          {page.data !== undefined && rows.length === 0 ? (
            <NoMatch
              beyond={state.question.page > 1}
              onClick={state.question.page > 1 ? () => state.setPage(1) : state.clear}
            />
          ) : narrow ? (
            <RowCards view={view} rows={page.data?.rows} />
          ) : (
            <RowTable view={view} rows={page.data?.rows} />
          )}
        </Paper>
      )}
      <span className={classes.announce} role="status">
        {total === undefined ? '' : `${props.label} ${text.total(total.toLocaleString('en-US'))}`}
      </span>
      {total === undefined ? null : <Pager state={state} total={total} isWhole={layout === 'scroll'} />}
    </section>
  );
}

function useRows<Row>({ source, refetchMs }: DataListProps<Row>, { question }: ListState, enabled: boolean) {
  const { whole } = source;
  const { page, size, ...rest } = question;
  return useQuery({
    queryKey: whole === undefined ? [...source.key, 'page', question] : [...source.key, 'whole'],
    queryFn: async ({ signal }): Promise<RowPage<Row>> => {
      if (whole === undefined) {
        return source.page(question, signal);
      }
      const rows = await whole.load(signal);
      return { rows, total: rows.length };
    },
    ...(whole === undefined
      ? {}
      : {
          select: (all: RowPage<Row>): RowPage<Row> => {
            const found = whole.answer(all.rows, rest);
            return { rows: found.slice((page - 1) * size, page * size), total: found.length };
          },
        }),
    placeholderData: keepPreviousData,
    enabled,
    ...(refetchMs === undefined ? {} : { refetchInterval: refetchMs }),
  });
}
