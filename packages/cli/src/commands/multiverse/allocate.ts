// Gets a server for players, and waits until they can connect.
import { defineCommand } from '../../program/command.ts';
import { appIdOf } from '../app/apps.ts';
import { ENV_FLAG, PROFILE_TEXT, REGION_FLAG } from './hosting.ts';

export default defineCommand({
  id: 'multiverse allocate',
  summary: { zh: '分配一台服务器', en: 'Get a server, and wait until it is ready' },
  description: {
    zh: '就绪后输出 IP:端口。没有就绪时说明原因，并显示服务器日志的最后几行。同一个 --uuid 重复运行得到同一台服务器。',
    en: 'Prints ip:port once it is ready. Where it does not get ready the reason is told, with the last lines of its log. Run again with the same --uuid it answers the same server.',
  },
  args: { profile: { ref: 'multiverse.profile', text: PROFILE_TEXT } },
  flags: {
    ...REGION_FLAG,
    ...ENV_FLAG,
    ttl: {
      type: 'string',
      value: '1h30m',
      text: { zh: '最长存活时间，默认为游戏的设置', en: 'Longest life; that of the game unless given' },
    },
    uuid: {
      type: 'string',
      value: 'uuid',
      text: { zh: '服务器 ID，默认新的', en: 'Id of the server; a new one unless given' },
    },
    wait: {
      type: 'boolean',
      tristate: true,
      text: {
        zh: '等到就绪，默认是；--wait=false 立即返回',
        en: 'Wait until it is ready, the default; --wait=false does not',
      },
    },
  },
  changes: 'app',
  examples: [
    { text: { zh: '得到一台服务器', en: 'Get a server' }, line: 'uos multiverse allocate harbour' },
    {
      text: { zh: '指定地域与地图', en: 'In a region, with a map' },
      line: 'uos multiverse allocate harbour --region shanghai --env MAP=fog --ttl 1h',
      shows: ['multiverse.allocations.create'],
    },
    {
      text: { zh: '在脚本中', en: 'In a script' },
      line: 'uos multiverse allocate harbour --jq .address',
    },
  ],
  output: {
    columns: [],
    bare: 'address',
    fields: [
      'address',
      'uuid',
      'ip',
      'gameServerPorts',
      'status',
      'profileName',
      'profileRevisionId',
      'regionId',
      'gameServerName',
      'serverState',
      'allocationTTL',
      'envs',
      'createdAt',
      'fulfilledAt',
      'expireAt',
    ],
  },
  web: '/services/{appId}/multiverse/servers',
  async run(ctx) {
    const [{ idNamed }, { envsOf, regionOf, addressOf }, { waitAllocated }] = await Promise.all([
      import('../../derived/things.ts'),
      import('./hosting.ts'),
      import('./servers/wait.ts'),
    ]);
    const gameId = appIdOf(ctx);
    const { env, ttl, uuid, region } = ctx.flags;
    const envs = envsOf(ctx, env);
    const { allocations } = await ctx.uos.service('multiverse');
    const profileId = await idNamed(ctx, 'multiverse.profile', ctx.args.profile, { 'multiverse.game': gameId });
    const regionId = await regionOf(ctx, gameId, region);
    const made = await allocations.create({
      ...{ gameId, profileId, regionId, envs },
      ...(ttl !== undefined && { allocationTTL: ttl }),
      ...(uuid !== undefined && { uuid }),
    });
    ctx.event({ type: 'created', uuid: made.allocation.uuid });
    const allocation = ctx.flags.wait === false ? made.allocation : await waitAllocated(ctx, gameId, made.allocation);
    const { uuid: id } = allocation;
    ctx.note({ zh: `服务器 ${id}（${allocation.gameServerName}）`, en: `Server ${id} (${allocation.gameServerName})` });
    ctx.note({ zh: `日志：uos multiverse logs ${id} -f`, en: `Its log: uos multiverse logs ${id} -f` });
    return { address: addressOf(allocation), ...allocation };
  },
});
