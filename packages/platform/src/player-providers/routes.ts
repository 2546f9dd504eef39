// The identity providers of players for one machine: each record of an app that names no address of its own finds its
// provider here, which speaks the protocol of its kind. It asks the client's secret, gives codes and tokens that are good
// once, and asks a person on a page that says what it is.

import { isUuid } from '@uos/contract/rules';
import type { Ports } from '#kernel/ports';
import { isLocalOrigin } from '#kernel/server/loopback';
import { sendJson } from '#kernel/server/stream-replies';
import type { Exchange, StreamRoute } from '#kernel/server/stream-route';
import { readForm } from '../identity/form.ts';
import { LOCAL_PROVIDERS } from '../services/passport/setup/sign-in/oauth/access.ts';
import { kinds } from '../services/passport/setup/sign-in/oauth/kinds.ts';
import { providerAt } from '../services/passport/setup/sign-in/provider-store.ts';
import { secretOf } from '../services/passport/setup/sign-in/providers.ts';
import { consent } from './consent.ts';
import { keeper } from './kept.ts';
import { type Played, speakers } from './speakers.ts';

const LARGEST_FORM_BYTES = 65_536;

export function playerProviders(ports: Ports): StreamRoute[] {
  const serve = (exchange: Exchange) => serveProvider(ports, exchange);
  return [
    {
      origin: 'console',
      prefix: `${LOCAL_PROVIDERS}/`,
      methods: ['GET', 'HEAD', 'POST'],
      body: { limitBytes: LARGEST_FORM_BYTES, idleMs: ports.config.bodyIdleMs },
      calls: { unlimited: 'it is one machine that signs players in at itself' },
      admits: { anyone: 'who signs in at a provider is nobody yet' },
      serve,
      // why the same: it shows what it has whatever is asked
      otherMethod: serve,
    },
  ];
}

async function serveProvider(ports: Ports, exchange: Exchange): Promise<void> {
  const { path, query, request, response } = exchange;
  const [id = '', ...rest] = path.slice(LOCAL_PROVIDERS.length + 1).split('/');
  const row = isLocalOrigin(ports.origins.console) && isUuid(id) ? await providerAt(ports.db, id) : undefined;
  const speaker = row === undefined ? undefined : speakers[kinds[row.provider].family];
  if (row === undefined || speaker === undefined) {
    sendJson(response, 404, { error: 'not_found' });
    return;
  }
  const provider: Played = {
    row,
    base: `${ports.origins.console}${LOCAL_PROVIDERS}/${row.id}`,
    secret: secretOf(ports, row),
    now: Math.floor(ports.clock.now().getTime() / 1000),
    ports,
    ...keeper(ports, row.id),
  };
  const at = rest.join('/');
  if (at === speaker.page || at === 'code') {
    await consent(provider, speaker, exchange);
    return;
  }
  const form = request.method === 'POST' ? await readForm(exchange) : new URLSearchParams();
  const asked = { method: request.method ?? '', at, query, form, headers: request.headers, url: request.url ?? '' };
  const answer = await speaker.answer(provider, asked);
  sendJson(response, answer?.status ?? 404, answer?.facts ?? { error: 'not_found' }, { 'Cache-Control': 'no-store' });
}
