// A part of the bench in a process of its own, asked over IPC: what it costs is its own.
import { type ChildProcess, fork } from 'node:child_process';

export interface Actor {
  readonly pid: number;
  ask<Answer = unknown>(part: string, input?: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

interface Asked {
  readonly id: number;
  readonly part: string;
  readonly input: unknown;
}

interface Answered {
  readonly id: number;
  readonly answer?: unknown;
  readonly failed?: string;
}

export function startActor(module: URL): Actor {
  const child: ChildProcess = fork(module, ['act'], { execArgv: process.execArgv });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  child.on('message', (message) => {
    const { id, answer, failed } = message as Answered;
    const one = waiting.get(id);
    waiting.delete(id);
    if (failed === undefined) {
      one?.resolve(answer);
    } else {
      one?.reject(new Error(failed));
    }
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void exited.then(() => {
    for (const one of waiting.values()) {
      one.reject(new Error(`${module.pathname} has ended`));
    }
  });
  return {
    pid: child.pid ?? 0,
    ask<Answer>(part: string, input?: unknown) {
      asked += 1;
      const one = Promise.withResolvers<unknown>();
      waiting.set(asked, one);
      child.send({ id: asked, part, input } satisfies Asked);
      return one.promise as Promise<Answer>;
    },
    stop() {
      if (child.connected) {
        child.disconnect();
      }
      return exited;
    },
  };
}

/** What this process does when it is asked; it ends with the bench. */
// biome-ignore lint/suspicious/noExplicitAny: each part knows what it is asked with
export function act(parts: Readonly<Record<string, (input: any) => unknown>>, end: () => Promise<void>): void {
  process.on('message', (message) => {
    const { id, part, input } = message as Asked;
    const work = async (): Promise<unknown> => parts[part]?.(input);
    work().then(
      (answer) => process.send?.({ id, answer } satisfies Answered),
      (error: unknown) => process.send?.({ id, failed: String(error) } satisfies Answered),
    );
  });
  process.once('disconnect', () => {
    end()
      .catch(console.error)
      .finally(() => process.exit());
  });
}
