// A length of time: a number and its unit, kept in seconds.
import { Group, NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { text } from './text.zh.ts';

const UNITS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
type Unit = keyof typeof UNITS;
const NAMES = ['s', 'm', 'h', 'd'] as const satisfies readonly Unit[];

interface DurationInputProps {
  readonly label: string;
  /** Seconds. */
  readonly value: number | undefined;
  readonly disabled: boolean;
  readonly onChange: (seconds: number | undefined) => void;
  readonly onLeave: () => void;
}

export function DurationInput({ label, value, disabled, onChange, onLeave }: DurationInputProps) {
  const [unit, setUnit] = useState<Unit>(() => largestUnit(value));
  const factor = UNITS[unit];
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <NumberInput
        aria-label={label}
        flex={1}
        value={value === undefined ? '' : value / factor}
        disabled={disabled}
        min={0}
        decimalScale={2}
        clampBehavior="none"
        onBlur={onLeave}
        onChange={(next) => onChange(next === '' ? undefined : Math.round(Number(next) * factor))}
      />
      <NativeSelect
        aria-label={text.unit}
        w={96}
        disabled={disabled}
        value={unit}
        data={NAMES.map((name) => ({ value: name, label: text.units[name] }))}
        onChange={(event) => {
          const next = event.currentTarget.value as Unit;
          setUnit(next);
          if (value !== undefined) {
            onChange(Math.round((value / factor) * UNITS[next]));
          }
        }}
      />
    </Group>
  );
}

/** The unit in which the seconds are a whole number: 7200 is 2 h. */
export function largestUnit(seconds: number | undefined): Unit {
  const whole = seconds === undefined || seconds === 0 ? undefined : [...NAMES].reverse();
  return whole?.find((name) => (seconds ?? 0) % UNITS[name] === 0) ?? 's';
}
