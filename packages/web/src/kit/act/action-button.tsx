// A button that says why it cannot be pressed instead of vanishing.
import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconPart } from '../show/icon.tsx';
import { checkIcon } from '../show/icons.ts';
import { Tip } from '../show/tip.tsx';
import { useSaid } from './use-said.ts';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'loading'> {
  readonly icon?: IconPart;
  /** Why the action is not possible now; the button stays visible and names it. */
  readonly reason?: string | undefined;
  readonly onClick: () => void;
  /** What it says for a moment once it is done, where nothing else shows it. */
  readonly said?: string | undefined;
  readonly children: ReactNode;
}

export function ActionButton({ icon, reason, onClick, said, children, ...button }: ActionButtonProps) {
  const [isSaid, say] = useSaid();
  const shown = isSaid ? checkIcon : icon;
  const press = (): void => {
    onClick();
    if (said !== undefined) {
      say();
    }
  };
  return (
    <Tip label={reason}>
      <Button
        {...button}
        leftSection={shown === undefined ? undefined : <Icon of={shown} size={16} />}
        data-danger={(button.color === 'red' && button.variant === 'default') || undefined}
        data-disabled={reason !== undefined || undefined}
        aria-disabled={reason !== undefined || undefined}
        onClick={reason === undefined ? press : undefined}
      >
        {isSaid ? said : children}
      </Button>
    </Tip>
  );
}
