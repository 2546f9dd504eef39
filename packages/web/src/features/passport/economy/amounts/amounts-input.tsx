// Resources with how much of each, row by row: what a product costs, and what it gives.
import { ActionIcon, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EconomyResource } from '@uos/sdk/browser';
import { useState } from 'react';
import type { OwnInput } from '../../../../kit/form/fields.ts';
import { Icon } from '../../../../kit/show/icon.tsx';
import { closeIcon, plusIcon } from '../../../../kit/show/icons.ts';
import { resourcesQuery } from '../queries.ts';
import classes from './amounts.module.css';
import { type Amount, REAL_MONEY } from './amounts.ts';
import { text } from './text.zh.ts';

interface AmountsInputProps extends OwnInput<readonly Amount[]> {
  readonly appId: string;
  readonly label: string;
  /** Real money may be chosen. */
  readonly money?: boolean;
}

interface Row extends Amount {
  readonly id: number;
}

const FEN = 100;

export function AmountsInput(props: AmountsInputProps) {
  const { appId, label, money = false, value, onChange, disabled } = props;
  const known = useQuery(resourcesQuery(appId)).data;
  const resources = known ?? [];
  const [rows, setRows] = useState<readonly Row[]>(() => value.map((amount, id) => ({ ...amount, id })));
  const offered = resources.filter(({ type }) => money || type !== 'Currency');
  const change = (next: readonly Row[]): void => {
    setRows(next);
    onChange(next.map(({ resourceSlug, quantity }) => ({ resourceSlug, quantity })));
  };
  const edit = (id: number, part: Partial<Amount>): void =>
    change(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const free = offered.find(({ slugName }) => !rows.some(({ resourceSlug }) => resourceSlug === slugName));
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      {rows.map((row) => (
        <AmountRow
          key={row.id}
          row={row}
          offered={offered}
          disabled={disabled}
          onEdit={(part) => edit(row.id, part)}
          onRemove={() => change(rows.filter(({ id }) => id !== row.id))}
        />
      ))}
      <div>
        <Button
          size="xs"
          variant="default"
          disabled={disabled || free === undefined}
          leftSection={<Icon of={plusIcon} size={14} />}
          onClick={() => change([...rows, { id: nextId(rows), resourceSlug: free?.slugName ?? '', quantity: 1 }])}
        >
          {text.add}
        </Button>
      </div>
      {known !== undefined && offered.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.noResources}
        </Text>
      ) : null}
    </Stack>
  );
}

interface AmountRowProps {
  readonly row: Row;
  readonly offered: readonly EconomyResource[];
  readonly disabled: boolean;
  readonly onEdit: (part: Partial<Amount>) => void;
  readonly onRemove: () => void;
}

function AmountRow({ row: { resourceSlug, quantity }, offered, disabled, onEdit, onRemove }: AmountRowProps) {
  const isMoney = resourceSlug === REAL_MONEY;
  const shown = offered.find(({ slugName }) => slugName === resourceSlug)?.displayName ?? resourceSlug;
  return (
    <div className={classes.row}>
      <NativeSelect
        aria-label={text.resource}
        value={resourceSlug}
        disabled={disabled}
        data={[
          // why: what it names may be gone by now, and must not turn into another
          ...(offered.some(({ slugName }) => slugName === resourceSlug)
            ? []
            : [{ value: resourceSlug, label: resourceSlug }]),
          ...offered.map(({ slugName, displayName }) => ({ value: slugName, label: `${displayName} · ${slugName}` })),
        ]}
        onChange={({ currentTarget }) => onEdit({ resourceSlug: currentTarget.value })}
      />
      <QuantityInput
        label={isMoney ? text.yuan : text.quantity(shown)}
        value={isMoney ? quantity / FEN : quantity}
        decimals={isMoney}
        disabled={disabled}
        onChange={(next) => onEdit({ quantity: isMoney ? Math.round(next * FEN) : next })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        disabled={disabled}
        aria-label={text.remove(shown)}
        onClick={onRemove}
      >
        <Icon of={closeIcon} size={16} />
      </ActionIcon>
    </div>
  );
}

interface QuantityInputProps {
  readonly label: string;
  readonly value: number;
  readonly decimals?: boolean;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/** A number from 1 on. What is typed stays until it is left: an empty field is on the way to another number. */
export function QuantityInput({ label, value, decimals = false, disabled, onChange }: QuantityInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      aria-label={label}
      inputMode={decimals ? 'decimal' : 'numeric'}
      className={classes.quantity}
      disabled={disabled}
      value={typed ?? String(value)}
      onChange={({ currentTarget: { value: next } }) => {
        setTyped(next);
        const number = Number(next);
        if (next !== '' && number > 0 && (decimals || Number.isInteger(number))) {
          onChange(number);
        }
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function nextId(rows: readonly Row[]): number {
  return Math.max(-1, ...rows.map(({ id }) => id)) + 1;
}

/** What is wrong with a list of amounts, before the server says so. */
export function amountsProblem(amounts: readonly Amount[]): string | undefined {
  const slugs = amounts.map(({ resourceSlug }) => resourceSlug);
  if (new Set(slugs).size < slugs.length) {
    return text.twice;
  }
  return slugs.length > 1 && slugs.includes(REAL_MONEY) ? text.moneyAlone : undefined;
}
