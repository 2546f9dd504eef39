// The menu beside the screen: what it is of, its entries and groups, what belongs to it, and at its foot what helps.
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { routerPath } from '../../kit/address/link.ts';
import { Icon, type IconPart } from '../../kit/show/icon.tsx';
import { chevronDownIcon, chevronRightIcon } from '../../kit/show/icons.ts';
import { rank } from '../palette/rank.ts';
import classes from './column.module.css';
import { allOf, type Column, type Entry, type Group } from './menus.ts';
import { useGroupStates } from './pins.ts';
import { text } from './text.zh.ts';
import { sumOf, useWaiting } from './waiting.ts';

/** From so many lines on the menu has a field that narrows it. */
const MANY = 12;

interface MenuColumnProps {
  readonly column: Column;
  /** The entry of the screen that is open. */
  readonly current: Entry | undefined;
  /** True where that entry is the very screen. */
  readonly isHere: boolean;
  readonly params: Readonly<Record<string, string>>;
  readonly head?: ReactNode;
  readonly icons?: Readonly<Record<string, IconPart>>;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

export function MenuColumn({ column, current, isHere, params, head, icons = {}, children, foot }: MenuColumnProps) {
  const [typed, setTyped] = useState('');
  const body = useRef<HTMLDivElement>(null);
  useMiddle(body, current?.key);
  const waiting = useWaiting();
  const isLong = allOf(column).length + column.groups.length > MANY;
  const wanted = typed.trim();
  const entryOf = (entry: Entry) => (
    <EntryLink
      key={entry.key}
      title={entry.title}
      link={{ to: routerPath(entry.path), params, search: entry.search ?? {} }}
      icon={icons[entry.key.trim()]}
      on={entry.key === current?.key}
      isHere={isHere}
      waiting={sumOf(waiting, [entry])}
    />
  );
  const found = allOf(column).filter((entry) => rank({ title: entry.title, words: entry.path }, wanted) > 0);
  return (
    <div className={classes.column}>
      {head}
      {isLong ? (
        <input
          type="search"
          className={classes.filter}
          placeholder={text.filter}
          aria-label={text.filter}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              body.current?.querySelector<HTMLElement>('a')?.click();
            }
          }}
        />
      ) : null}
      <div className={classes.body} ref={body}>
        {wanted === '' ? (
          <>
            <ul className={classes.list}>{column.entries.map(entryOf)}</ul>
            {column.groups.map((group) => (
              <Folder
                key={group.key}
                group={group}
                holds={group.entries.some(({ key }) => key === current?.key)}
                waiting={sumOf(waiting, group.entries)}
              >
                {group.entries.map(entryOf)}
              </Folder>
            ))}
            {children}
          </>
        ) : (
          <ul className={classes.list}>{found.map(entryOf)}</ul>
        )}
        {wanted !== '' && found.length === 0 ? <p className={classes.none}>{text.nothing}</p> : null}
      </div>
      {foot === undefined ? null : <div className={classes.foot}>{foot}</div>}
    </div>
  );
}

/** Open where the page is in it, until the person says otherwise. */
interface FolderProps {
  readonly group: Group;
  readonly holds: boolean;
  /** How much waits in it, said while it is closed. */
  readonly waiting: number;
  readonly children: ReactNode;
}

function Folder({ group, holds, waiting, children }: FolderProps) {
  const [states, set] = useGroupStates();
  const isOpen = states[group.key] ?? holds;
  return (
    <section aria-label={group.title}>
      <button
        type="button"
        className={classes.folder}
        aria-expanded={isOpen}
        title={isOpen || waiting === 0 ? undefined : text.waiting(waiting)}
        onClick={() => set(group.key, !isOpen)}
      >
        <span className={classes.word}>{group.title}</span>
        {isOpen || waiting === 0 ? null : <span className={classes.waits} />}
        <Icon of={isOpen ? chevronDownIcon : chevronRightIcon} size={14} />
      </button>
      {isOpen ? <ul className={classes.inner}>{children}</ul> : null}
    </section>
  );
}

interface EntryLinkProps {
  readonly title: string;
  readonly link: { readonly to: string; readonly params?: object; readonly search?: object };
  readonly icon?: IconPart | undefined;
  readonly on?: boolean;
  readonly isHere?: boolean;
  /** A thing of the service: the entry above it is the place one is at. */
  readonly isThing?: boolean;
  /** How much waits there for the person. */
  readonly waiting?: number;
}

export function EntryLink({
  title,
  link,
  icon,
  on = false,
  isHere = on,
  isThing = false,
  waiting = 0,
}: EntryLinkProps) {
  return (
    <li>
      <Link
        {...(link as { to: string })}
        className={classes.entry}
        data-on={(on && !isThing) || undefined}
        data-thing={(on && isThing) || undefined}
        aria-current={on ? (isHere ? 'page' : 'true') : undefined}
        activeOptions={{ exact: true, includeSearch: true }}
        title={waiting === 0 ? undefined : text.waiting(waiting)}
        preload={false}
      >
        {icon === undefined ? null : <Icon of={icon} size={16} />}
        <span className={classes.word}>{title}</span>
        {waiting === 0 ? null : (
          <span className={classes.waiting} aria-hidden="true">
            {waiting.toLocaleString('en-US')}
          </span>
        )}
      </Link>
    </li>
  );
}

/** A named list below the entries: things of the service, what was pinned, what was open. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <p className={classes.heading}>{title}</p>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}

/** Whoever comes by a link sees where that is: its entry stands in the middle of the menu. */
function useMiddle(body: React.RefObject<HTMLDivElement | null>, key: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is moved where another entry is open
  useEffect(() => {
    const box = body.current;
    const entry = box?.querySelector<HTMLElement>('[data-on]');
    if (box !== null && entry !== null && entry !== undefined) {
      const { top, height } = entry.getBoundingClientRect();
      const inside = box.getBoundingClientRect();
      box.scrollTop += top + height / 2 - (inside.top + inside.height / 2);
    }
  }, [key]);
}
