// Starts the platform on this machine, in the background, with a demo studio to sign in to.
import type { RunningPlatform } from '../../profile/where/running-platform.ts';
import { profileNameOf, settingsOf } from '../../profile/where/settings.ts';
import { defineCommand } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';
import { DATA_FLAG, dataFolder, described, PLATFORM_COLUMNS, runningIn } from './flags.ts';
import { locatePlatform, looksLikeData } from './locate.ts';
import { linesOf, readLogins } from './logins.ts';

export default defineCommand({
  id: 'dev start',
  summary: { zh: '启动本机平台', en: 'Start the platform on this machine' },
  description: {
    zh: '在后台启动；已在运行时直接返回其地址。新的数据目录里会建立一个演示工作室，并显示其账号；设有 DATABASE_URL 时不建立。日志写入数据目录下的 platform.log。此目录及其下的命令使用这个平台，除非命令行、环境变量或项目文件另有指定。',
    en: 'Starts in the background; one that runs already is left as it is. A new data folder gets a demo studio, whose logins are shown; not where DATABASE_URL is set. It logs to platform.log in its data folder. Commands in this folder and below work with it unless a flag, the environment or the project file says otherwise.',
  },
  flags: {
    ...DATA_FLAG,
    port: { type: 'number', text: { zh: '端口，默认由平台选择', en: 'Port; the platform chooses unless given' } },
    clock: {
      type: 'string',
      choices: ['live', 'test'],
      text: {
        zh: '新数据目录的时钟；test 静止不动，由 uos dev clock 推进',
        en: 'Clock of a new data folder; test stands still until uos dev clock advance',
      },
    },
    seed: {
      type: 'number',
      text: {
        zh: '与 --clock test 一起用：ID、密钥和时间可重现',
        en: 'With --clock test: ids, secrets and moments repeat',
      },
    },
    demo: {
      type: 'boolean',
      tristate: true,
      text: {
        zh: '建立演示工作室；--demo=false 得到空的平台',
        en: 'Make the demo studio; --demo=false for an empty platform',
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
    fields: ['running', 'origin', 'contentOrigin', 'pid', 'folder', 'startedAt', 'logins'],
  },
  async run(ctx) {
    const folder = dataFolder(ctx.io.cwd, ctx.flags.data);
    const running = runningIn(folder);
    if (running !== undefined) {
      ctx.note({ zh: '平台已经在运行。', en: 'The platform runs already.' });
      return told(ctx, running);
    }
    const { startPlatform } = await import('./process.ts');
    const program = locatePlatform(ctx.io);
    const { port, clock, seed, demo } = ctx.flags;
    // why not in a folder that is in use, or in a database of its own: what is in there is somebody's
    const isNew = !looksLikeData(folder) && !ctx.env.DATABASE_URL;
    const args = [
      ...((demo ?? (isNew || readLogins(folder) !== undefined)) ? ['--seed-demo'] : []),
      ...(clock === undefined ? [] : ['--clock', clock]),
      ...(seed === undefined ? [] : ['--seed', String(seed)]),
    ];
    const platform = await startPlatform(program, { folder, port, signal: ctx.signal, env: ctx.env, args });
    ctx.note({ zh: `平台已启动：${platform.origin}`, en: `The platform is ready: ${platform.origin}` });
    return told(ctx, platform);
  },
});

/** Says who can sign in, and whether the commands of this folder go to this platform. */
function told(ctx: Context<unknown, unknown>, platform: RunningPlatform) {
  const logins = readLogins(platform.folder);
  for (const line of logins === undefined ? [] : linesOf(logins)) {
    ctx.note(line);
  }
  const { origin, profile } = settingsOf(ctx.io);
  const isHere = origin.value === platform.origin;
  if (!isHere) {
    const from = origin.from === 'environment' ? `${origin.at}` : `${profile.value}, ${profile.at ?? profile.from}`;
    ctx.note({
      zh: `本目录的命令仍使用 ${origin.value}（${from}），不是这个平台。`,
      en: `Commands here still go to ${origin.value} (${from}), not to this platform.`,
    });
  }
  const elsewhere = `--origin ${platform.origin} --profile ${profileNameOf(platform.origin)}`;
  const next = isHere ? 'uos login' : `uos login ${elsewhere}`;
  ctx.note({ zh: `下一步：${next}`, en: `next: ${next}` });
  return { ...described(platform), ...(logins !== undefined && { logins }) };
}
