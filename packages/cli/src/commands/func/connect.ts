// Talks to a logic server line by line, on every system that has this program.
import { defineCommand } from '../../program/command.ts';
import { appIdOf } from '../app/apps.ts';

export default defineCommand({
  id: 'func connect',
  summary: { zh: '连接一台逻辑服务器，逐行收发', en: 'Connect to a logic server, and talk to it line by line' },
  description: {
    zh: '输入的每一行发给服务器，它说的显示出来；UDP 端口每行一个数据报。Ctrl-D 或 Ctrl-C 结束。在管道中，发完后等服务器关闭连接，或安静两秒。',
    en: 'Each line typed is sent, and what the server says is shown; on a UDP port each line is a datagram. Ctrl-D or Ctrl-C ends it. On a pipe it ends once all is sent and the server has closed the connection, or been silent for two seconds.',
  },
  args: {
    server: { ref: 'func.server', text: { zh: '服务器的 ID 或名称', en: 'Id or name of a server' } },
    port: {
      optional: true,
      text: { zh: '端口的名称或端口号，默认第一个', en: 'Name or number of a port; the first unless given' },
    },
  },
  examples: [
    { text: { zh: '连接第一个端口', en: 'Its first port' }, line: 'uos func connect lobby-2' },
    { text: { zh: '指定端口', en: 'Another one' }, line: 'uos func connect lobby-2 voice' },
    { text: { zh: '发送一行', en: 'Send one line' }, line: 'echo who | uos func connect lobby-2' },
  ],
  exits: {
    1: { zh: '连接不上，或连接断开', en: 'it could not be connected to, or the connection broke' },
    6: { zh: '服务器还没有就绪', en: 'the server is not ready' },
  },
  web: '/services/{appId}/func/servers',
  async run(ctx) {
    const { connectTo } = await import('./connect/talk.ts');
    return connectTo(ctx, appIdOf(ctx));
  },
});
