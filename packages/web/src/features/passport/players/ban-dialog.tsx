// For how long, and the words that the player reads.
import { Paper, Stack, Text } from '@mantine/core';
import { formatTime } from '@uos/contract/rules';
import type { UsersBanInput } from '@uos/sdk/services/passport';
import { usersBanForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import { playerKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Pick<UsersBanInput, 'reason'>, { term: string }>;

const HOUR = 3600;
/** Seconds of each preset; for good has none. */
const TERMS = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, good: undefined } as const;

const fields = fieldsOf<Values>(usersBanForm, {
  term: {
    kind: 'radio',
    label: text.term,
    options: Object.keys(TERMS).map((value) => ({ value, label: text.terms[value as keyof typeof TERMS] })),
  },
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
    const duration = TERMS[term as keyof typeof TERMS];
    const input = { id, ...(reason !== '' && { reason }), ...(duration !== undefined && { duration }) };
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
      {(values) => <Preview kind={kind} {...values} />}
    </FormDialog>
  );
}

/** What a game shows that says what it was told. */
function Preview({ kind, term, reason }: Values & Pick<Banned, 'kind'>) {
  const seconds = TERMS[term as keyof typeof TERMS];
  const until = seconds === undefined ? undefined : formatTime(Date.now() + seconds * 1000);
  return (
    <Stack gap="xs">
      <Text size="sm">{kind === 'user' ? text.banUserHelp : text.banPersonaHelp}</Text>
      <Paper p="sm" withBorder component="section" aria-label={text.preview}>
        <Text size="xs" c="dimmed">
          {text.preview}
        </Text>
        <Text size="sm">{text.playerReads(reason, until)}</Text>
      </Paper>
    </Stack>
  );
}
