// What an app may have of hosting. Over it the caller hears of the limit, and the console opens its dialog.
// Source: wire/realtime-and-compute.md 1.3 (code 8), 2.1.
import type { ServiceName } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import type { Call } from '#kernel/call/call';
import type { Ports } from '#kernel/ports';
import { type GameView, type Properties, propertiesOf } from './store/games.ts';

export interface Quota {
  readonly profiles: number;
  readonly images: number;
  /** That live at once, in all regions together. */
  readonly servers: number;
  readonly testServers: number;
}

const QUOTAS: Readonly<Record<'standard' | 'trial', Quota>> = {
  standard: { profiles: 100, images: 500, servers: 1000, testServers: 10 },
  trial: { profiles: 3, images: 10, servers: 5, testServers: 1 },
};

const WORDS: Readonly<Record<keyof Quota, string>> = {
  profiles: 'profiles',
  images: 'images',
  servers: 'servers at once',
  testServers: 'test servers at once',
};

/** Whether the app has the service only to try it out: as an operator marked it, else as the platform is set. */
export async function isTrial(
  { db, ports }: { readonly db: Db; readonly ports: Pick<Ports, 'config'> },
  { appId, service }: { readonly appId: string; readonly service: ServiceName },
): Promise<boolean> {
  return isTrialBy(ports, await propertiesOf(db, appId, service));
}

function isTrialBy({ config }: Pick<Ports, 'config'>, { trial }: Properties): boolean {
  return trial === undefined ? config.hostingLevel === 'trial' : trial === 'true';
}

/** @throws quota exceeded where as many are there as there may be; whoever counts holds what makes them one by one */
export function refuseOver(
  call: Pick<Call, 'ports' | 'refuse'>,
  { game, what, used }: { readonly game: GameView; readonly what: keyof Quota; readonly used: number },
): void {
  const onTrial = isTrialBy(call.ports, game.properties ?? {});
  const quota = QUOTAS[onTrial ? 'trial' : 'standard'];
  if (used >= quota[what]) {
    const kind = onTrial ? 'on trial an app' : 'an app';
    throw call.refuse(
      'precondition',
      `quota exceeded: ${kind} has at most ${quota[what]} ${WORDS[what]}, ${used} are used`,
      {
        code: 80_001,
      },
    );
  }
}
