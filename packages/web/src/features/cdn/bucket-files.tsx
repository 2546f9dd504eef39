// The current files of a bucket, folder by folder.
import { Anchor, Breadcrumbs, Group, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cdnLabels, label } from '@uos/contract/labels';
import { contentUrl, formatTime } from '@uos/contract/rules';
import type { DirectoryItem } from '@uos/sdk/browser';
import { useState } from 'react';
import { Confirm } from '../../kit/confirm.tsx';
import { type Column, DataList } from '../../kit/data-list.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Icon } from '../../kit/icon.tsx';
import { screen } from '../../kit/link.ts';
import { type RowAction, RowMenu } from '../../kit/row-menu.tsx';
import { counting, useSearchState, words } from '../../kit/search-state.ts';
import { StatusDot } from '../../kit/status-dot.tsx';
import { text as kit } from '../../kit/text.zh.ts';
import { toastDone } from '../../kit/toast.tsx';
import type { BucketContext } from './bucket-detail.tsx';
import classes from './bucket-files.module.css';
import { useContentBase } from './content-url.tsx';
import { bucketKey, bucketsKey, cdnOf, directoryQuery, PAGE_SIZE } from './queries.ts';
import { text } from './text.zh.ts';

const search = { path: words(), page: counting(1) };

export function BucketFiles({ appId, bucket, readOnly }: BucketContext) {
  const [{ path, page }, change] = useSearchState(search);
  const items = useQuery(directoryQuery({ appId, id: bucket.id }, { path, page }));
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
    { key: 'name', title: text.name, cell: (item) => <Name item={item} link={folderLink(appId, bucket.id, item)} /> },
    { key: 'type', title: text.type, cell: (item) => <Type item={item} />, wideOnly: true },
    { key: 'size', title: text.size, cell: ({ content_size }) => text.bytes(content_size), align: 'right' },
    { key: 'modified', title: text.modified, cell: ({ last_modified }) => formatTime(last_modified) },
  ];

  return (
    <>
      {path === '' ? null : <FolderPath path={path} appId={appId} bucketId={bucket.id} />}
      <DataList
        label={text.files}
        query={items}
        columns={columns}
        rowKey={(item) => item.path}
        actions={(item) => <RowMenu name={item.name} actions={actionsOf(item)} />}
        paging={{ page, size: PAGE_SIZE, onPage: (next) => change({ page: next }) }}
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
