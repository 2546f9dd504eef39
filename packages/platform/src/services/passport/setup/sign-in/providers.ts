// Where players sign in from. The secret of a provider is sealed, and shown by its first characters alone.
// Source: wire/passport.md 3.1 rows 17-20.
import type { passport } from '@uos/contract';
import { mayName } from '#core/external/guarded';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import type { SealedColumn } from '#kernel/keys/sealed-columns';
import type { Ports } from '#kernel/ports';
import { requireIdDomain } from '../../id-domains.ts';
import {
  deleteProvider,
  findProvider,
  insertProvider,
  listProviders,
  type ProviderRow,
  updateProvider,
} from './provider-store.ts';

/** Property of a record that names the address of its provider. */
export const BASE_PROPERTY = 'baseURL';

const SHOWN_CHARACTERS = 4;

const contextOf = (id: string): string => `passport_id_providers/${id}/client_secret`;

export const sealedSecrets: readonly SealedColumn[] = [
  { table: 'passport_id_providers', key: 'id', column: 'client_secret', context: contextOf },
];

export const idProviders: Handlers<typeof passport>['idProviders'] = {
  async list(call) {
    await requireIdDomain(call);
    const page = startCountPage(call.input);
    const { rows, total } = await listProviders(call.db, call.appId, page);
    const shown = rows.map((row) => providerReply(call, row));
    return { idProviders: shown, start: page.offset, count: page.limit, total };
  },
  async create(call) {
    await requireIdDomain(call);
    refuseAddress(call);
    const { provider, loginPlatform, clientID = '', clientSecret = '', redirectURI = '', enabled = true } = call.input;
    const id = call.ports.ids.uuid();
    const made = await insertProvider(call.db, {
      ...{ app_id: call.appId, id, provider, login_platform: loginPlatform, client_id: clientID },
      ...{ client_secret: sealed(call, id, clientSecret), redirect_uri: redirectURI, enabled },
      ...{ properties: json({ ...call.input.properties }), created_at: call.now, modified_at: call.now },
    });
    if (!made) {
      throw call.refuse('exists', 'idprovider already exists', { details: [`${provider} on ${loginPlatform}`] });
    }
    return reply(call, id);
  },
  async update(call) {
    await requireIdDomain(call);
    refuseAddress(call);
    const { id, clientID, clientSecret, redirectURI, enabled, properties } = call.input;
    const before = await reply(call, id);
    await updateProvider(call.db, call.appId, id, {
      client_id: clientID,
      client_secret: clientSecret === undefined ? undefined : sealed(call, id, clientSecret),
      redirect_uri: redirectURI,
      enabled,
      properties: properties === undefined ? undefined : json({ ...properties }),
      modified_at: call.now,
    });
    const after = await reply(call, id);
    call.note({ target: after.idProvider.provider, before, after });
    return after;
  },
  async remove(call) {
    await requireIdDomain(call);
    const before = await reply(call, call.input.id);
    await deleteProvider(call.db, call.appId, call.input.id);
    call.note({ target: before.idProvider.provider, before, after: undefined });
    return {};
  },
};

async function reply(call: Call, id: string) {
  const row = await findProvider(call.db, call.appId, id);
  if (row === undefined) {
    throw call.refuse('not-found', 'idprovider not found');
  }
  return { idProvider: providerReply(call, row) };
}

/** @throws 30001 where the provider is said to be where the platform does not go */
function refuseAddress(call: Call<{ properties?: Readonly<Record<string, string>> | undefined }>): void {
  const address = call.input.properties?.[BASE_PROPERTY] ?? '';
  if (address !== '' && !mayName(call.ports, address)) {
    const details = [`properties.${BASE_PROPERTY}: an https address on the internet`];
    throw call.refuse('invalid', 'invalid parameters', { details });
  }
}

/** The secret of a record, empty where it has none. */
export function secretOf({ seal }: Pick<Ports, 'seal'>, { id, client_secret }: ProviderRow): string {
  return client_secret === null ? '' : seal.open(client_secret, contextOf(id));
}

function sealed({ ports }: Call, id: string, secret: string): string | null {
  return secret === '' ? null : ports.seal.seal(secret, contextOf(id));
}

function providerReply({ ports }: Call, row: ProviderRow) {
  const secret = secretOf(ports, row);
  return {
    id: row.id,
    idDomainID: row.app_id,
    provider: row.provider,
    loginPlatform: row.login_platform,
    clientID: row.client_id,
    clientSecret: secret === '' ? '' : `${secret.slice(0, SHOWN_CHARACTERS)}***`,
    redirectURI: row.redirect_uri,
    enabled: row.enabled,
    properties: row.properties,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}
