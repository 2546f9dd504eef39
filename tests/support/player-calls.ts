// Calls of players and of their game's back end to one of several platforms, whatever origin they share.
import { request } from 'undici';

interface GameAt {
  readonly id: string;
  readonly serviceSecret: string;
  /** What the platforms are called by everybody. */
  readonly origin: string;
  /** Where each of them listens. */
  readonly ports: readonly number[];
}

interface PlayerAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface PlayerLogin {
  readonly personaAccessToken: string;
  readonly personaRefreshToken: string;
  readonly isNew: boolean;
  readonly persona: { readonly personaID: string; readonly userID: string };
}

export interface PlayerCalls {
  /** As the back end; with a token as the player. */
  call(replica: number, method: string, path: string, body?: object, token?: string): Promise<PlayerAnswer>;
  login(replica: number, externalUserID: string): Promise<PlayerLogin>;
  me(replica: number, token: string): Promise<PlayerAnswer>;
  /** How long from now a token is taken, in milliseconds. @throws Error after five seconds */
  takenForMs(replica: number, token: string): Promise<number>;
}

const V1 = '/upass/v1';
const LONGEST_MS = 5000;

export function playerCalls({ id, serviceSecret, origin, ports }: GameAt): PlayerCalls {
  const basic = `Basic ${btoa(`${id}:${serviceSecret}`)}`;
  const call: PlayerCalls['call'] = async (replica, method, path, body, token) => {
    const answer = await request(`http://127.0.0.1:${ports[replica]}${V1}${path}`, {
      method: method as 'GET',
      headers: {
        host: new URL(origin).host,
        'content-type': 'application/json',
        authorization: token === undefined ? basic : `Bearer ${token}`,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: answer.statusCode, body: await answer.body.json() };
  };
  const me: PlayerCalls['me'] = (replica, token) => call(replica, 'GET', '/sdk/personas/me', undefined, token);
  return {
    call,
    me,
    async login(replica, externalUserID) {
      for (;;) {
        const { status, body } = await call(replica, 'POST', '/login/external', { externalUserID });
        if (status === 200) {
          return body as PlayerLogin;
        }
        // why: a crowd on a slow machine may wait for a connection longer than the platform lets anybody wait
        if (status !== 503) {
          throw new Error(`a login was answered ${status}: ${JSON.stringify(body)}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    },
    async takenForMs(replica, token) {
      const begun = performance.now();
      for (let takenAt = 0; ; ) {
        const asked = performance.now() - begun;
        if ((await me(replica, token)).status === 401) {
          return takenAt;
        }
        takenAt = asked;
        if (asked > LONGEST_MS) {
          throw new Error(`still taken after ${LONGEST_MS} ms`);
        }
      }
    },
  };
}
