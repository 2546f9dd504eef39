// What an app does to itself with its service secret, as the launcher of the game editor does.
import type { app } from '@uos/contract';
import { appInfoReply, checkApp, findApp, requireApp } from '#core/apps/apps';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { appPropertiesFit, claimsLink } from './rules.ts';
import { type Switch, switchService } from './services.ts';
import { updateApp } from './store.ts';

export const self: Handlers<typeof app>['self'] = {
  async get(call) {
    return appInfoReply(checkApp(call, await findApp(call.db, call.credentials, call.appId)));
  },
  async update(call) {
    const { appId, Properties } = call.input;
    const found = await requireApp(call, appId, { lock: true });
    refuseProperties(found.properties, Properties);
    await updateApp(call.db, appId, { properties: Properties, updated_at: call.now });
    return appInfoReply(await requireApp(call, appId));
  },
  async enableService(call) {
    const found = await requireApp(call, call.input.appId, { lock: true });
    const wanted = wantedSwitch(call);
    if (wanted.needs !== undefined && found.services[wanted.needs]?.status !== 'Enabled') {
      throw call.refuse('precondition', 'precondition failed', {
        details: [`${wanted.needs} has to be enabled first`],
      });
    }
    await switchService(call, found, wanted);
    return appInfoReply(await requireApp(call, call.input.appId));
  },
};

/** Properties are a caller's own, but for their size and for what a link with the partner proves. */
export function refuseProperties(
  stored: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> = {},
): void {
  if (!appPropertiesFit({ ...stored, ...given })) {
    throw styles.platform.refuse('invalid', 'invalid parameters', { details: ['Properties: too large'] });
  }
  if (claimsLink(stored, given)) {
    throw styles.platform.refuse('invalid', 'invalid parameters', {
      details: ['Properties: a link with the partner is made by its code'],
    });
  }
}

type Wanted = Pick<Switch, 'name'> & { readonly properties?: Switch['properties']; readonly needs?: Switch['name'] };

const FLAGS: Readonly<Record<string, Wanted>> = {
  EnableAssetStreaming: { name: 'asset-streaming' },
  EnablePassport: { name: 'passport' },
  EnableMultiverse: { name: 'multiverse' },
  EnableUsyncRelay: { name: 'usync', properties: { type: 'relay' } },
  EnableUsyncRealtime: { name: 'usync', properties: { type: 'realtime' } },
  EnableMatchmakingSync: { name: 'matchmaking', needs: 'usync' },
  EnableMatchmakingMv: { name: 'matchmaking', needs: 'multiverse' },
  EnableFuncStateful: { name: 'func' },
  EnableFuncStateless: { name: 'func-stateless' },
  EnableRemoteConfig: { name: 'remote-config' },
  EnableSave: { name: 'save' },
  EnablePush: { name: 'push' },
  EnableDevice: { name: 'device' },
  EnableStacktrace: { name: 'stacktrace' },
  EnableSafe: { name: 'safe' },
};

function wantedSwitch(call: Call<object>): Switch & Pick<Wanted, 'needs'> {
  const given = call.input as Readonly<Record<string, unknown>>;
  const wanted = Object.entries(FLAGS).filter(([flag]) => given[flag] === true);
  const [flag, only] = wanted[0] ?? [];
  if (only === undefined || wanted.length > 1) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['set exactly one Enable… flag to true'] });
  }
  if (given.EnableDedicatedRoom === true && flag !== 'EnableMatchmakingMv') {
    throw call.refuse('invalid', 'invalid parameters', {
      details: ['EnableDedicatedRoom goes with EnableMatchmakingMv'],
    });
  }
  return { name: only.name, status: 'Enabled', properties: only.properties ?? {}, needs: only.needs };
}
