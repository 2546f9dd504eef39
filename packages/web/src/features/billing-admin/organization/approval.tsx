// The approval of an organisation, and its end.
import { Text } from '@mantine/core';
import type { Organization } from '@uos/sdk/services/org';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { given } from '../../../kit/list/source.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { platform } from '../../../shell/uos.ts';
import { organizationKey } from './queries.ts';
import { text } from './text.zh.ts';

interface ApprovalProps {
  readonly organization: Organization;
  readonly onClose: () => void;
}

const reasonField = { kind: 'textarea', label: text.reason, description: text.reasonHelp, max: 1000 } as const;

export function Approve({ organization: { id, name }, onClose }: ApprovalProps) {
  const fields: FieldsOf<{ Reason: string }> = { Reason: reasonField };
  return (
    <FormDialog
      title={text.approveTitle}
      fields={fields}
      initial={{ Reason: '' }}
      submitLabel={text.approve}
      onSubmit={({ Reason }) => platform.org.approve({ orgId: id, ...given({ Reason }) })}
      done={() => text.approved(name)}
      refresh={[organizationKey(id), organizationsQuery.queryKey]}
      onClose={() => onClose()}
    >
      <Text size="sm">{text.approveWords(name)}</Text>
    </FormDialog>
  );
}

export function Invalidate({ organization: { id, name }, onClose }: ApprovalProps) {
  const fields: FieldsOf<{ Reason: string; typed: string }> = {
    Reason: { ...reasonField, required: true },
    typed: {
      kind: 'text',
      label: text.typeName(name),
      required: true,
      check: (value) => (value === name ? undefined : text.wrongName),
    },
  };
  return (
    <FormDialog
      title={text.invalidateTitle}
      fields={fields}
      initial={{ Reason: '', typed: '' }}
      submitLabel={text.invalidate}
      danger
      onSubmit={({ Reason }) => platform.org.invalidate({ orgId: id, Reason })}
      done={() => text.invalidated(name)}
      refresh={[organizationKey(id), organizationsQuery.queryKey]}
      onClose={() => onClose()}
    >
      <Text size="sm">{text.invalidateWords(name)}</Text>
    </FormDialog>
  );
}
