// Runs a server on this machine as if it was hosted: with the sidecar of a hosted server, and without a platform.
import { defineCommand } from '../../program/command.ts';
import { ENV_FLAG } from './hosting.ts';

export default defineCommand({
  id: 'multiverse run',
  summary: { zh: '在本机运行服务器，带边车接口', en: 'Run a server on this machine with a real sidecar' },
  description: {
    zh: '程序得到与托管时相同的环境变量和边车接口（/ready、/health、/gameserver 等），状态、玩家与标签的变化会显示出来。不需要运行平台，不需要登录。没有沙箱与限额。Ctrl-C 发送 SIGTERM，10 秒后强制结束。程序自己的选项写在 -- 之后。',
    en: 'The program gets the variables and the sidecar that it has when it is hosted (/ready, /health, /gameserver …); its state, players and labels are told as they change. No platform has to run and nobody has to be signed in. There is no sandbox and there are no limits. Ctrl-C sends SIGTERM, and ends it for good 10 seconds later. Options of the program itself stand behind --.',
  },
  args: { command: { many: true, text: { zh: '程序及其参数', en: 'Program and its arguments' } } },
  flags: {
    port: {
      type: 'string',
      many: true,
      value: 'name=7777/udp',
      text: { zh: '程序监听的端口，得到变量 PORT_NAME', en: 'Port that it listens on; it gets PORT_NAME of it' },
    },
    ...ENV_FLAG,
    ttl: {
      type: 'number',
      value: 'seconds',
      text: { zh: '多少秒后到期，默认不到期', en: 'Seconds until it expires; never unless given' },
    },
    fleet: {
      type: 'boolean',
      text: { zh: '就绪后等待分配；按回车分配', en: 'Wait in the pool once ready; Enter allocates it' },
    },
  },
  examples: [
    {
      text: { zh: '运行并查看状态', en: 'Run it and see its state' },
      line: 'uos multiverse run --port 7777/udp --env MAP=fog -- ./server -port 7777',
    },
    { text: { zh: 'Node 程序', en: 'A program in Node' }, line: 'uos multiverse run node server.mjs' },
    { text: { zh: '按舰队运行', en: 'As one of a fleet' }, line: 'uos multiverse run --fleet ./server' },
  ],
  exits: { 1: { zh: '程序失败，或没有启动', en: 'the program failed, or did not start' } },
  web: '/services/{appId}/multiverse/servers',
  async run(ctx) {
    const { runAlone } = await import('./run/run-alone.ts');
    return runAlone(ctx);
  },
});
