// Who may do what, as one table: the platform asks it before every call, the permission matrix asks it for every cell.
// Source: platform-core.md 6.
import type { Accepts, Access } from './vocabulary.ts';

/**
 * What a caller is to the call. `user` is a signed-in developer with no part in the app or organisation it names,
 * `member` one who may look, `app` an app's own credential, `game` a build of the game that proves AppSecret with a
 * nonce, `player` somebody who plays it and has not chosen a persona yet, `persona` one who has.
 */
export type PrincipalKind =
  | 'visitor'
  | 'user'
  | 'member'
  | 'owner'
  | 'operator'
  | 'partner-operator'
  | 'billing'
  | 'app'
  | 'game'
  | 'player'
  | 'persona';

// why both everywhere: an operator is who has either session; platform-core.md 6, passport.md 6, game-services.md
const OPERATORS = ['operator', 'partner-operator'] as const;
const OWNERS = ['owner', ...OPERATORS] as const;
const MEMBERS = ['member', ...OWNERS] as const;
const USERS = ['user', ...MEMBERS] as const;
const PLAYERS = ['player', 'persona'] as const;

const ALLOWED: Readonly<Record<Access, readonly PrincipalKind[]>> = {
  public: ['visitor', ...USERS, 'billing', 'app', 'game', ...PLAYERS],
  'signed-in': [...USERS, 'billing'],
  user: USERS,
  player: PLAYERS,
  'player-or-server': [...OWNERS, 'app', ...PLAYERS],
  'player-or-member': [...MEMBERS, 'app', ...PLAYERS],
  'player-or-game': [...OWNERS, 'app', 'game', ...PLAYERS],
  persona: ['persona'],
  'persona-or-server': [...OWNERS, 'app', 'persona'],
  member: [...MEMBERS, 'app'],
  owner: [...OWNERS, 'app'],
  // why owners: they may read the secret, so there is nothing in being refused what it opens; of those who play, only who
  // has chosen a persona, since the calls are made in its name
  service: [...OWNERS, 'app', 'game', 'persona'],
  reader: [...MEMBERS, 'app', 'game', ...PLAYERS],
  payer: [...MEMBERS, 'billing'],
  // why no visitor: without the link in the call, which the platform looks for, a visitor is nobody
  linked: [...USERS, 'billing'],
  operator: OPERATORS,
  billing: [...OPERATORS, 'billing'],
};

/** May a caller of that kind do what asks for that access? Which app or organisation it is about is another question. */
export function allows(access: Access, kind: PrincipalKind): boolean {
  return ALLOWED[access].includes(kind);
}

/** May a caller of that kind make that call, by its access and by the credential it takes? */
export function mayCall(call: { readonly accepts: Accepts; readonly access: Access }, kind: PrincipalKind): boolean {
  return allows(call.access, kind) && takes(call, kind);
}

function takes({ accepts, access }: { readonly accepts: Accepts; readonly access: Access }, kind: PrincipalKind) {
  if (access === 'public') {
    return true;
  }
  if (accepts === 'player') {
    return true;
  }
  if (kind === 'player' || kind === 'persona') {
    return false;
  }
  if (kind === 'game') {
    return accepts === 'app' && (access === 'service' || access === 'reader');
  }
  const serviceBackEnd = accepts === 'app' || accepts === 'cdn' || accepts === 'metrics';
  // why: on the platform core an app's credential opens what asks for one, and nothing else does
  return serviceBackEnd || (kind === 'app') === (access === 'service');
}
