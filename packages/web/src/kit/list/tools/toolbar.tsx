// Above the rows: search, filters, what is on, and the tools of the list.

import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { part } from '../../lazy/part.tsx';
import { SearchField } from '../../search-field.tsx';
import type { IconPart } from '../../show/icon.tsx';
import { bookmarkIcon, columnsIcon, downloadIcon, refreshIcon } from '../../show/icons.ts';
import { OpensBelow } from '../../show/opens-below.tsx';
import classes from '../data-list.module.css';
import { text } from '../text.zh.ts';
import type { ListView } from '../view.ts';
import { FilterInput } from './filter-input.tsx';
import { ToolButton } from './tool-button.tsx';

// why the cast: `lazy` forgets that a component is generic
const ListSettings = part(() => import('./list-settings.tsx'), 'over');
const ExportMenu = part(() => import('./export-menu.tsx'), 'over');
const SavedViews = part(() => import('./saved-views.tsx'), 'over');

export interface ToolbarProps<Row> {
  readonly view: ListView<Row>;
  readonly total: number | undefined;
  readonly isFetching: boolean;
  readonly onRefresh: () => void;
}

export function Toolbar<Row>({ view, total, isFetching, onRefresh }: ToolbarProps<Row>) {
  const { state, filters = [], search } = view;
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={view.label}>
      {search === undefined ? null : (
        <SearchField value={state.question.q} placeholder={search} onChange={state.search} />
      )}
      {filters.map((filter) => (
        <FilterInput
          key={filter.key}
          filter={filter}
          value={state.question.filters[filter.key] ?? ''}
          onChange={(value) => state.filter(filter.key, value)}
        />
      ))}
      {state.isNarrowed ? (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={state.clear}>
          {text.clearFilters}
        </Button>
      ) : null}
      <div className={classes.tools}>
        <Count view={view} total={total} />
        <Opened icon={bookmarkIcon} label={text.views}>
          {(close) => <SavedViews id={view.id} state={state} onClose={close} />}
        </Opened>
        {view.canExport === false ? null : <Export view={view} isEmpty={total === 0} />}
        <Opened icon={columnsIcon} label={text.settings}>
          {() => <ListSettings state={view.columnsState} />}
        </Opened>
        <ToolButton
          icon={refreshIcon}
          label={text.refresh}
          data-busy={isFetching || undefined}
          className={classes.refresh}
          onClick={onRefresh}
        />
        {view.toolbar === undefined ? null : <div className={classes.own}>{view.toolbar}</div>}
      </div>
    </div>
  );
}

/** How many rows there are, which of them are shown, and by what they stand. */
function Count<Row>({ view: { state, columns, layout }, total }: Pick<ToolbarProps<Row>, 'view' | 'total'>) {
  const { page, size, sort } = state.question;
  if (total === undefined || total === 0) {
    return null;
  }
  const all = total.toLocaleString('en-US');
  const from = (page - 1) * size + 1;
  const isWhole = layout === 'scroll' || total <= size || from > total;
  const by =
    sort === undefined
      ? undefined
      : columns.find((column) => (column.sort === true ? column.key : column.sort) === sort.key);
  return (
    <span className={classes.count}>
      {isWhole ? text.total(all) : text.range(from, Math.min(page * size, total), all)}
      {by === undefined ? null : ` · ${text.sortedBy(by.title)}`}
    </span>
  );
}

interface OpenedProps {
  readonly icon: IconPart;
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A tool whose contents are loaded when it is first opened. */
function Opened({ icon, label, children }: OpenedProps) {
  return (
    <OpensBelow
      label={label}
      width={300}
      position="bottom-end"
      button={({ ref, isOpen, toggle }) => (
        <ToolButton ref={ref} icon={icon} label={label} isOpen={isOpen} aria-expanded={isOpen} onClick={toggle} />
      )}
    >
      {children}
    </OpensBelow>
  );
}

function Export<Row>({ view, isEmpty }: { view: ListView<Row>; isEmpty: boolean }) {
  const [isUsed, setUsed] = useState(false);
  const button = (
    <ToolButton
      icon={downloadIcon}
      label={text.export}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setUsed(true)}
    />
  );
  return isUsed ? (
    <Suspense fallback={button}>
      <ExportMenu view={view} isEmpty={isEmpty} onClose={() => setUsed(false)} />
    </Suspense>
  ) : (
    button
  );
}
