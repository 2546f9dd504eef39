// A new token: its name and whom it is for.

import { slug } from '@uos/contract/rules';
import type { GenerateInput, ServiceToken } from '@uos/sdk/services/service-token';
import { generateForm } from '@uos/sdk/services/service-token.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { text } from './text.zh.ts';

const fields = fieldsOf<ValuesOf<GenerateInput>>(generateForm, {
  Name: { description: text.nameHelp, placeholder: text.namePlaceholder, rule: slug },
  ServiceName: { required: true },
});

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
      onSubmit={(values) => onSubmit(inputOf(generateForm, values))}
      done={({ Name }) => text.generated(Name)}
      onClose={onClose}
    />
  );
}
