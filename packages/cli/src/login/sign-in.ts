// The calls of a sign-in, each with a client that nobody has proved anything to yet.
import { appCredentials, createClient, none } from '@uos/sdk/http';
import { appTable } from '@uos/sdk/services/app';
import type { Context } from '../context.ts';
import { CliError, EXIT } from '../errors.ts';
import { openClient } from '../profile/client.ts';
import type { Services } from '../profile/connect.ts';
import { DryRun } from '../profile/dry-run.ts';
import { canOpenBrowser, openBrowser } from './browser.ts';
import { type CookieJar, cookieJar, type SetCookie } from './cookies.ts';
import { waitForBrowser } from './loopback.ts';

export interface SignedInUser {
  readonly token: string;
  readonly userId: string;
  readonly userName: string;
  readonly expiresAt?: string;
}

interface LoginFlags {
  readonly browser: 'true' | 'false' | undefined;
  readonly 'callback-port': number | undefined;
}

/** Through the browser, with PKCE; the code is exchanged for a session. */
export async function loginUser(ctx: Context<unknown, LoginFlags>): Promise<SignedInUser> {
  const { browser, 'callback-port': port = 0 } = ctx.flags;
  const { session, jar } = await sessionClient(ctx);
  const { AuthInfo } = await session.baseInfo();
  const opens = browser === undefined ? canOpenBrowser(ctx.io) : browser === 'true';
  const waiting = await waitForBrowser({
    domain: AuthInfo.Domain,
    port,
    signal: ctx.signal,
    pasted: opens ? undefined : ctx.io.stdin,
  });
  tell(ctx, waiting.url, opens);
  if (opens) {
    await openBrowser(waiting.url);
  }
  const { code, redirectUri, codeVerifier } = await waiting.done;
  const user = await session.login({ Code: code, RedirectUri: redirectUri, CodeVerifier: codeVerifier });
  const cookie = cookieOf(jar, 'sst');
  return { token: cookie.value, userId: user.UserId, userName: user.UserName, ...expiry(cookie) };
}

/** why not note(): the address is needed with --quiet too, or nobody could sign in. */
function tell(ctx: Context<unknown, LoginFlags>, url: string, opens: boolean): void {
  const text = opens
    ? { zh: '正在打开浏览器；没有打开的话，请访问：', en: 'Opening the browser; should nothing open, visit:' }
    : {
        zh: '请在浏览器中打开下面的地址；浏览器不在本机时，把最后跳转到的地址粘贴到这里：',
        en: 'Open this address in a browser; if that is on another machine, paste the address it ends at here:',
      };
  ctx.io.stderr.write(`${ctx.say(text)}\n${url}\n`);
}

/** Asks the platform who the app is, so that a wrong secret is known at once. Answers the name of the app. */
export async function loginApp(ctx: Context, key: { appId: string; appServiceSecret: string }): Promise<string> {
  const { app } = createClient(
    { origin: ctx.settings.origin.value, as: appCredentials(key), agent: `uos-cli/${ctx.version}` },
    { app: appTable },
  );
  const found = await app.self.get({}, { signal: ctx.signal });
  return found.ProjectName;
}

export interface SignedInOperator {
  readonly token: string;
  readonly userName: string;
  readonly kind: string;
  readonly expiresAt?: string;
}

/** An operator of the platform, against its directory. */
export async function loginOperator(ctx: Context, username: string, password: string): Promise<SignedInOperator> {
  const { session, jar } = await sessionClient(ctx);
  const operator = await session.adminLogin({ Username: username, Password: password });
  const cookie = cookieOf(jar, operator.Kind === 'partner-admin' ? 'partner_admin_sst' : 'admin_sst');
  return { token: cookie.value, userName: operator.UserName, kind: operator.Kind, ...expiry(cookie) };
}

async function sessionClient(
  ctx: Context<unknown, unknown>,
): Promise<{ session: Services['session']; jar: CookieJar }> {
  const jar = cookieJar(ctx.io.now);
  const client = await openClient(ctx.uos.parts, 'session', { as: none(), transport: jar.transport });
  return { session: (client as unknown as Services).session, jar };
}

function cookieOf(jar: CookieJar, name: string): SetCookie {
  const cookie = jar.get(name);
  if (cookie === undefined) {
    throw new CliError('no-session-cookie', { exit: EXIT.failed, what: (t) => t.errors.noCookie(name) });
  }
  return cookie;
}

function expiry({ expiresAt }: SetCookie): { expiresAt?: string } {
  return expiresAt === undefined ? {} : { expiresAt };
}

/** Tells the platform; a session that is over already, or a platform that is gone, is as good as signed out. */
export async function endSession(ctx: Context, kind: 'user' | 'operator'): Promise<void> {
  const client = await openClient({ ...ctx.uos.parts, globals: { ...ctx.globals, as: kind } }, 'session');
  try {
    await (client as unknown as Services).session.logout({}, { retries: 0, timeoutMs: 3000 });
  } catch (error) {
    if (error instanceof DryRun) {
      throw error;
    }
  }
}
