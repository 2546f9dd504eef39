// What an operator says of a text that waits for its review.
import { Text } from '@mantine/core';
import { smsText } from '@uos/contract/rules';
import type { SmsTemplate, SmsTemplatesUpdateInput } from '@uos/sdk/services/passport';
import { smsTemplatesUpdateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, type ValuesOf } from '../../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../../kit/form/form-dialog.tsx';
import { passportOf } from '../../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<Required<Pick<SmsTemplatesUpdateInput, 'status' | 'failReason'>>>;

const fields = fieldsOf<Values>(smsTemplatesUpdateForm, {
  status: { kind: 'radio', only: ['Available', 'Failed'] },
  failReason: { kind: 'textarea', when: ({ status }) => status === 'Failed' },
});

interface VerdictProps {
  readonly appId: string;
  readonly template: SmsTemplate;
  readonly refresh: readonly (readonly unknown[])[];
  readonly onClose: () => void;
}

export default function Verdict({ appId, template, refresh, onClose }: VerdictProps) {
  const { smsTemplates } = passportOf(appId);
  return (
    <FormDialog<Values, unknown>
      title={text.judge}
      fields={fields}
      initial={{ status: 'Available', failReason: template.failReason }}
      submitLabel={text.save}
      onSubmit={({ status, failReason }) =>
        smsTemplates.update({
          id: template.id,
          status: status as NonNullable<SmsTemplatesUpdateInput['status']>,
          ...(status === 'Failed' && { failReason }),
        })
      }
      done={() => text.judged}
      refresh={refresh}
      onClose={() => onClose()}
    >
      <Text size="sm">{smsText(template, text.sampleCode)}</Text>
    </FormDialog>
  );
}
