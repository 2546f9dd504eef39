// A field that holds one file until its form is sent.
import { Text } from '@mantine/core';
import { formatSize } from '@uos/contract/rules';
import type { OwnInput } from '../../../kit/form/fields.ts';
import { FileZone } from '../../../parts/upload/file-zone.tsx';
import { text } from '../text.zh.ts';

interface PickFileProps extends OwnInput<File | undefined> {
  /** What screen readers call it; the form draws it. */
  readonly label: string;
  readonly accept?: string;
}

export function PickFile({ label, accept, value, onChange, problem, disabled }: PickFileProps) {
  return (
    <FileZone
      label={label}
      accept={accept}
      problem={problem}
      disabled={disabled}
      onFiles={([file]) => (file === undefined ? undefined : onChange(file))}
    >
      <Text size="sm" c={value === undefined ? 'dimmed' : undefined} component="span" truncate>
        {value === undefined ? text.dropFile : `${value.name} · ${formatSize(value.size)}`}
      </Text>
    </FileZone>
  );
}
