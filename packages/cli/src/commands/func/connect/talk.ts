// The work of `uos func connect`.
import { createSocket } from 'node:dgram';
import { connect, isIPv6 } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWords, funcLabels, label } from '@uos/contract/labels';
import type { FuncServer } from '@uos/sdk/services/func';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import { WRITTEN } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { printable } from '../../../terminal/printable.ts';
import { logicServerMeant } from '../../multiverse/servers/meant.ts';

type Ctx = Context<{ readonly server: string; readonly port: string | undefined }, unknown>;
type Port = FuncServer['ports'][number];

interface Place {
  readonly host: string;
  readonly port: number;
}

/** So long a server may say nothing once all is sent. */
const SILENT_MS = 2000;
const LOOK_MS = 50;
const CONNECT_MS = 10_000;

export async function connectTo(ctx: Ctx, id: string): Promise<typeof WRITTEN> {
  const { servers } = await ctx.uos.service('func');
  const serverId = await logicServerMeant(ctx, id, ctx.args.server);
  const { server } = await servers.get({ id, serverId });
  const { protocol, port, name } = portOf(ctx, server);
  const place = { host: server.ip, port };
  ctx.waiting.stop();
  ctx.note({
    zh: `${server.name} ${name}：${protocol} ${server.ip}:${port}`,
    en: `${server.name} ${name}: ${protocol} ${server.ip}:${port}`,
  });
  await (protocol === 'UDP' ? talkByDatagrams(ctx, place) : talkByStream(ctx, place));
  return WRITTEN;
}

/** Throws CliError: exit 6 before there is an address, 3 for a port that it has not. */
function portOf(ctx: Ctx, server: FuncServer): Port {
  const { ip, ports, name, status } = server;
  const { port: wanted } = ctx.args;
  const found = ports.find(
    (port, at) => (wanted === undefined && at === 0) || port.name === wanted || String(port.port) === wanted,
  );
  if (ip === '' || ports.length === 0) {
    throw new CliError('not-ready', {
      exit: EXIT.conflict,
      what: () => ctx.say({ zh: `${name} 没有地址。`, en: `${name} has no address.` }),
      why: () =>
        [label(funcLabels.funcServer.status, status)[ctx.lang], endWords(server, ctx.lang)].filter(Boolean).join(': '),
      next: 'uos func servers',
    });
  }
  if (found === undefined) {
    const known = ports.map((port) => `${port.name} (${port.port})`).join(', ');
    throw new CliError('not-found', {
      exit: EXIT.notFound,
      what: () => ctx.say({ zh: `${name} 没有端口“${wanted}”。`, en: `${name} has no port "${wanted}".` }),
      why: () => known,
      next: `uos func connect ${ctx.args.server}`,
    });
  }
  return found;
}

async function talkByStream(ctx: Ctx, { host, port }: Place): Promise<void> {
  const { io, signal } = ctx;
  const socket = connect({ host, port });
  socket.setTimeout(CONNECT_MS, () => socket.destroy(Object.assign(new Error('ETIMEDOUT'), { code: 'ETIMEDOUT' })));
  const over = Promise.withResolvers<void>();
  const show = shown(ctx);
  let heardMs = io.now();
  socket.on('connect', () => socket.setTimeout(0));
  socket.on('data', (chunk: Buffer) => {
    heardMs = io.now();
    show(chunk);
  });
  socket.on('error', (cause) => over.reject(lost(ctx, { host, port }, cause)));
  socket.on('close', () => over.resolve());
  const end = (): void => void socket.destroy();
  signal.addEventListener('abort', end, { once: true });
  const typed = readLines(
    ctx,
    (line) => void socket.write(`${line}\n`),
    async () => {
      heardMs = io.now();
      socket.end();
      while (!socket.destroyed && io.now() - heardMs < SILENT_MS) {
        await sleep(LOOK_MS);
      }
      end();
    },
  );
  try {
    await over.promise;
  } finally {
    signal.removeEventListener('abort', end);
    typed.close();
    end();
  }
}

async function talkByDatagrams(ctx: Ctx, { host, port }: Place): Promise<void> {
  const { io, signal } = ctx;
  const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4');
  const over = Promise.withResolvers<void>();
  const show = shown(ctx);
  let heardMs = io.now();
  socket.on('message', (message) => {
    heardMs = io.now();
    // why a line: where one datagram ends is seen
    show(message.at(-1) === 0x0a ? message : Buffer.concat([message, Buffer.from('\n')]));
  });
  socket.on('error', (cause) => over.reject(lost(ctx, { host, port }, cause)));
  const end = (): void => over.resolve();
  signal.addEventListener('abort', end, { once: true });
  // why connected: a port that nobody listens on is told then
  await new Promise<void>((resolve) => socket.connect(port, host, () => resolve()));
  const typed = readLines(
    ctx,
    (line) => socket.send(line),
    async () => {
      heardMs = io.now();
      while (!signal.aborted && io.now() - heardMs < SILENT_MS) {
        await sleep(LOOK_MS);
      }
      end();
    },
  );
  try {
    await over.promise;
  } finally {
    signal.removeEventListener('abort', end);
    typed.close();
    socket.close();
  }
}

/** What the server says, on a terminal without what would steer it. */
function shown({ io }: Ctx): (chunk: Buffer) => void {
  const { stdout } = io;
  const decoder = new TextDecoder();
  return (chunk) => stdout.write(stdout.isTTY ? printable(decoder.decode(chunk, { stream: true })) : chunk);
}

/** why not all at once: somebody types while the server answers */
function readLines({ io }: Ctx, each: (line: string) => void, ended: () => Promise<void>) {
  const { stdin } = io;
  const lines = createInterface({ input: stdin, terminal: false });
  let isClosed = false;
  lines.on('line', each);
  lines.on('close', () => {
    if (!isClosed) {
      void ended();
    }
  });
  return {
    close() {
      isClosed = true;
      lines.close();
      // why: an open terminal would keep the program
      stdin.destroy();
    },
  };
}

function lost({ say, args }: Ctx, { host, port }: Place, cause: Error & { code?: string }): CliError {
  const isRefused = cause.code === 'ECONNREFUSED';
  return new CliError('not-connected', {
    exit: EXIT.failed,
    what: () =>
      isRefused
        ? say({ zh: `${host}:${port} 没有人监听。`, en: `Nobody listens on ${host}:${port}.` })
        : say({ zh: `与 ${host}:${port} 的连接断开。`, en: `The connection to ${host}:${port} broke.` }),
    why: () => cause.code ?? cause.message,
    next: `uos func logs ${args.server}`,
    cause,
  });
}
