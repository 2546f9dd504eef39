// One thing with its facts, its actions and its tabs, as data: a screen of its own, or what a drawer holds. Draws itself
// while the thing is loaded, when it failed, and when there is none of that id.

import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActionButton } from '../act/action-button.tsx';
import { type RowAction, RowMenu } from '../act/row-menu.tsx';
import type { ScreenLink } from '../address/link.ts';
import type { Column } from '../list/columns/column.tsx';
import type { Crumb } from '../page/crumbs.ts';
import { EmptyState } from '../page/empty-state.tsx';
import { isMissing } from '../page/error-facts.ts';
import { ErrorPanel } from '../page/error-panel.tsx';
import { Page } from '../page/page.tsx';
import { StaleLine } from '../page/stale-line.tsx';
import { Waiting } from '../page/waiting.tsx';
import type { IconPart } from '../show/icon.tsx';
import { searchIcon } from '../show/icons.ts';
import classes from './detail-page.module.css';
import { type DetailTab, DetailTabs } from './detail-tabs.tsx';
import { AllFacts, type Aside, FactLine } from './fact-line.tsx';
import { text } from './text.zh.ts';

export interface DetailAction extends RowAction {
  /** A button of its own; the others are in the menu. `plain` what ends a thing that is live: it never stands out. */
  readonly primary?: boolean | 'plain';
}

interface DetailPageProps<T> {
  readonly place?: 'page' | 'drawer';
  readonly query: UseQueryResult<T>;
  /** The word for the thing, shown while its name is not known. */
  readonly kind: string;
  readonly icon?: IconPart;
  readonly title: (data: T) => string;
  readonly help?: (data: T) => ReactNode;
  /** Beside the title, such as its state. */
  readonly status?: (data: T) => ReactNode;
  /** Facts are columns: the same data as in the list of these things. The first four stand in the line below the title. */
  readonly facts?: readonly Column<T>[];
  /** Beside the facts, behind its name; a drawer shows it below them. */
  readonly aside?: Aside<T>;
  /** Above the tabs: up to five figures, such as those of a person. */
  readonly figures?: (data: T) => ReactNode;
  readonly actions?: (data: T) => readonly DetailAction[];
  readonly tabs?: (data: T) => readonly DetailTab<T>[];
  /** For a thing inside another: the word of the address for its tab, and the words that name the thing itself. */
  readonly tabWord?: string;
  readonly tabKeeps?: readonly string[];
  /** The menu has an entry for each tab: where it stands beside the page the tabs are not there twice. */
  readonly tabsInMenu?: boolean;
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
  const below =
    data !== undefined ? (
      <Below {...props} data={data} />
    ) : query.isError ? undefined : (
      <Skeleton height={12} width={320} my={4} />
    );
  const buttons = actions.length === 0 ? undefined : <Actions name={title} actions={actions} />;
  if (place === 'page') {
    return (
      <Page
        title={title}
        {...(status === undefined ? {} : { status })}
        {...(below === undefined ? {} : { help: below })}
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

/** The line below the title: facts, or what the thing is for where it has none. */
function Below<T>({ data, facts, aside, help }: DetailPageProps<T> & { readonly data: T }) {
  const words = help?.(data);
  return facts === undefined && aside === undefined ? (
    words
  ) : (
    <FactLine data={data} facts={facts ?? []} aside={aside} {...(words === undefined ? {} : { help: words })} />
  );
}

function Body<T>(props: DetailPageProps<T> & { readonly data: T }) {
  const { data, facts, aside, figures, tabs, place = 'page' } = props;
  const shown = tabs?.(data) ?? [];
  return (
    <>
      <StaleLine query={props.query} />
      {place === 'page' || facts === undefined ? null : <AllFacts data={data} facts={facts} />}
      {place === 'page' || aside === undefined ? null : aside.render(data)}
      {figures?.(data)}
      {shown.length === 0 ? null : (
        <DetailTabs
          tabs={shown}
          data={data}
          place={place}
          word={props.tabWord}
          keeps={props.tabKeeps}
          isInMenu={props.tabsInMenu}
        />
      )}
    </>
  );
}

function Actions({ name, actions }: { name: string; actions: readonly DetailAction[] }) {
  const rest = actions.filter(({ primary = false }) => primary === false);
  // why: nobody opens a menu for the one thing that is in it
  const buttons = actions.filter((action) => rest.length === 1 || !rest.includes(action));
  const first = buttons.find(({ primary }) => primary !== 'plain');
  return (
    <div className={classes.actions}>
      {buttons.map((action) => (
        <ActionButton
          key={action.label}
          icon={action.icon}
          reason={action.reason}
          onClick={action.onClick}
          said={action.said}
          variant={action === first && action.primary === true && action.danger !== true ? 'filled' : 'default'}
          {...(action.danger === true ? { color: 'red' } : {})}
        >
          {action.label}
        </ActionButton>
      ))}
      {rest.length < 2 ? null : <RowMenu name={name} actions={rest} />}
    </div>
  );
}

function Loading({ tabbed }: { tabbed: boolean }) {
  return (
    <Stack role="status" aria-label={text.loading}>
      {tabbed ? <Skeleton height={14} width={260} /> : null}
      <Waiting height={220} />
    </Stack>
  );
}

function Failed<T>({ error, query, kind, icon = searchIcon, list }: DetailPageProps<T> & { readonly error: unknown }) {
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
