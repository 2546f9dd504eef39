// The actions of one row, as data, behind three dots.
import { ActionIcon, Menu } from '@mantine/core';
import { Icon, type IconName } from './icon.tsx';
import classes from './row-menu.module.css';
import { text } from './text.zh.ts';

export interface RowAction {
  readonly label: string;
  readonly icon: IconName;
  readonly danger?: boolean;
  /** Why the action is not possible now. */
  readonly reason?: string | undefined;
  readonly onClick: () => void;
}

/** `name` tells a screen reader whose actions these are. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <Menu width={220}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`${name} ${text.more}`}>
          <Icon name="dots" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon, danger = false, reason, onClick }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon name={icon} size={16} />}
            disabled={reason !== undefined}
            title={reason}
            onClick={onClick}
            className={danger ? classes.danger : undefined}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
