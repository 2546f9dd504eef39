// Who gets a mail: ids line by line, or those of a file.
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useRef } from 'react';
import type { OwnInput } from '../../../kit/form/fields.ts';
import { Icon } from '../../../kit/show/icon.tsx';
import { uploadIcon } from '../../../kit/show/icons.ts';
import classes from './mail.module.css';
import { idsIn } from './persona-ids.ts';
import { text } from './text.zh.ts';

const ROWS = 4;
const MOST_ROWS = 10;

export function PersonasInput({ value, onChange, problem, disabled }: OwnInput<string>) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File): Promise<void> => onChange(idsIn(await file.text()).join('\n'));
  return (
    <Stack gap="xs">
      <Textarea
        aria-label={text.personas}
        autosize
        minRows={ROWS}
        maxRows={MOST_ROWS}
        disabled={disabled}
        error={problem !== undefined}
        classNames={{ input: classes.ids }}
        placeholder="0f8fad5b-d9cb-469f-a165-708677289501"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.json,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) {
            void read(file);
          }
          currentTarget.value = '';
        }}
      />
      <div>
        <Button
          size="xs"
          variant="default"
          disabled={disabled}
          leftSection={<Icon of={uploadIcon} size={14} />}
          onClick={() => input.current?.click()}
        >
          {text.fromFile}
        </Button>
      </div>
      <Text size="xs" c="dimmed" role="status">
        {text.personasFound(idsIn(value).length)}
      </Text>
    </Stack>
  );
}
