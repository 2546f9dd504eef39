// The work of `uos func deploy`.

import { setTimeout as sleep } from 'node:timers/promises';
import { endWords } from '@uos/contract/labels';
import { serviceDefaults } from '@uos/contract/rules';
import { DeployError } from '@uos/sdk/jobs';
import type { FuncServer, ServerPortInput } from '@uos/sdk/services/func';
import type { Context } from '../../../program/context.ts';
import { take } from '../../../program/lists.ts';
import { appIdOf } from '../../app/apps.ts';
import { DEFAULT_PROFILE, deployBuild } from '../../multiverse/deploy/deploy-build.ts';
import { withSteps } from '../../multiverse/deploy/steps.ts';
import { portsOf } from '../../multiverse/hosting.ts';
import { functionOf } from '../func.ts';

type BuildCtx = Parameters<typeof deployBuild>[0];
type Ctx = Context<
  BuildCtx['args'] & { readonly profile: string | undefined },
  BuildCtx['flags'] & { readonly restart: boolean }
>;

const DEFAULT_PORT = { ...serviceDefaults.func.port, name: 'game' };
const POLL_MS = 500;

export async function deployFunction(ctx: Ctx) {
  const appId = appIdOf(ctx);
  const given = ctx.flags.port.length > 0 ? portsOf(ctx, ctx.flags.port, 'tcp') : undefined;
  const isDry = ctx.globals['dry-run'];
  const { functions } = await ctx.uos.service('func');
  let info = await functionOf(ctx, appId);
  const setUp = async (): Promise<string> => {
    info = (await functions.create({ appId })).functionInfo;
    return info.gameId;
  };
  // why so: a reply may hold words that this version does not know, and what is sent may not
  const ports = given ?? (info?.portList as ServerPortInput[] | undefined) ?? [DEFAULT_PORT];
  const done = await deployBuild(ctx, {
    ...{ gameId: info?.gameId ?? (isDry ? appId : setUp), profile: ctx.args.profile ?? DEFAULT_PROFILE, ports },
    next: () => [
      { zh: '启动服务器：uos func scale 1', en: 'To have a server: uos func scale 1' },
      { zh: '查看服务器：uos func servers', en: 'To see servers: uos func servers' },
    ],
  });
  if (isDry || info === undefined) {
    return done;
  }
  if (given !== undefined && JSON.stringify(given) !== JSON.stringify(info.portList)) {
    await functions.update({ id: info.id, portList: given });
  }
  const isReleased = 'released' in done && done.released;
  const restarted = ctx.flags.restart && isReleased ? await restartAll(ctx, info.id) : 0;
  return { ...done, restarted };
}

/** One after the other, so that players have somewhere to go; ends at the first that does not run again. */
async function restartAll(ctx: Ctx, id: string): Promise<number> {
  const { servers } = await ctx.uos.service('func');
  const running = await take(servers.list.all({ id, status: 'running', limit: 200 }), 1000);
  return withSteps(ctx, async () => {
    for (const { id: serverId, name, configLevel } of running) {
      ctx.waiting.say(ctx.say({ zh: `正在重启 ${name}`, en: `Starting ${name} again` }));
      let { server } = await servers.update({ id, serverId, configLevel });
      while (server.status === 'created') {
        await sleep(POLL_MS, undefined, { signal: ctx.signal });
        ({ server } = await servers.get({ id, serverId }));
      }
      refuseEnded(ctx, server);
      ctx.event({ type: 'restarted', id: serverId, name, version: server.version });
    }
    return running.length;
  });
}

function refuseEnded({ lang }: Ctx, server: FuncServer): void {
  const { status, name } = server;
  if (status !== 'running') {
    const why = endWords(server, lang);
    throw new DeployError(`${name} is ${status}${why === '' ? '' : `: ${why}`}`, { step: 'ready' });
  }
}
