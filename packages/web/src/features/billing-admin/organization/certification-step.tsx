// The decision on an application for certification.
import { Text } from '@mantine/core';
import type { EnterpriseCertification } from '@uos/sdk/services/certification';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { given } from '../../../kit/list/source.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { certification, certificationsKey, organizationKey } from './queries.ts';
import { text } from './text.zh.ts';

interface CertificationStepProps {
  readonly kind: 'approve' | 'invalidate';
  readonly of: EnterpriseCertification;
  readonly onClose: () => void;
}

const steps = {
  approve: {
    verb: text.approveCertification,
    words: text.approveCertificationWords,
    done: text.certificationApproved,
  },
  invalidate: {
    verb: text.invalidateCertification,
    words: text.invalidateCertificationWords,
    done: text.certificationInvalidated,
  },
} as const;

export default function CertificationStep({ kind, of, onClose }: CertificationStepProps) {
  const { verb, words, done } = steps[kind];
  const { Id, CompanyName, OrganizationId } = of;
  const fields: FieldsOf<{ Reason: string }> = {
    Reason: { kind: 'textarea', label: text.opinion, required: kind === 'invalidate', max: 1000 },
  };
  return (
    <FormDialog
      title={verb}
      fields={fields}
      initial={{ Reason: '' }}
      submitLabel={verb}
      danger={kind === 'invalidate'}
      onSubmit={({ Reason }) => certification[kind]({ id: Id, ...given({ Reason }) })}
      done={() => done(CompanyName)}
      refresh={[certificationsKey(OrganizationId), organizationKey(OrganizationId), organizationsQuery.queryKey]}
      onClose={() => onClose()}
    >
      <Text size="sm">{words(CompanyName)}</Text>
    </FormDialog>
  );
}
