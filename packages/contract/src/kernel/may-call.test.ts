import { describe, expect, it } from 'vitest';
import { services } from '../index.ts';
import { allows, mayCall, type PrincipalKind } from './may-call.ts';
import type { Access } from './vocabulary.ts';
import { declared } from './walk.ts';

const KINDS: readonly PrincipalKind[] = [
  'visitor',
  'user',
  'member',
  'owner',
  'operator',
  'partner-operator',
  'billing',
  'app',
  'game',
  'player',
  'persona',
];
const WORDS: readonly Access[] = [
  'public',
  'signed-in',
  'user',
  'player',
  'player-or-server',
  'player-or-member',
  'player-or-game',
  'persona',
  'persona-or-server',
  'member',
  'owner',
  'service',
  'reader',
  'payer',
  'linked',
  'operator',
  'billing',
];

describe('allows', () => {
  it('lets each kind of caller do what its part is', () => {
    const table = Object.fromEntries(WORDS.map((word) => [word, KINDS.filter((kind) => allows(word, kind)).join(' ')]));
    expect(table).toMatchInlineSnapshot(`
      {
        "billing": "operator partner-operator billing",
        "linked": "user member owner operator partner-operator billing",
        "member": "member owner operator partner-operator app",
        "operator": "operator partner-operator",
        "owner": "owner operator partner-operator app",
        "payer": "member owner operator partner-operator billing",
        "persona": "persona",
        "persona-or-server": "owner operator partner-operator app persona",
        "player": "player persona",
        "player-or-game": "owner operator partner-operator app game player persona",
        "player-or-member": "member owner operator partner-operator app player persona",
        "player-or-server": "owner operator partner-operator app player persona",
        "public": "visitor user member owner operator partner-operator billing app game player persona",
        "reader": "member owner operator partner-operator app game player persona",
        "service": "owner operator partner-operator app game persona",
        "signed-in": "user member owner operator partner-operator billing",
        "user": "user member owner operator partner-operator",
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
    expect(mayCall({ accepts: 'player', access: 'player' }, 'owner')).toBe(false);
    expect(mayCall({ accepts: 'player', access: 'player' }, 'game')).toBe(false);
    expect(mayCall({ accepts: 'player', access: 'player' }, 'player')).toBe(true);
    expect(mayCall({ accepts: 'player', access: 'service' }, 'app')).toBe(true);
    expect(mayCall({ accepts: 'session', access: 'user' }, 'player')).toBe(false);
  });

  it('keeps what a persona does from whoever has not chosen one', () => {
    for (const access of ['persona', 'persona-or-server', 'service'] as const) {
      expect(mayCall({ accepts: 'player', access }, 'player')).toBe(false);
      expect(mayCall({ accepts: 'player', access }, 'persona')).toBe(true);
    }
    expect(mayCall({ accepts: 'player', access: 'player' }, 'persona')).toBe(true);
    expect(mayCall({ accepts: 'player', access: 'persona' }, 'app')).toBe(false);
    expect(mayCall({ accepts: 'player', access: 'persona-or-server' }, 'app')).toBe(true);
  });

  it('lets a token that names no persona read what the game is configured to be: games get one with a user id alone', () => {
    const settings = declared(services).filter(({ id }) => /^remoteConfig\.settings\.(get|resolve)$/.test(id));
    const who = ['visitor', 'member', 'game', 'player', 'persona', 'app'] as const;
    expect(settings.map((call) => who.filter((kind) => mayCall(call, kind)))).toEqual([
      ['game', 'player', 'persona', 'app'],
      ['game', 'player', 'persona', 'app'],
    ]);
  });

  it('asks for a persona wherever the specification has a persona token, and nowhere else', () => {
    const players = declared(services).filter(
      ({ accepts, service }) => accepts === 'player' && service.name === 'passport',
    );
    const byUsersToo = players.filter((call) => mayCall(call, 'player')).map(({ id }) => id);
    expect(byUsersToo).toMatchInlineSnapshot(`
      [
        "passport.playerTermsOfService.accept",
        "passport.playerTermsOfService.accepted",
        "passport.playerRealms.list",
        "passport.playerUsers.me",
        "passport.playerUsers.updateMe",
        "passport.playerUsers.verifyRealName",
        "passport.playerUsers.bindPhone",
        "passport.playerUsers.linkAccount",
        "passport.playerPersonas.create",
        "passport.playerPersonas.select",
        "passport.antiAddiction.playable",
        "passport.antiAddiction.payable",
      ]
    `);
  });

  it('lets a player or the back end of the game do what either may', () => {
    const kinds = KINDS.filter((kind) => mayCall({ accepts: 'player', access: 'player-or-server' }, kind));
    expect(kinds).toEqual(['owner', 'operator', 'partner-operator', 'app', 'player', 'persona']);
  });

  it('lets a player read what a member may look at, and not with the secret of a build, which names nobody', () => {
    const kinds = KINDS.filter((kind) => mayCall({ accepts: 'player', access: 'player-or-member' }, kind));
    expect(kinds).toEqual(['member', 'owner', 'operator', 'partner-operator', 'app', 'player', 'persona']);
  });

  it('takes the nonce of a game build where any secret of the app will do, and nowhere else', () => {
    expect(mayCall({ accepts: 'app', access: 'service' }, 'game')).toBe(true);
    expect(mayCall({ accepts: 'player', access: 'service' }, 'game')).toBe(true);
    expect(mayCall({ accepts: 'app', access: 'reader' }, 'game')).toBe(true);
    expect(mayCall({ accepts: 'app', access: 'member' }, 'game')).toBe(false);
    expect(mayCall({ accepts: 'metrics', access: 'service' }, 'game')).toBe(false);
    expect(mayCall({ accepts: 'session', access: 'service' }, 'game')).toBe(false);
  });

  it('admits somebody to every operation', () => {
    const nobodys = declared(services).filter((call) => !KINDS.some((kind) => mayCall(call, kind)));
    expect(nobodys.map(({ id }) => id)).toEqual([]);
    const withoutPlayers = declared(services).filter((call) => call.accepts === 'player' && !mayCall(call, 'persona'));
    expect(withoutPlayers.map(({ id }) => id)).toEqual([]);
  });
});
