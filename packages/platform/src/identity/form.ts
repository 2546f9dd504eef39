// Reads the small forms of the identity pages.
import type { Ports } from '#kernel/ports';
import { readWhole } from '#kernel/server/stream-replies';
import type { Exchange, StreamRoute } from '#kernel/server/stream-route';

const FORM_BYTES = 16_384;
/** What oidc-provider itself takes of a body, 56 KiB. */
const PROVIDER_BYTES = 57_344;

/** What the routes of a sign-in have in common: whoever calls them is nobody yet. */
export function signInRoute({ config }: Pick<Ports, 'config'>, serve: StreamRoute['serve']) {
  return {
    origin: 'console',
    methods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    body: { limitBytes: PROVIDER_BYTES, idleMs: config.bodyIdleMs },
    calls: { unlimited: 'attempts to sign in are counted by login and address' },
    admits: { anyone: 'who signs in is nobody yet' },
    serve,
    // why the same: the provider has its own words for what it does not know
    otherMethod: serve,
  } as const satisfies Partial<StreamRoute>;
}

/** The fields of a form; none of one that is too large. */
export async function readForm({ body }: Pick<Exchange, 'body'>): Promise<URLSearchParams> {
  const form = await readWhole(body, FORM_BYTES);
  return new URLSearchParams(form?.toString('utf8').replaceAll('%00', ''));
}
