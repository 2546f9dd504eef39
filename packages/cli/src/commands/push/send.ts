// Sends a message to those who listen to a channel, or to a player.
import { defineCommand } from '../../program/command.ts';
import { appIdOf } from '../app/apps.ts';
import { checkOneOf, DELIVERY_OUTPUT, PRIVATE_FLAG } from './push.ts';

export default defineCommand({
  id: 'push send',
  summary: { zh: '向频道或玩家发送消息', en: 'Send a message to a channel or a player' },
  description: {
    zh: '频道默认为已配置的公共频道。玩家不在线时不会收到，也不会保存。',
    en: 'A channel is one of the configured public ones unless --private says otherwise. A player who is offline does not get it, and it is not kept.',
  },
  flags: {
    channel: { type: 'string', value: 'name', text: { zh: '频道名称', en: 'Name of a channel' } },
    player: { type: 'string', value: 'id', text: { zh: '玩家 ID', en: 'Id of a player' } },
    ...PRIVATE_FLAG,
    text: { type: 'string', text: { zh: '消息内容', en: 'What it says' } },
    data: {
      type: 'string',
      value: 'base64',
      text: { zh: '消息的字节，代替文本', en: 'Bytes of the message, instead of a text' },
    },
    sender: { type: 'string', value: 'name', text: { zh: '接收者看到的发送者', en: 'Sender that receivers see' } },
  },
  changes: 'app',
  examples: [
    { text: { zh: '向广场频道问好', en: 'Greet the plaza' }, line: 'uos push send --channel plaza --text hi' },
    {
      text: { zh: '给一个玩家发消息', en: 'A message to one player' },
      line: 'uos push send --player ana --text "your table is ready" --sender inn',
    },
  ],
  output: DELIVERY_OUTPUT,
  replaces: ['push.messages.send'],
  async run(ctx) {
    const { channel, player, text, data, sender } = ctx.flags;
    checkOneOf({ channel, player });
    checkOneOf({ text, data });
    const push = await ctx.uos.service('push');
    return await push.messages.send({
      id: appIdOf(ctx),
      ...(player === undefined
        ? {
            messageType: ctx.flags.private ? ('Channel' as const) : ('PublicChannel' as const),
            channelName: channel ?? '',
          }
        : { messageType: 'Player' as const, playerId: player }),
      ...(sender && { senderId: sender }),
      ...(text ? { text } : { data: data ?? '' }),
    });
  },
});
