// The files of one version of a mod, each with what the inspection said.

import { Modal } from '@mantine/core';
import type { ModEntry, ModWithVersions } from '@uos/sdk/browser';
import { modEntryColumns } from '@uos/sdk/services/cdn.columns';
import { Suspense, useState } from 'react';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { alertIcon, externalIcon, eyeIcon, folderIcon } from '../../../kit/show/icons.ts';
import { text as kit } from '../../../kit/text.zh.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { cdnOf } from '../queries.ts';
import type { Reviewed } from './review-dialog.tsx';
import { text } from './text.zh.ts';
import { useVersion, VersionChoice } from './version-choice.tsx';

const FilePreview = part(() => import('../preview/file-preview.tsx'));

interface ModFilesProps {
  readonly appId: string;
  readonly mod: ModWithVersions;
  readonly onReview: (reviewed: Reviewed) => void;
}

export default function ModFiles({ appId, mod, onReview }: ModFilesProps) {
  const version = useVersion(mod);
  const refusal = usePermission()('cdn.mods.report');
  const [shown, setShown] = useState<ModEntry>();
  if (version === undefined) {
    return (
      <EmptyState icon={folderIcon} title={text.noVersions}>
        {text.noVersionsHint}
      </EmptyState>
    );
  }
  return (
    <>
      <DataList
        id="cdn.mod-files"
        key={version.versionid}
        label={text.files}
        source={listOf(cdnOf(appId).mods.versionEntries, ({ q }) => ({
          id: mod.id,
          vid: version.versionid,
          ...given({ path: q }),
        }))}
        columns={columns}
        rowKey={({ entryid }) => entryid}
        rowName={({ path }) => path}
        search={text.searchFiles}
        toolbar={<VersionChoice mod={mod} />}
        actions={(entry) => [
          { label: text.preview, icon: eyeIcon, onClick: () => setShown(entry) },
          {
            label: text.openFile,
            icon: externalIcon,
            onClick: () => window.open(entry.content_link, '_blank', 'noopener'),
          },
          {
            label: text.reportFile,
            icon: alertIcon,
            reason: refusal,
            onClick: () => onReview({ kind: 'report', mod, version, entry }),
          },
        ]}
        empty={<EmptyState icon={folderIcon} title={text.noFiles} action={<VersionChoice mod={mod} />} />}
      />
      {shown === undefined ? null : (
        <Modal
          opened
          size="xl"
          title={shown.path}
          onClose={() => setShown(undefined)}
          closeButtonProps={{ 'aria-label': kit.close }}
        >
          <Suspense fallback={null}>
            <FilePreview
              path={shown.path}
              url={shown.content_link}
              contentType={shown.content_type}
              size={shown.content_size}
            />
          </Suspense>
        </Modal>
      )}
    </>
  );
}

const columns = columnsOf<ModEntry>(modEntryColumns, {
  path: {},
  content_type: { wideOnly: true },
  content_size: {},
  inspect_result: { kind: 'status' },
  report_status: {},
  last_modified: { title: text.updated, wideOnly: true },
});
