// The person behind a session: whoever of the three is signed in, told apart from everybody else.
import type { SessionState } from '@uos/sdk/browser';

export interface Person {
  readonly kind: 'user' | 'operator' | 'billing';
  /** Tells them apart from everybody else on this platform. */
  readonly id: string;
  readonly name: string;
  /** A second line: e-mail, or `(LDAP)` for those whom a directory knows. */
  readonly detail: string;
}

const DIRECTORY = '(LDAP)';

/** Everybody who is signed in, developers first. */
function peopleOf({ User, Admin, BcAdmin }: SessionState): Person[] {
  return [
    ...(User === null
      ? []
      : [{ kind: 'user', id: User.UserId, name: User.UserName, detail: User.Email || User.UserId } as const]),
    ...(Admin === null
      ? []
      : [{ kind: 'operator', id: Admin.UserName, name: Admin.UserName, detail: DIRECTORY } as const]),
    ...(BcAdmin === null
      ? []
      : [{ kind: 'billing', id: BcAdmin.UserName, name: BcAdmin.UserName, detail: DIRECTORY } as const]),
  ];
}

/** The one whose name stands in the bar. */
export function whoIs(session: SessionState, prefer?: Person['kind']): Person | undefined {
  const people = peopleOf(session);
  return people.find(({ kind }) => kind === prefer) ?? people[0];
}

/** True where nobody of those before has become somebody else. */
export function samePerson(before: SessionState, now: SessionState): boolean {
  const known = new Map(peopleOf(before).map(({ kind, id }) => [kind, id]));
  return peopleOf(now).every(({ kind, id }) => (known.get(kind) ?? id) === id);
}

/** What stands for a person where there is room for one letter. */
export function letterOf(name: string): string {
  return [...name][0]?.toUpperCase() ?? '';
}
