// What a service that was just switched on cannot work without: the identity domain of player accounts, the push of the
// app, the game of hosting, the function of logic servers. Made once; where it is there already nothing changes.
// Source: platform-core.md 4.1; wire/passport.md 3.1.
import type { ServiceName } from '@uos/contract/rules';
import type { ClientCore } from '../runtime/client.ts';
import { UosApiError } from '../runtime/errors.ts';
import type { CallOptions } from '../runtime/types.ts';

export interface SetUpOptions extends Pick<CallOptions, 'signal'> {
  readonly appId: string;
  readonly serviceName: ServiceName;
  /** Names what is made, such as the app's own name. */
  readonly name: string;
}

type SetUp = (uos: ClientCore, options: SetUpOptions, call: CallOptions) => Promise<void>;

const STEPS: Readonly<Partial<Record<ServiceName, SetUp>>> = {
  passport: ensureIdDomain,
  push: ensurePushApp,
  multiverse: ensureGame,
  func: ensureFunction,
};

/**
 * Makes what the service needs. Services that need nothing return at once.
 * @throws UosApiError of the call that fails.
 * @example
 * await uos.app.services.set({ appId, ServiceName: 'passport', Status: 'Enabled' });
 * await setUpService(uos, { appId, serviceName: 'passport', name: 'My game' });
 */
export async function setUpService(uos: ClientCore, options: SetUpOptions): Promise<void> {
  const { appId, serviceName, signal } = options;
  // why: a session says which app it works on; a credential of the app itself says so anyway
  await STEPS[serviceName]?.(uos, options, { signal, headers: { 'x-app-id': appId, 'x-appid': appId } });
}

async function ensureIdDomain(uos: ClientCore, { appId, name }: SetUpOptions, call: CallOptions): Promise<void> {
  try {
    await uos.request(`GET /upass/v1/id-domains/${appId}`, call);
  } catch (error) {
    // why: this 404 is how player accounts say that they were never set up
    if (!(error instanceof UosApiError && error.status === 404)) {
      throw error;
    }
    await uos.request('POST /upass/v1/id-domains', { ...call, body: { name } }).catch(acceptExisting);
  }
}

/** The call reads what exists. */
async function ensurePushApp(uos: ClientCore, { appId, name }: SetUpOptions, call: CallOptions): Promise<void> {
  await uos.request('POST /upush/v1/apps', { ...call, body: { appId, name } });
}

/** Longest name of a game or a function; one of an app may be longer. */
const GAME_NAME = 64;

/** The call reads what exists. */
async function ensureGame(uos: ClientCore, { appId, name }: SetUpOptions, call: CallOptions): Promise<void> {
  await uos.request('POST /gs/v1/game/games', { ...call, body: { gameId: appId, name: name.slice(0, GAME_NAME) } });
}

/** The call reads what exists. */
async function ensureFunction(uos: ClientCore, { appId, name }: SetUpOptions, call: CallOptions): Promise<void> {
  await uos.request('POST /ufunc/v1/func/functions', { ...call, body: { appId, name: name.slice(0, GAME_NAME) } });
}

/** Somebody else was faster. */
function acceptExisting(error: unknown): void {
  if (!(error instanceof UosApiError && error.status === 409)) {
    throw error;
  }
}
