// Runs a program and tells what it took: wall time, its own CPU, its peak of memory. GNU time does the counting.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Taken {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly peakMiB: number;
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Codes that are no failure; only 0 unless told. */
  readonly codes?: readonly number[];
}

export async function measured(command: readonly string[], { env = {}, codes = [0] }: RunOptions = {}): Promise<Taken> {
  const folder = mkdtempSync(join(tmpdir(), 'uos-time-'));
  const file = join(folder, 'time');
  const begun = performance.now();
  const child = spawn('/usr/bin/time', ['-q', '-f', '%U %S %M', '-o', file, ...command], {
    env: { ...process.env, AWS_CA_BUNDLE: undefined, ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = [child.stdout, child.stderr].map(async (stream) => {
    let text = '';
    for await (const chunk of stream.setEncoding('utf8')) {
      text += chunk;
    }
    return text;
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? -1));
  });
  const wallSeconds = (performance.now() - begun) / 1000;
  const [stdout = '', stderr = ''] = await Promise.all(texts);
  const [user = 0, system = 0, kib = 0] = (readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  rmSync(folder, { recursive: true });
  if (!codes.includes(code)) {
    throw new Error(`${command.join(' ')} ended with ${code}\n${stdout}\n${stderr}`);
  }
  return { wallSeconds, cpuSeconds: user + system, peakMiB: kib / 1024, code, stdout, stderr };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
