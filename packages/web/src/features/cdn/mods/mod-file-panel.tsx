// One file of a mod beside the list: what is in it, and what the inspection said.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ModEntry } from '@uos/sdk/browser';
import { modEntryColumns } from '@uos/sdk/services/cdn.columns';
import { Suspense } from 'react';
import { queryOf } from '../../../kit/call/query.ts';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { fileIcon } from '../../../kit/show/icons.ts';
import { text as kit } from '../../../kit/text.zh.ts';
import { cdnOf } from '../queries.ts';
import { text } from './text.zh.ts';

const FilePreview = part(() => import('../preview/file-preview.tsx'));

interface ModFilePanelProps {
  readonly appId: string;
  readonly modId: string;
  readonly versionId: string;
  readonly path: string;
  readonly onClose: () => void;
}

export default function ModFilePanel({ appId, modId, versionId, path, onClose }: ModFilePanelProps) {
  const files = useQuery(queryOf(cdnOf(appId).mods.versionEntries, { id: modId, vid: versionId, path }));
  // why: the call finds what contains the words
  const entry = files.data?.Items.find((one) => one.path === path);
  return (
    <SideDrawer title={path} closeLabel={kit.close} width={640} canFill onClose={onClose}>
      {files.data === undefined ? (
        files.isLoadingError ? (
          <ErrorPanel error={files.error} onRetry={() => void files.refetch()} />
        ) : (
          <Waiting height={160} />
        )
      ) : entry === undefined ? (
        <EmptyState icon={fileIcon} title={text.noSuchFile} />
      ) : (
        <Stack gap="md">
          <Suspense fallback={<Waiting height={160} />}>
            <FilePreview
              path={entry.path}
              url={entry.content_link}
              contentType={entry.content_type}
              size={entry.content_size}
            />
          </Suspense>
          <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(entry) }))} />
        </Stack>
      )}
    </SideDrawer>
  );
}

const facts = columnsOf<ModEntry>(modEntryColumns, {
  content_size: {},
  content_type: {},
  inspect_result: { kind: 'status' },
  report_status: {},
  content_hash: { kind: 'id' },
  last_modified: { title: text.updated },
});
