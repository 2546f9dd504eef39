// A list from the server: columns as data, and its four states drawn (loading, failed, empty, rows).
// On a narrow screen every row becomes a card; the first column is its title.
import { Anchor, Button, Group, Pagination, Paper, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './data-list.module.css';
import { ErrorPanel } from './error-panel.tsx';
import type { ScreenLink } from './link.ts';
import { text } from './text.zh.ts';

/** One page of rows and the number of all rows. */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand right. */
  readonly align?: 'right';
  readonly width?: number;
  /** Left out where the window is narrower than a desktop. */
  readonly wideOnly?: boolean;
}

interface DataListProps<Row> {
  /** What the rows are, for screen readers. */
  readonly label: string;
  readonly query: UseQueryResult<RowPage<Row>>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** The screen of a row; its first cell becomes the link. */
  readonly rowLink?: (row: Row) => ScreenLink | undefined;
  readonly actions?: (row: Row) => ReactNode;
  readonly empty: ReactNode;
  readonly paging?: { readonly page: number; readonly size: number; readonly onPage: (page: number) => void };
  /** Search and filters above the rows. */
  readonly toolbar?: ReactNode;
  /** Given while a search or a filter is on: an empty answer then offers to clear it. */
  readonly onClearFilters?: (() => void) | undefined;
}

export function DataList<Row>(props: DataListProps<Row>) {
  const { query, label, toolbar, onClearFilters } = props;
  const isEmpty = query.isSuccess && query.data.rows.length === 0;
  if (isEmpty && onClearFilters === undefined && query.data.total === 0) {
    return props.empty;
  }
  return (
    <Stack gap="md">
      {toolbar === undefined ? null : <Group gap="sm">{toolbar}</Group>}
      {query.isError ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Paper className={classes.frame} aria-busy={query.isFetching} data-stale={query.isPlaceholderData || undefined}>
          {isEmpty ? <NoMatch onClear={onClearFilters} /> : <Rows {...props} />}
        </Paper>
      )}
      <span className={classes.announce} role="status">
        {query.isSuccess ? `${label} ${text.total(query.data.total)}` : ''}
      </span>
      <Pager {...props} />
    </Stack>
  );
}

function Rows<Row>(props: DataListProps<Row>) {
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  return narrow === true ? <Cards {...props} /> : <Grid {...props} />;
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd'] as const;

function Grid<Row>({ label, query, columns, rowKey, rowLink, actions }: DataListProps<Row>) {
  const wide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const shown = columns.filter(({ wideOnly }) => wideOnly !== true || wide === true);
  return (
    <Table aria-label={label} highlightOnHover={query.isSuccess} className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          {shown.map(({ key, title, align, width }) => (
            <Table.Th key={key} w={width} ta={align}>
              {title}
            </Table.Th>
          ))}
          {actions === undefined ? null : (
            <Table.Th w={64} ta="right">
              {text.actions}
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {query.isPending
          ? SKELETON_ROWS.map((row) => (
              <Table.Tr key={row}>
                {[...shown, ...(actions === undefined ? [] : [{ key: 'actions' }])].map(({ key }) => (
                  <Table.Td key={key}>
                    <Skeleton height={14} my={6} width={key === 'actions' ? 24 : '70%'} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))
          : query.data?.rows.map((row) => (
              <Table.Tr key={rowKey(row)}>
                {shown.map((column, index) => (
                  <Table.Td
                    key={column.key}
                    ta={column.align}
                    className={column.align === 'right' ? classes.number : undefined}
                  >
                    {index === 0 ? <Linked link={rowLink?.(row)}>{column.cell(row)}</Linked> : column.cell(row)}
                  </Table.Td>
                ))}
                {actions === undefined ? null : <Table.Td ta="right">{actions(row)}</Table.Td>}
              </Table.Tr>
            ))}
      </Table.Tbody>
    </Table>
  );
}

function Cards<Row>({ label, query, columns, rowKey, rowLink, actions }: DataListProps<Row>) {
  const [title, ...facts] = columns;
  if (query.isPending) {
    return (
      <Stack gap="md" p="md">
        {SKELETON_ROWS.map((row) => (
          <Skeleton key={row} height={72} />
        ))}
      </Stack>
    );
  }
  return (
    <ul className={classes.cards} aria-label={label}>
      {query.data?.rows.map((row) => (
        <li key={rowKey(row)} className={classes.card}>
          <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
            <div className={classes.cardTitle}>
              <Linked link={rowLink?.(row)}>{title?.cell(row)}</Linked>
            </div>
            {actions?.(row)}
          </Group>
          <dl className={classes.facts}>
            {facts.map((column) => (
              <div key={column.key} className={classes.fact}>
                <dt>{column.title}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Linked({ link, children }: { link: ScreenLink | undefined; children: ReactNode }) {
  return link === undefined ? (
    children
  ) : (
    <Anchor fw={500} size="sm" className={classes.link} renderRoot={(props) => <Link {...props} {...link} />}>
      {children}
    </Anchor>
  );
}

function NoMatch({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <Stack align="center" gap={4} py="xl" px="md">
      <Title order={3}>{text.noMatch}</Title>
      <Text size="sm" c="dimmed">
        {text.noMatchHint}
      </Text>
      {onClear === undefined ? null : (
        <Button mt="sm" size="xs" variant="default" onClick={onClear}>
          {text.clearSearch}
        </Button>
      )}
    </Stack>
  );
}

function Pager<Row>({ query, paging }: DataListProps<Row>) {
  const total = query.data?.total ?? 0;
  if (paging === undefined || total <= paging.size) {
    return null;
  }
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed">
        {text.total(total)}
      </Text>
      <Pagination
        size="sm"
        total={Math.ceil(total / paging.size)}
        value={paging.page}
        onChange={paging.onPage}
        aria-label={text.pages}
        getItemProps={(page) => ({ 'aria-label': text.page(page) })}
        getControlProps={(control) => ({ 'aria-label': control === 'previous' ? text.previousPage : text.nextPage })}
      />
    </Group>
  );
}
