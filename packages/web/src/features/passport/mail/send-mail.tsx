// A mail on its way: which one and to whom, how many that are, and the question before it goes.
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '@uos/contract/rules';
import type { InboxTemplate } from '@uos/sdk/services/passport';
import { useRef, useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { toastInfo } from '../../../kit/act/toast.tsx';
// why by hand: what is asked for depends on whom the template is for, and a list may be more than one call takes
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { amountsWords, namedAmounts } from '../economy/amounts/amounts.ts';
import { resourcesQuery } from '../economy/queries.ts';
import { realmNamesQuery } from '../queries.ts';
import classes from './mail.module.css';
import { idsIn, strangerIn } from './persona-ids.ts';
import { PersonasInput } from './personas-input.tsx';
import { mailKeys, receiversQuery, templatesQuery } from './queries.ts';
import { recallAll, type Sending, type Sent, sendTo } from './sending.ts';
import { text } from './text.zh.ts';

type Values = { readonly template: string; readonly realmID: string; readonly personas: string };

interface SendMailProps {
  readonly appId: string;
  /** Chosen already. */
  readonly template?: InboxTemplate;
  /** Who gets it, where one is looked at. */
  readonly personaId?: string;
  readonly onClose: () => void;
}

export default function SendMail({ appId, template, personaId = '', onClose }: SendMailProps) {
  const templates = useQuery({ ...templatesQuery(appId), enabled: template === undefined });
  const realms = useQuery(realmNamesQuery(appId));
  const [sending, setSending] = useState<Sending>();
  if (realms.isPending || (template === undefined && templates.isPending)) {
    return null;
  }
  if (sending !== undefined) {
    return <SendConfirm appId={appId} sending={sending} onClose={onClose} />;
  }
  const offered = template === undefined ? (templates.data ?? []) : [template];
  const of = (slug: string) => offered.find(({ slugName }) => slugName === slug);
  const places = [...(realms.data ?? [])].map(([value, label]) => ({ value, label }));
  const fields: FieldsOf<Values> = {
    template: {
      kind: 'choice',
      label: text.template,
      required: true,
      when: () => template === undefined,
      reason: offered.length === 0 ? text.templateGone : undefined,
      placeholder: text.chooseTemplate,
      options: offered.map(({ slugName, displayName }) => ({ value: slugName, label: displayName })),
    },
    realmID: {
      kind: 'choice',
      label: text.realm,
      required: true,
      options: places,
      when: (values) => of(values.template)?.scope === 'Realm',
    },
    personas: {
      kind: 'own',
      label: text.personas,
      description: text.personasHelp,
      required: true,
      when: (values) => of(values.template)?.scope === 'Persona',
      check: (value) => {
        const stranger = strangerIn(value);
        return stranger === undefined ? undefined : text.notPersonas(stranger);
      },
      render: (input) => <PersonasInput {...input} />,
    },
  };
  const sendingOf = (values: Values): Sending | undefined => {
    const chosen = of(values.template);
    return chosen && { template: chosen, realmID: values.realmID, personaIds: idsIn(values.personas) };
  };
  return (
    <FormDialog
      title={template === undefined ? text.sendMail : text.sendTitle(template.displayName)}
      fields={fields}
      initial={{ template: template?.slugName ?? '', realmID: places[0]?.value ?? '', personas: personaId }}
      submitLabel={text.next}
      onSubmit={async (values) => sendingOf(values)}
      onClose={(chosen) => (chosen === undefined ? onClose() : setSending(chosen))}
    >
      {(values: Values) => {
        const chosen = sendingOf(values);
        return chosen === undefined ? null : <Expected appId={appId} sending={chosen} />;
      }}
    </FormDialog>
  );
}

/** How many get it as things are now; undefined while that is not known. */
function useReceivers(appId: string, { template: { scope }, realmID, personaIds }: Sending): number | undefined {
  const counted = useQuery({
    ...receiversQuery(appId, scope === 'Realm' ? realmID : undefined),
    enabled: scope !== 'Persona' && (scope !== 'Realm' || realmID !== ''),
  }).data;
  return scope === 'Persona' ? personaIds.length : counted;
}

function Expected({ appId, sending }: { appId: string; sending: Sending }) {
  const receivers = useReceivers(appId, sending);
  const { scope } = sending.template;
  return (
    <p className={classes.expected} role="status">
      {text.estimated} <strong>{text.estimatedPlayers(receivers)}</strong>
      <small>{(text.estimateHelp as Readonly<Record<string, string>>)[scope]}</small>
    </p>
  );
}

interface SendConfirmProps {
  readonly appId: string;
  readonly sending: Sending;
  readonly onClose: () => void;
}

function SendConfirm({ appId, sending, onClose }: SendConfirmProps) {
  const receivers = useReceivers(appId, sending);
  const resources = useQuery(resourcesQuery(appId)).data ?? [];
  const sent = useRef<Sent>(undefined);
  const { title, displayName, attachments, sendTime } = sending.template;
  const when = sendTime !== undefined && Date.parse(sendTime) > Date.now() ? formatTime(sendTime) : '';
  return (
    <Confirm
      title={text.sendTitle(displayName)}
      verb={text.sendVerb(receivers)}
      change={{ from: text.notSent, to: text.reaches(receivers) }}
      onConfirm={async () => {
        sent.current = await sendTo(appId, sending);
        const { failed } = sent.current;
        const [first] = failed;
        if (first !== undefined) {
          toastInfo(text.someFailed(failed.length, failWords(first.message)));
        }
      }}
      undo={() => recallAll(appId, sent.current ?? { recordIds: [], failed: [] })}
      done={text.sent(displayName)}
      refresh={mailKeys(appId)}
      onClose={() => onClose()}
    >
      {text.sendWords(title, amountsWords(namedAmounts(attachments, resources)), when)}
    </Confirm>
  );
}

/** The reasons that the platform gives, in the words of this console; others as they are. */
function failWords(reason: string): string {
  return (text.failReasons as Readonly<Record<string, string>>)[reason] ?? reason;
}
