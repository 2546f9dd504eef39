// The steps a person takes between an app and its code: log in, then consent where the app is not our own.
import type { Provider } from 'oidc-provider';
import { PARTNER, partnerOf, socialOf } from '#core/external/providers';
import { CONSOLE_CLIENT, IDENTITY_PATH } from '#core/identity/codes';
import type { Ports } from '#kernel/ports';
import type { Exchange } from '#kernel/server/stream-route';
import { sessionTokens } from '#kernel/who/cookies';
import { type Attempt, countAttempt, forgiveAttempt } from '#kernel/who/login-limits';
import { hashPassword, isOutdated, verifyPassword } from '#kernel/who/password';
import { findSession } from '#kernel/who/sessions';
import { clientNameOf } from './clients.ts';
import { readForm } from './form.ts';
import { consentPage } from './pages/consent.ts';
import { errorPage } from './pages/error.ts';
import { sendPage } from './pages/layout.ts';
import { type LoginFault, loginPage, type OtherWay } from './pages/login.ts';
import { type PageText, textFor } from './pages/text.ts';
import { findAccount, findAccountById, keepPasswordHash } from './store.ts';

const PATH = new RegExp(`^${IDENTITY_PATH}/interaction/([\\w-]{10,64})$`);

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Serves one interaction page; false where the path is none. */
export async function serveInteraction(ports: Ports, provider: Provider, exchange: Exchange): Promise<boolean> {
  if (!PATH.test(exchange.path)) {
    return false;
  }
  const { request, response } = exchange;
  const interaction = await provider.interactionDetails(request, response).catch((error: unknown) => {
    if ((error as { error?: string }).error === 'invalid_request') {
      return undefined;
    }
    throw error;
  });
  if (interaction === undefined) {
    const out = { error: 'invalid_request', error_description: 'interaction session expired' };
    sendPage(response, 400, errorPage(textFor(request), out));
    return true;
  }
  const step = interaction.prompt.name === 'login' ? loginStep : consentStep;
  await step({ ports, provider, exchange, interaction });
  return true;
}

interface Step {
  readonly ports: Ports;
  readonly provider: Provider;
  readonly exchange: Exchange;
  readonly interaction: Interaction;
}

async function loginStep(step: Step): Promise<void> {
  const { ports, provider, exchange, interaction } = step;
  if (exchange.request.method !== 'POST') {
    await showLogin(step, 200, { login: hint(interaction) });
    return;
  }
  const form = await readForm(exchange);
  const known = form.get('answer') === 'session' ? await sessionUser(step) : undefined;
  if (known !== undefined) {
    const result = { login: { accountId: known.id } };
    await provider.interactionFinished(exchange.request, exchange.response, result, { mergeWithLastSubmission: false });
    return;
  }
  const login = (form.get('login') ?? '').trim();
  const attempt: Attempt = { kind: 'user', login, address: exchange.remoteAddress };
  const waitSeconds = await countAttempt(ports.db, ports.clock.now(), attempt);
  if (waitSeconds > 0) {
    await showLogin(step, 429, { login, fault: { kind: 'too-many', waitSeconds } });
    return;
  }
  const password = form.get('password') ?? '';
  const account = await findAccount(ports.db, login);
  if (!(await verifyPassword(password, account?.password_hash)) || account === undefined) {
    await showLogin(step, 400, { login, fault: { kind: 'wrong' } });
    return;
  }
  if (isOutdated(account.password_hash)) {
    await keepPasswordHash(ports.db, account.id, await hashPassword(password));
  }
  await forgiveAttempt(ports.db, ports.clock.now(), attempt);
  if (account.status !== 'Active') {
    await showLogin(step, 423, { login, fault: { kind: 'blocked' } });
    return;
  }
  const result = { login: { accountId: account.id } };
  await provider.interactionFinished(exchange.request, exchange.response, result, { mergeWithLastSubmission: false });
}

async function showLogin(
  step: Step,
  status: number,
  shown: { readonly login?: string | undefined; readonly fault?: LoginFault },
): Promise<void> {
  const { ports, exchange, interaction } = step;
  const isConsole = interaction.params.client_id === CONSOLE_CLIENT;
  const text = textFor(exchange.request);
  const page = loginPage(text, {
    action: exchange.path,
    clientName: clientName(interaction, text),
    // why only the console: it is where their codes come back to
    others: isConsole ? otherWays(ports) : [],
    session: isConsole ? undefined : (await sessionUser(step))?.name,
    ...shown,
  });
  const wait: Record<string, string> =
    shown.fault?.kind === 'too-many' ? { 'Retry-After': String(shown.fault.waitSeconds) } : {};
  sendPage(exchange.response, status, page, { formTarget: target(interaction), headers: wait });
}

/** Ways to sign in beside the password; each begins on a screen of the console. */
function otherWays(ports: Ports): OtherWay[] {
  const partner = partnerOf(ports);
  const social = socialOf(ports);
  return [
    ...(partner === undefined ? [] : [{ name: partner.name, href: `/${PARTNER}_conn/login` }]),
    ...(social === undefined ? [] : [{ name: social.name, href: `/${social.slug}_conn/login` }]),
  ];
}

/** Who is signed in to the console with this browser: the only way in for those who came through a partner. */
async function sessionUser({ ports, exchange }: Step) {
  const { cookie, 'sec-fetch-site': site } = exchange.request.headers;
  const [token] = sessionTokens({ cookie, site: site === undefined ? site : String(site) }, ports, 'user');
  const session = token === undefined ? undefined : await findSession(ports.db, ports, 'user', token);
  const account = session === undefined ? undefined : await findAccountById(ports.db, session.subject);
  return account?.status === 'Active' ? account : undefined;
}

async function consentStep(step: Step): Promise<void> {
  const { ports, provider, exchange, interaction } = step;
  const { request, response } = exchange;
  if (request.method !== 'POST') {
    const accountId = interaction.session?.accountId;
    const account = accountId === undefined ? undefined : await findAccountById(ports.db, accountId);
    const text = textFor(request);
    const page = consentPage(text, {
      action: exchange.path,
      clientName: clientName(interaction, text),
      account: { login: account?.login ?? '', name: account?.name ?? '' },
      target: target(interaction),
      switchUrl: target(interaction) === undefined ? undefined : switchUrl(interaction),
    });
    sendPage(response, 200, page, { formTarget: target(interaction) });
    return;
  }
  const form = await readForm(exchange);
  if (form.get('answer') !== 'allow') {
    const result = { error: 'access_denied', error_description: 'the user refused' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    return;
  }
  const consent = { grantId: await grantId(provider, interaction) };
  await provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
}

async function grantId(provider: Provider, { grantId: known, prompt, session, params }: Interaction): Promise<string> {
  const found = known === undefined ? undefined : await provider.Grant.find(known);
  const grant =
    found ?? new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
  const missing = prompt.details.missingOIDCScope;
  if (Array.isArray(missing)) {
    grant.addOIDCScope(missing.join(' '));
  }
  return grant.save();
}

function clientName({ params }: Interaction, text: PageText): string {
  return clientNameOf(String(params.client_id), text);
}

/** Origin of the redirect URI, which was checked against the client before the interaction began. */
function target({ params }: Interaction): string | undefined {
  const uri = String(params.redirect_uri ?? '');
  return URL.canParse(uri) ? new URL(uri).origin : undefined;
}

function hint({ params }: Interaction): string | undefined {
  return typeof params.login_hint === 'string' ? params.login_hint : undefined;
}

/** The same request again, with a prompt that asks for another account. */
function switchUrl({ params }: Interaction): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === 'string') {
      query.set(key, value);
    }
  }
  query.set('prompt', 'login');
  return `${IDENTITY_PATH}/authorize?${query}`;
}
