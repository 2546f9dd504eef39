// What a list is told, and what its parts share.
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RowAction } from '../act/row-menu.tsx';
import type { drawerSearch, EntityRef } from '../address/entity.ts';
import type { ScreenLink } from '../address/link.ts';
import type { IconPart } from '../show/icon.tsx';
import type { Selection } from './bulk/selection.ts';
import type { Column } from './columns/column.tsx';
import type { ColumnsState } from './columns/columns-state.ts';
import type { Filter } from './filter.ts';
import type { ListState } from './list-state.ts';
import type { Sort, Source } from './source/source.ts';

export interface DataListProps<Row> {
  /** Names the list where choices of the person are kept, as `admin.tickets`; the operation of its source when absent. */
  readonly id?: string;
  /** What the rows are, for screen readers and the name of an export. */
  readonly label: string;
  readonly source: Source<Row>;
  /** The first one names the row, is the link and never leaves. */
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** What a screen reader calls a row; its key when absent. */
  readonly rowName?: (row: Row) => string;
  /** The screen of a row. */
  readonly rowLink?: (row: Row) => ScreenLink | undefined;
  /** The drawer of a row. */
  readonly rowEntity?: (row: Row) => EntityRef;
  /** Words of the address that open the row over the list: `({ Id }) => ({ d: `ticket:${Id}` })`. */
  readonly rowSearch?: (row: Row) => Readonly<Record<string, string>> | undefined;
  readonly actions?: (row: Row) => readonly RowAction[];
  readonly bulk?: readonly BulkAction<Row>[];
  /** Placeholder of the search box; without it there is none. */
  readonly search?: string;
  readonly filters?: readonly Filter[];
  /** How the rows stand unless told. */
  readonly sort?: Sort;
  /** Shown in place of the whole list while it has no row and nothing is searched. */
  readonly empty: ReactNode;
  /** Further buttons at the end of the toolbar. */
  readonly toolbar?: ReactNode;
  /** `scroll` draws only what is in sight: lists of many thousands. */
  readonly layout?: 'pages' | 'scroll';
  /** Keeps the words of two lists on one screen apart in the address. */
  readonly scope?: string;
  /** Asks again every so many milliseconds while the list is in sight. */
  readonly refetchMs?: number;
  /** Off where the rows must not leave the page. */
  readonly canExport?: boolean;
  /** Keys that are read again beside the list after a bulk action. */
  readonly refresh?: readonly QueryKey[];
}

/** Everything that the parts of a list share. */
export interface ListView<Row> extends DataListProps<Row> {
  readonly id: string;
  readonly state: ListState;
  readonly columnsState: ColumnsState<Row>;
  readonly selection: Selection<Row>;
  /** Marks a row or unmarks it; with `range` all rows up to the one that was marked before. */
  readonly mark: (index: number, row: Row, range: boolean) => void;
  /** Marks every row that fits. */
  readonly markAll: () => Promise<void>;
  readonly open: (row: Row) => void;
  /** Stands beside the list or over it now. */
  readonly isOpen: (row: Row) => boolean;
  readonly linkOf: (row: Row) => RowLink | undefined;
  readonly nameOf: (row: Row) => string;
  /** Said in a second line under the title, where there is no room for columns. */
  readonly under?: readonly Column<Row>[];
}

/** What `<Link>` takes for a row. */
export type RowLink =
  | ScreenLink
  | { readonly to: '.'; readonly search: ReturnType<typeof drawerSearch>; readonly resetScroll: false };

/** The same call for every marked row. */
export interface BulkAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconPart;
  readonly danger?: boolean;
  /** Why it is not possible now. */
  readonly reason?: string | undefined;
  /** Why this row is left out; nothing where it takes part. */
  readonly leaves?: (row: Row) => string | undefined;
  readonly run: (row: Row) => Promise<unknown>;
  /** What will happen to so many rows. */
  readonly words: (count: number) => ReactNode;
  /** The name that has to be typed first for so many rows: it stops or destroys. */
  readonly typed?: (count: number) => string | undefined;
}

/** What the scrolling layout tells the list about its rows. */
export interface ScrolledRows<Row> {
  readonly total: number;
  readonly rowAt: (index: number) => Row | undefined;
  /** Both ends included; reads what was not in sight. */
  readonly between: (from: number, to: number) => Promise<readonly Row[]>;
  readonly reveal: (index: number) => void;
}
