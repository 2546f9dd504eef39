// A rule as rows: an attribute, how it compares, and with what. All of them have to hold.
import { ActionIcon, Autocomplete, Button, NativeSelect } from '@mantine/core';
import { type Comparison, comparisons, textComparisons } from '@uos/contract/rules';
import { useState } from 'react';
import { Icon } from '../../../kit/show/icon.tsx';
import { closeIcon, plusIcon } from '../../../kit/show/icons.ts';
import { text } from '../text.zh.ts';
import type { KnownAttribute } from './attributes.ts';
import classes from './condition-rows.module.css';
import { type Condition, conditionsOf, ruleOf } from './conditions.ts';

interface ConditionRowsProps {
  readonly rule: string;
  readonly attributes: readonly KnownAttribute[];
  readonly disabled: boolean;
  readonly onChange: (rule: string) => void;
}

const WAYS: readonly Comparison[] = [...comparisons, ...textComparisons];

export function ConditionRows({ rule, attributes, disabled, onChange }: ConditionRowsProps) {
  // why kept here: a row that is half typed is no part of the rule yet
  const [typed, setTyped] = useState<readonly Condition[]>(() => conditionsOf(rule) ?? []);
  const read = conditionsOf(rule);
  const isOwn = read !== undefined && ruleOf(typed, attributes) === ruleOf(read, attributes);
  const rows = isOwn ? typed : read;
  if (rows === undefined) {
    return <p className={classes.more}>{text.moreThanRows}</p>;
  }
  const set = (next: readonly Condition[]): void => {
    setTyped(next);
    onChange(ruleOf(next, attributes));
  };
  const edit = (at: number, change: Partial<Condition>): void =>
    set(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  return (
    <div className={classes.rows}>
      {rows.length === 0 ? <p className={classes.more}>{text.everybodyFits}</p> : null}
      {rows.map(({ attribute, by, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place while it is typed
        <div key={index} className={classes.row}>
          <Autocomplete
            size="sm"
            aria-label={text.conditionAttribute(index + 1)}
            placeholder="user.tier"
            disabled={disabled}
            data={attributes.map(({ name }) => name)}
            value={attribute}
            onChange={(next) => edit(index, { attribute: next })}
          />
          <NativeSelect
            size="sm"
            aria-label={text.conditionWay(index + 1)}
            disabled={disabled}
            value={by}
            data={WAYS.map((way) => ({ value: way, label: text.compares[way] }))}
            onChange={(event) => edit(index, { by: event.currentTarget.value as Comparison })}
          />
          <Autocomplete
            size="sm"
            aria-label={text.conditionValue(index + 1)}
            placeholder={by === 'in' || by === 'not in' ? text.withCommas : text.value}
            disabled={disabled}
            data={[...(attributes.find(({ name }) => name === attribute)?.values ?? [])]}
            value={value}
            onChange={(next) => edit(index, { value: next })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={disabled}
            aria-label={text.removeCondition(index + 1)}
            onClick={() => set(rows.filter((_, at) => at !== index))}
          >
            <Icon of={closeIcon} size={14} />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          size="compact-xs"
          variant="default"
          disabled={disabled}
          leftSection={<Icon of={plusIcon} size={12} />}
          onClick={() => setTyped([...rows, { attribute: '', by: '==', value: '' }])}
        >
          {rows.length === 0 ? text.addCondition : text.addAnd}
        </Button>
      </div>
    </div>
  );
}
