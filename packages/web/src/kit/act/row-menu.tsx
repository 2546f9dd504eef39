// The actions of one row, as data, behind three dots. The menu itself is loaded when it is first opened: a list of
// thousands draws only buttons.

import { Suspense, useState } from 'react';
import { part } from '../lazy/part.tsx';
import { Icon, type IconPart } from '../show/icon.tsx';
import { dotsIcon } from '../show/icons.ts';
import { text } from '../text.zh.ts';
import classes from './row-menu.module.css';

export interface RowAction {
  readonly label: string;
  readonly icon: IconPart;
  readonly danger?: boolean;
  /** Why the action is not possible now. */
  readonly reason?: string | undefined;
  readonly onClick: () => void;
  /** What it says for a moment once it is done, where nothing else shows it. */
  readonly said?: string;
}

const OpenedMenu = part(() => import('./row-menu-opened.tsx'), 'over');

interface RowMenuProps {
  /** Tells a screen reader whose actions these are. */
  readonly name: string;
  readonly actions: readonly RowAction[];
}

export function RowMenu({ name, actions }: RowMenuProps) {
  const [isUsed, setUsed] = useState(false);
  const label = `${name} ${text.more}`;
  const dots = (
    <button
      type="button"
      className={classes.dots}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void OpenedMenu.preload()}
      onClick={() => setUsed(true)}
    >
      <Icon of={dotsIcon} />
    </button>
  );
  return isUsed ? (
    <Suspense fallback={dots}>
      <OpenedMenu label={label} actions={actions} onClose={() => setUsed(false)} />
    </Suspense>
  ) : (
    dots
  );
}
