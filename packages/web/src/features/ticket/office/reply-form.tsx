// The next answer to a consultation, and what becomes of it then.
import type { Ticket, UpdateInput } from '@uos/sdk/services/ticket';
import { updateForm } from '@uos/sdk/services/ticket.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { ticket } from '../queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Omit<UpdateInput, 'id'>>;

const NEXT: Readonly<Record<string, readonly string[]>> = {
  Pending: ['Processing', 'Finished'],
  Processing: ['Finished'],
};

export function ReplyForm({ of: { Id, Status: now } }: { of: Ticket }) {
  const next = NEXT[now] ?? [];
  const fields = fieldsOf<Values>(updateForm, {
    Reply: { kind: 'textarea', label: text.reply, description: text.replyHelp, required: true },
    Status: { label: text.statusAfter, placeholder: text.statusKeep, only: next, when: () => next.length > 0 },
  });
  return (
    <FormPage
      fields={fields}
      initial={{ Reply: '', Status: '' }}
      submitLabel={text.send}
      onSubmit={(values) => ticket.update({ ...inputOf<UpdateInput>(updateForm, values), id: Id })}
      done={() => text.sent}
      refresh={[keyOf(ticket.list)]}
      draft={`ticket.reply.${Id}`}
    />
  );
}
