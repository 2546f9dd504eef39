// What may be done with the marked rows; it stands over the list while there are any.

import { Button, Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../act/action-button.tsx';
import { toastError, toastInfo } from '../../act/toast.tsx';
import { part } from '../../lazy/part.tsx';
import classes from '../data-list.module.css';
import { text } from '../text.zh.ts';
import type { BulkAction, ListView } from '../view.ts';
import { readAll, SELECT_LIMIT } from './selection.ts';

// why the cast: `lazy` forgets that a component is generic
const BulkDialog = part(() => import('./bulk-dialog.tsx'), 'over');

export function BulkBar<Row>({ view, total }: { view: ListView<Row>; total: number | undefined }) {
  const { bulk = [], selection, source, state } = view;
  const [action, setAction] = useState<BulkAction<Row>>();
  const [reading, setReading] = useState(false);
  const count = selection.rows.size;
  const takeAll = async (): Promise<void> => {
    setReading(true);
    try {
      const rows = await readAll(source, state.question, new AbortController().signal);
      selection.set(rows, true);
      if (total !== undefined && total > SELECT_LIMIT) {
        toastInfo(text.tooMany(SELECT_LIMIT));
      }
    } catch (error) {
      toastError(error);
    } finally {
      setReading(false);
    }
  };
  if (bulk.length === 0 || (count === 0 && action === undefined)) {
    return null;
  }
  return (
    <>
      {count === 0 ? null : (
        <section className={classes.bulk} aria-label={text.bulk}>
          <Group gap="xs">
            <Text size="sm" fw={500} aria-live="polite">
              {text.selected(count)}
            </Text>
            {total === undefined || count >= total ? null : (
              <Button size="compact-sm" variant="subtle" loading={reading} onClick={() => void takeAll()}>
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
                onClick={() => setAction(one)}
              >
                {one.label}
              </ActionButton>
            ))}
          </Group>
        </section>
      )}
      {action === undefined ? null : (
        <Suspense fallback={null}>
          <BulkDialog view={view} action={action} onClose={() => setAction(undefined)} />
        </Suspense>
      )}
    </>
  );
}
