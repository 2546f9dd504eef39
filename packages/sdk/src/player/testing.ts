// A platform of one game, as far as its players see it, that does what a real one cannot be made to do: tokens that end
// at once, a clock of its own, answers that never come.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const APP = { appId: '5b0f7a92-6c1d-4f38-9e27-a1d4c3b8e650', appSecret: 'app-secret-of-a-test' };

export interface TestGame {
  readonly origin: string;
  /** Every call: method, path, the token where one was sent, and the body. */
  readonly calls: readonly {
    readonly call: string;
    readonly token: string;
    readonly body: object;
    /** `Idempotency-Key` */
    readonly key: string;
  }[];
  /** Access tokens live that long; refresh tokens stop with their first use. */
  lifeSeconds: number;
  /** How far the clock of the server is ahead of this one. */
  aheadMs: number;
  /** Every further refresh is refused like that. */
  refuseRefresh: { readonly code: number; readonly detail?: Readonly<Record<string, string>> } | undefined;
  /** All access tokens so far are refused with 160112. */
  revoke(): void;
  /** What a further score does on a leaderboard; the best is kept where none is named. */
  readonly updateTypes: Record<string, string>;
  /** Code with which every score is refused; 0 while they are taken. */
  refuseScore: number;
  /** The wire is cut instead of an answer. */
  offline: boolean;
  /** So many further answers are lost on their way, after the call was done. */
  lostAnswers: number;
  /** What a call of a player is answered, `POST /sdk/products/purchase`; nothing for the answer of everybody. */
  answer: ((call: string, body: object) => Answered | undefined) | undefined;
  countOf(path: string): number;
  close(): Promise<void>;
}

export type Answered =
  | { readonly reply: object }
  | { readonly code: number; readonly message?: string; readonly detail?: Readonly<Record<string, string>> };

export async function startGame(): Promise<TestGame> {
  const calls: { call: string; token: string; body: object; key: string }[] = [];
  const issued = { access: new Set<string>(), refresh: new Set<string>() };
  const scores = new Map<string, number>();
  const persona = { personaID: randomUUID(), userID: randomUUID(), displayName: 'Linnet' };
  const nowSeconds = (): number => Math.floor((Date.now() + game.aheadMs) / 1000);

  const issue = () => {
    const make = (life: number): string => {
      const claims = { sub: persona.userID, ppid: persona.personaID, exp: nowSeconds() + life, jti: randomUUID() };
      return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
    };
    const [access, refresh] = [make(game.lifeSeconds), make(86_400)];
    issued.access.add(access);
    issued.refresh.add(refresh);
    return { access, refresh, expiresAt: String(nowSeconds() + game.lifeSeconds) };
  };

  const isNonce = (headers: IncomingMessage['headers']): 'right' | 'late' | 'wrong' => {
    const { authorization = '', 'x-timestamp': at = '', 'x-nonce': nonce = '' } = headers;
    const text = `${APP.appId}:${APP.appSecret}:${String(at)}:${String(nonce)}`;
    if (authorization !== `nonce ${createHash('sha256').update(text).digest('hex')}`) {
      return 'wrong';
    }
    return Math.abs(nowSeconds() - Number(at)) > 300 ? 'late' : 'right';
  };

  const server = createServer(async (request, response) => {
    if (game.offline) {
      request.socket.destroy();
      return;
    }
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization, content-type');
    response.setHeader('access-control-expose-headers', 'date');
    response.setHeader('date', new Date(Date.now() + game.aheadMs).toUTCString());
    const { pathname } = new URL(request.url ?? '', 'http://x');
    const path = pathname.replace('/upass/v1', '');
    const body = await bodyOf(request);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const token = /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const call = `${request.method} ${path}`;
    calls.push({ call, token, body, key: String(request.headers['idempotency-key'] ?? '') });
    if (path.endsWith('/refresh-token')) {
      const { refreshToken = '' } = body;
      if (game.refuseRefresh !== undefined || !issued.refresh.delete(refreshToken)) {
        const { code, detail = {} } = game.refuseRefresh ?? { code: 160_113 };
        refuse(response, code === 160_113 ? 401 : 400, code, 'refused', detail);
        return;
      }
      const { access: accessToken, refresh, expiresAt } = issue();
      reply(response, { accessToken, refreshToken: refresh, expiresAt });
      return;
    }
    if (token === '') {
      const nonce = isNonce(request.headers);
      if (nonce !== 'right') {
        refuse(response, 401, 160_001, nonce === 'late' ? 'nonce timestamp expired' : 'bad credentials');
        return;
      }
      const { access: personaAccessToken, refresh: personaRefreshToken, expiresAt } = issue();
      reply(response, { personaAccessToken, personaRefreshToken, expiresAt, isNew: true, persona });
      return;
    }
    if (!issued.access.has(token)) {
      refuse(response, 401, 160_112, 'access token expired');
      return;
    }
    const board = /^\/sdk\/leaderboards\/(\w+)(\/.*)?$/.exec(path);
    if (board !== null) {
      const [, slug = '', of = ''] = board;
      const own = { memberId: persona.personaID, score: scores.get(slug) ?? 0, rank: 1 };
      if (request.method === 'POST' && game.refuseScore !== 0) {
        refuse(response, 400, game.refuseScore, 'refused');
      } else if (request.method === 'POST') {
        scores.set(slug, Number(body.score));
        reply(response, { ...own, score: Number(body.score) });
      } else if (of === '/scores/me' && !scores.has(slug)) {
        refuse(response, 404, 50_001, 'score not found');
      } else {
        const leaderboard = { slugName: slug, updateType: game.updateTypes[slug] ?? 'KeepBest' };
        reply(response, of === '' ? { leaderboard } : { scores: [own], start: 0, count: 1, total: 1 });
      }
      return;
    }
    const answered = game.answer?.(call, body);
    if (game.lostAnswers > 0) {
      game.lostAnswers -= 1;
      request.socket.destroy();
      return;
    }
    if (answered !== undefined) {
      if ('reply' in answered) {
        reply(response, answered.reply);
      } else {
        refuse(response, 400, answered.code, answered.message ?? 'refused', answered.detail);
      }
      return;
    }
    const start = Number(new URL(request.url ?? '', 'http://x').searchParams.get('start') ?? 0);
    const friends = [0, 1, 2].slice(start, start + 2).map((index) => ({ targetPersonaID: `friend-${index}` }));
    reply(response, path === '/sdk/friends' ? { friends, start, count: 2, total: 3 } : { persona });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const game: TestGame = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    lifeSeconds: 7200,
    aheadMs: 0,
    refuseRefresh: undefined,
    updateTypes: {},
    refuseScore: 0,
    offline: false,
    lostAnswers: 0,
    answer: undefined,
    revoke: () => issued.access.clear(),
    countOf: (path) => calls.filter(({ call }) => call.endsWith(path)).length,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return game;
}

async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, string>>> {
  let text = '';
  for await (const part of request) {
    text += String(part);
  }
  return text === '' ? {} : JSON.parse(text);
}

function reply(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function refuse(
  response: ServerResponse,
  status: number,
  passportErrorCode: number,
  message: string,
  passportErrorDetail: object = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ code: 16, message, details: [], passportErrorCode, passportErrorDetail }));
}
