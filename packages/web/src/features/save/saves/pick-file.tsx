// A field that holds one file until its form is sent.
import { Button, Group, Text } from '@mantine/core';
import { formatSize } from '@uos/contract/rules';
import { useRef } from 'react';
import type { OwnInput } from '../../../kit/form/fields.ts';
import { Icon } from '../../../kit/show/icon.tsx';
import { uploadIcon } from '../../../kit/show/icons.ts';
import { text } from '../text.zh.ts';

interface PickFileProps extends OwnInput<File | undefined> {
  /** What screen readers call it; the form draws it. */
  readonly label: string;
  readonly accept?: string;
}

export function PickFile({ label, accept, value, onChange, problem, disabled }: PickFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Group
      gap="sm"
      wrap="nowrap"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!disabled) {
          onChange(event.dataTransfer.files[0]);
        }
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          onChange(event.currentTarget.files?.[0]);
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
      <Text size="sm" c={value === undefined ? 'dimmed' : undefined} component="span" truncate>
        {value === undefined ? text.dropFile : `${value.name} · ${formatSize(value.size)}`}
      </Text>
    </Group>
  );
}
