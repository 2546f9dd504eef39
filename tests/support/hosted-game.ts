// A game whose servers are real processes: its build is uploaded and built, its profile released, and a server of it
// answers on its port. Nothing of an SDK is in it: a shell that posts and listens is enough.
import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import type { Answer, TestApp, TestPlatform } from '../../packages/platform/src/testing/platform.ts';

/** Posts to its sidecar by the shell's own connections. */
const POST = [
  'post() {',
  '  exec 3<>"/dev/tcp/127.0.0.1/$MULTIVERSE_SDK_HTTP_PORT" || exit 9',
  `  printf 'POST %s HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: application/json\\r\\nContent-Length: 2\\r\\nConnection: close\\r\\n\\r\\n{}' "$1" >&3`,
  '  cat <&3 >/dev/null',
  '  exec 3>&-',
  '}',
];

/** Becomes ready, says so and stays healthy. */
const HEALTHY = [
  ...['#!/bin/bash', ...POST, 'echo "map $MAP"', 'post /ready', 'echo ready'],
  'while true; do post /health; sleep 1; done',
].join('\n');

export const SCRIPTS = {
  healthy: HEALTHY,
  /** Healthy, and never at rest: it counts and says so. */
  busy: [
    ...['#!/bin/bash', ...POST, 'post /ready', 'count=0'],
    'while true; do',
    '  for step in {1..2000}; do count=$((count + step)); done',
    '  echo "counted $count"',
    '  post /health',
    '  sleep 0.1',
    'done',
  ].join('\n'),
  /** Never says that it is ready. */
  silent: '#!/bin/bash\necho waiting\nsleep 600',
  /** Tells all that it was started with, on both outputs, and ends by it. */
  telling: '#!/bin/bash\necho told\nenv\nenv | tr "\\n" " " >&2\nexit 7',
  /** Ends before it is ready. */
  broken: '#!/bin/bash\necho no map of that name >&2\nexit 7',
  /** Ends itself once it is ready. */
  done: ['#!/bin/bash', ...POST, 'post /ready', 'post /shutdown', 'sleep 600'].join('\n'),
} as const;

export type Script = keyof typeof SCRIPTS;

export interface HostedGame {
  readonly app: TestApp;
  /** Calls in the name of the app, and answers the body of a call that succeeded. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  ask(method: string, path: string, body?: unknown): Promise<Answer>;
  /** A profile with a released revision of that program. */
  profile(script: Script, more?: object): Promise<{ profileId: string; revisionId: string; imageId: string }>;
}

export interface Image {
  readonly id: string;
  readonly status: string;
  readonly failedReason: string;
}

export async function openGame(
  platform: TestPlatform,
  { type = 'OnDemandGame', region = {} }: { readonly type?: string; readonly region?: object } = {},
): Promise<HostedGame> {
  const app = await platform.app(['multiverse']);
  const ask: HostedGame['ask'] = (method, path, body) => app.call(method, `/gs/v1${path}`, body);
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await ask(method, path, body);
    if (answer.status !== 200) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer.body as T;
  };
  await call('POST', '/game/games', { gameId: app.id, name: 'harbour', type });
  await call('POST', '/game/game-regions', { gameId: app.id, regionId: 'local', ...region });
  let made = 0;
  return {
    ...{ app, ask, call },
    async profile(script, more = {}) {
      made += 1;
      const image = await builtImage({ app, call }, { server: SCRIPTS[script] });
      const { profile } = await call<{ profile: { id: string } }>('POST', '/game/profiles', {
        ...{ gameId: app.id, name: `battle-${made}` },
      });
      const { profileRevision } = await call<{ profileRevision: { id: string } }>('POST', '/game/profile-revisions', {
        ...{ profileId: profile.id, imageId: image.id },
        ...more,
      });
      await call('PUT', `/game/profile-revisions/${profileRevision.id}/release`, {});
      return { profileId: profile.id, revisionId: profileRevision.id, imageId: image.id };
    },
  };
}

/** Uploads files as an archive and waits until their image is built, or is not. */
export async function builtImage(
  { app, call }: Pick<HostedGame, 'app' | 'call'>,
  files: Readonly<Record<string, string>>,
  more: object = {},
): Promise<Image> {
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  );
  const md5 = createHash('md5').update(packed).digest('hex');
  const asked = new URLSearchParams({ filename: 'server.zip', size: String(packed.length), md5 });
  const { transferToken } = await call<{
    transferToken: { uploadUrl: string; objectName: string; headers: Record<string, string>; present?: boolean };
  }>('GET', `/game/games/${app.id}/get-image-transfer-token?${asked}`);
  if (transferToken.present !== true) {
    const { uploadUrl, headers } = transferToken;
    const sent = await fetch(uploadUrl, { method: 'PUT', body: packed, headers });
    if (!sent.ok) {
      throw new Error(`the upload was answered ${sent.status}: ${await sent.text()}`);
    }
  }
  const { image } = await call<{ image: Image }>('POST', '/game/images', {
    ...{ gameId: app.id, name: 'harbour', os: 'default', objectName: transferToken.objectName },
    ...{ size: packed.length, md5, entrypoint: './server' },
    ...more,
  });
  return until(
    () => call<{ image: Image }>('GET', `/game/images/${image.id}`).then((reply) => reply.image),
    ({ status }) => ['success', 'failure', 'error', 'timeout'].includes(status),
  );
}

const PATIENCE_MS = 30_000;

/** Looks until it is so. */
export async function until<T>(look: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (isSo(seen)) {
      return seen;
    }
    if (performance.now() > end) {
      throw new Error(`it did not come to be: ${JSON.stringify(seen)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export interface Allocation {
  readonly uuid: string;
  readonly status: string;
  readonly msg: string;
  readonly endReason: string;
  readonly exitCode: number | null;
  readonly ip: string;
  readonly gameServerPorts: readonly { readonly port: number; readonly protocol: string }[];
  readonly serverState: string;
  readonly expireAt: string | null;
}

export async function readAllocation({ app, call }: HostedGame, uuid: string): Promise<Allocation> {
  const path = `/allocation/games/${app.id}/allocations/${uuid}`;
  return (await call<{ allocation: Allocation }>('GET', path)).allocation;
}
