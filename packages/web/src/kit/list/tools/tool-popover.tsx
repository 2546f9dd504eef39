// What a tool of a list opens below itself, from the first time it is pressed.
import { Popover } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { IconPart } from '../../show/icon.tsx';
import { ToolButton } from './tool-button.tsx';

interface ToolPopoverProps {
  readonly icon: IconPart;
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

export default function ToolPopover({ icon, label, children }: ToolPopoverProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // why the focus first: it is given back to where it was when this opened
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setOpen(true);
  }, []);
  return (
    <Popover opened={open} onChange={setOpen} width={300} trapFocus returnFocus position="bottom-end">
      <Popover.Target>
        <ToolButton ref={target} icon={icon} label={label} isOpen={open} onClick={() => setOpen(!open)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={label} p="sm">
        {open ? <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense> : null}
      </Popover.Dropdown>
    </Popover>
  );
}
