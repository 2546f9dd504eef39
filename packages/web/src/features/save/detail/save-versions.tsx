// The contents that a save had before: looked at, taken to a file, put against what it holds now, given back to the player.

import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatSize, formatTime } from '@uos/contract/rules';
import type { CloudSave, SaveVersion } from '@uos/sdk/services/save';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { screen } from '../../../kit/address/link.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { backIcon, compareIcon, downloadIcon, eyeIcon, historyIcon, lockIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { nameOf, saveKeys, saveOf, versionsQuery } from '../queries.ts';
import { fetchFile } from '../saves/use-download.ts';
import { text } from '../text.zh.ts';
import classes from './versions.module.css';

const ContentView = part(() => import('../content/content-view.tsx'));
const HEIGHT = 240;

interface SaveVersionsProps {
  readonly appId: string;
  readonly save: CloudSave;
  /** Why somebody may not see what players saved. */
  readonly reason: string | undefined;
}

export default function SaveVersions({ appId, save, reason }: SaveVersionsProps) {
  const versions = useQuery({ ...versionsQuery(appId, save.saveId), enabled: reason === undefined });
  const [restored, setRestored] = useState<SaveVersion>();
  const { restore } = saveOf(appId).versions;
  if (reason !== undefined) {
    return (
      <EmptyState icon={lockIcon} title={text.contentClosed}>
        {reason}
      </EmptyState>
    );
  }
  if (versions.data === undefined) {
    return versions.isLoadingError ? (
      <ErrorPanel error={versions.error} onRetry={() => void versions.refetch()} />
    ) : (
      <Waiting height={HEIGHT} />
    );
  }
  if (versions.data.length === 0) {
    return (
      <EmptyState icon={historyIcon} title={text.noVersions}>
        {text.noVersionsHint}
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={classes.versions} aria-label={text.versions}>
        <li>
          <Text size="sm" fw={600}>
            {text.nowVersion(save.revision)}
          </Text>
          <Text size="xs" c="dimmed">
            {formatTime(save.modifiedAt)} · {formatSize(save.file.size)}
          </Text>
        </li>
        {versions.data.map((version) => (
          <Version
            key={version.number}
            appId={appId}
            save={save}
            version={version}
            onRestore={() => setRestored(version)}
          />
        ))}
      </ol>
      {restored === undefined ? null : (
        <Confirm
          title={text.restoreTitle(nameOf(save))}
          verb={text.restoreTo(restored.number)}
          change={{ from: text.revision(save.revision), to: text.revision(restored.number) }}
          onConfirm={() => restore({ id: save.saveId, number: String(restored.number), ifRevision: save.revision })}
          undo={() => restore({ id: save.saveId, number: String(save.revision) })}
          done={text.restored(restored.number)}
          refresh={saveKeys(appId)}
          onClose={() => setRestored(undefined)}
        >
          {text.restoreWords(save.userId, formatTime(restored.file.modifiedAt))}
        </Confirm>
      )}
    </>
  );
}

interface VersionProps {
  readonly appId: string;
  readonly save: CloudSave;
  readonly version: SaveVersion;
  readonly onRestore: () => void;
}

function Version({ appId, save, version, onRestore }: VersionProps) {
  const { number, file, replacedAt } = version;
  const navigate = useNavigate();
  const [isShown, setShown] = useState(false);
  const download = useAction({ run: () => fetchFile(file, `${save.saveId}-r${number}`) });
  const cannotRestore = usePermission()('save.versions.restore');
  return (
    <li>
      <Text size="sm" fw={600}>
        {text.revision(number)}
      </Text>
      <Text size="xs" c="dimmed">
        {formatTime(file.modifiedAt)} · {formatSize(file.size)} · {text.replacedAt(formatTime(replacedAt))}
      </Text>
      <Group gap="xs" mt={4}>
        <ActionButton
          size="compact-xs"
          variant="default"
          icon={eyeIcon}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? text.hide : text.look}
        </ActionButton>
        <ActionButton
          size="compact-xs"
          variant="default"
          icon={compareIcon}
          onClick={() =>
            void navigate({
              ...screen('/services/{appId}/crud/save', { appId }),
              search: { tab: 'compare', left: `${save.saveId}@${number}`, right: save.saveId },
            } as never)
          }
        >
          {text.compareNow}
        </ActionButton>
        <ActionButton size="compact-xs" variant="default" icon={downloadIcon} onClick={() => download.mutate()}>
          {text.download}
        </ActionButton>
        <ActionButton size="compact-xs" variant="default" icon={backIcon} reason={cannotRestore} onClick={onRestore}>
          {text.restore}
        </ActionButton>
      </Group>
      {isShown ? (
        <div className={classes.content}>
          <Suspense fallback={<Waiting height={HEIGHT} />}>
            <ContentView file={file} label={text.contentOf(text.revision(number))} />
          </Suspense>
        </div>
      ) : null}
    </li>
  );
}
