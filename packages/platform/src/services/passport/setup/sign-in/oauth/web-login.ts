// A login on the page of a provider: it is begun, the provider sends the browser back, and the browser goes on to the game
// with a code that is good once. Source: wire/passport.md 3.1 row 27 and callbacks.
import type { passport, Redirect } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { hashToken } from '#kernel/keys/seal';
import type { SealedColumn } from '#kernel/keys/sealed-columns';
import type { Ports } from '#kernel/ports';
import { pageLanguage } from '#kernel/server/page-language';
import { requireIdDomain } from '../../../id-domains.ts';
import { countOpenCall } from '../../../limits/families.ts';
import { appStands, enabledProvider, findProvider, type ProviderRow } from '../provider-store.ts';
import { accessOf } from './access.ts';
import { kinds, pageKinds } from './kinds.ts';
import { type Access, type ProviderAccount, ProviderFault } from './protocol.ts';
import { redeem } from './redeem.ts';
import { isOurState, makeState } from './web-state.ts';
import { insertWebLogin, keepAccount, useState, type WebLogin } from './web-store.ts';

type Login = Handlers<typeof passport>['login'];
type Begin = Parameters<Exclude<Login['beginWeb'], symbol>>[0]['input'];

/** How long somebody may take on the page of the provider. */
const STATE_MS = 600_000;
const CODE_MS = 60_000;

const contextOf = (stateHash: string): string => `passport_web_logins/${stateHash}/account`;

export const sealedAccounts: readonly SealedColumn[] = [
  { table: 'passport_web_logins', key: 'state_hash', column: 'account', context: contextOf },
];

// why its own transactions: a count that is refused has to stay
export const beginWeb: Login['beginWeb'] = withOwnTransactions(async (asked: Call<Begin>) => {
  const { social, redirectUri = '' } = asked.input;
  const call = { ...asked, appId: asked.input.appId.toLowerCase() };
  if (!(await appStands(call.db, call.appId))) {
    throw call.refuse('not-found', 'Id Domain not found');
  }
  await requireIdDomain(call);
  await countOpenCall(call, call.appId);
  const kind = pageKinds[social];
  const row = kind === undefined ? undefined : await enabledProvider(call.db, call.appId, kind, undefined);
  if (row === undefined) {
    throw call.refuse('precondition', 'identity provider is not enabled');
  }
  if (redirectUri !== '' && redirectUri !== row.redirect_uri && !isOwn(call.ports, redirectUri)) {
    const details = ['redirectUri: is neither that of the provider nor on this platform'];
    throw call.refuse('invalid', 'invalid parameters', { details });
  }
  const endMs = Date.parse(call.now) + STATE_MS;
  const state = makeState(call.ports, social, endMs);
  const expiresAt = new Date(endMs).toISOString();
  await insertWebLogin(call.db, {
    ...{ app_id: call.appId, state_hash: hashToken(state), provider_id: row.id, redirect_uri: redirectUri },
    ...{ expires_at: expiresAt, used_at: null, code_hash: null, account: null, code_expires_at: null },
  });
  const access = pageAccess(call, row);
  const back = callbackOf(call.ports, social);
  return { url: pageOf(row, access, { redirectUri: back, state }), state, expiresAt };
});

const callback = (social: string) =>
  withOwnTransactions(async (call: Call<{ code?: string | undefined; state: string }>) => {
    const { code, state } = call.input;
    const stateHash = hashToken(state);
    const isOurs = isOurState(call.ports, social, state, Date.parse(call.now));
    const begun = isOurs ? await useState(call.db, stateHash, call.now) : undefined;
    const row = begun === undefined ? undefined : await findProvider(call.db, begun.app_id, begun.provider_id);
    if (begun === undefined || row === undefined) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['state: unknown, used or too old'] });
    }
    if (code === undefined) {
      return goOn(call, begun, { error: 'access_denied', state });
    }
    const account = await redeem(call, row, { code, redirectUri: callbackOf(call.ports, social) });
    const loginCode = call.ports.ids.token(24);
    await keepAccount(call.db, stateHash, {
      code_hash: hashToken(loginCode),
      account: call.ports.seal.seal(JSON.stringify(account), contextOf(stateHash)),
      code_expires_at: new Date(call.ports.clock.now().getTime() + CODE_MS).toISOString(),
    });
    return goOn(call, begun, { loginCode, state });
  });

export const wechatCallback: Login['wechatCallback'] = callback('wechat');
export const qqCallback: Login['qqCallback'] = callback('qq');

/** Who it was, as the callback kept it. */
export function openAccount({ seal }: Pick<Ports, 'seal'>, { account, state_hash }: WebLogin): ProviderAccount {
  return JSON.parse(seal.open(account ?? '', contextOf(state_hash))) as ProviderAccount;
}

/** Where the provider sends the browser back to. */
export function callbackOf({ origins }: Pick<Ports, 'origins'>, social: string): string {
  return `${origins.console}/v1/third-party/${social}/web-login-callback`;
}

function isOwn({ origins }: Pick<Ports, 'origins'>, address: string): boolean {
  return new URL(address).origin === new URL(origins.console).origin;
}

function pageAccess(call: Call, row: ProviderRow): Access {
  try {
    return accessOf(call.ports, row);
  } catch (fault) {
    if (fault instanceof ProviderFault) {
      throw styles.passport.refuse('precondition', 'identity provider is not enabled', { details: [fault.message] });
    }
    throw fault;
  }
}

function pageOf(row: ProviderRow, access: Access, asked: { redirectUri: string; state: string }): string {
  return kinds[row.provider].protocol.pageUrl?.(access, asked) ?? access.pages;
}

const SAID = {
  zh: { done: '登录成功，请回到游戏。', denied: '登录已取消，请回到游戏。' },
  en: { done: 'Signed in. Go back to the game.', denied: 'Not signed in. Go back to the game.' },
};

/** On to the game with what came of it; a page says it where the game has named no address. */
function goOn({ headers }: Call, { redirect_uri }: WebLogin, words: Readonly<Record<string, string>>): Redirect {
  if (redirect_uri === '') {
    const language = pageLanguage(headers.get('cookie') ?? undefined, headers.get('accept-language') ?? undefined);
    const said = SAID[language][words.error === undefined ? 'done' : 'denied'];
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${said}</title>`;
    return { page: `<!doctype html><html lang="${language}">${head}<p>${said}</p></html>` };
  }
  const location = new URL(redirect_uri);
  for (const [name, value] of Object.entries(words)) {
    location.searchParams.set(name, value);
  }
  return { location: location.href };
}
