// A number with its unit behind it. Plain on purpose: the one of forms is loaded with forms only.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './amount-input.module.css';

interface AmountInputProps {
  readonly label: string;
  /** The label is only heard. */
  readonly bare?: boolean;
  readonly unit: string;
  readonly value: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

export function AmountInput({ label, bare = false, unit, value, disabled = false, onChange }: AmountInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      {...(bare ? { 'aria-label': label } : { label })}
      className={classes.root}
      rightSection={<span className={classes.unit}>{unit}</span>}
      rightSectionWidth={48}
      disabled={disabled}
      // why what was typed: "1." is no number yet, and its point must not vanish
      value={typed ?? String(value)}
      onChange={({ currentTarget: { value: next } }) => {
        setTyped(next);
        const number = Number(next);
        if (next !== '' && Number.isFinite(number) && number >= 0) {
          onChange(number);
        }
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
