// Turns what only a platform started for development lets be turned: its `/_dev/` routes, with the token of its start.
import { request } from 'node:http';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { RunningPlatform } from '../../profile/where/running-platform.ts';
import type { Context } from '../../program/context.ts';
import { dataFolder, runningIn } from './flags.ts';

export interface ControlRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/_dev/`, with its query. */
  readonly path: string;
  readonly body?: unknown;
}

type Asker = Pick<Context, 'io' | 'say' | 'signal'> & { readonly flags: { readonly data?: string | undefined } };

/** Throws CliError where no platform runs here, where it has no controls, and for what it cannot do. */
export async function askControl<Reply>(ctx: Asker, wanted: ControlRequest): Promise<Reply> {
  const folder = dataFolder(ctx.io.cwd, ctx.flags.data);
  const platform = runningIn(folder);
  if (platform === undefined) {
    const what = ctx.say({ zh: `${folder} 没有在运行的平台。`, en: `No platform runs on ${folder}.` });
    throw new CliError('not-running', { exit: EXIT.notFound, what: () => what, next: 'uos dev start' });
  }
  if (platform.devToken === undefined) {
    throw noControls(ctx);
  }
  const { status, text } = await send(platform, platform.devToken, wanted, ctx.signal);
  if (status === 404) {
    throw noControls(ctx);
  }
  const reply: unknown = JSON.parse(text);
  if (status !== 200) {
    const { error = text } = reply as { readonly error?: string };
    throw new CliError('refused', { exit: EXIT.failed, status, what: () => error });
  }
  return reply as Reply;
}

function noControls(ctx: Asker): CliError {
  const what = ctx.say({ zh: '这个平台没有以开发方式启动。', en: 'This platform was not started for development.' });
  const why = ctx.say({
    zh: '需要用 uos dev start，或 uos-platform serve --dev 启动。',
    en: 'Start it with uos dev start, or uos-platform serve --dev.',
  });
  return new CliError('no-controls', { exit: EXIT.failed, what: () => what, why: () => why, next: 'uos dev start' });
}

function send(
  { origin }: RunningPlatform,
  token: string,
  { method, path, body }: ControlRequest,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'X-UOS-Dev-Token': token, 'Content-Type': 'application/json' };
    const sent = request(`${origin}/_dev/${path}`, { method, headers, signal });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
