// Where files are picked or dropped, with what is to be said beside the button.
import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../kit/show/icon.tsx';
import { uploadIcon } from '../../kit/show/icons.ts';
import classes from './file-field.module.css';
import { text } from './text.zh.ts';

interface FileZoneProps {
  /** What screen readers call it; the form draws it. */
  readonly label: string;
  /** As an input of files takes it. */
  readonly accept?: string | undefined;
  readonly multiple?: boolean;
  readonly problem: string | undefined;
  readonly disabled: boolean;
  readonly children: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
}

export function FileZone({ label, accept, multiple = false, problem, disabled, children, onFiles }: FileZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <section
      className={classes.zone}
      aria-label={label}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!disabled) {
          onFiles([...event.dataTransfer.files]);
        }
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="default"
        leftSection={<Icon of={uploadIcon} size={16} />}
        disabled={disabled}
        data-error={problem}
        aria-label={`${text.pick} ${label}`}
        onClick={() => input.current?.click()}
      >
        {text.pick}
      </Button>
      {children}
    </section>
  );
}
