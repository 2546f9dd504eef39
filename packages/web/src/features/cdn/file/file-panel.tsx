// One file of a bucket: what is in it, where it is loaded from, and what it was in earlier releases.

import { Button, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { cdnLabels, label } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { Entry, ReleaseEntry } from '@uos/sdk/browser';
import { usageTable } from '@uos/sdk/services/usage';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { gatherOf, keyOf, queryOf } from '../../../kit/call/query.ts';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { CopyableId } from '../../../kit/show/code.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { text as kit } from '../../../kit/text.zh.ts';
import { clientOf } from '../../../shell/uos.ts';
import type { BucketContext } from '../bucket/bucket-detail.tsx';
import { bucketKeys, cdnOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './file-panel.module.css';

const FilePreview = part(() => import('../preview/file-preview.tsx'));

interface FilePanelProps extends BucketContext {
  readonly entryId: string;
  /** Its content URL. */
  readonly urlOf: (entry: Entry) => string;
  readonly onClose: () => void;
}

export default function FilePanel({ entryId, urlOf, onClose, ...context }: FilePanelProps) {
  const { appId, bucket } = context;
  const file = useQuery(queryOf(cdnOf(appId).entries.get, { id: bucket.id, eid: entryId }));
  const { data: entry } = file;
  return (
    <SideDrawer title={entry?.path ?? text.files} closeLabel={kit.close} width={640} canFill onClose={onClose}>
      {entry === undefined ? (
        file.isLoadingError ? (
          <ErrorPanel error={file.error} onRetry={() => void file.refetch()} />
        ) : (
          <Waiting height={160} />
        )
      ) : (
        <File key={entry.entryid} {...context} entry={entry} url={urlOf(entry)} />
      )}
    </SideDrawer>
  );
}

function File({ entry, url, ...context }: BucketContext & { readonly entry: Entry; readonly url: string }) {
  const { bucket } = context;
  return (
    <Stack gap="md">
      <Suspense fallback={<Waiting height={160} />}>
        <FilePreview
          path={entry.path}
          url={entry.content_link}
          contentType={entry.content_type}
          size={entry.content_size}
          complete={entry.complete}
          isPrivate={bucket.private}
        />
      </Suspense>
      <Facts
        facts={[
          { title: text.contentUrl, value: <CopyableId value={url} label={text.copyUrl} /> },
          { title: text.hash, value: <CopyableId value={entry.content_hash} /> },
          { title: text.size, value: text.bytes(entry.content_size) },
          { title: text.contentType, value: entry.content_type },
          { title: text.modified, value: formatTime(entry.last_modified) },
          { title: text.modifiedBy, value: entry.last_modified_by_name || '–' },
        ]}
      />
      <Group gap="xs">
        <Button size="xs" variant="default" component="a" href={url} target="_blank" rel="noopener">
          {text.open}
        </Button>
      </Group>
      <Versions {...context} entry={entry} />
      <Analysis {...context} path={entry.path} />
    </Stack>
  );
}

type PartProps = BucketContext & { readonly entry: Entry };

function Versions({ appId, bucket, writeReason, entry }: PartProps) {
  const versions = useQuery(versionsQuery(appId, bucket.id, entry.path));
  const restore = useAction({
    run: ({ path, content_hash, content_size, content_type }: ReleaseEntry) =>
      cdnOf(appId).entries.update({
        id: bucket.id,
        eid: entry.entryid,
        path,
        content_hash,
        content_size,
        content_type,
      }),
    done: ({ path }) => text.fileRestored(path),
    refresh: [...bucketKeys(appId), keyOf(cdnOf(appId).entries.get)],
  });
  const { data } = versions;
  return (
    <section aria-label={text.fileVersions}>
      <Title order={3}>{text.fileVersions}</Title>
      <Text size="xs" c="dimmed" mb="xs">
        {text.fileVersionsHelp}
      </Text>
      {data === undefined ? (
        versions.isLoadingError ? (
          <ErrorPanel error={versions.error} onRetry={() => void versions.refetch()} />
        ) : (
          <Skeleton height={60} radius="sm" />
        )
      ) : data.length === 0 ? (
        <Text size="sm">{text.noFileVersions}</Text>
      ) : (
        <ul className={classes.versions}>
          {data.map(({ file, releases }) => {
            const isCurrent = file.content_hash === entry.content_hash;
            return (
              <li key={file.versionid}>
                <strong>{releases.map(text.releaseNumber).join(' ')}</strong>
                <span>{text.bytes(file.content_size)}</span>
                <span>{formatTime(file.last_modified)}</span>
                {isCurrent ? (
                  <span className={classes.end}>{text.currentVersion}</span>
                ) : (
                  <Group gap={4} wrap="nowrap" className={classes.end}>
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      component="a"
                      href={file.content_link}
                      target="_blank"
                      rel="noopener"
                    >
                      {text.open}
                    </Button>
                    <ActionButton
                      size="compact-xs"
                      variant="subtle"
                      reason={writeReason}
                      loading={restore.isPending}
                      onClick={() => restore.mutate(file)}
                    >
                      {text.restoreFile}
                    </ActionButton>
                  </Group>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface FileVersion {
  readonly file: ReleaseEntry;
  /** Numbers of the releases that hold it. */
  readonly releases: number[];
}

/** Releases that are looked into for earlier contents. */
const LOOKED_INTO = 10;

function versionsQuery(appId: string, id: string, path: string) {
  const { releases } = cdnOf(appId);
  const input = { id, per_page: LOOKED_INTO };
  return gatherOf(releases.list, input, `versions of ${path}`, async (signal): Promise<FileVersion[]> => {
    const { Items } = await releases.list(input, { signal });
    const found = await Promise.all(
      Items.map(async ({ releaseid, releasenum }) => {
        const files = await releases.entries({ id, rid: releaseid, path, per_page: 100 }, { signal });
        return { releasenum, file: files.Items.find((file) => file.path === path) };
      }),
    );
    const versions: FileVersion[] = [];
    for (const { releasenum, file } of found) {
      const known = versions.find((one) => one.file.content_hash === file?.content_hash);
      if (known !== undefined) {
        known.releases.push(releasenum);
      } else if (file !== undefined) {
        versions.push({ file, releases: [releasenum] });
      }
    }
    return versions;
  });
}

/** What an asset bundle is made of. Only bundles have something to analyse. */
function Analysis({ appId, bucket, readOnly, path }: BucketContext & { readonly path: string }) {
  const [isAsked, setAsked] = useState(false);
  const { usage } = clientOf({ usage: usageTable }, appId);
  const analysis = useQuery({
    ...queryOf(usage.cdn.analyzeBundle, { id: appId, BucketId: bucket.id, Path: path }),
    enabled: isAsked,
    // why: the same question reads how far the task is
    refetchInterval: ({ state }) =>
      state.data?.Status === 'Pending' || state.data?.Status === 'Running' ? POLL_MS : false,
  });
  if (!/\.(bundle|unity3d|ab|assetbundle)$/i.test(path)) {
    return null;
  }
  const { data } = analysis;
  return (
    <section aria-label={text.analysis}>
      <Group justify="space-between">
        <Title order={3}>{text.analysis}</Title>
        <ActionButton
          size="xs"
          variant="default"
          reason={readOnly}
          loading={analysis.isFetching}
          onClick={() => (isAsked ? void analysis.refetch() : setAsked(true))}
        >
          {isAsked ? text.analyzeAgain : text.analyze}
        </ActionButton>
      </Group>
      {analysis.isError ? <ErrorPanel error={analysis.error} /> : null}
      {data === undefined ? null : (
        <Stack gap="xs">
          <StatusDot label={label(cdnLabels.bundleAnalysis.status, data.Status)} />
          {data.Error === '' ? null : <Text size="sm">{data.Error}</Text>}
          {data.Result === null ? null : (
            <>
              <Text size="sm">{text.analysisFacts(data.Result.AssetCount, data.Result.Compression)}</Text>
              <Table>
                <Table.Tbody>
                  {data.Result.Assets.map(({ Name, Type, Size }) => (
                    <Table.Tr key={Name}>
                      <Table.Td>{Name}</Table.Td>
                      <Table.Td>{Type}</Table.Td>
                      <Table.Td>{text.bytes(Size)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </>
          )}
        </Stack>
      )}
    </section>
  );
}

const POLL_MS = 2000;
