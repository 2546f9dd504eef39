// A field that takes files: picked or dropped, sent at once, shown with how far they are.

import { ActionIcon, Anchor, Loader, Text } from '@mantine/core';
import { formatSize } from '@uos/contract/rules';
import { useRef } from 'react';
import type { OwnInput } from '../../kit/form/fields.ts';
import { errorFacts } from '../../kit/page/error-facts.ts';
import { Icon } from '../../kit/show/icon.tsx';
import { alertIcon, checkIcon, closeIcon } from '../../kit/show/icons.ts';
import classes from './file-field.module.css';
import { FileZone } from './file-zone.tsx';
import { text } from './text.zh.ts';
import { sendFile, type UploadedFile, type UploadPurpose } from './uploaded-file.ts';

interface FileFieldProps extends OwnInput<readonly UploadedFile[]> {
  /** What screen readers call it; the form draws it. */
  readonly label: string;
  readonly purpose: UploadPurpose;
  /** Id of the organisation whose members may read the files; only the sender where there is none. */
  readonly area?: string | undefined;
  /** File endings that are taken: `['png', 'jpg']`. */
  readonly endings: readonly string[];
  readonly maxBytes: number;
  readonly maxFiles?: number;
}

export function FileField(props: FileFieldProps) {
  const { label, endings, maxFiles = 1, value, problem, disabled, onChange } = props;
  // why: several files arrive one after the other, each later than the value that was drawn last
  const now = useRef(value);
  now.current = value;
  const set = (next: readonly UploadedFile[]): void => {
    now.current = next;
    onChange(next);
  };
  const put = (key: string, change: Partial<UploadedFile>): void =>
    set(now.current.map((file) => (file.key === key ? { ...file, ...change } : file)));

  const take = (picked: readonly File[]): void => {
    for (const file of picked) {
      const key = `${file.name}/${file.size}/${now.current.length}/${file.lastModified}`;
      const wrong = now.current.length >= maxFiles && maxFiles > 1 ? text.tooMany(maxFiles) : refusal(file, props);
      const row = {
        key,
        name: file.name,
        sizeBytes: file.size,
        url: '',
        ...(wrong === undefined ? {} : { problem: wrong }),
      };
      set(maxFiles === 1 ? [row] : [...now.current, row]);
      if (wrong === undefined) {
        void sendFile(file, props.purpose, props.area).then(
          (url) => put(key, { url }),
          (error: unknown) => put(key, { problem: reasonOf(error) }),
        );
      }
    }
  };

  return (
    <>
      <FileZone
        label={label}
        accept={endings.map((ending) => `.${ending}`).join(',')}
        multiple={maxFiles > 1}
        problem={problem}
        disabled={disabled}
        onFiles={take}
      >
        <Text size="sm" c="dimmed" component="span" visibleFrom="sm">
          {text.drop}
        </Text>
      </FileZone>
      {value.length === 0 ? null : (
        <ul className={classes.files}>
          {value.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              disabled={disabled}
              onRemove={() => set(now.current.filter(({ key }) => key !== file.key))}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface FileRowProps {
  readonly file: UploadedFile;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

function FileRow({ file: { name, sizeBytes, url, problem }, disabled, onRemove }: FileRowProps) {
  return (
    <li className={classes.file}>
      <span className={classes.mark}>
        {url === '' && problem === undefined ? (
          <Loader size={14} />
        ) : (
          <Icon of={problem === undefined ? checkIcon : alertIcon} size={16} />
        )}
      </span>
      <span className={classes.name}>
        {url === '' ? (
          name
        ) : (
          <Anchor href={url} target="_blank" rel="noopener" inherit aria-label={text.open(name)}>
            {name}
          </Anchor>
        )}
      </span>
      <Text
        size="xs"
        c={problem === undefined ? 'dimmed' : 'var(--mantine-color-error)'}
        component="span"
        role="status"
      >
        {problem ?? (url === '' ? text.sending : sizeBytes > 0 ? formatSize(sizeBytes) : text.arrived)}
      </Text>
      <ActionIcon variant="subtle" color="gray" aria-label={text.remove(name)} disabled={disabled} onClick={onRemove}>
        <Icon of={closeIcon} size={16} />
      </ActionIcon>
    </li>
  );
}

function refusal({ name, size }: File, { endings, maxBytes }: FileFieldProps): string | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!endings.includes(ending)) {
    return text.wrongKind(endings.join(' / '));
  }
  return size > maxBytes ? text.tooLarge(formatSize(maxBytes)) : undefined;
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.name === 'Error' ? error.message : errorFacts(error).message;
}
