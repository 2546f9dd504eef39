// The settings of the service, read and written whole as JSON: what changes is shown before it is saved.
import { Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ConfigSetInput, PassportConfig } from '@uos/sdk/services/passport';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { text } from './text.zh.ts';

const JsonField = part(() => import('../../../kit/code-editor/json-field.tsx'));
const DiffView = part(() => import('../../../kit/diff/diff-view.tsx'));

export default function Advanced({ appId }: { appId: string }) {
  const config = useQuery({ ...queryOf(passportOf(appId).config.get, {}), select: (reply) => reply.config });
  if (config.data === undefined) {
    return config.isLoadingError ? (
      <ErrorPanel error={config.error} onRetry={() => void config.refetch()} />
    ) : (
      <Waiting height={420} />
    );
  }
  return <Editor appId={appId} config={config.data} />;
}

function Editor({ appId, config }: { appId: string; config: PassportConfig }) {
  const before = sourceOf(config);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const reason = usePermission()('passport.config.set');
  const source = typed ?? before;
  const value = readObject(source);
  const problem = reason ?? (value === undefined ? text.notObject : sourceOf(value) === before ? text.same : undefined);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {text.advancedHelp}
      </Text>
      <Suspense fallback={<Waiting height={420} />}>
        <JsonField
          label={text.json}
          value={source}
          readOnly={reason !== undefined}
          onChange={setTyped}
          check={(read) => (isObject(read) ? [] : [text.notObject])}
          minHeight={320}
          maxHeight={560}
        />
      </Suspense>
      <Group gap="sm">
        <ActionButton reason={problem} onClick={() => setOpen(true)}>
          {text.reviewChanges}
        </ActionButton>
        {typed === undefined || typed === before ? null : (
          <ActionButton variant="default" onClick={() => setTyped(undefined)}>
            {text.undoChanges}
          </ActionButton>
        )}
      </Group>
      {isOpen && value !== undefined ? (
        <Difference
          appId={appId}
          before={before}
          after={value}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            setTyped(undefined);
          }}
        />
      ) : null}
    </Stack>
  );
}

interface DifferenceProps {
  readonly appId: string;
  readonly before: string;
  readonly after: object;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function Difference({ appId, before, after, onClose, onSaved }: DifferenceProps) {
  const { config } = passportOf(appId);
  const save = useAction({
    run: () => config.set({ config: after as NonNullable<ConfigSetInput['config']> }),
    done: () => text.configSaved,
    undo: () => config.set({ config: JSON.parse(before) as NonNullable<ConfigSetInput['config']> }),
    refresh: [keyOf(config.get), keyOf(passportOf(appId).idDomains.get)],
    quiet: true,
  });
  return (
    <Modal opened onClose={onClose} title={text.diff} size="xl" closeButtonProps={{ 'aria-label': text.close }}>
      <Stack gap="md">
        <Text size="sm">{text.diffWords}</Text>
        <Suspense fallback={<Waiting height={200} />}>
          <DiffView label={text.json} before={before} after={sourceOf(after)} />
        </Suspense>
        {save.isError ? <ErrorPanel error={save.error} /> : null}
        <Group justify="flex-end" gap="sm">
          <ActionButton variant="default" onClick={onClose}>
            {text.cancel}
          </ActionButton>
          <ActionButton loading={save.isPending} onClick={() => save.mutate(undefined, { onSuccess: onSaved })}>
            {text.saveConfig}
          </ActionButton>
        </Group>
      </Stack>
    </Modal>
  );
}

function sourceOf(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

function readObject(source: string): object | undefined {
  try {
    const value: unknown = JSON.parse(source);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
