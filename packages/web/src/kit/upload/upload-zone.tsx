// Where files and folders are dropped or picked. What was dropped goes on in the background, in the task centre.

import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core';
import { formatSize, uploadLimits } from '@uos/contract/rules';
import { type DragEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { toastInfo } from '../act/toast.tsx';
import { part } from '../lazy/part.tsx';
import { Icon } from '../show/icon.tsx';
import { historyIcon, uploadIcon } from '../show/icons.ts';
import { filesOfDrop, filesOfInput, type Picked, withoutTopFolder } from './picked-files.ts';
import { text } from './text.zh.ts';
import { forgetUnfinished, readUnfinished, stillMissing } from './unfinished.ts';
import classes from './upload.module.css';
import type { ConflictRule, PickedFile, UploadTarget } from './upload-queue.ts';
import { uploads } from './uploads.ts';
import { useUpload } from './use-upload.ts';

const UploadProgress = part(() => import('./upload-progress.tsx'), 'nothing');

interface UploadZoneProps {
  readonly target: UploadTarget;
  /** Put before every path: the folder that is open. */
  readonly folder?: string;
  /** Why nothing may be uploaded. */
  readonly reason?: string | undefined;
  readonly maxBytes?: number;
  /** Why a file is not taken, such as a wrong kind. */
  readonly check?: (picked: PickedFile) => string | undefined;
  /** One file at a time where false. */
  readonly many?: boolean;
  /** False where no file can take the path of another: nobody is asked what then happens. */
  readonly hasRule?: boolean;
  /** Around a list: the whole list takes drops, and nothing is drawn while nobody drags. */
  readonly children?: ReactNode;
}

export function UploadZone(props: UploadZoneProps) {
  const { target, folder = '', reason, many = true, hasRule = many, children } = props;
  const [over, setOver] = useState(false);
  const [rule, setRule] = useState<ConflictRule>('overwrite');
  const [unfinished, setUnfinished] = useState(() => readUnfinished(target.id));
  const batch = useUpload(target.id);
  const files = useRef<HTMLInputElement>(null);
  const folders = useRef<HTMLInputElement>(null);

  const take = (picked: Picked): void => {
    const missing = unfinished === undefined ? [] : stillMissing(unfinished, picked.files);
    const placed = withoutTopFolder(picked.files).map(({ path, file }) => ({
      path: folder === '' ? path : `${folder.replace(/\/$/, '')}/${path}`,
      file,
    }));
    const found = missing.length > 0 ? missing : placed;
    const good = found.filter((one) => refusal(one, props) === undefined);
    const [bad] = found.filter((one) => refusal(one, props) !== undefined);
    if (bad !== undefined) {
      toastInfo(text.refused(found.length - good.length, refusal(bad, props) ?? ''));
    }
    if (picked.skipped > 0) {
      toastInfo(text.skipped(picked.skipped));
    }
    if (good.length === 0) {
      toastInfo(text.nothing);
      return;
    }
    setUnfinished(undefined);
    uploads.add(target, good, rule);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (reason === undefined) {
      void filesOfDrop(event.dataTransfer).then(take);
    }
  };
  const pick = (input: HTMLInputElement): void => {
    take(filesOfInput(input));
    input.value = '';
  };
  const isBlocked = reason !== undefined;
  return (
    <section
      aria-label={text.title(target.title)}
      className={children === undefined ? classes.zone : classes.around}
      data-over={over || undefined}
      data-words={text.dropNow}
      onDragOver={(event) => {
        if (!isBlocked && event.dataTransfer.types.includes('Files')) {
          event.preventDefault();
          setOver(true);
        }
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) {
          setOver(false);
        }
      }}
      onDrop={drop}
    >
      <input ref={files} type="file" multiple={many} hidden onChange={(event) => pick(event.currentTarget)} />
      <input
        ref={(input) => {
          folders.current = input;
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        onChange={(event) => pick(event.currentTarget)}
      />
      {unfinished === undefined || isBlocked ? null : (
        <Alert color="brand" icon={<Icon of={historyIcon} />} title={text.unfinished(unfinished.files.length)} mb="sm">
          <Group justify="space-between" gap="sm">
            <Text size="sm">{text.unfinishedHint}</Text>
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={() => (many ? folders : files).current?.click()}>
                {many ? text.pickFolder : text.pickFiles}
              </Button>
              <Button
                size="xs"
                variant="subtle"
                color="gray"
                onClick={() => {
                  forgetUnfinished(target.id);
                  setUnfinished(undefined);
                }}
              >
                {text.forget}
              </Button>
            </Group>
          </Group>
        </Alert>
      )}
      {batch === undefined ? null : (
        <Suspense fallback={null}>
          <UploadProgress batch={batch} />
        </Suspense>
      )}
      {children === undefined ? (
        <div className={classes.words}>
          <Icon of={uploadIcon} size={28} />
          <Text fw={500}>{reason ?? (over ? text.dropNow : text.drop)}</Text>
          <Group gap="xs" justify="center">
            <Button size="xs" variant="default" disabled={isBlocked} onClick={() => files.current?.click()}>
              {text.pickFiles}
            </Button>
            {many ? (
              <Button size="xs" variant="default" disabled={isBlocked} onClick={() => folders.current?.click()}>
                {text.pickFolder}
              </Button>
            ) : null}
          </Group>
          {hasRule ? (
            <Group gap="xs">
              <Text size="xs" c="dimmed">
                {text.conflict}
              </Text>
              <NativeSelect
                size="xs"
                aria-label={text.conflict}
                value={rule}
                data={(['overwrite', 'skip'] as const).map((value) => ({ value, label: text.conflicts[value] }))}
                onChange={(event) => setRule(event.currentTarget.value as ConflictRule)}
              />
            </Group>
          ) : null}
        </div>
      ) : (
        children
      )}
    </section>
  );
}

function refusal(
  picked: PickedFile,
  { maxBytes = uploadLimits.objectBytes, check }: UploadZoneProps,
): string | undefined {
  return picked.file.size > maxBytes ? text.tooLarge(formatSize(maxBytes)) : check?.(picked);
}
