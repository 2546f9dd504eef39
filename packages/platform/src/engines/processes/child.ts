// One process of this platform from its start to its end: its output as lines, its control link, how it is stopped.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Duplex, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sourceConditions } from '#kernel/dev/source-conditions';
import { type Frame, LINK_FD } from './child-link.ts';
import { frameOf, messageReader } from './frames.ts';
import { signalGroup } from './identity.ts';
import { LIMITS, type ProcessLimits } from './limits.ts';
import { lineBudget, lineReader } from './lines.ts';
import type { Ended, EndReason, Line, OutputPipes, ProcessSpec } from './spec.ts';

const LAST_LINES = 20;
/** For output that somebody outside its group holds open. */
const DRAIN_MS = 1000;

export interface Child {
  readonly pid: number;
  /** Settles with what it said when it became ready; undefined where it ended before. */
  readonly ready: Promise<{ readonly body: unknown } | undefined>;
  readonly ended: Promise<Ended>;
  send(message: unknown): void;
  give(message: unknown, socket: Socket): Promise<void>;
  stop(graceMs?: number): Promise<Ended>;
  /** Neither hears of it nor waits for it any more. */
  leave(): void;
}

/** @throws Error where the program cannot be run at all */
export async function startChild(spec: ProcessSpec): Promise<Child> {
  const limits = { ...LIMITS, ...spec.limits };
  const { child, output } = await spawned(spec);
  const pid = child.pid ?? Number.NaN;
  const lastLines: string[] = [];
  const ready = Promise.withResolvers<{ readonly body: unknown } | undefined>();
  let reason: EndReason | undefined;

  const kill = (why: EndReason): void => {
    reason ??= why;
    signalGroup(pid, 'SIGKILL');
  };
  const said = readOutput(output, { limits, lastLines, onLine: spec.onLine });
  const link = spec.linked
    ? openLink(child, spec, {
        limits,
        onReady: (body) => ready.resolve({ body }),
        onFault: kill,
      })
    : undefined;
  if (!spec.linked) {
    openGate(child, spec).then(
      () => ready.resolve({ body: undefined }),
      (error: unknown) => {
        lastLines.push(error instanceof Error ? error.message : String(error));
        kill('not started');
      },
    );
  }

  child.once('exit', () => {
    // why: what it started and left behind holds its ports, its memory, and its output open
    signalGroup(pid, 'SIGKILL');
    setTimeout(() => Object.values(output).forEach((one) => void one?.destroy()), DRAIN_MS).unref();
  });
  const ended = once(child, 'close').then(async ([code, signal]: (number | string | null)[]): Promise<Ended> => {
    link?.close();
    await said;
    ready.resolve(undefined);
    return { reason: reason ?? 'exited', code: code as number | null, signal: signal as string | null, lastLines };
  });

  return {
    pid,
    ready: ready.promise,
    ended,
    send(message) {
      if (link === undefined || reason !== undefined) {
        throw new Error(`${spec.kind} has no control link`);
      }
      link.send({ type: 'message', body: message });
    },
    give(message, socket) {
      return new Promise((resolve, reject) => {
        child.send({ given: message }, socket, (error) => (error === null ? resolve() : reject(error)));
      });
    },
    async stop(graceMs = limits.graceMs) {
      reason ??= 'stopped';
      (spec.ask ?? ((asked) => signalGroup(asked, 'SIGTERM')))(pid);
      const cut = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
      try {
        return await ended;
      } finally {
        clearTimeout(cut);
      }
    },
    leave() {
      for (const stream of [...Object.values(output), ...child.stdio]) {
        stream?.destroy();
      }
      child.removeAllListeners();
      child.unref();
    },
  };
}

async function spawned({
  run,
  cwd,
  inherit = [],
  env,
  linked,
  takesSockets = false,
  gate,
  output,
}: ProcessSpec): Promise<{ readonly child: ChildProcess; readonly output: Output }> {
  const [command, args] =
    'module' in run
      ? [process.execPath, [...sourceConditions, fileURLToPath(run.module)]]
      : [run.command, [...(run.args ?? [])]];
  const passed = inherit.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  // why for reading too: a pipe that its program reads itself breaks for nobody, and waits while no platform reads it
  const given =
    output === undefined ? [] : [output.stdout, output.stderr].map((path) => openSync(path, constants.O_RDWR));
  const [stdout = 'pipe', stderr = 'pipe'] = given;
  const child = spawn(command, args, {
    cwd,
    env: { ...Object.fromEntries(passed), ...env },
    stdio: [
      ...(['ignore', stdout, stderr] as const),
      ...(linked ? (['pipe'] as const) : []),
      // why a channel of Node's own: an open connection goes no other way
      ...(takesSockets ? (['ipc'] as const) : []),
      ...Array.from({ length: gate?.pipes ?? 0 }, () => 'pipe' as const),
    ],
    // why a group of its own: what it starts is signalled with it, and a Ctrl-C at the terminal is for the platform
    detached: true,
  });
  try {
    await once(child, 'spawn');
    // why before ours are closed: what a named pipe holds is gone once nobody has it open, and it may have ended already
    const opened = output === undefined ? { stdout: child.stdout, stderr: child.stderr } : openPipes(output);
    return { child, output: opened };
  } finally {
    given.forEach((fd) => void closeSync(fd));
  }
}

/** The ends of named pipes that are read; one whose writers are gone ends at once. */
export function openPipes({ stdout, stderr }: OutputPipes): Output {
  const open = (path: string): Socket =>
    new Socket({ fd: openSync(path, constants.O_RDONLY | constants.O_NONBLOCK), readable: true, writable: false });
  return { stdout: open(stdout), stderr: open(stderr) };
}

async function openGate(child: ChildProcess, { gate }: ProcessSpec): Promise<void> {
  const pipes = child.stdio.slice(LINK_FD) as Duplex[];
  for (const pipe of pipes) {
    // why nothing: whoever has ended does not answer, and that is found by its end
    pipe.on('error', () => undefined);
  }
  await gate?.open(child.pid ?? Number.NaN, pipes);
}

export interface Output {
  readonly stdout: Readable | null;
  readonly stderr: Readable | null;
}

interface ReadOptions {
  readonly limits: ProcessLimits;
  readonly lastLines: string[];
  readonly onLine?: ((line: Line) => void) | undefined;
}

/** Resolves once both have ended. */
export async function readOutput(output: Output, { limits, lastLines, onLine }: ReadOptions): Promise<void> {
  const closed: Promise<unknown>[] = [];
  const budget = lineBudget(limits, () => performance.now());
  const give = (from: 'stdout' | 'stderr', text: string): void => {
    lastLines.push(text);
    lastLines.splice(0, lastLines.length - LAST_LINES);
    onLine?.({ from, text });
  };
  const told = (from: 'stdout' | 'stderr') => (dropped: number) => give(from, `[${dropped} lines were dropped]`);
  for (const from of ['stdout', 'stderr'] as const) {
    const reader = lineReader(limits, (text) => {
      if (budget.take(told(from))) {
        give(from, text);
      }
    });
    const stream = output[from];
    if (stream !== null) {
      closed.push(once(stream, 'close'));
    }
    stream?.on('data', reader.write);
    stream?.on('end', () => {
      reader.end();
      const rest = budget.rest();
      if (rest > 0) {
        told(from)(rest);
      }
    });
  }
  // why whatever happens to them: what is lost of it is not waited for
  await Promise.allSettled(closed);
}

interface LinkOptions {
  readonly limits: ProcessLimits;
  readonly onReady: (body: unknown) => void;
  readonly onFault: (why: EndReason) => void;
}

function openLink(child: ChildProcess, { onMessage }: ProcessSpec, { limits, onReady, onFault }: LinkOptions) {
  const socket = child.stdio[LINK_FD] as Duplex;
  const send = (frame: Frame): void => {
    socket.write(frameOf(frame, limits.messageBytes));
  };
  let heardAt = performance.now();
  let isReady = false;
  const read = messageReader(limits.messageBytes, (message) => {
    heardAt = performance.now();
    const { type, body } = (message ?? {}) as Frame;
    if (type === 'ready' && !isReady) {
      isReady = true;
      onReady(body);
    } else if (type === 'message') {
      onMessage?.(body);
    }
  });
  socket.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch {
      socket.pause();
      onFault('bad message');
    }
  });
  // why nothing: a process that closes its end has ended, or is found silent
  socket.on('error', () => undefined);
  const late = setTimeout(() => !isReady && onFault('not ready'), limits.readyMs);
  const heartbeat = setInterval(() => {
    if (isReady && performance.now() - heardAt > limits.silentMs) {
      onFault('silent');
    } else if (isReady) {
      send({ type: 'ping' });
    }
  }, limits.silentMs / 3).unref();
  return {
    send,
    close(): void {
      clearTimeout(late);
      clearInterval(heartbeat);
      socket.destroy();
    },
  };
}
