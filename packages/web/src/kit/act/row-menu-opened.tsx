// The menu of a row, from the first time it is opened.

import { Menu } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../show/icon.tsx';
import { checkIcon, dotsIcon } from '../show/icons.ts';
import classes from './row-menu.module.css';
import type { RowAction } from './row-menu.tsx';
import { useSaid } from './use-said.ts';

interface OpenedMenuProps {
  readonly label: string;
  readonly actions: readonly RowAction[];
  /** Gives up on it where it did not arrive. */
  readonly onClose?: () => void;
}

export default function OpenedMenu({ label, actions }: OpenedMenuProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpened, setOpened] = useState(false);
  // why the focus first: the button that was pressed is gone, and the menu gives the focus back to where it found it
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  const close = useCallback(() => setOpened(false), []);
  return (
    <Menu width={240} opened={isOpened} onChange={setOpened}>
      <Menu.Target>
        <button ref={target} type="button" className={classes.dots} aria-label={label}>
          <Icon of={dotsIcon} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Item key={action.label} action={action} onSaid={close} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Item({ action, onSaid }: { action: RowAction; onSaid: () => void }) {
  const { label, icon, danger = false, reason, onClick, said } = action;
  const [isSaid, say] = useSaid(onSaid);
  const press = (): void => {
    onClick();
    if (said !== undefined) {
      say();
    }
  };
  return (
    <Menu.Item
      leftSection={<Icon of={isSaid ? checkIcon : icon} size={16} />}
      aria-disabled={reason !== undefined || undefined}
      closeMenuOnClick={reason === undefined && said === undefined}
      onClick={reason === undefined ? press : undefined}
      className={danger ? classes.danger : classes.item}
    >
      <span aria-live="polite">{isSaid ? said : label}</span>
      {reason === undefined ? null : <span className={classes.reason}>{reason}</span>}
    </Menu.Item>
  );
}
