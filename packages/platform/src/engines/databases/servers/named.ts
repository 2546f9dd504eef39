// The servers that the operator has named, by what each engine has to do there.

import type { Probes } from '#engines/databases/examine';
import { createMongoByUrl } from '#engines/databases/mongo/by-url';
import { createMariadbByUrl } from '#engines/databases/mysql/by-url';
import type { ServerAddress } from '#engines/databases/port';
import { createPostgresByUrl } from '#engines/databases/postgres/by-url';
import { offerOf, type Server } from './server.ts';
import { readServerUrl, SERVER_ENGINES, type ServerEngine, type ServerUrls } from './server-url.ts';

const BY_URL: Readonly<Record<ServerEngine, (text: string, address: ServerAddress) => Server>> = {
  postgresql: createPostgresByUrl,
  mysql: createMariadbByUrl,
  mongo: createMongoByUrl,
};

/** What they are offered as, those that do not answer too. */
export async function probeServers(urls: ServerUrls = {}): Promise<Partial<Probes>> {
  const all = namedServers(urls).map(async (server) => [server.engine, await offerOf(server)] as const);
  return Object.fromEntries(await Promise.all(all));
}

export function namedServers(urls: ServerUrls = {}): readonly Server[] {
  return SERVER_ENGINES.flatMap((engine) => {
    const text = urls[engine];
    const address = text === undefined ? undefined : readServerUrl(engine, text);
    return text === undefined || address === undefined ? [] : [BY_URL[engine](text, address)];
  });
}
