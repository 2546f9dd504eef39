// A function whose servers are real processes: its build is uploaded and built through hosting, as people do it.
import type { Answer, TestApp, TestPlatform } from '../../packages/platform/src/testing/platform.ts';
import { builtImage, SCRIPTS, until } from './hosted-game.ts';

/** Speaks to its sidecar: says that it is ready, and who plays; stays healthy until it is told to end. */
const SPEAKING = `
const { createServer } = require('node:net');
const { request } = require('node:http');
const post = (path, body) => new Promise((resolve) => {
  const asked = request({ port: process.env.MULTIVERSE_SDK_HTTP_PORT, method: 'POST', path }, (answer) =>
    answer.resume().on('end', resolve));
  asked.on('error', resolve).end(JSON.stringify(body ?? {}));
});
console.log('zone ' + process.env.ZONE);
createServer((socket) => {
  socket.on('error', () => undefined).end('hello from ' + process.env.ALLOCATION_ID);
}).listen(process.env.PORT_GAME, async () => {
  await post('/ready');
  for (const playerID of ['ana', 'ben', 'ana']) {
    await post('/alpha/player/connect', { playerID });
  }
  setInterval(() => post('/health'), 1000);
});
`;

/** Only listens: no word of an SDK. */
const LISTENING = `require('node:net').createServer().listen(process.env.PORT_GAME);`;

export const PROGRAMS = {
  speaking: SPEAKING,
  listening: LISTENING,
  /** Ends before anybody can connect. */
  broken: `console.error('no map of that name'); process.exit(7);`,
  /** A script of the shell, which is there sooner: ready, and healthy from then on. */
  shell: SCRIPTS.healthy,
  /** A script too: tells all that it was started with. */
  telling: SCRIPTS.telling,
} as const;

export interface FuncServer {
  readonly id: string;
  readonly status: string;
  readonly ip: string;
  readonly ports: readonly { readonly port: number; readonly protocol: string }[];
  readonly playerCount: number;
  readonly failedReason: string;
  readonly exitCode: number | null;
  readonly version: number;
  readonly configLevel: string;
}

export interface HostedFunction {
  readonly app: TestApp;
  /** Calls in the name of the app, and answers the body of a call that succeeded. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  ask(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Builds and releases a program in the default profile. */
  release(program: keyof typeof PROGRAMS): Promise<void>;
  begin(more?: object): Promise<FuncServer>;
  read(serverId: string): Promise<FuncServer>;
  settled(serverId: string, ...statuses: readonly string[]): Promise<FuncServer>;
}

export async function openFunction(platform: TestPlatform): Promise<HostedFunction> {
  const app = await platform.app(['func']);
  const asked =
    (prefix: string): HostedFunction['call'] =>
    async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const answer = await app.call(method, prefix + path, body);
      if (answer.status !== 200) {
        throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      }
      return answer.body as T;
    };
  const call = asked('/ufunc/v1');
  const hosting = asked('/gs/v1');
  const { functionInfo } = await call<{ functionInfo: { defaultProfileId: string } }>('POST', '/func/functions', {
    appId: app.id,
  });
  const servers = `/func/functions/${app.id}/servers`;
  const read: HostedFunction['read'] = async (id) =>
    (await call<{ server: FuncServer }>('GET', `${servers}/${id}`)).server;
  return {
    ...{ app, call },
    ask: (method, path, body) => app.call(method, `/ufunc/v1${path}`, body),
    async release(program) {
      const isScript = program === 'shell' || program === 'telling';
      const [file, startCommand] = isScript ? ['server', './server'] : ['server.js', 'node server.js'];
      const files = { [file]: PROGRAMS[program] };
      const image = await builtImage({ app, call: hosting }, files, { entrypoint: file });
      const { profileRevision } = await hosting<{ profileRevision: { id: string } }>(
        'POST',
        '/game/profile-revisions',
        { profileId: functionInfo.defaultProfileId, imageId: image.id, startCommand, cpu: 0.1 },
      );
      await hosting('PUT', `/game/profile-revisions/${profileRevision.id}/release`, {});
    },
    begin: async (more = {}) =>
      (await call<{ server: FuncServer }>('POST', servers, { name: 'lobby', configLevel: '1000m', ...more })).server,
    settled: (id, ...statuses) =>
      until(
        () => read(id),
        ({ status }) => statuses.includes(status),
      ),
    read,
  };
}
