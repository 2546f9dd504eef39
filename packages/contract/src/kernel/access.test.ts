import { describe, expect, it } from 'vitest';
import { allows, mayCall, type PrincipalKind } from './access.ts';
import type { Access } from './vocabulary.ts';

const KINDS: readonly PrincipalKind[] = [
  'visitor',
  'user',
  'member',
  'owner',
  'operator',
  'partner-operator',
  'billing',
  'app',
  'player',
];
const WORDS: readonly Access[] = [
  'public',
  'signed-in',
  'user',
  'member',
  'owner',
  'service',
  'payer',
  'operator',
  'billing',
];

describe('allows', () => {
  it('lets each kind of caller do what its part is', () => {
    const table = Object.fromEntries(WORDS.map((word) => [word, KINDS.filter((kind) => allows(word, kind)).join(' ')]));
    expect(table).toMatchInlineSnapshot(`
      {
        "billing": "operator partner-operator billing",
        "member": "member owner operator partner-operator app",
        "operator": "operator partner-operator",
        "owner": "owner operator partner-operator app",
        "payer": "member owner operator partner-operator billing",
        "public": "visitor user member owner operator partner-operator billing app player",
        "service": "owner operator partner-operator app player",
        "signed-in": "user member owner operator partner-operator billing",
        "user": "user member owner operator partner-operator player",
      }
    `);
  });

  it('lets whoever may change things look at them', () => {
    for (const kind of KINDS.filter((one) => allows('owner', one))) {
      expect([kind, allows('member', kind)]).toEqual([kind, true]);
    }
  });
});

describe('mayCall', () => {
  it('takes an app credential on service back-ends, and on the platform core only where one is asked for', () => {
    expect(mayCall({ accepts: 'app', access: 'owner' }, 'app')).toBe(true);
    expect(mayCall({ accepts: 'session', access: 'owner' }, 'app')).toBe(false);
    expect(mayCall({ accepts: 'session', access: 'service' }, 'app')).toBe(true);
  });

  it('keeps what players do for players, unless the game may do it for them', () => {
    expect(mayCall({ accepts: 'player', access: 'user' }, 'owner')).toBe(false);
    expect(mayCall({ accepts: 'player', access: 'user' }, 'player')).toBe(true);
    expect(mayCall({ accepts: 'player', access: 'service' }, 'app')).toBe(true);
    expect(mayCall({ accepts: 'session', access: 'user' }, 'player')).toBe(false);
  });
});
