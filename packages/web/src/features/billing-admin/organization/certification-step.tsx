// The decision on an application for certification.
import { Text } from '@mantine/core';
import type { EnterpriseCertification } from '@uos/sdk/services/certification';
import { approveForm, invalidateForm } from '@uos/sdk/services/certification.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { given } from '../../../kit/list/source/source.ts';
import { platform } from '../../../shell/uos.ts';
import { certification, certificationKeys } from './queries.ts';
import { text } from './text.zh.ts';

interface CertificationStepProps {
  readonly kind: 'approve' | 'invalidate';
  readonly of: EnterpriseCertification;
  readonly onClose: () => void;
}

const steps = {
  approve: {
    form: approveForm,
    verb: text.approveCertification,
    words: text.approveCertificationWords,
    done: text.certificationApproved,
  },
  invalidate: {
    form: invalidateForm,
    verb: text.invalidateCertification,
    words: text.invalidateCertificationWords,
    done: text.certificationInvalidated,
  },
} as const;

export default function CertificationStep({ kind, of, onClose }: CertificationStepProps) {
  const { form, verb, words, done } = steps[kind];
  const { Id, CompanyName, Revision } = of;
  const fields = fieldsOf<{ Reason: string }>(form, {
    Reason: { kind: 'textarea', label: text.opinion, required: kind === 'invalidate' },
  });
  return (
    <FormDialog
      title={verb}
      fields={fields}
      initial={{ Reason: '' }}
      submitLabel={verb}
      danger={kind === 'invalidate'}
      onSubmit={({ Reason }) => certification[kind]({ id: Id, Revision, ...given({ Reason }) })}
      done={() => done(CompanyName)}
      refresh={[...certificationKeys, keyOf(platform.org.list)]}
      onClose={() => onClose()}
    >
      <Text size="sm">{words(CompanyName)}</Text>
    </FormDialog>
  );
}
