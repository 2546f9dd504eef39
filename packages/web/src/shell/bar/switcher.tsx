// A part of the way that can be exchanged: a button in the bar, and a list behind it that is loaded when it is opened.
import { type FocusEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { part } from '../../kit/lazy/part.tsx';
import { Icon } from '../../kit/show/icon.tsx';
import { sortIcon } from '../../kit/show/icons.ts';
import classes from './crumbs.module.css';

const AppChoices = part(() => import('./app-choices.tsx'));
const OrganizationChoices = part(() => import('./organization-choices.tsx'));

interface SwitcherProps {
  readonly of: 'app' | 'organization';
  /** What the button does, for screen readers. */
  readonly label: string;
  /** The name of what is chosen now. */
  readonly current: string;
  readonly picture?: ReactNode;
}

export function Switcher({ of, label, current, picture }: SwitcherProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    const away = ({ target }: PointerEvent): void => {
      if (target instanceof Node && box.current?.contains(target) === false) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, []);
  const leave = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) {
      setOpen(false);
    }
  };
  const Choices = of === 'app' ? AppChoices : OrganizationChoices;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the keyboard leaves what is in it
    <span
      className={classes.switcher}
      data-of={of}
      ref={box}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation();
          close();
        }
      }}
    >
      <button
        type="button"
        ref={button}
        className={classes.step}
        aria-label={`${label} ${current}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {picture}
        <span className={classes.word}>{current}</span>
        <Icon of={sortIcon} size={14} />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <div className={classes.choices} role="dialog" aria-label={label}>
            <Choices onClose={close} />
          </div>
        </Suspense>
      ) : null}
    </span>
  );
}
