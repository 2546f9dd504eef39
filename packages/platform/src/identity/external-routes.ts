// Where a sign-in at a partner begins, and what the platform plays itself where neither partner nor social network is
// configured.
import { PARTNER_PATH, partnerOf, SOCIAL_PATH, socialOf } from '#core/external/providers';
import { ExternalRefusal, partnerAuthorizationUrl } from '#core/external/redeem';
import type { Ports } from '#kernel/ports';
import type { Exchange, StreamRoute } from '#kernel/server/stream-route';
import { signInRoute } from './form.ts';
import { type LocalPartner, localPartner } from './local/partner.ts';
import { serveLocalSocial } from './local/social.ts';
import { errorPage } from './pages/error.ts';
import { sendPage } from './pages/layout.ts';
import { textFor } from './pages/text.ts';

export function externalRoutes(ports: Ports): StreamRoute[] {
  const plays = ports.config.partner === undefined ? playedPartner(ports) : undefined;
  return [
    {
      ...signInRoute(ports, (exchange) => (plays === undefined ? passOn(ports, exchange) : plays(exchange))),
      prefix: `${PARTNER_PATH}/`,
    },
    {
      ...signInRoute(ports, async (exchange) => {
        const social = ports.config.social === undefined ? socialOf(ports) : undefined;
        await (social === undefined ? nothingHere(exchange) : serveLocalSocial(ports, social, exchange));
      }),
      prefix: `${SOCIAL_PATH}/`,
    },
  ];
}

function playedPartner(ports: Ports): (exchange: Exchange) => Promise<void> {
  let made: Promise<LocalPartner> | undefined;
  return async (exchange) => {
    const access = partnerOf(ports);
    if (access === undefined) {
      nothingHere(exchange);
      return;
    }
    const { host, protocol } = new URL(ports.origins.console);
    exchange.request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    exchange.request.headers['x-forwarded-host'] = host;
    made ??= localPartner(ports, access).catch((error: unknown) => {
      // why: the database may be back at the next request
      made = undefined;
      throw error;
    });
    await (await made).serve(exchange);
  };
}

const HANDED_ON = [
  ...['response_type', 'scope', 'client_id', 'redirect_uri', 'state', 'nonce', 'prompt', 'login_hint'],
  ...['code_challenge', 'code_challenge_method'],
];

/** Sends the browser to the configured issuer, wherever its own page is. */
async function passOn(ports: Ports, exchange: Exchange): Promise<void> {
  const { request, response, path, query } = exchange;
  if (path !== `${PARTNER_PATH}/authorize` || request.method !== 'GET') {
    nothingHere(exchange);
    return;
  }
  const begins = await partnerAuthorizationUrl(ports).catch((error: unknown) => {
    if (!(error instanceof ExternalRefusal)) {
      throw error;
    }
    ports.log.error({ reason: error.message }, 'the partner cannot be asked where to sign in');
    return undefined;
  });
  if (begins === undefined) {
    sendPage(
      response,
      502,
      errorPage(textFor(request), { error: 'temporarily_unavailable', error_description: 'the partner is away' }),
    );
    return;
  }
  const target = new URL(begins);
  for (const name of HANDED_ON) {
    const value = query.get(name);
    if (value !== null) {
      target.searchParams.set(name, value);
    }
  }
  response.writeHead(302, { Location: target.href, 'Cache-Control': 'no-store' }).end();
}

function nothingHere({ request, response }: Exchange): void {
  sendPage(
    response,
    404,
    errorPage(textFor(request), { error: 'invalid_request', error_description: 'nothing is here' }),
  );
}
