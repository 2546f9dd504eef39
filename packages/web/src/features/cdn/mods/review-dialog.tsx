// Asks before a review goes on: what happens to whom, and for a refusal also why.
import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ModEntry, ModVersion, ModWithVersions } from '@uos/sdk/browser';
import { modsInspectForm, modsReportForm } from '@uos/sdk/services/cdn.forms';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { fieldsOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { cdnOf } from '../queries.ts';
import { modKeys, modReportQuery } from './queries.ts';
import type { ReviewAction } from './review-steps.ts';
import { text } from './text.zh.ts';

export interface Reviewed {
  readonly kind: ReviewAction | 'report';
  readonly mod: ModWithVersions;
  readonly version: ModVersion | undefined;
  /** The one file that is reported. */
  readonly entry?: ModEntry;
}

interface ReviewDialogProps {
  readonly appId: string;
  readonly reviewed: Reviewed;
  readonly onClose: () => void;
}

export default function ReviewDialog({ appId, reviewed, onClose }: ReviewDialogProps) {
  const { kind, mod, version } = reviewed;
  const { mods } = cdnOf(appId);
  const name = version === undefined ? mod.name : `${mod.name} ${version.version}`;
  const inspect = (action: ReviewAction, reason?: string) =>
    mods.inspect({
      id: mod.id,
      action,
      ...(version === undefined ? {} : { versionid: version.versionid }),
      ...(reason === undefined || reason === '' ? {} : { reason }),
    });
  const shared = { refresh: modKeys(appId), onClose: () => onClose() };
  switch (kind) {
    case 'start':
      return (
        <Confirm
          {...shared}
          title={text.start}
          verb={text.start}
          onConfirm={() => inspect('start')}
          done={text.started(name)}
        >
          {text.startWords(name)}
        </Confirm>
      );
    case 'approve':
      return (
        <Confirm
          {...shared}
          title={text.approve}
          verb={text.approve}
          long
          onConfirm={() => inspect('approve')}
          done={text.approved(name)}
        >
          {text.approveWords(name)}
          {version === undefined ? null : <Blocked appId={appId} modId={mod.id} versionId={version.versionid} />}
        </Confirm>
      );
    case 'restore':
      return (
        <Confirm
          {...shared}
          title={text.restore}
          verb={text.restore}
          onConfirm={() => inspect('restore')}
          done={text.restored(mod.name)}
        >
          {text.restoreWords(mod.name)}
        </Confirm>
      );
    case 'reject':
      return (
        <FormDialog
          {...shared}
          title={text.reject}
          fields={rejectFields}
          initial={{ reason: '' }}
          submitLabel={text.reject}
          onSubmit={({ reason }) => inspect('reject', reason)}
          done={() => text.rejected(name)}
        >
          <Text size="sm">{text.rejectWords}</Text>
        </FormDialog>
      );
    case 'takedown':
      return (
        <FormDialog
          {...shared}
          title={text.takedown}
          fields={takedownFields(mod.name)}
          initial={{ reason: '', name: '' }}
          submitLabel={text.takedown}
          onSubmit={({ reason }) => inspect('takedown', reason)}
          done={() => text.takenDown(mod.name)}
        >
          <Text size="sm">{text.takedownWords}</Text>
        </FormDialog>
      );
    case 'report':
      return <ReportForm {...shared} appId={appId} reviewed={reviewed} />;
  }
}

type Reason = { reason: string };

const rejectFields = fieldsOf<Reason>(modsInspectForm, {
  reason: {
    kind: 'textarea',
    label: text.rejectReason,
    required: true,
    placeholder: text.rejectReasonPlaceholder,
  },
});

const reportFields = fieldsOf<Reason>(modsReportForm, { reason: { kind: 'textarea', label: text.reportReason } });

function takedownFields(expected: string) {
  return fieldsOf<Reason & { name: string }>(modsInspectForm, {
    reason: { kind: 'textarea', label: text.takedownReason },
    name: {
      kind: 'text',
      label: text.typeName(expected),
      required: true,
      check: (typed) => (typed === expected ? undefined : text.typeNameWrong),
    },
  });
}

interface ReportFormProps extends ReviewDialogProps {
  readonly refresh: readonly (readonly unknown[])[];
}

function ReportForm({ appId, reviewed: { mod, entry }, refresh, onClose }: ReportFormProps) {
  return (
    <FormDialog
      title={text.reportTitle(entry?.path ?? mod.name)}
      fields={reportFields}
      initial={{ reason: '' }}
      submitLabel={text.submit}
      onSubmit={({ reason }) =>
        cdnOf(appId).mods.report({ id: mod.id, reason, ...(entry === undefined ? {} : { entryid: entry.entryid }) })
      }
      done={() => text.reported(entry?.path ?? mod.name)}
      refresh={refresh}
      onClose={() => onClose()}
    >
      <Text size="sm">{text.reportWords}</Text>
    </FormDialog>
  );
}

/** What the machine found, in front of the person who lets it through. */
function Blocked({ appId, modId, versionId }: { appId: string; modId: string; versionId: string }) {
  const report = useQuery(modReportQuery(appId, modId, versionId)).data;
  const count = report?.summary.block ?? 0;
  return count === 0 ? null : (
    <Alert color="red" mt="sm" component="span">
      {text.approveBlocked(count)}
    </Alert>
  );
}
