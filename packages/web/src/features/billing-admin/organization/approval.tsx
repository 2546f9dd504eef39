// The approval of an organisation, and its end.
import { Text } from '@mantine/core';
import type { Organization } from '@uos/sdk/services/org';
import { approveForm, invalidateForm } from '@uos/sdk/services/org.forms';
import { useState } from 'react';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { given } from '../../../kit/list/source/source.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

interface ApprovalProps {
  /** As it is shown; what it becomes while the dialog is open is not what was decided on. */
  readonly organization: Organization;
  readonly onClose: () => void;
}

type Reason = { Reason: string };

const reason = { kind: 'textarea', description: text.reasonHelp } as const;
const approveFields = fieldsOf<Reason>(approveForm, { Reason: reason });

export function Approve({ organization: { id, name, revision }, onClose }: ApprovalProps) {
  const [Revision] = useState(revision);
  return (
    <FormDialog
      title={text.approveTitle}
      fields={approveFields}
      initial={{ Reason: '' }}
      submitLabel={text.approve}
      onSubmit={({ Reason }) => platform.org.approve({ orgId: id, Revision, ...given({ Reason }) })}
      done={() => text.approved(name)}
      refresh={[keyOf(platform.org.list)]}
      onClose={() => onClose()}
    >
      <Text size="sm">{text.approveWords(name)}</Text>
    </FormDialog>
  );
}

export function Invalidate({ organization: { id, name, revision }, onClose }: ApprovalProps) {
  const [Revision] = useState(revision);
  const fields = fieldsOf<Reason & { typed: string }>(invalidateForm, {
    Reason: { ...reason, required: true },
    typed: {
      kind: 'text',
      label: text.typeName(name),
      required: true,
      check: (value) => (value === name ? undefined : text.wrongName),
    },
  });
  return (
    <FormDialog
      title={text.invalidateTitle}
      fields={fields}
      initial={{ Reason: '', typed: '' }}
      submitLabel={text.invalidate}
      danger
      onSubmit={({ Reason }) => platform.org.invalidate({ orgId: id, Revision, Reason })}
      done={() => text.invalidated(name)}
      refresh={[keyOf(platform.org.list)]}
      onClose={() => onClose()}
    >
      <Text size="sm">{text.invalidateWords(name)}</Text>
    </FormDialog>
  );
}
