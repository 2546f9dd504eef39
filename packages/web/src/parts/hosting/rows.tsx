// Ports, variables and files of a version, in rows that come and go.
import '@mantine/core/styles/NumberInput.css';
import { ActionIcon, Button, NativeSelect, NumberInput, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OwnInput } from '../../kit/form/fields.ts';
import { Icon } from '../../kit/show/icon.tsx';
import { closeIcon, plusIcon } from '../../kit/show/icons.ts';
import type { EnvRow, FileRow, PortRow } from './row-values.ts';
import classes from './rows.module.css';
import { text } from './text.zh.ts';

interface RowsProps<Row> extends Pick<OwnInput<readonly Row[]>, 'value' | 'disabled' | 'onChange'> {
  readonly blank: Row;
  readonly add: string;
  readonly remove: (place: number) => string;
  readonly children: (row: Row, change: (part: Partial<Row>) => void, place: number) => ReactNode;
}

function Rows<Row>({ value, disabled, onChange, blank, add, remove, children }: RowsProps<Row>) {
  return (
    <Stack gap="xs">
      {value.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place until it is saved
        <div key={at} className={classes.row}>
          {children(
            row,
            (part) => onChange(value.map((one, index) => (index === at ? { ...one, ...part } : one))),
            at + 1,
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            disabled={disabled}
            aria-label={remove(at + 1)}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            <Icon of={closeIcon} size={16} />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          size="xs"
          variant="default"
          disabled={disabled}
          leftSection={<Icon of={plusIcon} size={14} />}
          onClick={() => onChange([...value, blank])}
        >
          {add}
        </Button>
      </div>
    </Stack>
  );
}

const PROTOCOLS = ['UDP', 'TCP'] as const;

export function PortRows({ value, disabled, onChange }: OwnInput<readonly PortRow[]>) {
  return (
    <Rows<PortRow>
      value={value}
      disabled={disabled}
      onChange={onChange}
      blank={{ name: '', protocol: 'UDP', port: undefined }}
      add={text.addPort}
      remove={text.removePort}
    >
      {({ name, protocol, port }, change, place) => (
        <>
          <TextInput
            aria-label={text.portName(place)}
            placeholder="game"
            value={name}
            disabled={disabled}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <NativeSelect
            aria-label={text.portProtocol(place)}
            value={protocol}
            data={[...PROTOCOLS]}
            disabled={disabled}
            onChange={(event) => change({ protocol: event.currentTarget.value })}
          />
          <NumberInput
            aria-label={text.portNumber(place)}
            placeholder="9998"
            value={port ?? ''}
            disabled={disabled}
            hideControls
            allowDecimal={false}
            onChange={(next) => change({ port: typeof next === 'number' ? next : undefined })}
          />
        </>
      )}
    </Rows>
  );
}

export function EnvRows({ value, disabled, onChange }: OwnInput<readonly EnvRow[]>) {
  return (
    <Rows<EnvRow>
      value={value}
      disabled={disabled}
      onChange={onChange}
      blank={{ envKey: '', envValue: '' }}
      add={text.addEnv}
      remove={text.removeEnv}
    >
      {({ envKey, envValue }, change, place) => (
        <>
          <TextInput
            aria-label={text.envKey(place)}
            placeholder="MAP"
            value={envKey}
            disabled={disabled}
            onChange={(event) => change({ envKey: event.currentTarget.value })}
          />
          <TextInput
            aria-label={text.envValue(place)}
            value={envValue}
            disabled={disabled}
            onChange={(event) => change({ envValue: event.currentTarget.value })}
          />
        </>
      )}
    </Rows>
  );
}

export function FileRows({ value, disabled, onChange }: OwnInput<readonly FileRow[]>) {
  return (
    <Rows<FileRow>
      value={value}
      disabled={disabled}
      onChange={onChange}
      blank={{ mountPath: '/', filename: '', content: '' }}
      add={text.addFile}
      remove={text.removeFile}
    >
      {({ mountPath, filename, content }, change, place) => (
        <Stack gap={4} flex={1}>
          <div className={classes.row}>
            <TextInput
              aria-label={text.fileFolder(place)}
              placeholder="/etc/game"
              value={mountPath}
              disabled={disabled}
              onChange={(event) => change({ mountPath: event.currentTarget.value })}
            />
            <TextInput
              aria-label={text.fileName(place)}
              placeholder="server.cfg"
              value={filename}
              disabled={disabled}
              onChange={(event) => change({ filename: event.currentTarget.value })}
            />
          </div>
          <Textarea
            aria-label={text.fileContent(place)}
            value={content}
            disabled={disabled}
            autosize
            minRows={3}
            maxRows={12}
            classNames={{ input: classes.code ?? '' }}
            onChange={(event) => change({ content: event.currentTarget.value })}
          />
        </Stack>
      )}
    </Rows>
  );
}
