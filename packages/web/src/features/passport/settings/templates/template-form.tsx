// The text of a message, with the message as a phone shows it.
import { Text } from '@mantine/core';
import { smsParts, smsText } from '@uos/contract/rules';
import type { SmsTemplate, SmsTemplatesCreateInput } from '@uos/sdk/services/passport';
import { smsTemplatesCreateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, type ValuesOf } from '../../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../../kit/form/form-dialog.tsx';
import { passportOf } from '../../queries.ts';
import { text } from '../text.zh.ts';
import classes from './template-form.module.css';

type Values = ValuesOf<SmsTemplatesCreateInput>;

const fields = fieldsOf<Values>(smsTemplatesCreateForm, {
  name: {},
  type: { half: true },
  signature: { half: true },
  content: { kind: 'textarea', description: text.contentHelp },
});

interface TemplateFormProps {
  readonly appId: string;
  /** The template to change; a new one without it. */
  readonly template?: SmsTemplate;
  readonly refresh: readonly (readonly unknown[])[];
  readonly onClose: () => void;
}

export default function TemplateForm({ appId, template, refresh, onClose }: TemplateFormProps) {
  const { smsTemplates } = passportOf(appId);
  return (
    <FormDialog<Values, unknown>
      title={template === undefined ? text.newTemplate : text.editTemplate}
      fields={fields}
      initial={{
        name: template?.name ?? '',
        type: template?.type ?? 'Login',
        signature: template?.signature ?? '',
        content: template?.content ?? text.sampleTemplate.content,
      }}
      submitLabel={text.save}
      onSubmit={(values) =>
        template === undefined
          ? smsTemplates.create(values as SmsTemplatesCreateInput)
          : smsTemplates.update({ id: template.id, ...(values as SmsTemplatesCreateInput) })
      }
      done={(_reply, { name }) => text.templateSaved(name)}
      refresh={refresh}
      onClose={() => onClose()}
    >
      {(values) => (
        <>
          <Preview {...values} />
          {template === undefined ? null : <Text size="sm">{text.reviewAgain}</Text>}
        </>
      )}
    </FormDialog>
  );
}

function Preview({ signature, content }: Pick<Values, 'signature' | 'content'>) {
  const isThere = signature !== '' && content !== '';
  const message = smsText({ signature, content }, text.sampleCode);
  return (
    <section className={classes.preview} aria-label={text.preview}>
      <Text size="xs" c="dimmed">
        {text.preview}
      </Text>
      <p className={classes.message}>{isThere ? message : text.previewEmpty}</p>
      {isThere ? (
        <Text size="xs" c="dimmed">
          {text.length(message.length, smsParts(message))}
        </Text>
      ) : null}
    </section>
  );
}
