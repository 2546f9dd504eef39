// The sidecar of a program that runs here: a process of the platform's own program, spoken to by lines of JSON.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { tellingLine } from '@uos/contract/rules';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { locatePlatform } from '../../dev/locate.ts';

export interface SidecarWish {
  readonly appId?: string;
  readonly ports: readonly { readonly name: string; readonly protocol: string; readonly port: number }[];
  readonly env: Readonly<Record<string, string>>;
  readonly lifeSeconds: number;
  readonly allocates: boolean;
}

export interface SidecarEvent {
  readonly type: string;
  readonly state?: string;
  readonly players?: readonly string[];
  readonly key?: string;
  readonly value?: string;
}

export interface Sidecar {
  /** What the program reads to find it. */
  readonly env: Readonly<Record<string, string>>;
  allocate(): void;
  close(): void;
}

/** Throws CliError where there is no platform on this machine that could give one. */
export async function openSidecar(
  ctx: Context<unknown, unknown>,
  wish: SidecarWish,
  onEvent: (event: SidecarEvent) => void,
): Promise<Sidecar> {
  const { command, args } = locatePlatform(ctx.io);
  // why: for the CLI UOS_ORIGIN is where the platform is; the platform would take it for its own public address.
  const { UOS_ORIGIN: _, ...own } = ctx.io.env;
  // why detached: it ends with its input, not with the Ctrl-C that the program is still to say something about
  const child = spawn(command, [...args, 'sidecar'], { stdio: 'pipe', env: own, detached: true });
  // why: one that has ended takes nothing any more
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${JSON.stringify(wish)}\n`);
  const env = await listening(child, onEvent);
  return {
    env,
    allocate: () => void child.stdin.write('{"do":"allocate"}\n'),
    close: () => void child.stdin.end(),
  };
}

function listening(
  child: ChildProcess,
  onEvent: (event: SidecarEvent) => void,
): Promise<Readonly<Record<string, string>>> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (cause?: unknown): void =>
      reject(
        new CliError('no-sidecar', {
          exit: EXIT.failed,
          what: (t) => t.errors.startFailed('sidecar'),
          why: () => tellingLine(said.split('\n')),
          cause,
        }),
      );
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('error', fail);
    child.on('close', () => fail());
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      const event = JSON.parse(line) as SidecarEvent & { readonly env?: Readonly<Record<string, string>> };
      if (event.type === 'listening') {
        resolve(event.env ?? {});
      } else {
        onEvent(event);
      }
    });
  });
}
