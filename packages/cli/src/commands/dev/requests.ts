// What the platform on this machine was asked, the latest last.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';
import { askControl } from './control.ts';
import { DATA_FLAG, dataFolder, runningIn } from './flags.ts';
import { harOf, type KeptRequest } from './kept-requests.ts';

const POLL_MS = 300;
const LATEST = 50;

export default defineCommand({
  id: 'dev requests',
  summary: { zh: '查看本机平台收到的请求', en: 'Show what the platform on this machine was asked' },
  description: {
    zh: '平台记得最近 1000 个请求：谁、对哪个应用、调用了什么、结果、耗时和 SQL 语句数。不含密钥；HAR 文件中的输入和答复已去掉密钥。',
    en: 'The platform remembers the latest 1000 requests: who called what for which app, the outcome, the time and the number of SQL statements. No secrets are kept; inputs and replies in a HAR file come without theirs.',
  },
  flags: {
    ...DATA_FLAG,
    follow: { type: 'boolean', short: 'f', text: { zh: '持续显示新的请求', en: 'Go on with new ones as they come' } },
    har: { type: 'string', value: 'file', text: { zh: '写成 HAR 文件', en: 'Write a HAR file' } },
    limit: {
      type: 'number',
      least: 1,
      text: { zh: `最多显示几个，默认 ${LATEST}`, en: `How many, ${LATEST} unless given` },
    },
  },
  examples: [
    { text: { zh: '看着游戏调用平台', en: 'Watch a game call the platform' }, line: 'uos dev requests --follow' },
    {
      text: { zh: '哪些调用的语句最多？', en: 'Which calls made the most statements?' },
      line: "uos dev requests --json --jq 'sort_by(-.sqlCount)[:5]'",
    },
    {
      text: { zh: '在浏览器开发者工具里打开', en: 'For the developer tools of a browser' },
      line: 'uos dev requests --har calls.har',
    },
  ],
  output: {
    columns: [
      { field: 'time', title: { zh: '时间', en: 'Time' }, format: 'time' },
      { field: 'operation', title: { zh: '接口', en: 'Operation' } },
      { field: 'status', title: { zh: '状态', en: 'Status' } },
      { field: 'ms', title: { zh: '毫秒', en: 'ms' } },
      { field: 'sqlCount', title: { zh: '语句', en: 'SQL' } },
      { field: 'actorKind', title: { zh: '身份', en: 'Caller' } },
      { field: 'path', title: { zh: '路径', en: 'Path' } },
    ],
    fields: [
      ...['sequence', 'time', 'requestId', 'origin', 'method', 'path', 'query', 'operation', 'actorKind', 'actorId'],
      ...['appId', 'status', 'ms', 'sqlCount', 'sqlMs', 'bytesIn', 'bytesOut', 'fault', 'bodies'],
    ],
  },
  async run(ctx) {
    const requests = await after(ctx, 0);
    if (ctx.flags.har !== undefined) {
      await writeHar(ctx, requests, ctx.flags.har);
      return undefined;
    }
    const shown = requests.slice(-(ctx.flags.limit ?? LATEST));
    if (!ctx.flags.follow) {
      return shown;
    }
    await follow(ctx, shown, requests.at(-1)?.sequence ?? 0);
    return undefined;
  },
});

type Ctx = Context<unknown, { data: string | undefined }>;

async function after(ctx: Ctx, sequence: number): Promise<readonly KeptRequest[]> {
  const path = `requests?after=${sequence}`;
  return (await askControl<{ requests: KeptRequest[] }>(ctx, { method: 'GET', path })).requests;
}

async function writeHar(ctx: Ctx, requests: readonly KeptRequest[], name: string): Promise<void> {
  const file = resolve(ctx.io.cwd, name);
  const origin = runningIn(dataFolder(ctx.io.cwd, ctx.flags.data))?.origin ?? '';
  try {
    await writeFile(file, `${JSON.stringify(harOf(requests, origin, ctx.version), null, 2)}\n`, { mode: 0o600 });
  } catch (cause) {
    throw new CliError('unwritable-file', {
      exit: EXIT.failed,
      what: (t) => t.errors.unwritable(file),
      why: () => (cause as Error).message,
      cause,
    });
  }
  ctx.note({ zh: `已写入 ${requests.length} 个请求：${file}`, en: `Wrote ${requests.length} requests: ${file}` });
}

/** Ends when the person ends it, or when the platform stops. */
async function follow(ctx: Ctx, first: readonly KeptRequest[], last: number): Promise<void> {
  let requests = first;
  let sequence = last;
  for (;;) {
    for (const request of requests) {
      show(ctx, request);
    }
    sequence = requests.at(-1)?.sequence ?? sequence;
    await sleep(POLL_MS, undefined, { signal: ctx.signal }).catch(() => undefined);
    if (ctx.signal.aborted) {
      return;
    }
    requests = await after(ctx, sequence);
  }
}

function show(ctx: Ctx, request: KeptRequest): void {
  if (ctx.globals['stream-json']) {
    ctx.event({ type: 'request', ...request });
    return;
  }
  if (ctx.globals.json !== undefined) {
    ctx.io.stdout.write(`${JSON.stringify(request)}\n`);
    return;
  }
  const { time, status, ms, sqlCount, operation, actorKind, path } = request;
  const words = [time.slice(11, 23), status, `${ms} ms`, `${sqlCount} SQL`, operation, actorKind, path];
  ctx.io.stdout.write(`${words.filter((word) => word !== '').join('  ')}\n`);
}
