// Searches, filters and orders that a person wants again, under a name. A view is the words of the address itself, so
// that the link carries what is really applied.

import { ActionIcon, Button, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { usePreference } from '../../keep/preferences.ts';
import { Icon } from '../../show/icon.tsx';
import { closeIcon } from '../../show/icons.ts';
import classes from '../data-list.module.css';
import type { ListState } from '../list-state.ts';
import { text } from '../text.zh.ts';

interface View {
  readonly name: string;
  readonly words: Readonly<Record<string, string>>;
}

interface SavedViewsProps {
  readonly id: string;
  readonly state: ListState;
  readonly onClose: () => void;
}

const NO_VIEWS: readonly View[] = [];

export default function SavedViews({ id, state, onClose }: SavedViewsProps) {
  const [views, setViews] = usePreference(`views.${id}`, NO_VIEWS);
  const [name, setName] = useState('');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted !== '') {
      setViews([...views.filter((view) => view.name !== wanted), { name: wanted, words: state.words }]);
      setName('');
    }
  };
  return (
    <Stack gap="sm">
      {views.length === 0 ? (
        <Text size="xs" c="dimmed">
          {text.noViews}
        </Text>
      ) : (
        <ul className={classes.viewList}>
          {views.map((view) => (
            <li key={view.name} data-on={sameWords(view.words, state.words) || undefined}>
              <UnstyledButton
                className={classes.view}
                onClick={() => {
                  state.apply(view.words);
                  onClose();
                }}
              >
                {view.name}
              </UnstyledButton>
              <ActionIcon
                size="sm"
                variant="subtle"
                color="gray"
                aria-label={text.removeView(view.name)}
                onClick={() => setViews(views.filter((other) => other !== view))}
              >
                <Icon of={closeIcon} size={14} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={save}>
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            size="xs"
            className={classes.grow}
            label={text.saveView}
            placeholder={text.viewNameHint}
            aria-label={text.viewName}
            value={name}
            maxLength={30}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button size="xs" type="submit" disabled={name.trim() === ''}>
            {text.save}
          </Button>
        </Group>
      </form>
    </Stack>
  );
}

function sameWords(a: View['words'], b: View['words']): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
