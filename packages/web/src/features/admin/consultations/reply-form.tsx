// The next answer to a consultation, and what becomes of it then.
import { platformLabels } from '@uos/contract/labels';
import type { Ticket, UpdateInput } from '@uos/sdk/services/ticket';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { ticket, ticketsKey } from './queries.ts';
import { text } from './text.zh.ts';

type Values = { Reply: string; Status: string };

const { status } = platformLabels.ticket;

const NEXT: Readonly<Record<string, readonly (keyof typeof status)[]>> = {
  Pending: ['Processing', 'Finished'],
  Processing: ['Finished'],
};

export function ReplyForm({ of: { Id, Status: now } }: { of: Ticket }) {
  const next = NEXT[now] ?? [];
  const fields: FieldsOf<Values> = {
    Reply: { kind: 'textarea', label: text.reply, description: text.replyHelp, required: true, max: 20_000 },
    Status: {
      kind: 'choice',
      label: text.statusAfter,
      placeholder: text.statusKeep,
      options: next.map((value) => ({ value, label: status[value].zh })),
      when: () => next.length > 0,
    },
  };
  return (
    <FormPage
      fields={fields}
      initial={{ Reply: '', Status: '' }}
      submitLabel={text.send}
      onSubmit={({ Reply, Status }) =>
        ticket.update({
          id: Id,
          Reply,
          ...(Status === '' ? {} : { Status: Status as NonNullable<UpdateInput['Status']> }),
        })
      }
      done={() => text.sent}
      refresh={[ticketsKey]}
      draft={`ticket.reply.${Id}`}
    />
  );
}
