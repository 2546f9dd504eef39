// Switches a service of an app on, whichever command asks for it.
import type { ServiceName } from '@uos/contract/rules';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { Context } from '../../program/context.ts';
import { appIdOf } from './apps.ts';
import { nounOf, SWITCHES } from './service-names.ts';
import { serviceRow } from './services.ts';

/** Answers the row of the service. */
export async function switchOn(ctx: Context<unknown, unknown>, name: ServiceName): Promise<Record<string, string>> {
  const appId = appIdOf(ctx);
  const { openRaw, proofFor } = await import('../../connection/client.ts');
  const app = await ctx.uos.service('app');
  const asApp = proofFor(ctx.uos.parts).choose('app') === 'app';
  const { ProjectName, Services } = asApp
    ? await app.self.enableService({ appId, [switchOf(ctx, name)]: true })
    : await app.services.set({ appId, ServiceName: name, Status: 'Enabled' });
  const { setUpService } = await import('@uos/sdk/jobs');
  await setUpService(openRaw(ctx.uos.parts), { appId, serviceName: name, name: ProjectName });
  ctx.note({ zh: `已启用 ${name}。`, en: `${name} is on.` });
  await warnUnserved(ctx, name);
  return serviceRow(appId, name, Services);
}

/** Says so where the platform serves the service only in part, or not at all. */
async function warnUnserved(ctx: Context<unknown, unknown>, name: ServiceName): Promise<void> {
  const [{ askServed }, { readRoutes }] = await Promise.all([
    import('../../connection/served.ts'),
    import('../../program/manifest.ts'),
  ]);
  const served = await askServed(ctx);
  const noun = nounOf(name);
  const prefix = `${noun.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}.`;
  const calls = readRoutes().filter(({ id }) => id.startsWith(prefix));
  const here = calls.filter(({ id }) => served?.has(id)).length;
  if (served !== undefined && here < calls.length) {
    ctx.note(
      {
        zh: `此平台提供 ${noun} 的 ${here} 个接口，共 ${calls.length} 个。查看：uos api routes ${noun} --served=false`,
        en: `This platform serves ${here} of the ${calls.length} calls of ${noun}; see uos api routes ${noun} --served=false`,
      },
      { style: 'yellow', text: '!' },
    );
  }
}

/** The switch by which an app turns a service of its own on; not every service has one. */
function switchOf(ctx: Pick<Context<unknown, unknown>, 'say'>, name: string): string {
  const own: Partial<Record<string, string>> = SWITCHES;
  const word = own[name];
  if (word === undefined) {
    throw new CliError('needs-owner', {
      exit: EXIT.login,
      what: (t) => t.errors.notSignedInFor(t.errors.who.user),
      why: () => ctx.say({ zh: `应用自身不能启用 ${name}。`, en: `An app cannot switch ${name} on by itself.` }),
      next: 'uos login',
    });
  }
  return word;
}
