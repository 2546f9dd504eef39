// The proof of a bank transfer in a form: a picture that is uploaded.
import type { OwnField } from '../../../kit/form/fields.ts';
import { FileField } from '../../../parts/upload/file-field.tsx';
import { filesProblem, type UploadedFile } from '../../../parts/upload/uploaded-file.ts';
import { text } from './text.zh.ts';

const MAX_BYTES = 10_000_000;

/** The picture belongs to the organisation, where it is known already, so that its members see it too. */
export function voucherField<Values>(
  when: (values: Values) => boolean,
  orgId: string | undefined,
): OwnField<readonly UploadedFile[], Values> {
  return {
    kind: 'own',
    label: text.voucher,
    description: text.voucherHelp,
    required: true,
    when,
    check: filesProblem,
    render: (input) => (
      <FileField
        {...input}
        label={text.voucher}
        purpose="voucher"
        area={orgId}
        endings={['png', 'jpg', 'jpeg', 'webp']}
        maxBytes={MAX_BYTES}
      />
    ),
  };
}
