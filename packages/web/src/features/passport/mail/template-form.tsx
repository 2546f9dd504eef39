// A mail written, copied or changed, as a player sees it beside. Its identifier and who it is for stay for good.
import { useQuery } from '@tanstack/react-query';
import type { EconomyResource } from '@uos/sdk/browser';
import type { InboxTemplate, InboxTemplatesCreateInput, InboxTemplatesUpdateInput } from '@uos/sdk/services/passport';
import { inboxTemplatesCreateForm, inboxTemplatesUpdateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { type Amount, namedAmounts } from '../economy/amounts/amounts.ts';
import { AmountsInput, amountsProblem } from '../economy/amounts/amounts-input.tsx';
import { resourcesQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { Phone } from './phone.tsx';
import { templateKeys } from './queries.ts';
import { text } from './text.zh.ts';

/** `preview` is drawn of the others, and holds nothing. */
type Values = ValuesOf<InboxTemplatesCreateInput, { attachments: readonly Amount[]; preview: '' }>;

/** Numbers of errors of a slug. Source: wire/passport.md 1.6. */
const TAKEN = 60_001;
const BAD_SLUG = 30_003;

/** As the platform has it where nothing is said. Source: wire/passport.md 2.6. */
const USUAL_SECONDS = 2_592_000;

interface TemplateFormProps {
  readonly appId: string;
  readonly template?: InboxTemplate;
  /** A new one begins as this one is. */
  readonly like?: InboxTemplate;
  readonly onClose: () => void;
}

export default function TemplateForm({ appId, template, like, onClose }: TemplateFormProps) {
  const { inboxTemplates } = passportOf(appId);
  const resources = useQuery(resourcesQuery(appId));
  if (resources.isPending) {
    return null;
  }
  const isNew = template === undefined;
  const shown = template ?? like;
  const submit = (values: Values) => {
    const { preview: _preview, expireDuration, expireAt, ...plain } = values;
    const written = {
      ...plain,
      attachments: [...values.attachments],
      ...(values.expireType === 'FixedTime' ? { expireAt } : { expireDuration }),
    };
    if (template === undefined) {
      return inboxTemplates.create(inputOf<InboxTemplatesCreateInput>(inboxTemplatesCreateForm, written));
    }
    const { slugName: _slug, scope: _scope, ...change } = written;
    return inboxTemplates.update({
      ...inputOf<Omit<InboxTemplatesUpdateInput, 'id'>>(inboxTemplatesUpdateForm, change),
      // why said: nobody can take away a text or the gifts by leaving them out
      ...{ sender: values.sender, content: values.content, attachments: [...values.attachments] },
      id: template.slugName,
    });
  };
  return (
    <FormDialog
      title={isNew ? text.create : text.editTitle(template.displayName)}
      size="xl"
      fields={fieldsFor(appId, resources.data ?? [], isNew)}
      initial={{
        displayName: shown?.displayName ?? '',
        slugName: '',
        scope: shown?.scope ?? 'Persona',
        sender: shown?.sender ?? '',
        title: shown?.title ?? '',
        content: shown?.content ?? '',
        attachments: shown?.attachments ?? [],
        sendTime: shown?.sendTime ?? '',
        expireType: shown?.expireType ?? 'Duration',
        expireDuration: shown?.expireDuration ?? USUAL_SECONDS,
        expireAt: shown?.expireAt ?? '',
        properties: shown?.properties ?? {},
        preview: '',
      }}
      submitLabel={isNew ? text.submitCreate : text.save}
      onSubmit={submit}
      done={({ template: { displayName } }) => (isNew ? text.created(displayName) : text.saved(displayName))}
      errorFields={{ [TAKEN]: 'slugName', [BAD_SLUG]: 'slugName' }}
      refresh={templateKeys(appId)}
      onClose={() => onClose()}
    />
  );
}

function fieldsFor(appId: string, resources: readonly EconomyResource[], isNew: boolean) {
  return fieldsOf<Values>(inboxTemplatesCreateForm, {
    displayName: {},
    slugName: { placeholder: 'welcome', description: text.slugHelp, when: () => isNew },
    scope: { kind: 'radio', hints: text.scopes, when: () => isNew },
    sender: { description: text.senderHelp },
    title: {},
    content: { kind: 'textarea', description: text.contentHelp },
    attachments: {
      kind: 'own',
      description: text.attachmentsHelp,
      check: amountsProblem,
      render: (input) => <AmountsInput {...input} appId={appId} label={text.attachments} />,
    },
    sendTime: { description: text.sendTimeHelp },
    expireType: { kind: 'radio' },
    expireDuration: {
      kind: 'seconds',
      label: text.lasts,
      description: text.lastsHelp,
      required: true,
      when: ({ expireType }) => expireType !== 'FixedTime',
    },
    expireAt: {
      required: true,
      description: text.expireHelp,
      when: ({ expireType }) => expireType === 'FixedTime',
      check: (end, { sendTime }) =>
        sendTime !== '' && Date.parse(end) <= Date.parse(sendTime) ? text.expirePast : undefined,
    },
    properties: { description: text.propertiesHelp },
    preview: {
      kind: 'own',
      label: text.preview,
      render: (_input, values) => (
        <Phone mail={values} gifts={namedAmounts(values.attachments, resources)} valid={values} beside />
      ),
    },
  });
}
