// A player of one game: signs in, stays signed in, and calls. For a page, the host of a mini game, and Node.
import type {
  LoginExternalInput,
  PassportUser,
  PayPermission,
  Persona,
  PlayerLoginOauthInput,
  PlayerLoginPhoneInput,
  PlayerLoginSendCodeInput,
  PlayerPersonasCreateInput,
  PlayerUsersVerifyRealNameInput,
  PlayPermission,
} from '../generated/passport.ts';
import { uuid } from '../runtime/uuid.ts';
import { serverClock } from './clock.ts';
import { PlayerError, SignedOut } from './errors.ts';
import { type Emitter, emitter } from './events.ts';
import { codesOf, mailOf, type PlayerCodes, type PlayerMail } from './gifts.ts';
import { groupsOf, type PlayerGroups, table } from './groups.ts';
import { leaderboardsOf, type PlayerLeaderboards } from './leaderboards.ts';
import { type PlayTimeOptions, watchPlayTime } from './play-time.ts';
import { asGame, besideToken, onceMoreIfLate } from './proofs.ts';
import { repeated } from './repeat.ts';
import { inventoryOf, type PlayerInventory, type PlayerShop, shopOf } from './shop.ts';
import { type PlayerStorage, storageOf } from './storage.ts';
import { type GivenTokens, holderOf, type Kind, pairOf, tokens } from './tokens.ts';
import { type Input, type Prepared, prepare } from './wire.ts';

export interface PlayerOptions {
  /** Where the platform is, such as `https://uos.example.com`. */
  readonly origin: string;
  readonly appId: string;
  /** Proves the game, never the player: whoever has the game has it. With it a build signs its players in itself. */
  readonly appSecret?: string;
  /** Where tokens come from when a back end of the game signs the players in; asked again when they end. */
  readonly tokenFrom?: () => Promise<GivenTokens>;
  /** `local` (the default in a browser) outlives the page and is shared by its tabs. */
  readonly storage?: 'local' | 'memory' | PlayerStorage;
  /** Longest wait for an answer, 15 s when absent. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

/** Nobody in particular: an id that is made once and kept beside the tokens. */
export interface GuestSignIn extends Omit<LoginExternalInput, 'externalUserID'> {
  readonly guest: true;
}

export type SignIn = GuestSignIn | LoginExternalInput | PlayerLoginPhoneInput | PlayerLoginOauthInput;

/** With an external id a persona is there at once; a phone or a provider answers the personas to choose from. */
export interface SignedIn {
  readonly isNew: boolean;
  readonly persona: Persona | undefined;
  readonly user: PassportUser | undefined;
  readonly personas: readonly Persona[];
}

export interface PlayTime {
  playable(): Promise<PlayPermission>;
  payable(input: { amount: number }): Promise<PayPermission>;
  /** Asks every minute while the page is seen. */
  start(options: PlayTimeOptions): () => void;
}

export interface Player
  extends Omit<PlayerGroups, 'personas' | 'leaderboards' | 'shop' | 'inventory' | 'mail'>,
    Pick<Emitter, 'on'> {
  /**
   * Signs in by an id of the game itself, by a phone and its code, or by an identity provider and its code; or as a guest,
   * who is the same one on the next visit, and on any device after `user.bindPhone` or `user.linkAccount`.
   */
  signIn(how: SignIn): Promise<SignedIn>;
  /** Sends the code for a sign-in by phone. */
  sendCode(input: PlayerLoginSendCodeInput): Promise<{ expiresAt: string; mock: boolean }>;
  /** Forgets the tokens. */
  signOut(): Promise<void>;
  isSignedIn(): Promise<boolean>;
  /** The one who is signed in, as the token says; known without the network. */
  who(): Promise<{ readonly userID: string; readonly personaID: string } | undefined>;
  readonly personas: PlayerGroups['personas'] & {
    create(input: PlayerPersonasCreateInput): Promise<{ persona: Persona }>;
    /** Plays as that persona from now on. */
    select(input: { id: string }): Promise<{ persona: Persona }>;
  };
  readonly leaderboards: PlayerLeaderboards;
  readonly shop: PlayerShop;
  readonly inventory: PlayerInventory;
  readonly codes: PlayerCodes;
  readonly mail: PlayerMail;
  /** Verifies the real name of the player. */
  verify(input: PlayerUsersVerifyRealNameInput): Promise<{ user: PassportUser }>;
  readonly playTime: PlayTime;
  /** An access token for a connection of another kind, such as a match server's. `after` is one that was refused. */
  token(after?: string): Promise<string>;
  /** Milliseconds since 1970 as the server counts them. */
  now(): number;
  /** Any call of players by its name in the reference, such as `playerBillboards.list`. */
  call(name: string, input?: Input): Promise<unknown>;
}

/** Calls that are made before a persona was chosen. */
const AS_USER = new Set(['playerPersonas.create', 'playerPersonas.select']);
const EXPIRED = 160_112;

/**
 * @example
 * const game = createPlayer({ origin, appId, appSecret });
 * await game.signIn({ externalUserID: 'wx-70431', displayName: 'Linnet' });
 * const { friends } = await game.friends.list();
 */
export function createPlayer(options: PlayerOptions): Player {
  const { origin, appId, appSecret, tokenFrom, storage = 'local', timeoutMs = 15_000 } = options;
  const clock = serverClock();
  const events = emitter();
  const wire = {
    origin: origin.replace(/\/+$/, ''),
    table,
    clock,
    timeoutMs,
    // why bound: a browser's fetch is called on nothing but the window
    fetch: options.fetch ?? fetch.bind(globalThis),
  };
  const gameProof = { appId, appSecret, clock };
  const key = `uos.player.${appId}`;
  const kept = storageOf(storage);
  const store = tokens({
    key,
    storage: kept,
    clock,
    events,
    tokenFrom,
    renew: (kind, pair) =>
      send(kind === 'user' ? 'login.refreshToken' : 'playerLogin.refreshToken', pair) as Promise<GivenTokens>,
  });

  const send = async (call: string, input?: Input): Promise<unknown> => {
    const prepared = prepare(wire, call, input);
    const { accepts, key: once } = prepared;
    const attempt = () =>
      accepts === 'none' ? prepared.send({}) : accepts === 'player' ? asPlayer(prepared) : asGame(prepared, gameProof);
    return once === undefined ? attempt() : repeated(attempt);
  };

  /** With the token of the persona, or of the user where there is none or the call asks for it. */
  const asPlayer = async (prepared: Prepared): Promise<unknown> => {
    const { call } = prepared;
    const signed = await store.read();
    const user: Kind = signed.user === undefined ? 'persona' : 'user';
    const kind = AS_USER.has(call) || signed.persona === undefined ? user : 'persona';
    const sent = (token: string) =>
      onceMoreIfLate(() => prepared.send({ ...besideToken(prepared, gameProof), authorization: `Bearer ${token}` }));
    const access = await store.access(kind, call);
    try {
      return await sent(access);
    } catch (error) {
      if (!(error instanceof PlayerError && error.code === EXPIRED)) {
        throw error;
      }
      return sent(await store.access(kind, call, access));
    }
  };

  const guestId = async (): Promise<string> => {
    const place = `${key}.guest`;
    const known = (await kept.get(place)) ?? '';
    if (known === '') {
      await kept.set(place, `guest-${uuid()}`);
    }
    // why read again: of two tabs that begin at once, one id has to stay
    return (await kept.get(place)) ?? known;
  };

  const groups = groupsOf(send);
  const who = async () => {
    const { user, persona } = await store.read();
    const pair = persona ?? user;
    return pair === undefined ? undefined : holderOf(pair.access);
  };
  const playable = () => send('antiAddiction.playable') as Promise<PlayPermission>;
  listenToOtherTabs(key, storage, events);
  return {
    ...groups,
    on: events.on,
    async signIn(how) {
      if ('externalUserID' in how || 'guest' in how) {
        const { guest, ...given } = { guest: undefined, ...how };
        const who = guest === undefined ? given : { ...given, externalUserID: await guestId() };
        const signed = (await send('login.external', who)) as ExternalReply;
        const { personaAccessToken: accessToken, personaRefreshToken: refreshToken, expiresAt, persona } = signed;
        await store.keep({ persona: pairOf({ accessToken, refreshToken, expiresAt }) });
        return { isNew: signed.isNew, persona, user: undefined, personas: [persona] };
      }
      const signed = (await send(`playerLogin.${'phoneNumber' in how ? 'phone' : 'oauth'}`, { ...how })) as UserReply;
      const { userAccessToken: accessToken, userRefreshToken: refreshToken, expiresAt, user, personas } = signed;
      await store.keep({ user: pairOf({ accessToken, refreshToken, expiresAt }) });
      return { isNew: signed.isNew, persona: undefined, user, personas };
    },
    sendCode: (input) => send('playerLogin.sendCode', { ...input }) as Promise<{ expiresAt: string; mock: boolean }>,
    signOut: () => store.forget('signed-out'),
    async isSignedIn() {
      const { user, persona } = await store.read();
      return (persona ?? user) !== undefined;
    },
    personas: {
      ...groups.personas,
      create: (input) => send('playerPersonas.create', { ...input }) as Promise<{ persona: Persona }>,
      async select(input) {
        const signed = await store.read();
        const chosen = (await send('playerPersonas.select', input)) as ExternalReply;
        const { personaAccessToken: accessToken, personaRefreshToken: refreshToken, expiresAt, persona } = chosen;
        await store.keep({ ...signed, persona: pairOf({ accessToken, refreshToken, expiresAt }) });
        return { persona };
      },
    },
    leaderboards: leaderboardsOf(send, {
      storage: kept,
      key: `${key}.scores`,
      who: async () => (await who())?.personaID ?? '',
      calls: groups.leaderboards,
    }),
    shop: shopOf(send, groups.shop),
    inventory: inventoryOf(groups.inventory),
    codes: codesOf(send),
    mail: mailOf(send, groups.mail),
    verify: (input) => send('playerUsers.verifyRealName', { ...input }) as Promise<{ user: PassportUser }>,
    playTime: {
      playable,
      payable: (input) => send('antiAddiction.payable', input) as Promise<PayPermission>,
      start: (how) => watchPlayTime(playable, how),
    },
    who,
    async token(after) {
      const { user, persona } = await store.read();
      if ((persona ?? user) === undefined && tokenFrom === undefined) {
        throw new SignedOut('nobody is signed in', { call: 'token' });
      }
      return store.access(persona === undefined && user !== undefined ? 'user' : 'persona', 'token', after);
    },
    now: clock.now,
    call: send,
  };
}

interface ExternalReply {
  readonly personaAccessToken: string;
  readonly personaRefreshToken: string;
  readonly expiresAt: string;
  readonly isNew: boolean;
  readonly persona: Persona;
}

interface UserReply {
  readonly userAccessToken: string;
  readonly userRefreshToken: string;
  readonly expiresAt: string;
  readonly isNew: boolean;
  readonly user: PassportUser;
  readonly personas: readonly Persona[];
}

interface Page {
  addEventListener?(event: 'storage', listener: (event: { key: string | null; newValue: string | null }) => void): void;
}

/** Who signs out in one tab has signed out in all. */
function listenToOtherTabs(key: string, storage: PlayerOptions['storage'], events: Emitter): void {
  if (storage === 'local') {
    (globalThis as Page).addEventListener?.('storage', (event) => {
      if (event.key === key && event.newValue === null) {
        events.emit('signed-out', { why: 'elsewhere', reason: '', until: undefined });
      }
    });
  }
}
