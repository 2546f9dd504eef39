// One field that finds everything: screens, apps, buckets, realms, actions, and what was opened before.

import { Kbd, Loader, Modal, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useAppId } from '../../kit/address/link.ts';
import { Icon } from '../../kit/show/icon.tsx';
import { clockIcon, searchIcon } from '../../kit/show/icons.ts';
import { Keys } from '../shortcuts/help-sheet.tsx';
import { text as shell } from '../text.zh.ts';
import { useCommands } from './commands.ts';
import { type Entry, useEntities } from './entities.ts';
import { usePages } from './pages.ts';
import classes from './palette.module.css';
import { rank } from './rank.ts';
import { recentVisits } from './recent.ts';
import { text } from './text.zh.ts';

const DEBOUNCE_MS = 180;
const MOST_PER_GROUP = 7;

export default function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { groups, isSearching } = useGroups(typed);
  const entries = groups.flatMap(({ entries: inner }) => inner);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const current = Math.min(at, entries.length - 1);
  const choose = (entry: Entry | undefined): void => {
    if (entry !== undefined) {
      onClose();
      entry.run();
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked entry is kept in sight when it moves
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && entries.length > 0) {
      event.preventDefault();
      setAt((current + step + entries.length) % entries.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(entries[current]);
    } else if (event.key === 'Escape' && typed !== '') {
      // why: the first Esc takes the words back, the second closes
      event.stopPropagation();
      setTyped('');
    }
  };
  let index = -1;
  return (
    <Modal.Root
      opened
      onClose={onClose}
      yOffset="12vh"
      size={620}
      zIndex={450}
      // why: the next key is already a letter of the search
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={text.palette} className={classes.content}>
        <TextInput
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={entries.length === 0 ? undefined : optionId(current)}
          aria-label={shell.searchAll}
          placeholder={text.palettePlaceholder}
          variant="unstyled"
          size="md"
          className={classes.field}
          leftSection={<Icon of={searchIcon} size={18} />}
          rightSection={isSearching ? <Loader size={16} /> : <Kbd size="xs">Esc</Kbd>}
          rightSectionWidth={52}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={press}
          data-autofocus
        />
        <div className={classes.list} id={`${id}-list`} role="listbox" aria-label={text.palette} ref={list}>
          {groups.map(({ title, entries: inner }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
            <div key={title} role="group" aria-label={title} className={classes.group}>
              <Text size="xs" c="dimmed" className={classes.heading} aria-hidden>
                {title}
              </Text>
              {inner.map((entry) => {
                index += 1;
                const own = index;
                return (
                  <UnstyledButton
                    key={entry.key}
                    id={optionId(own)}
                    role="option"
                    aria-selected={own === current}
                    tabIndex={-1}
                    className={classes.entry}
                    onMouseMove={() => setAt(own)}
                    onClick={() => choose(entry)}
                  >
                    <Icon of={entry.icon} size={16} />
                    <span className={classes.words}>
                      <span className={classes.title}>{entry.title}</span>
                      {entry.hint === undefined ? null : <span className={classes.hint}>{entry.hint}</span>}
                    </span>
                    {entry.mark === undefined ? null : <span className={classes.mark}>{entry.mark}</span>}
                    {entry.keys === undefined ? null : <Keys keys={entry.keys} />}
                  </UnstyledButton>
                );
              })}
            </div>
          ))}
          {entries.length === 0 && !isSearching ? (
            <Text size="sm" c="dimmed" ta="center" py="xl">
              {text.nothingFound(typed)}
            </Text>
          ) : null}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

interface Found {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** What fits, best first inside every group; before anything is typed, what was opened last and what can be done. */
function useGroups(typed: string): { readonly groups: readonly Found[]; readonly isSearching: boolean } {
  const appId = useAppId();
  const [settled] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const pages = usePages(appId);
  const commands = useCommands();
  const { entities, isSearching } = useEntities({ typed: typed.trim(), settled }, appId);
  const recent = useRecent();
  const wanted = typed.trim();
  const best = (entries: readonly Entry[]): Entry[] =>
    entries
      .map((entry) => ({ entry, fit: rank(entry, wanted) + (entry.boost ?? 0) }))
      .filter(({ entry, fit }) => fit - (entry.boost ?? 0) > 0)
      .sort((a, b) => b.fit - a.fit)
      .slice(0, MOST_PER_GROUP)
      .map(({ entry }) => entry);
  const groups =
    wanted === ''
      ? [
          { title: text.paletteRecent, entries: recent },
          {
            title: text.palettePages,
            entries: pages.slice(0, MOST_PER_GROUP),
          },
          { title: text.paletteActions, entries: commands.slice(0, MOST_PER_GROUP) },
        ]
      : [
          { title: text.palettePages, entries: best(pages) },
          ...entities,
          { title: text.paletteActions, entries: best(commands) },
        ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), isSearching };
}

function useRecent(): readonly Entry[] {
  const router = useRouter();
  return recentVisits()
    .filter(({ href }) => href !== router.state.location.pathname)
    .slice(0, 5)
    .map(({ href, title, hint }) => ({
      key: `recent ${href}`,
      icon: clockIcon,
      title,
      ...(hint === undefined ? {} : { hint }),
      run: () => void router.navigate({ href }),
    }));
}
