// The frame of a thing that `side-drawer.ts` keeps in the address. Load it lazily: a list needs no drawer at first.
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

interface SideDrawerProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Mount it to open it. */
export function SideDrawer({ title, closeLabel, onClose, children }: SideDrawerProps) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={680}
      title={title}
      closeButtonProps={{ 'aria-label': closeLabel }}
    >
      {children}
    </Drawer>
  );
}
