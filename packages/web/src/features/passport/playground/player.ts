// A player of the playground, outside React: the console signs it in as a server of the game does, and it calls for itself.
import { createClient, session } from '@uos/sdk/browser';
import { type Player as Game, createPlayer as openPlayer, PlayerError } from '@uos/sdk/player';
import type { Persona } from '@uos/sdk/services/passport';
import { passportPlayersTable } from '@uos/sdk/services/passport.players';
import { createStore, type Store } from '../../../kit/keep/store.ts';
import type { PlayerCall } from './calls.ts';
import { masked } from './masked.ts';

export interface PlayerNow {
  readonly state: 'out' | 'going' | 'in';
  readonly persona?: Persona;
  readonly isNew?: boolean;
  readonly error?: unknown;
}

/** A call that came to its end, as the log may show it. */
export interface Made {
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly who: string;
  readonly call: Pick<PlayerCall, 'name' | 'title' | 'route'>;
  readonly ms: number;
  /** 0 where no answer came. */
  readonly status: number;
  readonly input: unknown;
  readonly reply?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly detail: unknown };
}

export interface Player {
  readonly now: Store<PlayerNow>;
  signIn(externalUserID: string): Promise<void>;
  signOut(): void;
  run(call: PlayerCall, input: Readonly<Record<string, unknown>>): Promise<Made>;
}

type Reply = (input: object) => Promise<unknown>;

/** Answered in time, or not at all. */
const OK = 200;
let made = 0;

export function createPlayer(appId: string): Player {
  const now = createStore<PlayerNow>({ state: 'out' });
  // why without hooks: what is typed here is no business of the request inspector
  const { passport } = createClient(
    { hosts: 'local', agent: 'uos-web', as: session({ appId }) },
    { passport: passportPlayersTable },
  );
  let game: Game | undefined;
  let name = '';

  const tokens = async (): Promise<{ accessToken: string; refreshToken: string; expiresAt: string }> => {
    const signed = await passport.login.external({ externalUserID: name });
    return {
      accessToken: signed.personaAccessToken,
      refreshToken: signed.personaRefreshToken,
      expiresAt: signed.expiresAt,
    };
  };

  const send = async ({ name: path, byGame }: PlayerCall, input: Readonly<Record<string, unknown>>) => {
    if (!byGame) {
      return game?.call(path, input);
    }
    const [group = '', verb = ''] = path.split('.');
    const call = (passport as unknown as Readonly<Record<string, Readonly<Record<string, Reply>>>>)[group]?.[verb];
    return call?.(await withTokens(input, tokens));
  };

  return {
    now,
    async signIn(externalUserID) {
      name = externalUserID;
      now.set({ state: 'going' });
      try {
        const { persona, isNew } = await passport.login.external({ externalUserID, displayName: externalUserID });
        // why no cookies: who calls is the player, not the developer in front of the console
        const asPlayer: typeof fetch = (url, init) => fetch(url, { ...init, credentials: 'omit' });
        game = openPlayer({
          ...{ origin: location.origin, appId, storage: 'memory', fetch: asPlayer },
          tokenFrom: tokens,
        });
        now.set({ state: 'in', persona, isNew });
      } catch (error) {
        game = undefined;
        now.set({ state: 'out', error });
      }
    },
    signOut() {
      game = undefined;
      now.set({ state: 'out' });
    },
    async run(call, input) {
      made += 1;
      const facts = { id: made, at: Date.now(), who: name, call, input: masked(input) };
      const start = performance.now();
      const took = () => Math.max(1, Math.round(performance.now() - start));
      try {
        const reply = await send(call, input);
        return { ...facts, ms: took(), status: OK, reply: masked(reply) };
      } catch (error) {
        return { ...facts, ms: took(), ...failure(error) };
      }
    },
  };
}

function failure(error: unknown): Pick<Made, 'status' | 'error'> {
  if (error instanceof PlayerError) {
    const { status, code, message, detail } = error;
    return { status, error: { code, message, detail: masked(detail) } };
  }
  const {
    status = 0,
    code = 0,
    serverMessage,
    message,
  } = error as {
    readonly status?: number;
    readonly code?: number;
    readonly serverMessage?: string;
    readonly message: string;
  };
  return { status, error: { code, message: serverMessage ?? message, detail: {} } };
}

/** A new pair in the place of the words for one, so that no token is ever typed or shown. */
async function withTokens(
  input: Readonly<Record<string, unknown>>,
  tokens: () => Promise<Readonly<Record<string, string>>>,
): Promise<object> {
  const asked = Object.entries(input).filter(([key, value]) => value === `{${key}}` && /Token$/.test(key));
  if (asked.length === 0) {
    return input;
  }
  const pair = await tokens();
  return { ...input, ...Object.fromEntries(asked.map(([key]) => [key, pair[key]])) };
}
