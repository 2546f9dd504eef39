// A tool of a list: a picture with its words beside it.
import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Icon, type IconPart } from '../../show/icon.tsx';
import { Tip } from '../../show/tip.tsx';

interface ToolButtonProps extends ActionIconProps, Omit<ComponentProps<'button'>, keyof ActionIconProps> {
  readonly icon: IconPart;
  readonly label: string;
  /** Something of it is open, which says more than its name. */
  readonly isOpen?: boolean;
}

export function ToolButton({ icon, label, isOpen = false, ...button }: ToolButtonProps) {
  return (
    <Tip label={label} disabled={isOpen}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} {...button}>
        <Icon of={icon} />
      </ActionIcon>
    </Tip>
  );
}
