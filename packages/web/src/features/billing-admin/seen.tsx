// What is decided upon, as it was when it was opened: a later change is told, and counts once it was looked at.

import { Alert, Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../kit/show/icon.tsx';
import { alertIcon } from '../../kit/show/icons.ts';
import { text } from './text.zh.ts';

interface Decidable {
  readonly Id: string;
  readonly Status: string;
  readonly Revision: number;
}

interface Seen<T> {
  /** The thing as it was looked at. */
  readonly seen: T;
  /** Says that it has changed since; nothing where it has not. */
  readonly notice: ReactNode;
}

/** The last revision of each thing that was made on this page. */
const made = new Map<string, number>();

/** A change of one's own, as it was saved: who makes it has seen it. */
export function noteOwnChange(saved: Pick<Decidable, 'Id' | 'Revision'> | undefined): void {
  if (saved !== undefined) {
    made.set(saved.Id, saved.Revision);
  }
}

export function useSeen<T extends Decidable | undefined>(now: T): Seen<T> {
  const [opened, setOpened] = useState(now);
  const isOwnChange =
    opened !== undefined && now?.Revision === opened.Revision + 1 && made.get(now.Id) === now.Revision;
  if ((opened === undefined && now !== undefined) || isOwnChange) {
    setOpened(now);
  }
  // why only what waits: a decision of one's own changes it too
  const hasChanged = opened !== undefined && now?.Status === 'Pending' && now.Revision !== opened.Revision;
  return hasChanged
    ? { seen: opened, notice: <ChangedNotice onLooked={() => setOpened(now)} /> }
    : { seen: now, notice: null };
}

function ChangedNotice({ onLooked }: { onLooked: () => void }) {
  return (
    <Alert color="yellow" title={text.changed} icon={<Icon of={alertIcon} size={18} />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{text.changedHelp}</Text>
        <Button size="xs" variant="default" onClick={onLooked}>
          {text.looked}
        </Button>
      </Group>
    </Alert>
  );
}

/** How often something that waits was changed after it was handed in, for lists. */
export const changedSince = {
  title: text.changedSince,
  cell: ({ Status, Revision }: Decidable) =>
    Status === 'Pending' && Revision > 0 ? text.changedTimes(Revision) : text.notChanged,
  wideOnly: true,
} as const;
