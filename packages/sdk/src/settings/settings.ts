// Settings of a game: what the server has for this player, what it had when it was last heard, or the defaults.
import type { SettingsResolveInput } from '../generated/remote-config.ts';
import { serverClock } from '../player/clock.ts';
import { PlayerError, SignedOut } from '../player/errors.ts';
import { asGame, asPlayer, type TokenHolder } from '../player/proofs.ts';
import { type PlayerStorage, storageOf } from '../player/storage.ts';
import { prepare } from '../player/wire.ts';
import { uuid } from '../runtime/uuid.ts';
import { decoded, type RawSettings, type SettingDefaults, type SettingProblem, type SettingValues } from './decode.ts';
import { RESOLVE, settingsTable } from './wire-row.ts';

export type SettingsAttributes = NonNullable<SettingsResolveInput['attributes']>;

export interface SettingsOptions<D extends SettingDefaults> {
  /** Where the platform is, such as `https://uos.example.com`. */
  readonly origin: string;
  readonly appId: string;
  /** Proves the game while nobody is signed in. Without it a player has to be. */
  readonly appSecret?: string;
  /** Whose settings they are once somebody is signed in. */
  readonly player?: TokenHolder;
  /** Who is asked for while nobody is signed in; an id of this device when absent, made once and kept. */
  readonly userId?: string;
  /** Every setting the game reads, with what it does without a platform. */
  readonly defaults: D;
  /** What rules compare beside that, read for each refresh. */
  readonly attributes?: SettingsAttributes | (() => SettingsAttributes);
  readonly packageVersion?: string;
  readonly isDebugBuild?: boolean;
  /** Where the last answer is kept; `local` (the default in a browser) outlives the page. */
  readonly storage?: 'local' | 'memory' | PlayerStorage;
  /** Longest wait for an answer, 5 s when absent: no game should begin later than that. */
  readonly timeoutMs?: number;
  /** Hears of each value that is of another type than its default, once; the console when absent. */
  readonly warn?: (problem: SettingProblem) => void;
  readonly fetch?: typeof fetch;
}

/** `cache` is the last answer of the server to this player, from before. */
export type SettingsSource = 'server' | 'cache' | 'defaults';

export interface SettingsState<D> {
  readonly values: SettingValues<D>;
  readonly source: SettingsSource;
  /** When the server said so; absent with `defaults`. */
  readonly at: Date | undefined;
  /** Values that are not of the type of their default. */
  readonly problems: readonly SettingProblem[];
  /** Why the server was not heard, when it was asked last. */
  readonly error: PlayerError | undefined;
}

export interface Settings<D> {
  /** What there is now, at once: the defaults before anything was read. */
  readonly state: SettingsState<D>;
  readonly values: SettingValues<D>;
  /** Asks the server the first time, and answers the same from then on. Never rejects. */
  load(): Promise<SettingsState<D>>;
  /** What was kept from before, without asking anybody. Never rejects. */
  cached(): Promise<SettingsState<D>>;
  /** Asks again; who asks meanwhile waits for the same answer. Each is one read on the bill. Never rejects. */
  refresh(): Promise<SettingsState<D>>;
  /** Hears when a value has become another; the answer stops it. */
  onChange(listener: (state: SettingsState<D>) => void): () => void;
}

interface Kept {
  /** Whose they are. */
  readonly who: string;
  readonly atMs: number;
  readonly settings: RawSettings;
}

/**
 * @example
 * const difficulty = settings({ origin, appId, appSecret, defaults: { lives: 3, speed: 1.5, hard: false } });
 * const { values, source } = await difficulty.load();
 */
export function settings<D extends SettingDefaults>(options: SettingsOptions<D>): Settings<D> {
  const { appId, appSecret, player, defaults, timeoutMs = 5000, warn = toConsole } = options;
  const clock = serverClock();
  const storage = quiet(storageOf(options.storage ?? 'local'));
  const [key, deviceKey] = [`uos.settings.${appId}`, `uos.device.${appId}`];
  const wire = {
    ...{ origin: options.origin.replace(/\/+$/, ''), table: settingsTable, clock, timeoutMs },
    // why bound: a browser's fetch is called on nothing but the window
    fetch: options.fetch ?? fetch.bind(globalThis),
  };
  const listeners = new Set<(state: SettingsState<D>) => void>();
  const warned = new Set<string>();
  let state: SettingsState<D> = {
    ...decoded(defaults, {}),
    ...{ source: 'defaults', at: undefined, error: undefined },
  };
  /** Whose the state is. */
  let heardFor = '';
  let asking: Promise<SettingsState<D>> | undefined;

  const turn = (next: SettingsState<D>): SettingsState<D> => {
    const isNew = textOf(next.values) !== textOf(state.values);
    state = next;
    for (const problem of next.problems.filter(({ message }) => !warned.has(message))) {
      warned.add(problem.message);
      warn(problem);
    }
    if (isNew) {
      for (const listener of listeners) {
        listener(state);
      }
    }
    return state;
  };
  const stateOf = ({ settings, atMs }: Kept, source: 'server' | 'cache', error?: PlayerError): SettingsState<D> => ({
    ...decoded(defaults, settings),
    ...{ source, at: new Date(atMs), error },
  });

  let device: Promise<string> | undefined;
  const deviceId = (): Promise<string> => {
    device ??= storage.get(deviceKey).then(async (known) => {
      const id = known ?? uuid();
      await storage.set(deviceKey, id);
      return id;
    });
    return device;
  };
  const kept = async (): Promise<Kept | undefined> => {
    try {
      const found = JSON.parse((await storage.get(key)) ?? 'null') as Kept | null;
      return typeof found?.settings === 'object' && typeof found.atMs === 'number' ? found : undefined;
    } catch {
      return undefined;
    }
  };
  const playing = async (): Promise<string | undefined> => {
    const who = await player?.who();
    return who === undefined ? undefined : `player ${who.personaID || who.userID}`;
  };
  /** The player, or this device where nobody is signed in. */
  const someone = async (): Promise<string> =>
    (await playing().catch(() => undefined)) ?? options.userId ?? (await deviceId());

  /** Whom the server is asked for, and what it says. */
  const ask = async (): Promise<Kept> => {
    const { attributes, packageVersion, isDebugBuild } = options;
    const input: SettingsResolveInput = {
      keys: Object.keys(defaults),
      ...(attributes === undefined ? {} : { attributes: typeof attributes === 'function' ? attributes() : attributes }),
      ...(packageVersion === undefined ? {} : { packageVersion }),
      ...(isDebugBuild === undefined ? {} : { isDebugBuild }),
    };
    if (player !== undefined && (appSecret === undefined || (await playing()) !== undefined)) {
      const reply = await asPlayer(prepare(wire, RESOLVE, { ...input }), player);
      return keptOf(await someone(), reply);
    }
    if (appSecret === undefined) {
      throw new SignedOut('nobody is signed in', { call: RESOLVE });
    }
    const userId = options.userId ?? (await deviceId());
    const prepared = prepare(wire, RESOLVE, { ...input, userId });
    return keptOf(userId, await asGame(prepared, { appId, appSecret, clock }));
  };
  const keptOf = (who: string, reply: unknown): Kept => {
    const { settings: given } = reply as { settings?: RawSettings };
    if (typeof given !== 'object') {
      throw new PlayerError('the answer has no settings', { call: RESOLVE });
    }
    return { who, atMs: clock.now(), settings: given };
  };

  /** What was kept of the one who plays now; of somebody else's it says nothing. */
  const recall = async (error?: PlayerError): Promise<SettingsState<D>> => {
    const [found, who] = [await kept(), await someone()];
    if (found?.who !== who) {
      return { ...decoded(defaults, {}), source: 'defaults', at: undefined, error };
    }
    heardFor = who;
    return stateOf(found, 'cache', error);
  };
  const once = async (): Promise<SettingsState<D>> => {
    try {
      const answer = await ask();
      heardFor = answer.who;
      await storage.set(key, JSON.stringify(answer));
      return turn(stateOf(answer, 'server'));
    } catch (cause) {
      const error =
        cause instanceof PlayerError ? cause : new PlayerError('the settings were not read', { call: RESOLVE, cause });
      // why as they are: a storage that is full has not kept what the server said a minute ago
      const isTheirs = state.source === 'server' && heardFor === (await someone());
      return turn(isTheirs ? { ...state, error } : await recall(error));
    }
  };
  const refresh = (): Promise<SettingsState<D>> => {
    asking ??= once().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  let loading: Promise<SettingsState<D>> | undefined;

  return {
    get state() {
      return state;
    },
    get values() {
      return state.values;
    },
    async load() {
      loading ??= refresh();
      await loading;
      return state;
    },
    async cached() {
      return state.source === 'defaults' ? turn(await recall()) : state;
    },
    refresh,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** why: a browser that blocks what sites keep, or a full disk, is no reason to play with other values */
function quiet(storage: PlayerStorage) {
  return {
    async get(key: string): Promise<string | undefined> {
      try {
        return (await storage.get(key)) ?? undefined;
      } catch {
        return undefined;
      }
    },
    async set(key: string, value: string): Promise<void> {
      try {
        await storage.set(key, value);
      } catch {
        // see above
      }
    },
  };
}

function textOf(values: object): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}

function toConsole({ message }: SettingProblem): void {
  (globalThis as { console?: { warn(text: string): void } }).console?.warn(message);
}
