// The frame of a thing that `side-drawer.ts` keeps in the address. Load it lazily: a list needs no drawer at first.
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DockedPanel } from './docked-panel.tsx';

interface SideDrawerProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly canFill?: boolean;
  readonly canLieBelow?: boolean;
  /** Beside its title: how it is. */
  readonly state?: ReactNode;
  readonly width?: 372 | 480 | 640;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Mount it to open it. */
export function SideDrawer({ title, state, children, ...panel }: SideDrawerProps) {
  return (
    <DockedPanel
      label={title}
      head={
        <Group gap="sm" wrap="nowrap">
          <Text fw={600} truncate title={title}>
            {title}
          </Text>
          {state}
        </Group>
      }
      {...panel}
    >
      {children}
    </DockedPanel>
  );
}
