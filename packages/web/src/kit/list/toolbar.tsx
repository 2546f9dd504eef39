// Above the rows: search, filters, what is on, and the tools of the list.
import { ActionIcon, Button, Menu, Popover, Tooltip } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { SearchField } from '../search-field.tsx';
import { toastInfo } from '../toast.tsx';
import classes from './data-list.module.css';
import { FilterInput } from './filter-input.tsx';
import type ListSettingsType from './list-settings.tsx';
import { text } from './text.zh.ts';
import type { ListView } from './view.ts';

// why the cast: `lazy` forgets that a component is generic
const ListSettings = lazy(() => import('./list-settings.tsx')) as unknown as typeof ListSettingsType;
const SavedViews = lazy(() => import('./saved-views.tsx'));

interface ToolbarProps<Row> {
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
        <Opened icon="bookmark" label={text.views}>
          {(close) => <SavedViews id={view.id} state={state} onClose={close} />}
        </Opened>
        {view.canExport === false ? null : <ExportMenu view={view} isEmpty={total === 0} />}
        <Opened icon="settings" label={text.settings}>
          {() => <ListSettings state={view.columnsState} />}
        </Opened>
        <Tooltip label={text.refresh}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={text.refresh}
            data-busy={isFetching || undefined}
            className={classes.refresh}
            onClick={onRefresh}
          >
            <Icon name="refresh" />
          </ActionIcon>
        </Tooltip>
        {view.toolbar}
      </div>
    </div>
  );
}

interface OpenedProps {
  readonly icon: IconName;
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A tool whose contents are loaded when it is first opened. */
function Opened({ icon, label, children }: OpenedProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} width={300} trapFocus returnFocus position="bottom-end">
      <Popover.Target>
        <Tooltip label={label} disabled={open}>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={() => setOpen(!open)}>
            <Icon name={icon} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} p="sm">
        {open ? <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function ExportMenu<Row>({ view, isEmpty }: { view: ListView<Row>; isEmpty: boolean }) {
  const run = (format: 'csv' | 'json') => () => {
    const { label, source, state, columnsState } = view;
    toastInfo(text.exportStarted);
    void import('./export-rows.ts').then(({ exportRows }) =>
      exportRows({ label, source, question: state.question, columns: columnsState.all, format }),
    );
  };
  return (
    <Menu width={220}>
      <Menu.Target>
        <Tooltip label={text.export}>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={text.export}>
            <Icon name="download" />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text.exportHint}</Menu.Label>
        <Menu.Item disabled={isEmpty} leftSection={<Icon name="table" size={16} />} onClick={run('csv')}>
          {text.exportCsv}
        </Menu.Item>
        <Menu.Item disabled={isEmpty} leftSection={<Icon name="code" size={16} />} onClick={run('json')}>
          {text.exportJson}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
