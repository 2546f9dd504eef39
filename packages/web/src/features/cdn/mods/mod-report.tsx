// What the inspection of a version found, file by file, and who decided.

import { Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { cdnLabels, label } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { InspectReport, ModWithVersions } from '@uos/sdk/browser';
import { language } from '../../../kit/language/language.zh.ts';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { listIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { cdnOf } from '../queries.ts';
import { modReportQuery } from './queries.ts';
import { text } from './text.zh.ts';
import { useVersion, VersionChoice } from './version-choice.tsx';

type Item = InspectReport['items'][number];

export default function ModReport({ appId, mod }: { appId: string; mod: ModWithVersions }) {
  const version = useVersion(mod);
  return version === undefined ? (
    <None />
  ) : (
    <Stack gap="md">
      <Group>
        <VersionChoice mod={mod} />
      </Group>
      <Report key={version.versionid} appId={appId} modId={mod.id} versionId={version.versionid} />
    </Stack>
  );
}

function Report({ appId, modId, versionId }: { appId: string; modId: string; versionId: string }) {
  const report = useQuery(modReportQuery(appId, modId, versionId));
  const { data } = report;
  if (data === undefined) {
    return report.isLoadingError ? (
      <ErrorPanel error={report.error} onRetry={() => void report.refetch()} />
    ) : (
      <Waiting height={180} />
    );
  }
  if (data === null || data.status === 'not_start') {
    return <None />;
  }
  return (
    <>
      <Paper p="md">
        <Facts
          facts={[
            { title: text.status, value: <StatusDot label={label(cdnLabels.mod.status, data.status)} /> },
            { title: text.inspector, value: data.operator || '–' },
            { title: text.startedAt, value: formatTime(data.started) || '–' },
            { title: text.finished, value: formatTime(data.finished) || '–' },
            { title: text.summary, value: <Summary report={data} /> },
            { title: text.reason, value: data.reason || '–' },
          ]}
        />
      </Paper>
      <DataList
        id="cdn.mod-report"
        label={text.report}
        source={wholeListOf(
          cdnOf(appId).mods.inspectReport,
          { id: modId, versionid: versionId },
          { rows: ({ items }) => items, search: ({ path }) => path },
        )}
        columns={columns}
        rowKey={({ entryid }) => entryid}
        rowName={({ path }) => path}
        search={text.searchFiles}
        empty={<EmptyState icon={listIcon} title={text.noVerdicts} />}
      />
    </>
  );
}

function Summary({ report }: { report: InspectReport }) {
  return (
    <Group gap="sm">
      {text.summaryKeys.map((key) => (
        <Text key={key} size="sm" component="span">
          {text.verdictCount(label(cdnLabels.modEntry.inspectResult, key)[language], report.summary[key])}
        </Text>
      ))}
    </Group>
  );
}

function None() {
  return (
    <EmptyState icon={listIcon} title={text.reportNone}>
      {text.reportNoneHint}
    </EmptyState>
  );
}

const c = columnKinds<Item>();

const columns = [
  c.text('path', text.path),
  c.status('result', text.verdict, cdnLabels.modEntry.inspectResult, { sort: true }),
  c.text('label', text.label),
  c.number('score', text.score, { sort: true }),
  c.text('detail', text.detail, { wideOnly: true }),
];
