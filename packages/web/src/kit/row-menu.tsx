// The actions of one row, as data, behind three dots. The menu itself comes into being when it is first opened: a list
// of thousands draws only buttons.
import { Menu } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
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

interface RowMenuProps {
  /** Tells a screen reader whose actions these are. */
  readonly name: string;
  readonly actions: readonly RowAction[];
}

export function RowMenu({ name, actions }: RowMenuProps) {
  const [isUsed, setUsed] = useState(false);
  const label = `${name} ${text.more}`;
  return isUsed ? (
    <OpenedMenu label={label} actions={actions} />
  ) : (
    <button
      type="button"
      className={classes.dots}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setUsed(true)}
    >
      <Icon name="dots" />
    </button>
  );
}

function OpenedMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
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
          <Icon name="dots" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: words, icon, danger = false, reason, onClick }) => (
          <Menu.Item
            key={words}
            leftSection={<Icon name={icon} size={16} />}
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
