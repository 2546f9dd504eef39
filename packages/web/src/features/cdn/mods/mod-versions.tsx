// The versions of a mod, newest first.

import { Badge, Group } from '@mantine/core';
import type { ModVersion, ModWithVersions } from '@uos/sdk/browser';
import { modVersionColumns } from '@uos/sdk/services/cdn.columns';
import { oneOf, useSearchState, words } from '../../../kit/address/search-state.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { checkIcon, closeIcon, fileIcon, folderIcon, listIcon, playIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { cdnOf } from '../queries.ts';
import type { Reviewed } from './review-dialog.tsx';
import { refusedStep } from './review-steps.ts';
import { text } from './text.zh.ts';

const place = { tab: oneOf('versions', 'files', 'report'), version: words() };

interface ModPartProps {
  readonly appId: string;
  readonly mod: ModWithVersions;
  readonly onReview: (reviewed: Reviewed) => void;
}

export default function ModVersions({ appId, mod, onReview }: ModPartProps) {
  const [, go] = useSearchState(place);
  const refusal = usePermission()('cdn.mods.inspect');
  return (
    <DataList
      id="cdn.mod-versions"
      label={text.versions}
      source={wholeListOf(cdnOf(appId).mods.get, { id: mod.id }, { rows: ({ versions }) => versions })}
      columns={columnsFor(mod.latest_versionid)}
      rowKey={({ versionid }) => versionid}
      rowName={({ version }) => version}
      actions={(version) => [
        {
          label: text.showFiles,
          icon: folderIcon,
          onClick: () => go({ tab: 'files', version: version.versionid }, { fresh: true }),
        },
        {
          label: text.showReport,
          icon: listIcon,
          onClick: () => go({ tab: 'report', version: version.versionid }, { fresh: true }),
        },
        ...(['start', 'approve', 'reject'] as const).map((kind) => ({
          label: text[kind],
          icon: { start: playIcon, approve: checkIcon, reject: closeIcon }[kind],
          danger: kind === 'reject',
          reason: refusal ?? refusedStep(kind, mod, version),
          onClick: () => onReview({ kind, mod, version }),
        })),
      ]}
      empty={
        <EmptyState
          icon={fileIcon}
          title={text.noVersions}
          snippets={{ call: cdnOf(appId).mods.createVersion, input: { id: mod.id, version: '1.0.0' } }}
        >
          {text.noVersionsHint}
        </EmptyState>
      }
    />
  );
}

const columnsFor = (latest: string | null) =>
  columnsOf<ModVersion>(modVersionColumns, {
    version: {
      cell: ({ version, versionid }) => (
        <Group gap={6}>
          <strong>{version}</strong>
          {versionid === latest ? (
            <Badge variant="light" size="sm" radius="sm">
              {text.latest}
            </Badge>
          ) : null}
        </Group>
      ),
    },
    status: {},
    notes: {},
    entry_count: {},
    content_size: {},
    submitted: {},
    finished: { wideOnly: true },
  });
