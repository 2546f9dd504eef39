// The social network that the platform plays on loopback: a small OAuth 2 authorisation server. Source: RFC 6749 4.1.
import { createHash } from 'node:crypto';
import { SOCIAL_PATH, type SocialAccess, socialCallback } from '#core/external/providers';
import { documentId } from '#core/identity/codes';
import { json } from '#db/columns';
import { sameSecret } from '#kernel/keys/seal';
import type { Ports } from '#kernel/ports';
import type { Exchange } from '#kernel/server/stream-route';
import { readForm } from '../form.ts';
import { errorPage } from '../pages/error.ts';
import { sendPage } from '../pages/layout.ts';
import { textFor } from '../pages/text.ts';
import { localAccountPage, typedAccount } from './page.ts';

const CODE_SECONDS = 60;
const TOKEN_SECONDS = 600;

/** Serves what is below `/oauth2.0/`. */
export async function serveLocalSocial(ports: Ports, access: SocialAccess, exchange: Exchange): Promise<void> {
  const { path, response } = exchange;
  const method = exchange.request.method ?? '';
  if (path === `${SOCIAL_PATH}/authorize` && (method === 'GET' || method === 'POST')) {
    await authorize(ports, access, exchange);
  } else if (path === `${SOCIAL_PATH}/token` && method === 'POST') {
    await giveToken(ports, access, exchange);
  } else if (path === `${SOCIAL_PATH}/me` && method === 'GET') {
    await tellWho(ports, exchange);
  } else {
    answer(response, 404, { error: 'invalid_request' });
  }
}

async function authorize(ports: Ports, access: SocialAccess, exchange: Exchange): Promise<void> {
  const { request, response, query, path } = exchange;
  const redirectUri = socialCallback(ports, access);
  // why a page and no redirect: whom to send back to is what is wrong
  if (query.get('client_id') !== access.clientId || query.get('redirect_uri') !== redirectUri) {
    sendPage(
      response,
      400,
      errorPage(textFor(request), { error: 'invalid_request', error_description: 'client_id or redirect_uri' }),
    );
    return;
  }
  const back = (facts: Readonly<Record<string, string>>): void => {
    const state = query.get('state');
    const words = new URLSearchParams({ ...facts, ...(state === null ? {} : { state }) });
    response.writeHead(303, { Location: `${redirectUri}?${words}`, 'Cache-Control': 'no-store' }).end();
  };
  if (query.get('response_type') !== 'code') {
    back({ error: 'unsupported_response_type' });
    return;
  }
  const page = { action: `${path}?${query}`, provider: access.name, told: 'name' as const };
  if (request.method !== 'POST') {
    sendPage(response, 200, localAccountPage(textFor(request), page));
    return;
  }
  const form = await readForm(exchange);
  if (form.get('answer') !== 'allow') {
    back({ error: 'access_denied' });
    return;
  }
  const account = typedAccount(form);
  if (account === undefined) {
    sendPage(response, 400, localAccountPage(textFor(request), { ...page, wrong: true }));
    return;
  }
  back({ code: await keep(ports, 'Code', account, CODE_SECONDS) });
}

async function giveToken(ports: Ports, access: SocialAccess, { body, response }: Exchange): Promise<void> {
  const form = await readForm({ body });
  const secret = form.get('client_secret') ?? '';
  if (form.get('client_id') !== access.clientId || !sameSecret(secret, access.clientSecret)) {
    answer(response, 401, { error: 'invalid_client' });
    return;
  }
  const meant =
    form.get('grant_type') === 'authorization_code' && form.get('redirect_uri') === socialCallback(ports, access);
  const account = meant ? await take(ports, 'Code', form.get('code') ?? '') : undefined;
  if (account === undefined) {
    answer(response, 400, { error: 'invalid_grant' });
    return;
  }
  const access_token = await keep(ports, 'Token', account, TOKEN_SECONDS);
  answer(response, 200, { access_token, token_type: 'Bearer', expires_in: TOKEN_SECONDS });
}

async function tellWho(ports: Ports, { request, response }: Exchange): Promise<void> {
  const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const account = await take(ports, 'Token', token);
  if (account === undefined) {
    answer(response, 401, { error: 'invalid_token' });
    return;
  }
  const openid = createHash('sha256').update(`local social ${account}`).digest('hex').slice(0, 32).toUpperCase();
  answer(response, 200, { openid, nickname: account });
}

/** Writes a code or a token down, only as its hash. */
async function keep(ports: Ports, what: 'Code' | 'Token', account: string, seconds: number): Promise<string> {
  const text = ports.ids.token(24);
  await ports.db
    .insertInto('oidc_documents')
    .values({
      id: documentId(`social/${what}`, text),
      payload: json<Record<string, unknown>>({ account }),
      grant_id: null,
      uid: null,
      user_code: null,
      expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
      consumed_at: null,
    })
    .execute();
  return text;
}

/** Whose it is; good once. */
async function take(ports: Ports, what: 'Code' | 'Token', text: string): Promise<string | undefined> {
  const row = await ports.db
    .deleteFrom('oidc_documents')
    .where('id', '=', documentId(`social/${what}`, text))
    .where('expires_at', '>', new Date().toISOString())
    .returning('payload')
    .executeTakeFirst();
  return row === undefined ? undefined : String(row.payload.account);
}

function answer(response: Exchange['response'], status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}
