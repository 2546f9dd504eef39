// The half of a browser sign-in that waits here: PKCE, a server on 127.0.0.1 and ::1 for one request, a pasted address.
// Source: RFC 8252 section 7.3, RFC 7636.
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { askedLanguage } from '@uos/contract/messages';
import { CliError, cancelled, EXIT, usageError } from '../../errors/cli-error.ts';
import type { Text } from '../../text/text.ts';

const CLIENT_ID = 'uos-cli';
const WAIT_MS = 10 * 60_000;

export interface LoopbackOptions {
  /** Origin of the identity provider. */
  readonly domain: string;
  /** 0 for any. */
  readonly port: number;
  readonly signal: AbortSignal;
  /** Lines pasted by a person whose browser is on another machine. */
  readonly pasted: Readable | undefined;
}

export interface Waiting {
  /** What the browser opens. */
  readonly url: string;
  /** The code, once the browser has come back. */
  readonly done: Promise<Granted>;
}

export interface Granted {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
}

/** Starts to wait; `done` rejects with CliError when the person refuses, cancels or takes ten minutes. */
export async function waitForBrowser(options: LoopbackOptions): Promise<Waiting> {
  const state = randomBytes(16).toString('base64url');
  const codeVerifier = randomBytes(32).toString('base64url');
  const { servers, port } = await listen(options.port);
  const redirectUri = `http://127.0.0.1:${port}/callback`;

  const done = new Promise<Granted>((resolve, reject) => {
    const timer = setTimeout(() => reject(timedOut()), WAIT_MS);
    const lines = options.pasted && createInterface({ input: options.pasted });
    const finish = () => {
      clearTimeout(timer);
      lines?.close();
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    };
    const accept = (address: string): boolean => {
      const { code, refused } = readReturn(address, state);
      if (refused !== undefined) {
        finish();
        reject(refusedBy(refused));
      } else if (code !== undefined) {
        finish();
        resolve({ code, redirectUri, codeVerifier });
      }
      return code !== undefined;
    };
    lines?.on('line', accept);
    options.signal.addEventListener(
      'abort',
      () => {
        finish();
        reject(cancelled());
      },
      { once: true },
    );
    const serve: RequestListener = (request, response) => {
      if (request.method !== 'GET' || !request.url?.startsWith('/callback?')) {
        response.writeHead(404).end();
        return;
      }
      const address = `http://127.0.0.1:${port}${request.url}`;
      const { code, refused } = readReturn(address, state);
      const text = code !== undefined ? DONE : refused !== undefined ? REFUSED : undefined;
      // why: the page is sent before the server closes, so that the browser does not show a broken connection.
      answer(response, text && page(text, request), () => text !== undefined && accept(address));
    };
    for (const server of servers) {
      server.on('request', serve);
    }
  });
  return { url: authorizeUrl(options.domain, { redirectUri, state, codeVerifier }), done };
}

/** why both: `localhost` may mean either, and some browsers rewrite one to the other. A machine without IPv6 has one. */
async function listen(wanted: number): Promise<{ servers: Server[]; port: number }> {
  const start = (port: number, host: string): Promise<Server> =>
    new Promise((resolve, reject) => {
      const server = createServer();
      server.once('error', reject);
      server.listen(port, host, () => resolve(server));
    });
  const four = await start(wanted, '127.0.0.1').catch((cause: NodeJS.ErrnoException) => {
    throw usageError('port-taken', (t) => t.errors.portTaken(wanted, cause.code ?? ''), 'uos login', { cause });
  });
  const { port } = four.address() as AddressInfo;
  const six = await start(port, '::1').catch(() => undefined);
  return { servers: six === undefined ? [four] : [four, six], port };
}

function authorizeUrl(domain: string, given: { redirectUri: string; state: string; codeVerifier: string }): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: given.redirectUri,
    state: given.state,
    code_challenge: createHash('sha256').update(given.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `${domain.replace(/\/+$/, '')}/v1/oauth2/authorize?${query}`;
}

interface Return {
  readonly code?: string;
  /** What the identity provider says instead of a code. */
  readonly refused?: string;
}

/** Reads the address that the browser came back to; an answer to another question is not one. */
export function readReturn(address: string, state: string): Return {
  const query = URL.parse(address.trim())?.searchParams;
  if (query === undefined || query.get('state') !== state) {
    return {};
  }
  const error = query.get('error');
  if (error !== null) {
    return { refused: query.get('error_description') ?? error };
  }
  const code = query.get('code');
  return code === null ? {} : { code };
}

const DONE: Text = {
  zh: '已授权，可以关闭这个页面，回到终端。',
  en: 'That is all here. Close this page and go back to the terminal.',
};
const REFUSED: Text = {
  zh: '没有授权，登录已取消。可以关闭这个页面。',
  en: 'The sign-in was refused. You can close this page.',
};

/** In the language of the browser, which need not be that of the terminal. */
function page(text: Text, request: IncomingMessage): string {
  const lang = askedLanguage(request.headers['accept-language'] ?? '') ?? 'zh';
  return `<!doctype html><html lang="${lang === 'zh' ? 'zh-CN' : 'en'}"><meta charset="utf-8"><title>uos</title>
<body style="font:16px/1.6 system-ui;display:grid;place-content:center;height:90vh;text-align:center">
<p>${text[lang]}</p>`;
}

function answer(response: ServerResponse, text: string | undefined, then: () => void): void {
  response.writeHead(text === undefined ? 400 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    connection: 'close',
  });
  response.end(text ?? '400', then);
}

function refusedBy(reason: string): CliError {
  return new CliError('login-refused', {
    exit: EXIT.login,
    what: (t) => t.errors.loginRefused,
    why: () => reason,
    next: 'uos login',
  });
}

function timedOut(): CliError {
  return new CliError('login-timeout', {
    exit: EXIT.login,
    what: (t) => t.errors.loginTimeout,
    next: 'uos login',
  });
}
