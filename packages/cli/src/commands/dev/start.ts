// Starts the platform on this machine, in the background.
import { defineCommand } from '../../program/command.ts';
import { DATA_FLAG, dataFolder, described, PLATFORM_COLUMNS, runningIn } from './flags.ts';
import { locatePlatform } from './locate.ts';

export default defineCommand({
  id: 'dev start',
  summary: { zh: '启动本机平台', en: 'Start the platform on this machine' },
  description: {
    zh: '在后台启动；已在运行时直接返回其地址。日志写入数据目录下的 platform.log。',
    en: 'Starts in the background; one that runs already is left as it is. It logs to platform.log in its data folder.',
  },
  flags: {
    ...DATA_FLAG,
    port: { type: 'number', text: { zh: '端口，默认由平台选择', en: 'Port; the platform chooses unless given' } },
    clock: {
      type: 'string',
      choices: ['live', 'test'],
      text: {
        zh: '新数据目录的时钟；test 静止不动，由 uos dev clock 推进',
        en: 'Clock of a new data folder; test stands still until uos dev clock moves it',
      },
    },
    seed: {
      type: 'number',
      text: {
        zh: '与 --clock test 一起用：ID、密钥和时间可重现',
        en: 'With --clock test: ids, secrets and moments repeat',
      },
    },
  },
  examples: [
    { text: { zh: '启动并查看地址', en: 'Start and see the address' }, line: 'uos dev start' },
    {
      text: { zh: '在脚本里取得地址', en: 'The address for a script' },
      line: 'uos dev start --port 0 --json=origin',
    },
    {
      text: { zh: '可以推进时间的平台', en: 'A platform whose time can be moved' },
      line: 'uos dev start --clock test --data .uos-test',
    },
  ],
  output: {
    columns: PLATFORM_COLUMNS,
    fields: ['running', 'origin', 'contentOrigin', 'pid', 'folder', 'startedAt'],
  },
  async run(ctx) {
    const folder = dataFolder(ctx.io.cwd, ctx.flags.data);
    const running = runningIn(folder);
    if (running !== undefined) {
      ctx.note({ zh: '平台已经在运行。', en: 'The platform runs already.' });
      return described(running);
    }
    const { startPlatform } = await import('./process.ts');
    const program = locatePlatform(ctx.io);
    const { port, clock, seed } = ctx.flags;
    const args = [
      ...(clock === undefined ? [] : ['--clock', clock]),
      ...(seed === undefined ? [] : ['--seed', String(seed)]),
    ];
    const platform = await startPlatform(program, { folder, port, signal: ctx.signal, env: ctx.env, args });
    ctx.note({ zh: `平台已启动：${platform.origin}`, en: `The platform is ready: ${platform.origin}` });
    return described(platform);
  },
});
