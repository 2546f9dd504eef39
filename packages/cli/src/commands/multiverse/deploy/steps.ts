// What a deployment tells while it goes on, and how it says at which step it failed.
import { endWords, hostingLabels } from '@uos/contract/labels';
import { DeployError, type DeployEvent, type DeployLack, type DeployStep } from '@uos/sdk/jobs';
import { CliError, EXIT, type ExitCode, STEP_EXIT } from '../../../errors/cli-error.ts';
import { failureOfSdk } from '../../../errors/failure.ts';
import type { Context } from '../../../program/context.ts';
import { sizeText } from '../../../terminal/output/values.ts';
import { printableText } from '../../../terminal/printable.ts';
import { showProgress } from '../../../terminal/progress.ts';
import type { Text } from '../../../text/text.ts';
import { STEP_EXITS } from './exits.ts';

type Ctx = Context<unknown, unknown>;

/** Between two events of an upload. */
const TELL_EVERY_MS = 100;

/** These say of the run, not of its step, what is wrong. */
const OF_THE_RUN: ReadonlySet<ExitCode> = new Set([
  EXIT.usage,
  EXIT.login,
  EXIT.permission,
  EXIT.cancelled,
  EXIT.notServed,
]);

/** Runs it, and says of what fails at which step that was: by its words, its last lines and its exit code. */
export async function withSteps<T>(ctx: Ctx, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof DeployError ? failureOf(ctx, error) : error;
  }
}

function failureOf(ctx: Ctx, { step, cause, message, lack, lines, server }: DeployError): unknown {
  if (cause instanceof CliError) {
    return cause; // why: it has its own words, such as of nobody who is signed in
  }
  const told = cause === undefined ? undefined : failureOfSdk(cause, ctx.t, ctx);
  // why the second: what helps is another command, and no step of this one
  if (told !== undefined && (OF_THE_RUN.has(told.exit) || told.next?.startsWith('uos app enable') === true)) {
    return cause;
  }
  for (const line of lines) {
    ctx.note({ zh: line, en: line }, { style: 'dim', text: '|' });
  }
  const what = STEP_EXITS[STEP_EXIT[step]] ?? { zh: step, en: step };
  const ended = server === undefined ? '' : endWords(server, ctx.lang);
  const words = lack === undefined ? message : ctx.say(lackText(lack));
  const why = told === undefined ? ended || words : [told.message, told.why].filter(Boolean).join(' ');
  return new CliError(`${step}-failed`, {
    exit: STEP_EXIT[step],
    what: () =>
      `${ctx.say({ zh: what.zh, en: `${what.en[0]?.toUpperCase()}${what.en.slice(1)}` })}${ctx.say({ zh: '。', en: '.' })}`,
    why: () => why,
    next: nextOf(step, ctx),
    ...(told?.status !== undefined && { status: told.status }),
    ...(told?.requestId !== undefined && { requestId: told.requestId }),
    cause,
  });
}

function lackText(lack: DeployLack): Text {
  switch (lack.what) {
    case 'region': {
      const [unknown, offered] = [lack.unknown, lack.offered].map((ids) => ids.join(', '));
      return lack.unknown.length === 0
        ? { zh: `游戏没有地域；可选：${offered}。`, en: `The game has no region; choose of: ${offered}.` }
        : {
            zh: `没有这样的地域：${unknown}；可选：${offered}。`,
            en: `No such region is offered: ${unknown}; choose of: ${offered}.`,
          };
    }
    case 'region to try it out in':
      return { zh: '没有可以启动测试服务器的地域。', en: 'There is no region to try it out in.' };
    case 'ready server': {
      const { regionId, reason } = lack;
      return reason === ''
        ? { zh: `${regionId} 没有就绪的服务器。`, en: `No server is ready in ${regionId}.` }
        : { zh: `${regionId} 没有就绪的服务器：${reason}`, en: `No server is ready in ${regionId}: ${reason}` };
    }
  }
}

/** What was done before the step is there already, so the same line goes on. */
function nextOf(step: DeployStep, ctx: Ctx): string {
  return step === 'upload' || step === 'release' ? ctx.line() : `uos ${ctx.command.id} --help`;
}

export interface Watch {
  readonly onEvent: (event: DeployEvent) => void;
  clear(): void;
}

/** Tells each step once, on stderr, and every event to a program. */
export function watchDeploy(ctx: Ctx): Watch {
  const progress = showProgress('upload', ctx);
  let toldMs = 0;
  let stage = '';
  let isSent = false;
  const onEvent = (event: DeployEvent): void => {
    switch (event.type) {
      case 'upload': {
        const { bytes, total } = event;
        progress.update({ files: 0, bytes: Math.min(bytes, total) }, { files: 1, bytes: total });
        if (bytes >= total && !isSent) {
          isSent = true;
          progress.clear();
          ctx.note({ zh: `已上传 ${sizeText(total)}。`, en: `Uploaded ${sizeText(total)}.` });
        }
        if (bytes >= total || ctx.io.now() - toldMs >= TELL_EVERY_MS) {
          toldMs = ctx.io.now();
          ctx.event({ type: 'progress', bytes, totalBytes: total });
        }
        break;
      }
      case 'present':
        ctx.note({
          zh: '平台已有相同内容，没有上传。',
          en: 'The platform has this content already; nothing was sent.',
        });
        ctx.event(event);
        break;
      case 'stage': {
        progress.clear();
        if (event.stage !== stage && event.stage !== 'pending' && event.stage !== 'success') {
          const label = (hostingLabels.image.status as Readonly<Record<string, Text>>)[event.stage];
          ctx.waiting.say(
            ctx.say({ zh: `构建：${label?.zh ?? event.stage}`, en: `Building: ${label?.en ?? event.stage}` }),
          );
        }
        if (event.stage === 'success' && stage !== '') {
          ctx.note({ zh: '镜像已构建。', en: 'The image is built.' });
        }
        stage = event.stage;
        ctx.event(event);
        break;
      }
      case 'build':
        ctx.event({ ...event });
        break;
      case 'test-server': {
        const { server } = event;
        ctx.event({
          type: 'test-server',
          id: server.id,
          status: server.status,
          ip: server.ip,
          ports: server.gameServerPorts,
        });
        if (server.status === 'creating') {
          ctx.waiting.say(
            ctx.say({ zh: `测试服务器正在 ${server.regionId} 启动`, en: `Trying it out in ${server.regionId}` }),
          );
        } else if (server.status === 'running') {
          ctx.note({
            zh: `测试服务器在 ${server.regionId} 已就绪。`,
            en: `The test server got ready in ${server.regionId}.`,
          });
        }
        break;
      }
      case 'revision':
        ctx.event({ type: 'revision', version: event.revision.version, id: event.revision.id, made: event.made });
        break;
      case 'released':
        ctx.event({ type: 'released', version: event.revision.version, id: event.revision.id });
        break;
      case 'ready':
        ctx.event(event);
        ctx.note({ zh: `${event.regionId} 已有就绪的服务器。`, en: `A server is ready in ${event.regionId}.` });
        break;
    }
  };
  return { onEvent, clear: () => progress.clear() };
}

/** `server.zip (1.2 MB)`. */
export function archiveText(filename: string, bytes: number): string {
  return `${printableText(filename)} (${sizeText(bytes)})`;
}
