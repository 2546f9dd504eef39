// A mail tried on one persona before anybody else has it.
import { isUuid } from '@uos/contract/rules';
import type { InboxTemplate } from '@uos/sdk/services/passport';
// why by hand: the call takes the id in another shape where a mail is for all
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { mailKeys } from './queries.ts';
import { sendTest } from './sending.ts';
import { text } from './text.zh.ts';

type Values = { readonly personaId: string };

const fields: FieldsOf<Values> = {
  personaId: {
    kind: 'text',
    label: text.testPersona,
    required: true,
    placeholder: '0f8fad5b-d9cb-469f-a165-708677289501',
    check: (id) => (isUuid(id.trim()) ? undefined : text.notId),
  },
};

interface TestMailProps {
  readonly appId: string;
  readonly template: InboxTemplate;
  readonly onClose: () => void;
}

export default function TestMail({ appId, template, onClose }: TestMailProps) {
  return (
    <FormDialog
      title={text.testTitle(template.displayName)}
      fields={fields}
      initial={{ personaId: '' }}
      submitLabel={text.testVerb}
      onSubmit={({ personaId }) => sendTest(appId, template, personaId.trim())}
      done={() => text.testSent}
      refresh={mailKeys(appId)}
      onClose={() => onClose()}
    >
      {text.testHelp}
    </FormDialog>
  );
}
