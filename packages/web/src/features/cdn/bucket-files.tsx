// The current files of a bucket, folder by folder.
import { Anchor, Breadcrumbs, Group, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { cdnLabels, label } from '@uos/contract/labels';
import { contentUrl } from '@uos/contract/rules';
import type { DirectoryItem } from '@uos/sdk/browser';
import { useState } from 'react';
import { Confirm } from '../../kit/confirm.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Icon } from '../../kit/icon.tsx';
import { screen } from '../../kit/link.ts';
import { type Column, columnsOf } from '../../kit/list/column.tsx';
import { DataList } from '../../kit/list/data-list.tsx';
import type { RowAction } from '../../kit/row-menu.tsx';
import { useSearchState, words } from '../../kit/search-state.ts';
import { StatusDot } from '../../kit/status-dot.tsx';
import { text as kit } from '../../kit/text.zh.ts';
import { toastDone } from '../../kit/toast.tsx';
import type { BucketContext } from './bucket-detail.tsx';
import classes from './bucket-files.module.css';
import { useContentBase } from './content-base.ts';
import { bucketKey, bucketsKey, cdnOf, directorySource } from './queries.ts';
import { text } from './text.zh.ts';

const c = columnsOf<DirectoryItem>();

const search = { path: words() };

export function BucketFiles({ appId, bucket, readOnly }: BucketContext) {
  const [{ path }] = useSearchState(search);
  const [doomed, setDoomed] = useState<DirectoryItem>();
  const base = useContentBase();
  const clipboard = useClipboard();

  const actionsOf = (item: DirectoryItem): RowAction[] => {
    const url = base + contentUrl({ bucketId: bucket.id, path: item.path });
    const file: RowAction[] = [
      {
        label: text.copyUrl,
        icon: 'copy',
        onClick: () => {
          clipboard.copy(url);
          toastDone(kit.copied);
        },
      },
      { label: text.open, icon: 'external', onClick: () => window.open(url, '_blank', 'noopener') },
    ];
    return [
      ...(isFolder(item) ? [] : file),
      { label: text.delete, icon: 'trash', danger: true, reason: readOnly, onClick: () => setDoomed(item) },
    ];
  };

  const columns: readonly Column<DirectoryItem>[] = [
    c.own('name', text.name, (item) => <Name item={item} link={folderLink(appId, bucket.id, item)} />),
    c.own('type', text.type, (item) => <Type item={item} />, { wideOnly: true }),
    c.bytes('content_size', text.size),
    c.time('last_modified', text.modified),
  ];

  return (
    <>
      {path === '' ? null : <FolderPath path={path} appId={appId} bucketId={bucket.id} />}
      <DataList
        id="cdn.files"
        key={path}
        layout="scroll"
        label={text.files}
        source={directorySource({ appId, id: bucket.id }, path)}
        columns={columns}
        rowKey={(item) => item.path}
        rowName={(item) => item.name}
        actions={actionsOf}
        empty={
          <EmptyState
            icon="folder"
            title={path === '' ? text.noFiles : text.emptyFolder}
            commands={text.syncCommands(bucket.name)}
          >
            {text.noFilesHint}
          </EmptyState>
        }
      />
      {doomed === undefined ? null : (
        <Confirm
          title={isFolder(doomed) ? text.deleteFolder : text.deleteFile}
          verb={text.delete}
          onConfirm={() => remove(appId, bucket.id, doomed)}
          done={isFolder(doomed) ? text.folderDeleted : text.fileDeleted}
          refresh={[bucketKey(appId, bucket.id), bucketsKey(appId)]}
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

function Name({ item, link }: { item: DirectoryItem; link: ReturnType<typeof folderLink> }) {
  return (
    <Group gap={8} wrap="nowrap">
      <span className={classes.mark} data-folder={isFolder(item) || undefined}>
        <Icon name={isFolder(item) ? 'folder' : 'file'} size={18} />
      </span>
      {link === undefined ? (
        <span className={classes.name}>{item.name}</span>
      ) : (
        <Anchor size="sm" fw={500} className={classes.name} renderRoot={(props) => <Link {...props} {...link} />}>
          {item.name}
        </Anchor>
      )}
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
