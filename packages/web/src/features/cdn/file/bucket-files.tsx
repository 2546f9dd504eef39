// The current files of a bucket, folder by folder.

import { Anchor, Breadcrumbs, Group, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cdnLabels, label } from '@uos/contract/labels';
import { check, contentUrl, entryPath, normalizeEntryPath } from '@uos/contract/rules';
import type { DirectoryItem } from '@uos/sdk/browser';
import { directoryItemColumns } from '@uos/sdk/services/cdn.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import type { RowAction } from '../../../kit/act/row-menu.tsx';
import { screen } from '../../../kit/address/link.ts';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import {
  copyIcon,
  externalIcon,
  eyeIcon,
  fileIcon,
  folderIcon,
  trashIcon,
  uploadIcon,
} from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { text as kit } from '../../../kit/text.zh.ts';
import { UploadZone } from '../../../kit/upload/upload-zone.tsx';
import { useUpload } from '../../../kit/upload/use-upload.ts';
import type { BucketContext } from '../bucket/bucket-detail.tsx';
import { useContentBase } from '../bucket/content-base.ts';
import { bucketKeys, cdnOf, filesSource } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './bucket-files.module.css';
import { bucketTarget, zoneId } from './upload.ts';

const FilePanel = part(() => import('./file-panel.tsx'), 'over');

/** How often the list is read again while files come. */
const ARRIVING_MS = 3000;

const search = { path: words(), file: words() };

export default function BucketFiles(context: BucketContext) {
  const { appId, bucket, writeReason } = context;
  const [{ path, file: shown }, change] = useSearchState(search);
  const [doomed, setDoomed] = useState<DirectoryItem>();
  const upload = useUpload(zoneId(appId, bucket.id));
  const isArriving = upload?.isOver === false;
  const [isUploading, setUploading] = useState(false);
  const client = useQueryClient();
  const base = useContentBase();
  const clipboard = useClipboard();
  const urlOf = (item: { readonly path: string }): string =>
    base + contentUrl({ bucketId: bucket.id, path: item.path });
  const refresh = bucketKeys(appId);
  const place = screen('/services/{appId}/asset/bucket/{bucketId}', { appId, bucketId: bucket.id });

  const zone = {
    target: bucketTarget({
      appId,
      bucketId: bucket.id,
      title: text.bucketTitle(bucket.name),
      link: place,
      onFinished: () => {
        for (const queryKey of refresh) {
          void client.invalidateQueries({ queryKey });
        }
      },
    }),
    folder: path,
    reason: writeReason,
    check: (picked: { readonly path: string }) =>
      check(entryPath, normalizeEntryPath(picked.path)) === undefined ? undefined : text.refusedPath,
  };

  const actionsOf = (item: DirectoryItem): RowAction[] => {
    const { entry } = item;
    const file: RowAction[] =
      entry === null
        ? []
        : [
            { label: text.showFile, icon: eyeIcon, onClick: () => change({ file: entry.entryid }) },
            {
              label: text.copyUrl,
              icon: copyIcon,
              said: kit.copied,
              onClick: () => clipboard.copy(urlOf(item)),
            },
            { label: text.open, icon: externalIcon, onClick: () => window.open(urlOf(item), '_blank', 'noopener') },
          ];
    return [
      ...file,
      { label: text.delete, icon: trashIcon, danger: true, reason: writeReason, onClick: () => setDoomed(item) },
    ];
  };

  const columns = columnsOf<DirectoryItem>(directoryItemColumns, {
    name: { cell: (item) => <Name item={item} /> },
    type: { title: text.type, cell: (item) => <Type item={item} />, wideOnly: true },
    content_size: {},
    last_modified: {},
  });

  const list = (
    <DataList
      id="cdn.files"
      key={path}
      layout="scroll"
      label={text.files}
      source={filesSource({ appId, id: bucket.id }, path)}
      columns={columns}
      rowKey={(item) => item.path}
      rowName={(item) => item.name}
      rowLink={(item) => folderLink(appId, bucket.id, item)}
      rowSearch={({ entry }) => (entry === null ? undefined : { file: entry.entryid })}
      {...(isArriving ? { refetchMs: ARRIVING_MS } : {})}
      search={text.searchFiles}
      actions={actionsOf}
      bulk={[
        {
          key: 'delete',
          label: text.bulkDelete,
          icon: trashIcon,
          danger: true,
          reason: writeReason,
          run: (item) => remove(appId, bucket.id, item),
          words: text.bulkDeleteWords,
        },
      ]}
      refresh={refresh}
      toolbar={
        <ActionButton
          icon={uploadIcon}
          size="sm"
          variant="default"
          reason={writeReason}
          onClick={() => setUploading(!isUploading)}
        >
          {isUploading ? text.closeUpload : text.upload}
        </ActionButton>
      }
      empty={
        isArriving ? null : (
          <EmptyState
            icon={folderIcon}
            title={path === '' ? text.noFiles : text.emptyFolder}
            commands={text.syncCommands(bucket.name)}
          >
            {text.noFilesHint}
          </EmptyState>
        )
      }
    />
  );

  return (
    <>
      {path === '' ? null : <FolderPath path={path} appId={appId} bucketId={bucket.id} />}
      {(isUploading || bucket.entry_count === 0) && !isArriving ? (
        <Stack gap="md">
          <UploadZone {...zone} />
          {list}
        </Stack>
      ) : (
        <UploadZone {...zone}>{list}</UploadZone>
      )}
      {shown === '' ? null : (
        <Suspense fallback={null}>
          <FilePanel {...context} entryId={shown} urlOf={urlOf} onClose={() => change({ file: '' })} />
        </Suspense>
      )}
      {doomed === undefined ? null : (
        <Confirm
          title={isFolder(doomed) ? text.deleteFolder : text.deleteFile}
          verb={text.delete}
          onConfirm={() => remove(appId, bucket.id, doomed)}
          done={isFolder(doomed) ? text.folderDeleted : text.fileDeleted}
          refresh={refresh}
          onClose={() => setDoomed(undefined)}
        >
          {isFolder(doomed)
            ? text.deleteFolderWords(doomed.path, doomed.entry_count)
            : text.deleteFileWords(doomed.path)}
        </Confirm>
      )}
    </>
  );
}

function isFolder({ type }: DirectoryItem): boolean {
  return type === 'directory';
}

function remove(appId: string, id: string, item: DirectoryItem): Promise<unknown> {
  const { entries } = cdnOf(appId);
  return item.entry === null
    ? entries.removeDirectory({ id, path: item.path })
    : entries.remove({ id, eid: item.entry.entryid });
}

function folderLink(appId: string, bucketId: string, item: DirectoryItem) {
  return isFolder(item)
    ? screen('/services/{appId}/asset/bucket/{bucketId}', { appId, bucketId }, { path: item.path })
    : undefined;
}

function Name({ item }: { item: DirectoryItem }) {
  return (
    <Group gap={8} wrap="nowrap">
      <span className={classes.mark} data-folder={isFolder(item) || undefined}>
        <Icon of={isFolder(item) ? folderIcon : fileIcon} size={18} />
      </span>
      <span className={classes.name}>{item.name}</span>
    </Group>
  );
}

function Type({ item }: { item: DirectoryItem }) {
  if (isFolder(item)) {
    return (
      <Text size="sm" c="dimmed" component="span">
        {text.folder} · {text.folderSummary(item.entry_count)}
      </Text>
    );
  }
  return item.entry?.complete === false ? (
    <StatusDot label={label(cdnLabels.entry.complete, false)} />
  ) : (
    <Text size="sm" c="dimmed" component="span">
      {item.entry?.content_type.split(';')[0]}
    </Text>
  );
}

function FolderPath({ path, appId, bucketId }: { path: string; appId: string; bucketId: string }) {
  const segments = path.split('/').filter((segment) => segment !== '');
  const linkTo = (depth: number) =>
    screen(
      '/services/{appId}/asset/bucket/{bucketId}',
      { appId, bucketId },
      depth === 0 ? {} : { path: segments.slice(0, depth).join('/') },
    );
  return (
    <nav aria-label={text.path} className={classes.path}>
      <Breadcrumbs separatorMargin={6}>
        {[text.root, ...segments].map((segment, depth) =>
          depth === segments.length ? (
            <Text key={segments.slice(0, depth).join('/')} size="sm" component="span" fw={500} aria-current="location">
              {segment}
            </Text>
          ) : (
            <Anchor
              key={segments.slice(0, depth).join('/')}
              size="sm"
              renderRoot={(props) => <Link {...props} {...linkTo(depth)} />}
            >
              {segment}
            </Anchor>
          ),
        )}
      </Breadcrumbs>
    </nav>
  );
}
