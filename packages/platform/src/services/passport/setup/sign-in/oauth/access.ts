// How the record of an app reaches its provider: at the address that the studio names, else at the provider's own; where
// the platform runs on a developer's machine, it plays the provider itself, so that every login can be tried.
import { guardedRequest } from '#core/external/guarded';
import type { Ports } from '#kernel/ports';
import { isLocalOrigin } from '#kernel/server/loopback';
import type { ProviderRow } from '../provider-store.ts';
import { BASE_PROPERTY, secretOf } from '../providers.ts';
import { kinds } from './kinds.ts';
import { type Access, type Ask, type GivenCode, type ProviderAccount, ProviderFault, unreadable } from './protocol.ts';

/** Below it the platform plays the providers of its apps, each by the id of its record. */
export const LOCAL_PROVIDERS = '/local/players';

type Where = Pick<Ports, 'origins'>;

/** Where a record's provider is; undefined where nobody knows. */
function addressOf({ origins }: Where, row: ProviderRow): { base: string; pages: string } | undefined {
  const { base, pages } = kinds[row.provider];
  const named = row.properties[BASE_PROPERTY]?.replace(/\/+$/, '') ?? '';
  if (named !== '') {
    return { base: named, pages: named };
  }
  if (isLocalOrigin(origins.console)) {
    const local = `${origins.console}${LOCAL_PROVIDERS}/${row.id}`;
    return { base: local, pages: local };
  }
  return base === undefined ? undefined : { base, pages: pages ?? base };
}

/** @throws ProviderFault where nobody knows the address */
export function accessOf(ports: Ports, row: ProviderRow): Access {
  const address = addressOf(ports, row);
  if (address === undefined) {
    throw new ProviderFault('provider', `properties.${BASE_PROPERTY} of ${row.provider} names no address`);
  }
  return {
    clientId: row.client_id,
    clientSecret: secretOf(ports, row),
    ...address,
    properties: row.properties,
    ask: asking(ports),
    now: Math.floor(ports.clock.now().getTime() / 1000),
    random: () => ports.ids.token(12),
  };
}

/**
 * Redeems a code at the provider that gave it.
 * @throws ProviderFault
 */
export async function redeemAt(ports: Ports, row: ProviderRow, given: GivenCode): Promise<ProviderAccount> {
  return kinds[row.provider].protocol.redeem(accessOf(ports, row), given);
}

function asking(ports: Where): Ask {
  return async ({ url, form, headers }) => {
    const sent = form === undefined ? {} : { method: 'POST' as const, body: String(new URLSearchParams(form)) };
    const reply = await guardedRequest(ports, {
      url,
      ...sent,
      headers: {
        Accept: 'application/json',
        ...(form !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
    }).catch((cause: unknown) => {
      throw new ProviderFault('provider', `the provider does not answer: ${(cause as Error).name}`, { cause });
    });
    return { status: reply.status, facts: factsOf(reply.text) };
  };
}

function factsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const facts: unknown = JSON.parse(text);
    return typeof facts === 'object' && facts !== null ? (facts as Readonly<Record<string, unknown>>) : {};
  } catch (cause) {
    throw unreadable('the answer of the provider', cause);
  }
}
