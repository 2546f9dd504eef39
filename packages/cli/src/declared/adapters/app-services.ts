// Services of the app: what stands in the file is switched on, what is taken out is suspended and keeps its data.
import { SWITCHES, serviceNameOf } from '../../commands/app/service-names.ts';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { Adapter, AnyContext } from '../adapter.ts';
import { appId } from '../this-app.ts';

export const appServices: Adapter = {
  service: 'app',
  kind: 'services',
  title: { zh: '应用服务', en: 'services of the app' },
  schema: { type: 'object', description: 'A service that is on', properties: {}, additionalProperties: false },
  async list(ctx) {
    const app = await ctx.uos.service('app');
    const { Services } = (await isApp(ctx)) ? await app.self.get() : await app.get({ appId: appId(ctx) });
    return Object.values(Services)
      .filter(({ Status }) => Status === 'Enabled')
      .map(({ ServiceName }) => ({ name: ServiceName, id: ServiceName, value: {} }));
  },
  async create(ctx, name) {
    const serviceName = serviceNameOf(name);
    const app = await ctx.uos.service('app');
    const { ProjectName } = (await isApp(ctx))
      ? await app.self.enableService({ appId: appId(ctx), [switchOf(serviceName)]: true })
      : await app.services.set({ appId: appId(ctx), ServiceName: serviceName, Status: 'Enabled' });
    const [{ openRaw }, { setUpService }] = await Promise.all([
      import('../../connection/client.ts'),
      import('@uos/sdk/jobs'),
    ]);
    await setUpService(openRaw(ctx.uos.parts), { appId: appId(ctx), serviceName, name: ProjectName });
  },
  async update() {
    // A service that is on has nothing else to say.
  },
  async remove(ctx, { id }) {
    const app = await ctx.uos.service('app');
    await app.services.set({ appId: appId(ctx), ServiceName: serviceNameOf(id), Status: 'Suspended' });
  },
};

async function isApp(ctx: AnyContext): Promise<boolean> {
  const { proofFor } = await import('../../connection/client.ts');
  return proofFor(ctx.uos.parts).choose('app') === 'app';
}

function switchOf(name: string): string {
  const word = (SWITCHES as Partial<Record<string, string>>)[name];
  if (word === undefined) {
    throw new CliError('needs-owner', {
      exit: EXIT.login,
      what: (t) => t.errors.notSignedInFor(t.errors.who.user),
      next: 'uos login',
    });
  }
  return word;
}
