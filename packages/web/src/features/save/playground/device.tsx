// A device of the player: the progress it has, and the revision of the cloud that this came from.

import { Alert, Group, Paper, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { UosApiError } from '@uos/sdk/browser';
import type { CloudSave } from '@uos/sdk/services/save';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { downloadIcon, uploadIcon } from '../../../kit/show/icons.ts';
import { saveKeys, saveOf } from '../queries.ts';
import { sendSave } from '../saves/send-save.ts';
import classes from './playground.module.css';
import { text } from './text.zh.ts';

const JsonField = part(() => import('../../../kit/code-editor/json-field.tsx'));
const HEIGHT = 120;
/** The state is not what the change expected. Source: wire/data-and-tools.md 0. */
const WRONG_STATE = 9;

interface DeviceProps {
  readonly appId: string;
  readonly number: number;
  readonly userId: string;
  readonly namespace: string;
  /** Why nothing may be saved. */
  readonly reason: string | undefined;
}

export function Device({ appId, number, userId, namespace, reason }: DeviceProps) {
  const client = useQueryClient();
  const [source, setSource] = useState(() => JSON.stringify({ level: number, coins: 10 * number }, undefined, 2));
  const [known, setKnown] = useState<Pick<CloudSave, 'saveId' | 'revision'>>();
  const changed = () => Promise.all(saveKeys(appId).map((queryKey) => client.invalidateQueries({ queryKey })));
  const read = useAction({
    quiet: true,
    run: async () => {
      const { files } = saveOf(appId);
      const { saves } = await files.list({ userId, namespaces: [namespace], progressType: 'LINEAR', count: 1 });
      const [found] = saves;
      if (found === undefined) {
        setKnown(undefined);
        return false;
      }
      const { save } = await files.get({ id: found.saveId, includeDownloadURL: true });
      const answer = await fetch(save.file.fileURL ?? '', { credentials: 'omit' });
      setSource(await answer.text());
      setKnown(save);
      return true;
    },
  });
  const send = useAction({
    quiet: true,
    run: async (force: boolean) => {
      const content = new File([source], `${namespace}.json`, { type: 'application/json' });
      const words = { name: namespace, namespace, progressType: 'LINEAR' } as const;
      const before = force ? await newest() : known;
      const save = await sendSave(appId, { userId, content, ...words, before, force });
      setKnown(save);
      await changed();
    },
  });
  const newest = async () => {
    const { saves } = await saveOf(appId).files.list({
      ...{ userId, namespaces: [namespace], progressType: 'LINEAR', count: 1 },
    });
    return saves[0];
  };
  const isConflict = isBehind(send.error);
  const again = () => {
    send.reset();
    read.mutate();
  };
  return (
    <Paper p="md" component="section" aria-label={text.device(number)} className={classes.device}>
      <Group justify="space-between">
        <Title order={2}>{text.device(number)}</Title>
        <Text size="xs" c="dimmed" role="status">
          {known === undefined ? text.knowsNothing : text.knows(known.revision)}
        </Text>
      </Group>
      <Suspense fallback={<Waiting height={HEIGHT} />}>
        <JsonField label={text.progress(number)} value={source} onChange={setSource} minHeight={96} maxHeight={220} />
      </Suspense>
      <Group gap="xs">
        <ActionButton
          size="xs"
          variant="default"
          icon={downloadIcon}
          reason={reason}
          loading={read.isPending}
          onClick={again}
        >
          {text.read}
        </ActionButton>
        <ActionButton
          size="xs"
          icon={uploadIcon}
          reason={reason}
          loading={send.isPending}
          onClick={() => send.mutate(false)}
        >
          {text.save}
        </ActionButton>
      </Group>
      {isConflict ? (
        <Alert color="yellow" title={text.conflict} role="alert">
          <Text size="sm">{text.conflictHelp}</Text>
          <Group gap="xs" mt="xs">
            <ActionButton size="xs" variant="default" onClick={again}>
              {text.takeTheirs}
            </ActionButton>
            <ActionButton size="xs" variant="default" onClick={() => send.mutate(true)}>
              {text.keepMine}
            </ActionButton>
          </Group>
        </Alert>
      ) : send.error === null ? null : (
        <ErrorPanel error={send.error} title={text.notSaved} />
      )}
      {read.error === null ? null : <ErrorPanel error={read.error} onRetry={() => read.mutate()} />}
      {read.data === false ? (
        <Text size="sm" c="dimmed" role="status">
          {text.nothingYet}
        </Text>
      ) : null}
    </Paper>
  );
}

/** Another device was first: it changed the save, or it made the only one that there may be. */
function isBehind(error: unknown): boolean {
  return error instanceof UosApiError && (error.code === WRONG_STATE || error.code === EXISTS);
}

const EXISTS = 6;
