// A list to choose from behind a button of the bar: typed letters narrow it, arrows walk through it.

import { Divider, NavLink, Popover, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import type { ScreenLink } from '../../kit/address/link.ts';
import { Icon, type IconPart } from '../../kit/show/icon.tsx';
import { checkIcon, chevronDownIcon, searchIcon } from '../../kit/show/icons.ts';
import { rank } from '../palette/rank.ts';
import classes from './switchers.module.css';

export interface Choice {
  readonly key: string;
  readonly title: string;
  readonly hint?: string;
  readonly isCurrent: boolean;
  readonly link: ScreenLink;
}

interface SwitcherProps {
  readonly icon: IconPart;
  /** What the button does, for screen readers. */
  readonly label: string;
  readonly search: string;
  /** Said where nothing fits. */
  readonly none: string;
  /** The name of what is chosen now. */
  readonly current: string;
  readonly choices: readonly Choice[];
  /** Further ways below the list. */
  readonly more?: readonly { readonly title: string; readonly icon: IconPart; readonly link: ScreenLink }[];
  readonly hideNarrow?: boolean;
}

export function Switcher(props: SwitcherProps) {
  const [opened, { toggle, close }] = useDisclosure(false);
  return (
    <Popover opened={opened} onChange={close} width={300} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={classes.target}
          data-hide-narrow={props.hideNarrow}
          aria-label={`${props.label} ${props.current}`}
          aria-haspopup="dialog"
          onClick={toggle}
        >
          <Icon of={props.icon} size={16} />
          <span className={classes.name}>{props.current}</span>
          <Icon of={chevronDownIcon} size={14} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={6} aria-label={props.label}>
        <Choices {...props} onChoose={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Most that are drawn at once; typing finds the others. */
const SHOWN = 50;

function Choices({ search, none, choices, more = [], onChoose }: SwitcherProps & { onChoose: () => void }) {
  const [typed, setTyped] = useState('');
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
      <TextInput
        size="xs"
        mb={6}
        data-autofocus
        leftSection={<Icon of={searchIcon} size={14} />}
        placeholder={search}
        aria-label={search}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.list}>
        {found.map(({ choice }) => (
          <NavLink
            key={choice.key}
            className={classes.choice}
            label={choice.title}
            description={choice.hint}
            active={choice.isCurrent}
            aria-current={choice.isCurrent || undefined}
            rightSection={choice.isCurrent ? <Icon of={checkIcon} size={14} /> : null}
            onClick={onChoose}
            renderRoot={(rest) => <Link {...rest} {...choice.link} />}
          />
        ))}
        {found.length === 0 ? (
          <Text size="sm" c="dimmed" ta="center" py="sm">
            {none}
          </Text>
        ) : null}
      </div>
      {more.length === 0 ? null : <Divider my={6} />}
      {more.map(({ title, icon, link }) => (
        <NavLink
          key={title}
          className={classes.choice}
          label={title}
          leftSection={<Icon of={icon} size={16} />}
          onClick={onChoose}
          renderRoot={(rest) => <Link {...rest} {...link} />}
        />
      ))}
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
    stops[1]?.click();
  }
}
