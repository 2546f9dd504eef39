// One thing with its facts, its actions and its tabs, as data: a screen of its own, or what a drawer holds. Draws itself
// while the thing is loaded, when it failed, and when there is none of that id.
import { Button, Paper, Skeleton, Stack, Tabs, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { ActionButton } from '../act/action-button.tsx';
import { type RowAction, RowMenu } from '../act/row-menu.tsx';
import type { ScreenLink } from '../address/link.ts';
import type { RawSearch } from '../address/search-state.ts';
import type { Column } from '../list/columns/column.tsx';
import type { Crumb } from '../page/crumbs.ts';
import { EmptyState } from '../page/empty-state.tsx';
import { isMissing } from '../page/error-facts.ts';
import { ErrorPanel } from '../page/error-panel.tsx';
import { Page } from '../page/page.tsx';
import { StaleLine } from '../page/stale-line.tsx';
import { Waiting } from '../page/waiting.tsx';
import { Facts } from '../show/facts.tsx';
import type { IconName } from '../show/icon.tsx';
import classes from './detail-page.module.css';
import { text } from './text.zh.ts';

export interface DetailAction extends RowAction {
  /** A button of its own; the others are in the menu. */
  readonly primary?: boolean;
}

export interface DetailTab<T> {
  /** Its word in the address, `?tab=releases`; the first tab has none. */
  readonly key: string;
  readonly title: string;
  /** Beside the title: how many there are. */
  readonly count?: number | undefined;
  /** Drawn, and with a lazy component loaded, only while the tab is open. */
  readonly render: (data: T) => ReactNode;
}

interface DetailPageProps<T> {
  readonly place?: 'page' | 'drawer';
  readonly query: UseQueryResult<T>;
  /** The word for the thing, shown while its name is not known. */
  readonly kind: string;
  readonly icon?: IconName;
  readonly title: (data: T) => string;
  readonly help?: (data: T) => ReactNode;
  /** Beside the title, such as its state. */
  readonly status?: (data: T) => ReactNode;
  /** Facts are columns: the same data as in the list of these things. */
  readonly facts?: readonly Column<T>[];
  /** Beside the facts, or below them where there is little room. */
  readonly aside?: (data: T) => ReactNode;
  readonly actions?: (data: T) => readonly DetailAction[];
  readonly tabs?: (data: T) => readonly DetailTab<T>[];
  readonly crumbs?: readonly Crumb[] | undefined;
  /** The list of such things, offered where this one does not exist. */
  readonly list?: ScreenLink;
  /** Dialogs and what else belongs to the thing. */
  readonly children?: (data: T) => ReactNode;
}

export function DetailPage<T>(props: DetailPageProps<T>) {
  const { place = 'page', query, kind, crumbs } = props;
  const { data } = query;
  const body =
    data === undefined ? (
      query.isError ? (
        <Failed {...props} error={query.error} />
      ) : (
        <Loading tabbed={props.tabs !== undefined} />
      )
    ) : (
      <Body {...props} data={data} />
    );
  const title = data === undefined ? kind : props.title(data);
  const actions = data === undefined ? [] : (props.actions?.(data) ?? []);
  const status = data === undefined ? undefined : props.status?.(data);
  const help = data === undefined ? undefined : props.help?.(data);
  const buttons = actions.length === 0 ? undefined : <Actions name={title} actions={actions} />;
  if (place === 'page') {
    return (
      <Page
        title={title}
        {...(status === undefined ? {} : { status })}
        {...(help === undefined ? {} : { help })}
        crumbs={crumbs}
        {...(buttons === undefined ? {} : { actions: buttons })}
      >
        {body}
        {data === undefined ? null : props.children?.(data)}
      </Page>
    );
  }
  return (
    <Stack gap="md">
      <header className={classes.head}>
        <div className={classes.words}>
          <div className={classes.name}>
            <Title order={2}>{title}</Title>
            {status}
          </div>
          {help === undefined ? null : (
            <Text size="sm" c="dimmed" component="div">
              {help}
            </Text>
          )}
        </div>
        {buttons}
      </header>
      {body}
      {data === undefined ? null : props.children?.(data)}
    </Stack>
  );
}

function Body<T>(props: DetailPageProps<T> & { readonly data: T }) {
  const { data, facts, aside, tabs, place = 'page' } = props;
  const shown = tabs?.(data) ?? [];
  const extra = aside?.(data);
  return (
    <>
      <StaleLine query={props.query} />
      {facts === undefined && extra === undefined ? null : (
        <div className={classes.top} data-split={(extra !== undefined && place === 'page') || undefined}>
          {facts === undefined ? null : (
            <Paper className={classes.card}>
              <Facts
                facts={facts.map(({ key, title, cell, width }) => ({
                  key,
                  title,
                  value: cell(data),
                  long: (width ?? 0) >= LONG_FROM,
                }))}
              />
            </Paper>
          )}
          {extra === undefined || extra === null ? null : <Paper className={classes.card}>{extra}</Paper>}
        </div>
      )}
      {shown.length === 0 ? null : <TabsOf tabs={shown} data={data} place={place} />}
    </>
  );
}

/** Columns this wide take a whole line of facts. */
const LONG_FROM = 200;

interface TabsOfProps<T> {
  readonly tabs: readonly DetailTab<T>[];
  readonly data: T;
  readonly place: 'page' | 'drawer';
}

function TabsOf<T>({ tabs, data, place }: TabsOfProps<T>) {
  const [first] = tabs;
  const [tab, setTab] = useTab(place, first?.key ?? '');
  const open = tabs.find(({ key }) => key === tab) ?? first;
  return (
    <Tabs value={open?.key ?? null} onChange={(next) => setTab(next ?? '')} keepMounted={false}>
      <Tabs.List aria-label={text.tabs} mb="md">
        {tabs.map(({ key, title, count }) => (
          <Tabs.Tab key={key} value={key}>
            {title}
            {count === undefined ? null : <span className={classes.count}>{count.toLocaleString('en-US')}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {open === undefined ? null : (
        <Tabs.Panel value={open.key}>
          <Suspense fallback={<Waiting height={220} />}>{open.render(data)}</Suspense>
        </Tabs.Panel>
      )}
    </Tabs>
  );
}

/** On a page the tab stands in the address, and what the one before had there goes; a drawer remembers it while open. */
function useTab(place: 'page' | 'drawer', first: string): [string, (next: string) => void] {
  const { tab } = useSearch({ strict: false }) as RawSearch;
  const navigate = useNavigate();
  const [own, setOwn] = useState(first);
  if (place === 'drawer') {
    return [own, setOwn];
  }
  const open = (next: string): void => {
    const search: RawSearch = next === first ? {} : { tab: next };
    void navigate({ to: '.', search, resetScroll: false } as never);
  };
  return [typeof tab === 'string' ? tab : first, open];
}

function Actions({ name, actions }: { name: string; actions: readonly DetailAction[] }) {
  const buttons = actions.filter(({ primary }) => primary === true);
  const rest = actions.filter(({ primary }) => primary !== true);
  return (
    <div className={classes.actions}>
      {buttons.map(({ label, icon, danger, reason, onClick }, index) => (
        <ActionButton
          key={label}
          icon={icon}
          reason={reason}
          onClick={onClick}
          variant={index === 0 && danger !== true ? 'filled' : 'default'}
        >
          {label}
        </ActionButton>
      ))}
      {rest.length === 0 ? null : <RowMenu name={name} actions={rest} />}
    </div>
  );
}

/** How long the facts are that are not known yet. */
const FACTS = ['80%', '60%', '70%', '50%', '65%', '40%'] as const;

function Loading({ tabbed }: { tabbed: boolean }) {
  return (
    <Stack>
      <Paper className={classes.card} role="status" aria-label={text.loading}>
        <div className={classes.outline}>
          {FACTS.map((width) => (
            <Stack key={width} gap={10}>
              <Skeleton height={10} width={56} />
              <Skeleton height={14} width={width} />
            </Stack>
          ))}
        </div>
      </Paper>
      {tabbed ? <Waiting height={220} /> : null}
    </Stack>
  );
}

function Failed<T>({ error, query, kind, icon = 'search', list }: DetailPageProps<T> & { readonly error: unknown }) {
  return isMissing(error) ? (
    <EmptyState
      icon={icon}
      title={text.notFound(kind)}
      {...(list === undefined
        ? {}
        : { action: <Button renderRoot={(button) => <Link {...button} {...list} />}>{text.toList}</Button> })}
    >
      {text.notFoundHint}
    </EmptyState>
  ) : (
    <ErrorPanel error={error} onRetry={() => void query.refetch()} />
  );
}
