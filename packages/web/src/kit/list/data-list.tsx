// A list: rows from a source, columns, filters and actions as data. Drawn with its four states: loading, failed, empty,
// rows. On a narrow screen every row has two lines; with `layout="scroll"` only the rows in sight are drawn.

import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useContext, useRef, useState } from 'react';
import { toastError, toastInfo } from '../act/toast.tsx';
import { besideSearch, drawerSearch, readDrawers } from '../address/entity.ts';
import type { RawSearch } from '../address/search-state.ts';
import { dockedWidth, InPanel } from '../detail/docked.ts';
import { useStore } from '../keep/store.ts';
import { part } from '../lazy/part.tsx';
import { ErrorPanel } from '../page/error-panel.tsx';
import { StaleLine } from '../page/stale-line.tsx';
import { readAll, SELECT_LIMIT, useSelection } from './bulk/selection.ts';
import { useColumns } from './columns/columns-state.ts';
import classes from './data-list.module.css';
import { useListKeys } from './keyboard.ts';
import { type ListState, PAGE_SIZES, useListState } from './list-state.ts';
import { useNeighbours } from './neighbours.ts';
import { NoMatch } from './no-match.tsx';
import { RowLines } from './rows/row-lines.tsx';
import { RowTable } from './rows/row-table.tsx';
import type { RowPage } from './source/source.ts';
import { text } from './text.zh.ts';
import { ListTools } from './tools/list-tools.tsx';
import type { DataListProps, ListView, RowLink, ScrolledRows } from './view.ts';

// why the cast: `lazy` forgets that a component is generic
const ScrollRows = part(() => import('./rows/scroll-rows.tsx'));
const Pager = part(() => import('./tools/pager.tsx'), 'nothing');

/** Of a window, for the columns of a desktop. */
const ROOM = 1100;

export function DataList<Row>(props: DataListProps<Row>) {
  const { columns, filters = [], rowKey, rowLink, rowEntity, rowSearch, layout = 'pages' } = props;
  const { id = props.source.id ?? '' } = props;
  const isInPanel = useContext(InPanel);
  const docked = useStore(dockedWidth);
  const wide =
    useMediaQuery(`(min-width: ${ROOM + (docked ?? 0)}px)`, undefined, { getInitialValueInEffect: false }) === true;
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) === true;
  const state = useListState({ filters, sort: props.sort, scope: props.scope });
  const columnsState = useColumns(id, columns, wide);
  const selection = useSelection(rowKey);
  const navigate = useNavigate();
  const raw = useSearch({ strict: false }) as RawSearch;
  const page = useRows(props, state, layout === 'pages');
  const client = useQueryClient();
  const isFetching = useIsFetching({ queryKey: props.source.key }) > 0;
  const frame = useRef<HTMLElement>(null);
  const [scrolled, setScrolled] = useState<ScrolledRows<Row>>();

  const linkOf = (row: Row): RowLink | undefined => {
    if (rowEntity !== undefined) {
      const search = isInPanel ? drawerSearch(rowEntity(row)) : besideSearch(rowEntity(row));
      return { to: '.', search, resetScroll: false };
    }
    const words = rowSearch?.(row);
    return words === undefined
      ? rowLink?.(row)
      : { to: '.', search: (now) => ({ ...now, ...words }), resetScroll: false };
  };
  const open = (row: Row): void => {
    const link = linkOf(row);
    if (link !== undefined) {
      void navigate(link as never);
    }
  };
  const isOpen = (row: Row): boolean => !isInPanel && isInAddress(props, row, raw);
  const rows = page.data?.rows ?? [];
  const anchor = useRef<number>(undefined);
  const mark = async (index: number, row: Row, range: boolean): Promise<void> => {
    const from = range ? (anchor.current ?? index) : index;
    anchor.current = index;
    if (from === index) {
      selection.toggle(row);
      return;
    }
    const [low, high] = [Math.min(from, index), Math.max(from, index)];
    const between = layout === 'scroll' ? await scrolled?.between(low, high) : rows.slice(low, high + 1);
    selection.set(between ?? [], !selection.has(rowKey(row)));
  };
  const markAll = async (): Promise<void> => {
    try {
      const all = await readAll(props.source, state.question, new AbortController().signal);
      selection.set(all, true);
      if (all.length === SELECT_LIMIT) {
        toastInfo(text.tooMany(SELECT_LIMIT));
      }
    } catch (error) {
      toastError(error);
    }
  };
  const view: ListView<Row> = {
    ...props,
    id,
    state,
    columnsState,
    selection,
    mark: (index, row, range) => void mark(index, row, range),
    markAll,
    open,
    isOpen,
    linkOf,
    nameOf: props.rowName ?? rowKey,
  };
  const rowAt = (index: number) => (layout === 'scroll' ? scrolled?.rowAt(index) : rows[index]);
  const withRow = (act: (row: Row) => void) => (index: number) => {
    const row = rowAt(index);
    if (row !== undefined) {
      act(row);
    }
  };
  const count = layout === 'scroll' ? (scrolled?.total ?? 0) : rows.length;
  useNeighbours({
    isOn: !isInPanel && (props.rowEntity !== undefined || rowSearch !== undefined) && docked !== undefined,
    count,
    rowAt,
    isOpen,
    goTo: withRow((row) => void navigate({ ...linkOf(row), replace: true } as never)),
  });
  useListKeys(frame, count, {
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
      <ListTools
        view={view}
        total={total}
        isFetching={isFetching}
        onRefresh={() => void client.refetchQueries({ queryKey: props.source.key, type: 'active' })}
      />
      {layout === 'scroll' ? null : <StaleLine query={page} />}
      {layout === 'scroll' ? (
        <Suspense fallback={<RowTable view={view} rows={undefined} />}>
          <ScrollRows view={view} onRows={setScrolled} />
        </Suspense>
      ) : page.isLoadingError ? (
        <ErrorPanel error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <div className={classes.frame} aria-busy={page.isFetching} data-stale={page.isPlaceholderData || undefined}>
          {page.data !== undefined && rows.length === 0 ? (
            <NoMatch
              beyond={state.question.page > 1}
              onClick={state.question.page > 1 ? () => state.setPage(1) : state.clear}
            />
          ) : narrow ? (
            <RowLines view={view} rows={page.data?.rows} />
          ) : (
            <RowTable view={view} rows={page.data?.rows} />
          )}
        </div>
      )}
      <span className={classes.announce} role="status">
        {total === undefined ? '' : `${props.label} ${text.total(total.toLocaleString('en-US'))}`}
      </span>
      {total === undefined || layout === 'scroll' || total <= Math.min(state.question.size, PAGE_SIZES[0]) ? null : (
        <Suspense fallback={<div className={classes.pages} />}>
          <Pager state={state} total={total} />
        </Suspense>
      )}
    </section>
  );
}

/** The row is what the address opens beside the list or over it. */
function isInAddress<Row>({ rowEntity, rowSearch }: DataListProps<Row>, row: Row, raw: RawSearch): boolean {
  if (rowEntity !== undefined) {
    const [lowest] = readDrawers(raw.d);
    const { kind, id } = rowEntity(row);
    return lowest !== undefined && lowest.kind === kind && lowest.id === id;
  }
  const words = rowSearch?.(row);
  return words !== undefined && Object.entries(words).every(([key, word]) => raw[key] === word);
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
