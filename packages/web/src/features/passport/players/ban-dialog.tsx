// For how long, and the words that the player reads.
import type { UsersBanInput } from '@uos/sdk/services/passport';
import { usersBanForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import { BanPreview, banOf, termOptions } from './ban-terms.tsx';
import { playerKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Pick<UsersBanInput, 'reason'>, { term: string }>;

const fields = fieldsOf<Values>(usersBanForm, {
  term: { kind: 'radio', label: text.term, options: termOptions },
  reason: { kind: 'textarea', placeholder: text.reasonPlaceholder },
});

export interface Banned {
  readonly kind: 'user' | 'persona';
  readonly id: string;
  readonly name: string;
}

interface BanDialogProps {
  readonly appId: string;
  readonly player: Banned;
  readonly onClose: () => void;
}

export default function BanDialog({ appId, player: { kind, id, name }, onClose }: BanDialogProps) {
  const { users, personas } = passportOf(appId);
  const ban = async ({ term, reason }: Values) => {
    const input = { id, ...banOf(term, reason) };
    await (kind === 'user' ? users.ban(input) : personas.ban(input));
  };
  return (
    <FormDialog<Values, void>
      title={text.banTitle(name)}
      fields={fields}
      initial={{ term: 'day', reason: '' }}
      submitLabel={text.ban}
      danger
      onSubmit={ban}
      done={() => text.banned(name)}
      refresh={playerKeys(appId)}
      onClose={() => onClose()}
    >
      {(values) => <BanPreview kind={kind} {...values} />}
    </FormDialog>
  );
}
