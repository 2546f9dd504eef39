// The frame of a thing that `side-drawer.ts` keeps in the address. Load it lazily: a list needs no drawer at first.
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DockedPanel } from './docked-panel.tsx';

interface SideDrawerProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly canFill?: boolean;
  readonly width?: 372 | 480 | 640;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Mount it to open it. */
export function SideDrawer({ title, children, ...panel }: SideDrawerProps) {
  return (
    <DockedPanel
      label={title}
      head={
        <Text fw={600} truncate title={title}>
          {title}
        </Text>
      }
      {...panel}
    >
      {children}
    </DockedPanel>
  );
}
