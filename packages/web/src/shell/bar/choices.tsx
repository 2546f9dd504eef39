// What a switcher offers: typed letters narrow it, arrows walk through it.
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ScreenLink } from '../../kit/address/link.ts';
import { Icon, type IconPart } from '../../kit/show/icon.tsx';
import { checkIcon } from '../../kit/show/icons.ts';
import { rank } from '../palette/rank.ts';
import classes from './choices.module.css';

export interface Choice {
  readonly key: string;
  readonly title: string;
  readonly hint?: string;
  readonly isCurrent: boolean;
  readonly link: ScreenLink;
}

interface ChoicesProps {
  readonly search: string;
  /** Said where nothing fits. */
  readonly none: string;
  readonly choices: readonly Choice[];
  /** Further ways below the list. */
  readonly more?: readonly { readonly title: string; readonly icon: IconPart; readonly link: ScreenLink }[];
  readonly onClose: () => void;
}

/** Most that are drawn at once; typing finds the others. */
const SHOWN = 50;

export function Choices({ search, none, choices, more = [], onClose }: ChoicesProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const found = choices
    .map((choice) => ({
      choice,
      fit: rank({ title: choice.title, words: `${choice.key} ${choice.hint ?? ''}` }, typed),
    }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, SHOWN);
  return (
    <search onKeyDown={walk}>
      <input
        type="text"
        ref={field}
        className={classes.field}
        placeholder={search}
        aria-label={search}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.list}>
        {found.map(({ choice }) => (
          <Link
            key={choice.key}
            {...choice.link}
            className={classes.choice}
            data-choice
            data-on={choice.isCurrent || undefined}
            aria-current={choice.isCurrent || undefined}
            onClick={onClose}
            preload={false}
          >
            <span className={classes.names}>
              <span className={classes.title}>{choice.title}</span>
              {choice.hint === undefined ? null : <span className={classes.hint}>{choice.hint}</span>}
            </span>
            {choice.isCurrent ? <Icon of={checkIcon} size={14} /> : null}
          </Link>
        ))}
        {found.length === 0 ? <p className={classes.none}>{none}</p> : null}
      </div>
      {more.length === 0 ? null : (
        <div className={classes.more}>
          {more.map(({ title, icon, link }) => (
            <Link key={title} {...link} className={classes.choice} onClick={onClose} preload={false}>
              <Icon of={icon} size={16} />
              {title}
            </Link>
          ))}
        </div>
      )}
    </search>
  );
}

/** Down and up go from the field through the choices; Enter in the field takes the first. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const stops: (HTMLElement | null)[] = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement | null);
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step !== 0) {
    event.preventDefault();
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  } else if (event.key === 'Enter' && at === 0) {
    event.preventDefault();
    // why none of the ways below them: while the choices are loaded, they would be the first
    event.currentTarget.querySelector<HTMLElement>('a[data-choice]')?.click();
  }
}
