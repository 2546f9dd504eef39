// The files of one version of a mod, each with what the inspection said.

import type { ModEntry, ModWithVersions } from '@uos/sdk/browser';
import { modEntryColumns } from '@uos/sdk/services/cdn.columns';
import { Suspense } from 'react';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { alertIcon, externalIcon, eyeIcon, folderIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { cdnOf } from '../queries.ts';
import type { Reviewed } from './review-dialog.tsx';
import { text } from './text.zh.ts';
import { useVersion, VersionChoice } from './version-choice.tsx';

const ModFilePanel = part(() => import('./mod-file-panel.tsx'), 'over');

const spec = { file: words() };

interface ModFilesProps {
  readonly appId: string;
  readonly mod: ModWithVersions;
  readonly onReview: (reviewed: Reviewed) => void;
}

export default function ModFiles({ appId, mod, onReview }: ModFilesProps) {
  const version = useVersion(mod);
  const refusal = usePermission()('cdn.mods.report');
  const [{ file: path }, change] = useSearchState(spec);
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
        rowSearch={({ path }) => ({ file: path })}
        search={text.searchFiles}
        toolbar={<VersionChoice mod={mod} />}
        actions={(entry) => [
          { label: text.preview, icon: eyeIcon, onClick: () => change({ file: entry.path }) },
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
      {path === '' ? null : (
        <Suspense fallback={null}>
          <ModFilePanel
            appId={appId}
            modId={mod.id}
            versionId={version.versionid}
            path={path}
            onClose={() => change({ file: '' })}
          />
        </Suspense>
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
