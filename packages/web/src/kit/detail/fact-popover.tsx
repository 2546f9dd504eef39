// The panel below a name in the line of facts, from the first time it is opened.
import { Popover } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon, type IconPart } from '../show/icon.tsx';

interface FactPopoverProps {
  readonly label: string;
  readonly icon: IconPart;
  readonly className: string | undefined;
  readonly children: () => ReactNode;
}

export default function FactPopover({ label, icon, className, children }: FactPopoverProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // why the focus first: it is given back to where it was when this opened
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setOpen(true);
  }, []);
  return (
    <Popover opened={open} onChange={setOpen} width="min(560px, 92vw)" trapFocus returnFocus position="bottom-start">
      <Popover.Target>
        <button ref={target} type="button" className={className} onClick={() => setOpen(!open)}>
          <Icon of={icon} size={14} />
          {label}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} p="md">
        {children()}
      </Popover.Dropdown>
    </Popover>
  );
}
