// What may be done with the marked rows; it takes the place of the tools while there are any.

import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../act/action-button.tsx';
import classes from '../data-list.module.css';
import { text } from '../text.zh.ts';
import type { BulkAction, ListView } from '../view.ts';

interface BulkBarProps<Row> {
  readonly view: ListView<Row>;
  readonly total: number | undefined;
  readonly onAction: (action: BulkAction<Row>) => void;
}

export function BulkBar<Row>({ view, total, onAction }: BulkBarProps<Row>) {
  const { bulk = [], selection, markAll } = view;
  const [isReading, setReading] = useState(false);
  const count = selection.rows.size;
  const takeAll = async (): Promise<void> => {
    setReading(true);
    await markAll().finally(() => setReading(false));
  };
  return (
    <section className={classes.bulk} aria-label={text.bulk}>
      <Group gap="xs">
        <Text size="sm" fw={500} aria-live="polite">
          {text.selected(count)}
        </Text>
        {total === undefined || count >= total ? null : (
          <Button size="compact-sm" variant="subtle" loading={isReading} onClick={() => void takeAll()}>
            {text.selectAll(total.toLocaleString('en-US'))}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={selection.clear}>
          {text.unselect}
        </Button>
      </Group>
      <Group gap="xs">
        {bulk.map((one) => (
          <ActionButton
            key={one.key}
            size="xs"
            variant={one.danger === true ? 'light' : 'default'}
            {...(one.danger === true ? { color: 'red' } : {})}
            {...(one.icon === undefined ? {} : { icon: one.icon })}
            reason={one.reason}
            onClick={() => onAction(one)}
          >
            {one.label}
          </ActionButton>
        ))}
      </Group>
    </section>
  );
}
