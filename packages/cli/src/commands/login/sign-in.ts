// The calls of a sign-in, each with a client that nobody has proved anything to yet.
import { appCredentials, httpTransport, none, type Services } from '@uos/sdk/http';
import { openClient } from '../../connection/client.ts';
import { DryRun } from '../../connection/dry-run.ts';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { Context } from '../../program/context.ts';
import { awayFromBrowser, openBrowser } from '../../terminal/browser.ts';
import { type CookieJar, cookieJar, type SetCookie } from './cookies.ts';
import { DEVICE_GRANT, waitForDevice } from './device.ts';
import { waitForBrowser } from './loopback.ts';

export interface SignedInUser {
  readonly token: string;
  readonly userId: string;
  readonly userName: string;
  readonly expiresAt?: string;
}

interface LoginFlags {
  readonly browser: 'true' | 'false' | undefined;
  readonly device: boolean;
  readonly 'callback-port': number | undefined;
}

type LoginContext = Context<unknown, LoginFlags>;

/** Through a browser: the one of this machine, or any other that takes a code. Either way a session comes of it. */
export async function loginUser(ctx: LoginContext): Promise<SignedInUser> {
  const { session, jar } = await sessionClient(ctx);
  const { AuthInfo } = await session.baseInfo();
  const redeemed =
    (wantsDevice(ctx) ? await throughDevice(ctx, AuthInfo.Domain) : undefined) ??
    (await throughLoopback(ctx, AuthInfo.Domain));
  const user = await session.login(redeemed);
  const cookie = cookieOf(jar, 'sst');
  return { token: cookie.value, userId: user.UserId, userName: user.UserName, ...expiry(cookie) };
}

function wantsDevice({ flags, io }: LoginContext): boolean {
  return flags.device || (flags.browser === undefined && awayFromBrowser(io) !== undefined);
}

interface Redeemed {
  readonly Code: string;
  readonly RedirectUri: string;
  readonly CodeVerifier?: string;
}

async function throughDevice(ctx: LoginContext, domain: string): Promise<Redeemed | undefined> {
  const token = await waitForDevice({
    domain,
    transport: httpTransport(),
    signal: ctx.signal,
    now: ctx.io.now,
    show: ({ userCode, address, whole }) => {
      const code = ctx.paint('bold', userCode);
      // why not note(): the code is needed with --quiet too, or nobody could sign in.
      ctx.io.stderr.write(
        ctx.say({
          zh: `在任意一台电脑或手机上打开 ${address}\n输入代码 ${code}\n或直接打开：${whole}\n正在等待……（Ctrl-C 取消）\n`,
          en: `On any computer or phone open ${address}\nand type the code ${code}\nor open ${whole}\nWaiting… (Ctrl-C cancels)\n`,
        }),
      );
    },
  });
  return token === undefined ? undefined : { Code: token, RedirectUri: DEVICE_GRANT };
}

async function throughLoopback(ctx: LoginContext, domain: string): Promise<Redeemed> {
  const { browser, 'callback-port': port = 0 } = ctx.flags;
  const opens = browser === undefined ? awayFromBrowser(ctx.io) === undefined : browser === 'true';
  const takesLines = !opens || ctx.io.stdin.isTTY === true;
  const waiting = await waitForBrowser({
    domain,
    port,
    signal: ctx.signal,
    pasted: takesLines ? ctx.io.stdin : undefined,
  });
  tell(ctx, waiting.url, opens);
  if (opens) {
    await openBrowser(waiting.url);
  }
  const { code, redirectUri, codeVerifier } = await waiting.done;
  return { Code: code, RedirectUri: redirectUri, CodeVerifier: codeVerifier };
}

/** why not note(): the address is needed with --quiet too, or nobody could sign in. */
function tell(ctx: LoginContext, url: string, opens: boolean): void {
  const text = opens
    ? {
        zh: '正在打开浏览器；没有打开的话，访问下面的地址，也可以把最后跳转到的地址粘贴到这里：',
        en: 'Opening the browser; should nothing open, visit this address. The one it ends at may be pasted here:',
      }
    : {
        zh: '在浏览器中打开下面的地址；浏览器不在本机时，把最后跳转到的地址粘贴到这里：',
        en: 'Open this address in a browser; if that is on another machine, paste the address it ends at here:',
      };
  ctx.io.stderr.write(`${ctx.say(text)}\n${url}\n`);
}

/** Asks the platform who the app is, so that a wrong secret is known at once. Answers the name of the app. */
export async function loginApp(ctx: Context, key: { appId: string; appServiceSecret: string }): Promise<string> {
  const client = await openClient(ctx.uos.parts, 'app', { as: appCredentials(key) });
  const { app } = client as unknown as Services;
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

/** A billing administrator, against the same directory. */
export async function loginBilling(
  ctx: Context,
  username: string,
  password: string,
): Promise<Omit<SignedInOperator, 'kind'>> {
  const { session, jar } = await sessionClient(ctx);
  const { UserName } = await session.billingLogin({ Username: username, Password: password });
  const cookie = cookieOf(jar, 'bc_admin_sst');
  return { token: cookie.value, userName: UserName, ...expiry(cookie) };
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
export async function endSession(ctx: Context, kind: 'user' | 'operator' | 'billing'): Promise<void> {
  const client = await openClient({ ...ctx.uos.parts, globals: { ...ctx.globals, as: kind } }, 'session');
  try {
    await (client as unknown as Services).session.logout({}, { retries: 0, timeoutMs: 3000 });
  } catch (error) {
    if (error instanceof DryRun) {
      throw error;
    }
  }
}
