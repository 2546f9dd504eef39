// The menu of a row, from the first time it is opened.

import { Menu } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../show/icon.tsx';
import { dotsIcon } from '../show/icons.ts';
import classes from './row-menu.module.css';
import type { RowAction } from './row-menu.tsx';

export default function OpenedMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpened, setOpened] = useState(false);
  // why the focus first: the button that was pressed is gone, and the menu gives the focus back to where it found it
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    <Menu width={240} opened={isOpened} onChange={setOpened}>
      <Menu.Target>
        <button ref={target} type="button" className={classes.dots} aria-label={label}>
          <Icon of={dotsIcon} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: words, icon, danger = false, reason, onClick }) => (
          <Menu.Item
            key={words}
            leftSection={<Icon of={icon} size={16} />}
            aria-disabled={reason !== undefined || undefined}
            closeMenuOnClick={reason === undefined}
            onClick={reason === undefined ? onClick : undefined}
            className={danger ? classes.danger : classes.item}
          >
            {words}
            {reason === undefined ? null : <span className={classes.reason}>{reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
