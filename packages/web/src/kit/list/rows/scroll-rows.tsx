// Rows of a very long list: only those in sight are drawn, and pages of a server are asked for when they come into
// sight. Every row has the same height, so that a place in the list is a multiplication.
import { useMediaQuery } from '@mantine/hooks';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ErrorPanel } from '../../page/error-panel.tsx';
import { StaleLine } from '../../page/stale-line.tsx';
import { useWindow } from '../../use-window.ts';
import { ROW_HEIGHT } from '../columns/columns-state.ts';
import classes from '../data-list.module.css';
import { NoMatch } from '../no-match.tsx';
import type { RowPage } from '../source/source.ts';
import type { ListView, ScrolledRows } from '../view.ts';
import { SkeletonRow, TableFrame, TableRow } from './row-table.tsx';

const PAGE = 100;
const HEAD_HEIGHT = 34;
const LEAST_ROOM = 320;

interface ScrollRowsProps<Row> {
  readonly view: ListView<Row>;
  readonly onRows: (rows: ScrolledRows<Row>) => void;
}

export default function ScrollRows<Row>({ view: wide, onRows }: ScrollRowsProps<Row>) {
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) === true;
  const view = isNarrow ? stacked(wide) : wide;
  const { density } = view.columnsState;
  const height = ROW_HEIGHT[density];
  const box = useRef<HTMLElement>(null);
  const [first, all] = useFirst(view);
  const total = all?.total ?? 0;
  const { start, end, scrollTo } = useWindow({ box, count: total, height, head: HEAD_HEIGHT });
  const { rowAt, between, failed } = usePages(view, all, start, end);

  // why a reference: the list asks for rows when a key is pressed, and must not be drawn anew with every step
  const latest = useRef({ rowAt, between });
  latest.current = { rowAt, between };
  const isKnown = all !== undefined;
  const room = useRoom(box, isKnown);
  useEffect(() => {
    if (isKnown) {
      onRows({
        total,
        rowAt: (index) => latest.current.rowAt(index),
        between: (from, to) => latest.current.between(from, to),
        reveal: scrollTo,
      });
    }
  }, [isKnown, total, scrollTo, onRows]);

  // why: another search or filter begins at the top
  const { q, filters, sort } = view.state.question;
  const asked = JSON.stringify([q, filters, sort]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the question changes
  useEffect(() => {
    if (box.current !== null) {
      box.current.scrollTop = 0;
    }
  }, [asked]);

  if (first.isLoadingError) {
    return <ErrorPanel error={first.error} onRetry={() => void first.refetch()} />;
  }
  if (isKnown && total === 0) {
    return view.state.isNarrowed ? <NoMatch beyond={false} onClick={view.state.clear} /> : null;
  }
  const indexes = Array.from({ length: Math.max(end - start, 0) }, (_, at) => start + at);
  return (
    <>
      <StaleLine query={failed === undefined ? first : { ...failed, data: first.data }} />
      <section
        className={classes.long}
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
        tabIndex={0}
        aria-label={view.label}
        // why: a few rows leave no empty box below them; and where all are there at once, none is drawn out of sight
        style={{ maxHeight: room ?? LEAST_ROOM, ...(isKnown ? { height: HEAD_HEIGHT + total * height } : {}) }}
      >
        <TableFrame view={view} rows={all?.rows.slice(0, 1) ?? []} count={total} fixed>
          <tbody>
            {start === 0 ? null : <tr style={{ height: start * height }} />}
            {indexes.map((index) => {
              const row = rowAt(index);
              return row === undefined ? (
                <SkeletonRow key={`empty ${index}`} view={view} height={height} />
              ) : (
                <TableRow
                  key={view.rowKey(row)}
                  view={view}
                  row={row}
                  index={index}
                  ariaIndex={index + 2}
                  height={height}
                />
              );
            })}
            {end >= total ? null : <tr style={{ height: (total - end) * height }} />}
          </tbody>
        </TableFrame>
      </section>
    </>
  );
}

/** What is left of the window below the head of the list, so that the page itself has nothing to scroll. */
function useRoom(box: RefObject<HTMLElement | null>, isThere: boolean): number | undefined {
  const [room, setRoom] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the first rows the element comes into being
  useLayoutEffect(() => {
    const measure = (): void => {
      const element = box.current;
      const main = element?.closest('main');
      if (element !== null && main !== null && main !== undefined) {
        const below = Number.parseFloat(getComputedStyle(main).paddingBottom);
        const top = element.getBoundingClientRect().top + (main.scrollTop || window.scrollY);
        setRoom(Math.max(Math.floor(innerHeight - top - below), LEAST_ROOM));
      }
    };
    measure();
    window.addEventListener('resize', measure);
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => {
      window.removeEventListener('resize', measure);
      watch.disconnect();
    };
  }, [box, isThere]);
  return room;
}

/** Two lines instead of columns: a title, and below it what else there is room for. */
function stacked<Row>(view: ListView<Row>): ListView<Row> {
  const [title, ...under] = view.columnsState.columns;
  return title === undefined
    ? view
    : { ...view, under, columnsState: { ...view.columnsState, columns: [title], density: 'roomy' } };
}

/** The whole list where it is read whole, else its first page, which knows the total. */
function useFirst<Row>({ source, state, refetchMs }: ListView<Row>) {
  const { whole } = source;
  const { page: _page, size: _size, ...question } = state.question;
  const read = useQuery({
    queryKey: whole === undefined ? [...source.key, 'scroll', question, 1] : [...source.key, 'whole'],
    queryFn: async ({ signal }): Promise<RowPage<Row>> => {
      if (whole === undefined) {
        return source.page({ ...question, page: 1, size: PAGE }, signal);
      }
      const rows = await whole.load(signal);
      return { rows, total: rows.length };
    },
    // why: a hundred thousand rows are not compared with those of before to draw the forty in sight
    structuralSharing: whole === undefined,
    ...(refetchMs === undefined ? {} : { refetchInterval: refetchMs }),
  });
  const asked = JSON.stringify(question);
  // why once: every turn of the wheel comes by here
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is what it says
  const data = useMemo((): RowPage<Row> | undefined => {
    if (read.data === undefined || whole === undefined) {
      return read.data;
    }
    const rows = whole.answer(read.data.rows, question);
    return { rows, total: rows.length };
  }, [read.data, whole, asked]);
  return [read, data] as const;
}

/** The rows of the pages in sight. */
function usePages<Row>(
  { source, state }: ListView<Row>,
  first: RowPage<Row> | undefined,
  start: number,
  end: number,
): Pick<ScrolledRows<Row>, 'rowAt' | 'between'> & { readonly failed: UseQueryResult | undefined } {
  const client = useQueryClient();
  const { page: _page, size: _size, ...question } = state.question;
  const from = Math.floor(start / PAGE) + 1;
  const to = Math.floor(Math.max(end - 1, 0) / PAGE) + 1;
  const numbers =
    source.whole === undefined && first !== undefined
      ? Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((page) => page > 1)
      : [];
  const queryOf = (page: number) => ({
    queryKey: [...source.key, 'scroll', question, page],
    queryFn: ({ signal }: { signal: AbortSignal }) => source.page({ ...question, page, size: PAGE }, signal),
    staleTime: 60_000,
  });
  // why one question for what is in sight: each page is kept by its own key, and read again from there
  const pages = useQuery({
    queryKey: [...source.key, 'scroll', question, 'in sight', numbers],
    queryFn: () => Promise.all(numbers.map((page) => client.fetchQuery(queryOf(page)))),
    enabled: numbers.length > 0,
  });
  const rowAt = (index: number): Row | undefined => {
    if (source.whole !== undefined || index < PAGE) {
      return first?.rows[index];
    }
    const number = Math.floor(index / PAGE) + 1;
    const page = pages.data?.[numbers.indexOf(number)] ?? client.getQueryData<RowPage<Row>>(queryOf(number).queryKey);
    return page?.rows[index % PAGE];
  };
  const between = async (low: number, high: number): Promise<readonly Row[]> => {
    if (source.whole !== undefined) {
      return first?.rows.slice(low, high + 1) ?? [];
    }
    const asked = Array.from(
      { length: Math.floor(high / PAGE) - Math.floor(low / PAGE) + 1 },
      (_, at) => Math.floor(low / PAGE) + at + 1,
    );
    const read = await Promise.all(
      asked.map((page) => (page === 1 && first !== undefined ? first : client.fetchQuery(queryOf(page)))),
    );
    return read
      .flatMap(({ rows }) => rows)
      .slice(low % PAGE)
      .slice(0, high - low + 1);
  };
  return { rowAt, between, failed: pages.isError ? pages : undefined };
}
