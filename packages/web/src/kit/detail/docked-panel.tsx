// A thing beside its list, or below it: the list stays alive, and the rows above and below it are one key away. Where the
// window has no room for both it lies over the page. Load it lazily: a list needs no panel at first.
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { ScreenLink } from '../address/link.ts';
import { useSearchState, words } from '../address/search-state.ts';
import { usePreference } from '../keep/preferences.ts';
import { useStore } from '../keep/store.ts';
import { Icon, type IconPart } from '../show/icon.tsx';
import { chevronDownIcon, chevronUpIcon, closeIcon, expandIcon, sidebarIcon } from '../show/icons.ts';
import { dockedWidth, InPanel, neighbours } from './docked.ts';
import { DockGrip, useDockHeight } from './docked-grip.tsx';
import classes from './docked-panel.module.css';
import { text } from './docked-text.zh.ts';

interface DockedPanelProps {
  /** Names it for screen readers. */
  readonly label: string;
  /** Left in its head. */
  readonly head: ReactNode;
  /** The same thing as a page of its own. */
  readonly page?: ScreenLink | undefined;
  /** It has no page of its own, and can lie over the whole of the one it stands beside. */
  readonly canFill?: boolean;
  /** It shows lines that are longer than a column: it lies below its list, unless the person has moved it beside. */
  readonly canLieBelow?: boolean;
  /** Wide where it shows contents: a text, a picture, a comparison. */
  readonly width?: 372 | 480 | 640;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Mount it to open it. */
export function DockedPanel(props: DockedPanelProps) {
  const isBeside = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false }) === true;
  return <InPanel value={true}>{isBeside ? <Beside {...props} /> : <Over {...props} />}</InPanel>;
}

function Over({ label, head, page, width = 480, closeLabel, onClose, children }: DockedPanelProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) === true;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={isPhone ? '100%' : width}
      title={
        <div className={classes.head}>
          {head}
          <Tools page={page} />
        </div>
      }
      classNames={{ title: classes.title, header: classes.over, body: classes.overBody }}
      closeButtonProps={{ 'aria-label': closeLabel }}
      aria-label={label}
    >
      {children}
    </Drawer>
  );
}

function Beside({
  label,
  head,
  page,
  canFill = false,
  canLieBelow = false,
  width = 480,
  closeLabel,
  onClose: close,
  children,
}: DockedPanelProps) {
  const [{ full }, change] = useSearchState(spec);
  const isFull = canFill && full !== '';
  const [place, setPlace] = usePreference<'below' | 'beside'>('dock.place', 'below');
  const isBelow = canLieBelow && !isFull && place === 'below';
  const [height, setHeight] = useDockHeight();
  const onClose = (): void => {
    // why not only where it is full: the address can say so before this was drawn again
    if (canFill) {
      change({ full: '' }, { replace: true });
    }
    close();
  };
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isFull) {
      return;
    }
    dockedWidth.set(isBelow ? 0 : width);
    const root = document.documentElement;
    root.dataset[isBelow ? 'below' : 'beside'] = 'true';
    root.style.setProperty('--uos-docked', `${width}px`);
    return () => {
      dockedWidth.set(undefined);
      delete root.dataset.below;
      delete root.dataset.beside;
      root.style.removeProperty('--uos-docked');
    };
  }, [width, isFull, isBelow]);
  useFocus(panel);
  useKeys(onClose);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      data-docked="true"
      tabIndex={-1}
      className={classes.panel}
      data-full={isFull || undefined}
      data-below={isBelow || undefined}
      style={isFull || isBelow ? undefined : { width }}
    >
      {isBelow ? <DockGrip height={height} onHeight={setHeight} /> : null}
      <header className={classes.head}>
        {head}
        <Tools
          page={page}
          {...(canLieBelow && !isFull
            ? { move: { isBelow, toggle: () => setPlace(isBelow ? 'beside' : 'below') } }
            : {})}
          {...(canFill ? { fill: { isFull, toggle: () => change({ full: isFull ? '' : '1' }) } } : {})}
        />
        <button type="button" className={classes.tool} aria-label={closeLabel} title={closeLabel} onClick={onClose}>
          <Icon of={closeIcon} size={16} />
        </button>
      </header>
      <div className={classes.body}>{children}</div>
    </div>
  );
}

const spec = { full: words() };

interface ToolsProps extends Pick<DockedPanelProps, 'page'> {
  readonly fill?: { readonly isFull: boolean; readonly toggle: () => void };
  readonly move?: { readonly isBelow: boolean; readonly toggle: () => void };
}

function Tools({ page, fill, move }: ToolsProps) {
  const beside = useStore(neighbours);
  return (
    <span className={classes.tools}>
      {beside === undefined ? null : (
        <>
          <Step label={text.previous} icon={chevronUpIcon} go={beside.previous} />
          <Step label={text.next} icon={chevronDownIcon} go={beside.next} />
        </>
      )}
      {move === undefined ? null : (
        <button
          type="button"
          className={classes.tool}
          data-turned={move.isBelow ? undefined : true}
          aria-label={move.isBelow ? text.moveBeside : text.moveBelow}
          title={move.isBelow ? text.moveBeside : text.moveBelow}
          onClick={move.toggle}
        >
          <Icon of={sidebarIcon} size={16} />
        </button>
      )}
      {fill === undefined ? null : (
        <button
          type="button"
          className={classes.tool}
          aria-label={fill.isFull ? text.dock : text.fill}
          title={fill.isFull ? text.dock : text.fill}
          onClick={fill.toggle}
        >
          <Icon of={fill.isFull ? sidebarIcon : expandIcon} size={16} />
        </button>
      )}
      {page === undefined ? null : (
        <Link
          className={classes.tool}
          aria-label={text.openAsPage}
          title={text.openAsPage}
          {...(page as { to: string })}
          preload={false}
        >
          <Icon of={expandIcon} size={16} />
        </Link>
      )}
    </span>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: IconPart;
  readonly go: (() => void) | undefined;
}

function Step({ label, icon, go }: StepProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      disabled={go === undefined}
      onClick={go}
    >
      <Icon of={icon} size={16} />
    </button>
  );
}

/** Takes the focus when it opens, and gives it back when it goes, unless it is somewhere else by then. */
function useFocus(panel: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    const own = panel.current;
    own?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (before instanceof HTMLElement && (now === document.body || now === null || own?.contains(now) === true)) {
        // why later: the row that it goes back to is drawn anew first
        requestAnimationFrame(() => before.focus({ preventScroll: true }));
      }
    };
  }, [panel]);
}

/** What is open over the panel has the keys for itself. */
const COVERS = '[aria-modal="true"], [role="menu"], [role="listbox"], [role="dialog"]:not([data-docked])';
/** What goes through itself with the arrows. */
const TAKES_ARROWS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="tab"], [role="separator"], .cm-editor';

function useKeys(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isCovered = [...document.querySelectorAll(COVERS)].some((layer) => layer.checkVisibility());
      if (ctrlKey || metaKey || altKey || shiftKey || isCovered || !(target instanceof HTMLElement)) {
        return;
      }
      const step = key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'previous' : undefined;
      const go =
        key === 'Escape'
          ? close.current
          : step === undefined || target.closest(TAKES_ARROWS) !== null
            ? undefined
            : neighbours.get()?.[step];
      if (go !== undefined) {
        event.preventDefault();
        go();
      }
    };
    // why capture: what closes itself by the same key is still there then, and has it for itself
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
