// What a player reads who is banned. Source: wire/passport.md 1.5, 5.10.
import { type Refusal, styles } from '#kernel/call/errors';
import { statusAt } from '../rules.ts';
import type { PersonaRow } from '../store/personas.ts';
import type { UserRow } from '../store/users.ts';

export interface Playing {
  readonly user: UserRow;
  readonly persona: PersonaRow | undefined;
  readonly now: string;
}

/** The refusal of who is banned, the user's before the persona's; undefined where neither is. */
export function refuseBanned({ user, persona, now }: Playing): Refusal | undefined {
  if (statusAt(user, now) === 'Banned') {
    return banned('user is banned', 90_108, user, persona);
  }
  if (persona !== undefined && statusAt(persona, now) === 'Banned') {
    return banned('persona is banned', 90_109, persona, persona);
  }
  return undefined;
}

function banned(
  text: string,
  code: number,
  { ban_reason, unban_at }: UserRow | PersonaRow,
  persona: PersonaRow | undefined,
): Refusal {
  return styles.passport.refuse('precondition', text, {
    code,
    facts: {
      banReason: ban_reason,
      personaID: persona?.id ?? '',
      personaDisplayName: persona?.display_name ?? '',
      ...(unban_at !== null && { unbanAt: unban_at }),
    },
  });
}
