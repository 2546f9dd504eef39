// Where a person says who they are at a provider that the platform plays: it sends the browser back with a code, or shows
// the code where a game without a browser wants to try it.
import { labels } from '@uos/contract/labels';
import { hashToken } from '#kernel/keys/seal';
import type { Exchange } from '#kernel/server/stream-route';
import { readForm } from '../identity/form.ts';
import { localAccountPage, typedAccount } from '../identity/local/page.ts';
import { errorPage } from '../identity/pages/error.ts';
import { html, sendPage } from '../identity/pages/layout.ts';
import { textFor } from '../identity/pages/text.ts';
import { pageKinds } from '../services/passport/setup/sign-in/oauth/kinds.ts';
import { callbackOf } from '../services/passport/setup/sign-in/oauth/web-login.ts';
import { redirectOf } from '../services/passport/setup/sign-in/oauth/web-store.ts';
import type { Facts } from './kept.ts';
import type { Played, Speaker } from './speakers.ts';

const CODE_SECONDS = 300;

export async function consent(provider: Played, speaker: Speaker, exchange: Exchange): Promise<void> {
  const { request, response, query, path } = exchange;
  const text = textFor(request);
  const redirectUri = query.get('redirect_uri') ?? '';
  const client = query.get(speaker.client);
  // why a page and no redirect: whom to send back to is what is wrong
  if ((client !== null || redirectUri !== '') && !isMeant(provider, client, redirectUri)) {
    const page = errorPage(text, { error: 'invalid_request', error_description: `${speaker.client} or redirect_uri` });
    sendPage(response, 400, page);
    return;
  }
  const back = (words: Facts): void => {
    const location = new URL(redirectUri);
    const state = query.get('state');
    for (const [name, value] of Object.entries({ ...words, ...(state !== null && { state }) })) {
      location.searchParams.set(name, value);
    }
    response.writeHead(303, { Location: location.href, 'Cache-Control': 'no-store' }).end();
  };
  const kind = labels.idProvider.provider[provider.row.provider];
  const name = text.language === 'en' ? kind.en : kind.zh;
  const page = { action: `${path}?${query}`, provider: name, told: 'game' as const };
  const formTarget = await lastOrigin(provider, redirectUri, query.get('state'));
  if (request.method !== 'POST') {
    sendPage(response, 200, localAccountPage(text, page), { formTarget });
    return;
  }
  const form = await readForm(exchange);
  if (form.get('answer') !== 'allow') {
    if (redirectUri === '') {
      sendPage(response, 200, localAccountPage(text, page));
    } else {
      back({});
    }
    return;
  }
  const account = typedAccount(form);
  if (account === undefined) {
    sendPage(response, 400, localAccountPage(text, { ...page, wrong: true }), { formTarget });
    return;
  }
  const [challenge, nonce] = [query.get('code_challenge') ?? '', query.get('nonce') ?? ''];
  const code = await provider.keep('code', { account, redirectUri, challenge, nonce }, CODE_SECONDS);
  if (redirectUri !== '') {
    back({ code });
    return;
  }
  sendPage(response, 200, {
    language: text.language,
    title: text.localCode,
    body: html`<p>${text.localCodeTells}</p><p><code id="code">${code}</code></p>`,
  });
}

function isMeant({ row, ports }: Played, client: string | null, redirectUri: string): boolean {
  const [social] = Object.entries(pageKinds).find(([, kind]) => kind === row.provider) ?? [];
  const own = [row.redirect_uri, ...(social === undefined ? [] : [callbackOf(ports, social)])];
  return client === row.client_id && own.includes(redirectUri);
}

/** Where the browser ends up: it holds redirects of a form to what the page allows. */
async function lastOrigin({ ports }: Played, redirectUri: string, state: string | null): Promise<string | undefined> {
  const last = state === null ? undefined : await redirectOf(ports.db, hashToken(state));
  const address = last === undefined || last === '' ? redirectUri : last;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
