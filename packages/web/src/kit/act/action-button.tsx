// A button that says why it cannot be pressed instead of vanishing.
import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconPart } from '../show/icon.tsx';
import { Tip } from '../show/tip.tsx';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'loading'> {
  readonly icon?: IconPart;
  /** Why the action is not possible now; the button stays visible and names it. */
  readonly reason?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function ActionButton({ icon, reason, onClick, children, ...button }: ActionButtonProps) {
  return (
    <Tip label={reason}>
      <Button
        {...button}
        leftSection={icon === undefined ? undefined : <Icon of={icon} size={16} />}
        data-disabled={reason !== undefined || undefined}
        aria-disabled={reason !== undefined || undefined}
        onClick={reason === undefined ? onClick : undefined}
      >
        {children}
      </Button>
    </Tip>
  );
}
