// The menu of a button of the bar, from the first time it is opened.
import { Menu, type MenuProps } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface OpenedMenuProps extends Pick<MenuProps, 'width' | 'position'> {
  readonly label: string;
  readonly title?: string;
  readonly className: string | undefined;
  readonly face: ReactNode;
  readonly children: ReactNode;
}

export function OpenedMenu({ label, title, className, face, children, ...look }: OpenedMenuProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpened, setOpened] = useState(false);
  // why the focus first: the button that was pressed is gone, and the menu gives the focus back to where it found it
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    <Menu opened={isOpened} onChange={setOpened} {...look}>
      <Menu.Target>
        <button ref={target} type="button" className={className} aria-label={label} title={title}>
          {face}
        </button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
