// A new token: its name and whom it is for.
import { label, platformLabels } from '@uos/contract/labels';
import { slug } from '@uos/contract/rules';
import type { GenerateInput, ServiceToken } from '@uos/sdk/services/service-token';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { text } from './text.zh.ts';

type Values = { Name: string; ServiceName: string };

const services = platformLabels.serviceToken.serviceName;

const fields: FieldsOf<Values> = {
  Name: {
    kind: 'text',
    label: text.name,
    description: text.nameHelp,
    placeholder: text.namePlaceholder,
    required: true,
    rule: slug,
    max: 64,
  },
  ServiceName: {
    kind: 'choice',
    label: text.service,
    required: true,
    options: Object.keys(services).map((value) => ({ value, label: label(services, value).zh })),
  },
};

interface TokenFormProps {
  readonly onSubmit: (input: GenerateInput) => Promise<ServiceToken>;
  readonly onClose: (made?: ServiceToken) => void;
}

export default function TokenForm({ onSubmit, onClose }: TokenFormProps) {
  return (
    <FormDialog
      title={text.generateTitle}
      fields={fields}
      initial={{ Name: '', ServiceName: 'uos' }}
      submitLabel={text.generate}
      onSubmit={(values) => onSubmit(values as GenerateInput)}
      done={({ Name }) => text.generated(Name)}
      onClose={onClose}
    />
  );
}
