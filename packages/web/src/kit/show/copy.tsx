// Copies a text to the clipboard and says so; the mark turns into a check for a moment.

import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { text } from '../text.zh.ts';
import classes from './copy.module.css';
import { Icon } from './icon.tsx';
import { checkIcon, copyIcon } from './icons.ts';

interface CopyProps {
  readonly value: string;
  /** What is copied, for the tooltip and for screen readers. */
  readonly label?: string;
  /** With words beside the mark. */
  readonly withText?: boolean;
}

export function Copy({ value, label = text.copy, withText = false }: CopyProps) {
  const clipboard = useClipboard({ timeout: 1500 });
  const said = clipboard.error === null ? (clipboard.copied ? text.copied : label) : text.copyFailed;
  const copy = () => clipboard.copy(value);
  const mark = <Icon of={clipboard.copied ? checkIcon : copyIcon} size={16} />;
  if (withText) {
    return (
      <Button variant="default" size="xs" leftSection={mark} onClick={copy} aria-live="polite">
        {said}
      </Button>
    );
  }
  return (
    <button type="button" className={classes.copy} onClick={copy} aria-label={said} title={said}>
      {mark}
    </button>
  );
}
