// Shows a notice of the system to players who are online.
import { defineCommand } from '../../program/command.ts';
import { appIdOf } from '../app/apps.ts';
import { checkOneOf, DELIVERY_OUTPUT } from './push.ts';

export default defineCommand({
  id: 'push notify',
  summary: { zh: '向在线玩家发送系统通知', en: 'Show a system notice to players who are online' },
  args: { content: { text: { zh: '通知内容', en: 'What it says' } } },
  flags: {
    all: { type: 'boolean', text: { zh: '所有在线玩家', en: 'Everybody who is online' } },
    channel: {
      type: 'string',
      many: true,
      value: 'name',
      text: { zh: '频道的订阅者', en: 'Subscribers of a channel' },
    },
    player: { type: 'string', many: true, value: 'id', text: { zh: '玩家 ID', en: 'A player' } },
    title: { type: 'string', text: { zh: '标题', en: 'Title' } },
    'content-type': { type: 'string', value: 'type', text: { zh: '内容类型', en: 'Type of the content' } },
    data: { type: 'string', text: { zh: '供游戏使用的数据', en: 'Something for the game itself' } },
  },
  changes: 'app',
  examples: [
    {
      text: { zh: '停服前通知所有人', en: 'Everybody, before the servers stop' },
      line: 'uos push notify "Back at ten" --all --title Maintenance --yes',
    },
    {
      text: { zh: '只通知两个频道', en: 'Two channels only' },
      line: 'uos push notify "The gate opens" --channel plaza --channel harbour --yes',
    },
  ],
  output: DELIVERY_OUTPUT,
  danger: 'confirm',
  replaces: ['push.messages.notify'],
  async run(ctx) {
    const { all, channel, player, title, data, 'content-type': contentType } = ctx.flags;
    checkOneOf({ all, channel, player });
    const id = appIdOf(ctx);
    const whom = [...channel, ...player].join(', ');
    await ctx.confirm(
      all
        ? { zh: '将通知所有在线玩家', en: 'Everybody who is online will see it' }
        : { zh: `将通知 ${whom}`, en: `${whom} will see it` },
      id,
    );
    const push = await ctx.uos.service('push');
    return await push.messages.notify({
      id,
      target: all ? { all } : channel.length > 0 ? { channels: [...channel] } : { playerIds: [...player] },
      content: ctx.args.content,
      ...(title && { title }),
      ...(contentType && { contentType }),
      ...(data && { data }),
    });
  },
});
