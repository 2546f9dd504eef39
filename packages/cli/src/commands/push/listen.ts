// A player in the terminal: connects, subscribes and shows what comes.
import type { PushConnection, RealtimeError } from '@uos/sdk/realtime';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { defineCommand, WRITTEN } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';
import { printableJson, printableText } from '../../terminal/printable.ts';
import { appIdOf } from '../app/apps.ts';
import { PRIVATE_FLAG } from './push.ts';

export default defineCommand({
  id: 'push listen',
  summary: { zh: '以玩家身份接收消息', en: 'Receive messages as a player' },
  description: {
    zh: '每行一条消息，Ctrl-C 结束。断线会自动重连，并从断开处继续；补不回来的消息会提示。同一玩家在别处登录时结束。',
    en: 'One line for each message; Ctrl-C ends it. A lost connection comes back by itself and goes on from where it was; what cannot be made up for is told. Ends when the same player comes in elsewhere.',
  },
  flags: {
    player: { type: 'string', required: true, value: 'id', text: { zh: '以哪个玩家的身份', en: 'The player to be' } },
    channel: { type: 'string', many: true, value: 'name', text: { zh: '频道', en: 'A channel to listen to' } },
    ...PRIVATE_FLAG,
  },
  examples: [
    { text: { zh: '听广场频道', en: 'Listen to the plaza' }, line: 'uos push listen --player ana --channel plaza' },
    {
      text: { zh: '每行一个 JSON，供脚本使用', en: 'A JSON document per line, for a script' },
      line: 'uos push listen --player bot --channel plaza --json | jq -r .text',
    },
  ],
  async run(ctx) {
    const { player, channel } = ctx.flags;
    const id = appIdOf(ctx);
    const [service, realtime] = await Promise.all([asGame(ctx), import('@uos/sdk/realtime')]);
    const push = realtime.openPush({
      playerId: player,
      token: (signal) => service.apps.connectToken({ id, playerId: player }, { signal }),
      signal: ctx.signal,
    });
    let isFirst = true;
    const ended = new Promise<unknown>((resolve) => {
      push.on('state', ({ state, error, retryMs }) => {
        if (state === 'Connected') {
          ctx.note(
            isFirst
              ? { zh: '已连接，Ctrl-C 结束', en: 'Connected; Ctrl-C ends it' }
              : { zh: '已重新连接', en: 'Connected again' },
          );
          isFirst = false;
        } else if (state === 'Disconnected' || state === 'ConnectFailure') {
          // why: whoever has just typed the line is told at once what is wrong, not after the tenth attempt
          if (retryMs === undefined || isFirst || error instanceof CliError) {
            resolve(error);
            return;
          }
          const seconds = (retryMs / 1000).toFixed(1);
          ctx.note({ zh: `连接断开，${seconds} 秒后重连`, en: `Connection lost, next attempt in ${seconds} s` });
        }
      });
    });
    show(ctx, push);
    try {
      if (channel.length > 0) {
        const asked = push.subscribe(channel, { isPublic: !ctx.flags.private });
        // why: where the connection ends first, that is what is told
        asked.catch(() => undefined);
        const found = await Promise.race([asked, ended.then(() => undefined)]);
        checkSubscribed(ctx, found?.failed ?? []);
      }
      const error = await ended;
      if (error !== undefined) {
        throw error;
      }
    } catch (error) {
      if (!ctx.signal.aborted) {
        throw error instanceof realtime.RealtimeError ? failureOf(ctx, error) : error;
      }
    } finally {
      push.close();
    }
    return WRITTEN;
  },
});

type Ctx = Context<unknown, unknown>;

/** why not like other commands: permission for a player is what the game asks for too, and here it is the game that asks. */
async function asGame(ctx: Ctx) {
  const { openService, proofAs } = await import('../../connection/client.ts');
  return await openService(ctx.uos.parts, 'push', { as: proofAs(ctx.uos.parts, 'app') });
}

function checkSubscribed(ctx: Ctx, failed: readonly { readonly name: string; readonly reason: string }[]): void {
  const [first] = failed;
  if (first === undefined) {
    return;
  }
  const names = failed.map(({ name }) => name).join(', ');
  throw new CliError('not-subscribed', {
    exit: EXIT.notFound,
    what: () => ctx.say({ zh: `没有订阅到 ${names}`, en: `Not subscribed: ${names}` }),
    why: () => first.reason,
    next: 'uos push channel public',
  });
}

function failureOf(ctx: Ctx, error: RealtimeError): CliError {
  const exit = error.reason === 'elsewhere' ? EXIT.conflict : EXIT.unavailable;
  return new CliError(`push-${error.reason}`, { exit, what: () => error.display(ctx.lang), cause: error });
}

/** Frames to stdout as they come; what is lost to stderr. */
function show(ctx: Ctx, push: PushConnection): void {
  const { globals } = ctx;
  const line = (type: string, frame: object, words: readonly string[]): void => {
    if (globals['stream-json']) {
      ctx.event({ type, ...frame });
    } else if (globals.json === undefined) {
      ctx.io.stdout.write(
        `${words
          .filter((word) => word !== '')
          .map(printableText)
          .join('  ')}\n`,
      );
    } else {
      ctx.io.stdout.write(`${printableJson(JSON.stringify({ type, ...frame }))}\n`);
    }
  };
  push.on('message', ({ data: _, ...message }) => {
    const { sentAt, channelName, senderId, text, cached } = message;
    const kept = cached ? ctx.say({ zh: '（历史）', en: '(kept)' }) : '';
    line('message', message, [sentAt.slice(11, 19), channelName, senderId, text.replaceAll('\n', ' '), kept]);
  });
  push.on('systemNotify', (notice) => {
    line('systemNotify', notice, [ctx.say({ zh: '系统通知', en: 'notice' }), notice.title, notice.content]);
  });
  push.on('gap', ({ channelName, after, before }) => {
    const count = before === undefined ? '' : ` ${before - after - 1}`;
    ctx.note({
      zh: `${channelName} 丢失了${count === '' ? '一些' : `${count} 条`}消息`,
      en: `${channelName} has lost${count === '' ? ' some' : count} messages`,
    });
  });
  push.on('unsubscribed', ({ channelNames }) => {
    const names = channelNames.join(', ');
    ctx.note({ zh: `频道 ${names} 已被删除或改名`, en: `Deleted or renamed: ${names}` });
  });
}
