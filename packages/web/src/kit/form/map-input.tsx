// Names and values in rows. A row without a name is kept while it is typed, and not handed on.

import { ActionIcon, Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../show/icon.tsx';
import { closeIcon, plusIcon } from '../show/icons.ts';
import type { MapField } from './fields.ts';
import classes from './form.module.css';
import { text } from './text.zh.ts';

interface MapInputProps {
  readonly field: MapField<never>;
  readonly value: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  readonly onChange: (value: Readonly<Record<string, string>>) => void;
  readonly onLeave: () => void;
}

interface Pair {
  readonly id: number;
  readonly name: string;
  readonly value: string;
}

export function MapInput({ field, value, disabled, onChange, onLeave }: MapInputProps) {
  const [pairs, setPairs] = useState<readonly Pair[]>(() => pairsOf(value));
  const { keyLabel = text.key, valueLabel = text.value } = field;
  const change = (next: readonly Pair[]): void => {
    setPairs(next);
    onChange(Object.fromEntries(next.filter(({ name }) => name !== '').map((pair) => [pair.name, pair.value])));
  };
  const edit = (id: number, part: Partial<Pair>): void =>
    change(pairs.map((pair) => (pair.id === id ? { ...pair, ...part } : pair)));
  return (
    <Stack gap="xs">
      {pairs.map((pair) => (
        <div key={pair.id} className={classes.pair}>
          <TextInput
            aria-label={keyLabel}
            placeholder={keyLabel}
            value={pair.name}
            disabled={disabled}
            onBlur={onLeave}
            onChange={(event) => edit(pair.id, { name: event.currentTarget.value })}
          />
          <TextInput
            aria-label={valueLabel}
            placeholder={valueLabel}
            value={pair.value}
            disabled={disabled}
            onBlur={onLeave}
            onChange={(event) => edit(pair.id, { value: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            disabled={disabled}
            aria-label={text.remove(pair.name)}
            onClick={() => change(pairs.filter(({ id }) => id !== pair.id))}
          >
            <Icon of={closeIcon} size={16} />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          size="xs"
          variant="default"
          disabled={disabled}
          leftSection={<Icon of={plusIcon} size={14} />}
          onClick={() => setPairs([...pairs, { id: nextId(pairs), name: '', value: '' }])}
        >
          {text.add}
        </Button>
      </div>
    </Stack>
  );
}

function pairsOf(value: Readonly<Record<string, string>>): Pair[] {
  return Object.entries(value).map(([name, inner], id) => ({ id, name, value: inner }));
}

function nextId(pairs: readonly Pair[]): number {
  return Math.max(-1, ...pairs.map(({ id }) => id)) + 1;
}
