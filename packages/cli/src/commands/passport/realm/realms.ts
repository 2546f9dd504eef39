// What the realm commands share.
import { passportPlayerLabels, wordsOf } from '@uos/contract/labels';
import type { Realm } from '@uos/sdk/services/passport';
import { usageError } from '../../../errors/cli-error.ts';
import type { ArgSpecs, FlagSpecs, FlagValues, Output } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';

const STATUSES = wordsOf(passportPlayerLabels.realm.status);

export const STATUS_FLAG = {
  status: {
    type: 'string',
    choices: STATUSES,
    text: { zh: '状态；只有 Open 时玩家能登录', en: 'State; players log in only while it is Open' },
  },
} as const satisfies FlagSpecs;

export const REALM_SETTINGS = {
  ...STATUS_FLAG,
  'external-id': { type: 'string', text: { zh: '游戏自己的区服 ID', en: 'Id of the game itself' } },
  property: {
    type: 'string',
    many: true,
    short: 'p',
    value: 'key=value',
    text: { zh: '属性', en: 'Property' },
  },
} as const satisfies FlagSpecs;

export const REALM_ARG = {
  realm: { ref: 'passport.realm', text: { zh: '区服的 ID 或名称', en: 'Id or name of the realm' } },
} as const satisfies ArgSpecs;

export const REALM_OUTPUT: Output = {
  columns: [
    { field: 'name', title: { zh: '名称', en: 'Name' } },
    { field: 'realmID', title: { zh: '区服 ID', en: 'Realm id' } },
    { field: 'status', title: { zh: '状态', en: 'Status' }, labels: passportPlayerLabels.realm.status },
    { field: 'externalRealmID', title: { zh: '外部 ID', en: 'External id' } },
    { field: 'createdAt', title: { zh: '创建时间', en: 'Created' }, format: 'time' },
  ],
  fields: ['realmID', 'idDomainID', 'name', 'status', 'externalRealmID', 'properties', 'createdAt', 'modifiedAt'],
};

/** Throws CliError: exit 3 where none has the name, exit 2 where several have it. */
export async function realmIdOf(ctx: Context<unknown, unknown>, given: string): Promise<string> {
  const { idNamed } = await import('../../../derived/things.ts');
  return await idNamed(ctx, 'passport.realm', given);
}

export interface RealmSettings {
  status?: (typeof STATUSES)[number];
  externalRealmID?: string;
  properties?: Record<string, string>;
}

/** Only what was given. */
export function realmSettings(flags: FlagValues<typeof REALM_SETTINGS>): RealmSettings {
  const { status, 'external-id': externalRealmID, property } = flags;
  return {
    ...(status !== undefined && { status }),
    ...(externalRealmID !== undefined && { externalRealmID }),
    ...(property.length > 0 && { properties: Object.fromEntries(property.map(pairOf)) }),
  };
}

function pairOf(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at <= 0) {
    throw usageError('not-a-pair', (t) => t.errors.notPair('--property', text));
  }
  return [text.slice(0, at), text.slice(at + 1)];
}

type AnyContext = Context<unknown, unknown>;

/** Throws CliError: exit 3 where none has the name, exit 2 where several have it. */
export async function readRealm(ctx: AnyContext, given: string): Promise<Realm> {
  const passport = await ctx.uos.service('passport');
  return (await passport.realms.get({ id: await realmIdOf(ctx, given) })).realm;
}

/** Nothing is sent where it is so already. */
export async function changeStatus(ctx: AnyContext, realm: Realm, status: (typeof STATUSES)[number]): Promise<Realm> {
  const word = passportPlayerLabels.realm.status[status];
  if (realm.status === status) {
    ctx.note({ zh: `区服 ${realm.name} 已是“${word.zh}”。`, en: `Realm ${realm.name} is ${word.en} already.` });
    return realm;
  }
  const passport = await ctx.uos.service('passport');
  const changed = await passport.realms.update({ id: realm.realmID, status });
  ctx.note({ zh: `区服 ${realm.name} 现在是“${word.zh}”。`, en: `Realm ${realm.name} is ${word.en} now.` });
  return changed.realm;
}
