// The versions of a mod, newest first.
import { Badge, Group } from '@mantine/core';
import { cdnLabels } from '@uos/contract/labels';
import type { ModVersion, ModWithVersions } from '@uos/sdk/browser';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { localSource } from '../../../kit/list/source.ts';
import { oneOf, useSearchState, words } from '../../../kit/search-state.ts';
import { usePermission } from '../../../shell/permission.ts';
import { cdnOf } from '../queries.ts';
import { modKey } from './queries.ts';
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
      source={localSource({
        key: [...modKey(appId, mod.id), 'versions'],
        load: async (signal) => (await cdnOf(appId).mods.get({ id: mod.id }, { signal })).versions,
      })}
      columns={columnsFor(mod.latest_versionid)}
      rowKey={({ versionid }) => versionid}
      rowName={({ version }) => version}
      actions={(version) => [
        {
          label: text.showFiles,
          icon: 'folder',
          onClick: () => go({ tab: 'files', version: version.versionid }, { fresh: true }),
        },
        {
          label: text.showReport,
          icon: 'list',
          onClick: () => go({ tab: 'report', version: version.versionid }, { fresh: true }),
        },
        ...(['start', 'approve', 'reject'] as const).map((kind) => ({
          label: text[kind],
          icon: ({ start: 'play', approve: 'check', reject: 'close' } as const)[kind],
          danger: kind === 'reject',
          reason: refusal ?? refusedStep(kind, mod, version),
          onClick: () => onReview({ kind, mod, version }),
        })),
      ]}
      empty={
        <EmptyState
          icon="file"
          title={text.noVersions}
          snippets={{ call: cdnOf(appId).mods.createVersion, input: { id: mod.id, version: '1.0.0' } }}
        >
          {text.noVersionsHint}
        </EmptyState>
      }
    />
  );
}

const c = columnsOf<ModVersion>();

const columnsFor = (latest: string | null) => [
  c.own('version', text.version, ({ version, versionid }) => (
    <Group gap={6}>
      <strong>{version}</strong>
      {versionid === latest ? (
        <Badge variant="light" size="sm" radius="sm">
          {text.latest}
        </Badge>
      ) : null}
    </Group>
  )),
  c.status('status', text.status, cdnLabels.modVersion.status),
  c.text('notes', text.versionNotes),
  c.number('entry_count', text.fileCount),
  c.bytes('content_size', text.size),
  c.time('submitted', text.submitted),
  c.time('finished', text.finished, { wideOnly: true }),
];
