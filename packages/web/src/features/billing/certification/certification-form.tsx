// The application for a certification, new or changed after it was refused.

import type { CreateInput, EnterpriseCertification } from '@uos/sdk/services/certification';
import { createForm } from '@uos/sdk/services/certification.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { FileField } from '../../../parts/upload/file-field.tsx';
import { arrivedFile, filesProblem, PAPERS, type UploadedFile, urlsOf } from '../../../parts/upload/uploaded-file.ts';
import { certification } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Omit<CreateInput, 'OrganizationId'>, { LicenseImageUrl: readonly UploadedFile[] }>;

const half = { half: true } as const;

const fieldsFor = (orgId: string) =>
  fieldsOf<Values>(createForm, {
    CompanyName: { ...half, placeholder: text.companyNamePlaceholder },
    CreditCode: { ...half, placeholder: text.creditCodePlaceholder },
    LegalPerson: half,
    LicenseImageUrl: {
      kind: 'own',
      description: text.licenseHelp,
      check: filesProblem,
      render: (input) => <FileField {...input} {...PAPERS} label={text.license} purpose="license" area={orgId} />,
    },
    ContactName: half,
    ContactPhone: half,
    ContactEmail: half,
    BankName: half,
    BankAccount: half,
  });

interface CertificationFormProps {
  readonly orgId: string;
  readonly before?: EnterpriseCertification;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export default function CertificationForm({ orgId, before, onDone, onCancel }: CertificationFormProps) {
  const bodyOf = ({ LicenseImageUrl, ...typed }: Values): CreateInput => ({
    ...inputOf<CreateInput>(createForm, typed),
    OrganizationId: orgId,
    LicenseImageUrl: urlsOf(LicenseImageUrl)[0] ?? '',
  });
  return (
    <FormPage
      onCancel={onCancel}
      draft={`certification.${orgId}`}
      fields={fieldsFor(orgId)}
      initial={valuesOf(before)}
      parts={[
        {
          title: text.company,
          help: text.companyHelp,
          fields: ['CompanyName', 'CreditCode', 'LegalPerson', 'LicenseImageUrl'],
        },
        { title: text.contact, fields: ['ContactName', 'ContactPhone', 'ContactEmail'] },
        { title: text.bank, help: text.bankHelp, fields: ['BankName', 'BankAccount'] },
      ]}
      rules={createForm}
      input={bodyOf}
      onSubmit={(values) => {
        const { OrganizationId, ...company } = bodyOf(values);
        return before === undefined
          ? certification.create({ OrganizationId, ...company })
          : certification.update({ id: before.Id, ...company });
      }}
      done={() => text.submitted}
      refresh={[keyOf(certification.list)]}
      onDone={onDone}
      submitLabel={text.submit}
    />
  );
}

function valuesOf(before: EnterpriseCertification | undefined): Values {
  return {
    CompanyName: before?.CompanyName ?? '',
    CreditCode: before?.CreditCode ?? '',
    LegalPerson: before?.LegalPerson ?? '',
    LicenseImageUrl: arrivedFile(before?.LicenseImageUrl ?? ''),
    ContactName: before?.ContactName ?? '',
    ContactPhone: before?.ContactPhone ?? '',
    ContactEmail: before?.ContactEmail ?? '',
    BankName: before?.BankName ?? '',
    BankAccount: before?.BankAccount ?? '',
  };
}
