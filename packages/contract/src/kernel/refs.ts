// What an id names, one closed vocabulary of `service.entity`. Whoever has to know which thing an id in a path, a query or
// a body stands for asks the field: tests of tenants and permissions, completion, links, the reference.
import * as z from 'zod';
import type { AnyOperation } from './service.ts';

/**
 * Whose a thing is: an app's, an organisation's or a person's, and then nobody else's business; the platform's own, which
 * every tenant may name; or that of whoever knows its id.
 */
export type RefOwner = 'app' | 'org' | 'user' | 'platform' | 'bearer';

export const REFS = {
  'alert.mail': 'platform',
  'alert.monitor': 'app',
  'alert.record': 'app',
  'app.app': 'app',
  'app.service': 'app',
  'baking.instanceType': 'platform',
  'baking.node': 'app',
  'baking.session': 'app',
  'billing.bill': 'org',
  'billing.invoice': 'org',
  'billing.log': 'platform',
  'billing.transaction': 'org',
  'cdn.badge': 'app',
  'cdn.bucket': 'app',
  'cdn.entry': 'app',
  'cdn.entryVersion': 'app',
  'cdn.mod': 'app',
  'cdn.modEntry': 'app',
  'cdn.modVersion': 'app',
  'cdn.release': 'app',
  'certification.certification': 'org',
  'device.package': 'app',
  'device.session': 'app',
  'func.autoscaler': 'app',
  'func.scaling': 'app',
  'func.server': 'app',
  'knowledge.session': 'bearer',
  'match.backfill': 'app',
  'match.config': 'app',
  'match.ticket': 'app',
  'multiverse.allocation': 'app',
  'multiverse.game': 'app',
  'multiverse.image': 'app',
  'multiverse.location': 'platform',
  'multiverse.locationRatio': 'platform',
  'multiverse.profile': 'app',
  'multiverse.region': 'platform',
  'multiverse.revision': 'app',
  'multiverse.schedule': 'platform',
  'multiverse.server': 'app',
  'multiverse.testServer': 'app',
  'org.org': 'org',
  'org.project': 'org',
  'passport.achievement': 'app',
  'passport.battlePass': 'app',
  'passport.battlePassSlot': 'app',
  'passport.billboard': 'app',
  'passport.blacklistEntry': 'app',
  'passport.category': 'app',
  'passport.entitlement': 'app',
  'passport.friendRequest': 'app',
  'passport.friendship': 'app',
  'passport.guild': 'app',
  'passport.guildRequest': 'app',
  'passport.guildRole': 'app',
  'passport.idProvider': 'app',
  'passport.inboxMessage': 'app',
  'passport.inboxRecord': 'app',
  'passport.inboxTemplate': 'app',
  'passport.inventoryRow': 'app',
  'passport.leaderboard': 'app',
  'passport.leaderboardBucket': 'app',
  'passport.leaderboardMember': 'app',
  'passport.leaderboardVersion': 'app',
  'passport.log': 'app',
  'passport.order': 'app',
  'passport.persona': 'app',
  'passport.product': 'app',
  'passport.quest': 'app',
  'passport.questItem': 'app',
  'passport.realm': 'app',
  'passport.report': 'app',
  'passport.resource': 'app',
  'passport.smsTemplate': 'app',
  'passport.tag': 'app',
  'passport.termsOfService': 'app',
  'passport.token': 'app',
  'passport.tokenBatch': 'app',
  'passport.tokenClass': 'app',
  'passport.user': 'app',
  'push.channel': 'app',
  'push.serverVersion': 'platform',
  'push.serviceLevel': 'platform',
  'remoteConfig.config': 'app',
  'remoteConfig.override': 'app',
  'remoteConfig.variant': 'app',
  'safe.certificate': 'app',
  'safe.detection': 'app',
  'safe.protection': 'app',
  'save.file': 'app',
  'save.picture': 'app',
  'save.upload': 'app',
  'serviceToken.token': 'platform',
  'session.upload': 'user',
  'stacktrace.group': 'app',
  'stacktrace.record': 'app',
  'stacktrace.symbol': 'app',
  'stateless.entry': 'app',
  'stateless.version': 'app',
  'storage.backup': 'app',
  'storage.database': 'app',
  'storage.instanceType': 'platform',
  'storage.request': 'app',
  'sync.perfSession': 'app',
  'sync.plugin': 'app',
  'sync.pluginRelease': 'app',
  'sync.profile': 'app',
  'sync.room': 'app',
  'sync.tier': 'platform',
  'ticket.message': 'user',
  'ticket.ticket': 'user',
  'upr.session': 'app',
  'usage.bundleTask': 'app',
  'user.user': 'user',
  'wind.publish': 'app',
} as const satisfies Readonly<Record<string, RefOwner>>;

export type Ref = keyof typeof REFS;

/** Why a path parameter that has no `ref` is no id. */
export type NotId = 'word' | 'path' | 'hash' | 'number';

interface Marked {
  readonly ref?: Ref;
  readonly notId?: NotId;
}

/** What the value of a field names; of a list, what each of its items names. */
export function refOf(schema: z.core.$ZodType | undefined): Ref | undefined {
  return marksOf(schema).ref;
}

/** Why a field is no id although it stands in a path. */
export function notIdOf(schema: z.core.$ZodType | undefined): NotId | undefined {
  return marksOf(schema).notId;
}

/** Inputs of a call whose value names one thing of that kind: those of its path, of its query, then of its body. */
export function inputsNaming({ paramNames, params, query, body }: AnyOperation, ref: Ref): string[] {
  const fields: Readonly<Record<string, z.core.$ZodType | undefined>> = {
    ...Object.fromEntries(paramNames.map((name: string) => [name, params?.[name]])),
    ...query?.shape,
    ...(body instanceof z.ZodObject ? body.shape : {}),
  };
  return Object.keys(fields).filter((name) => refOf(fields[name]) === ref && !isList(fields[name]));
}

// why down to the innermost: `.optional()` and lists wrap a field that was described before
function marksOf(schema: z.core.$ZodType | undefined): Marked {
  for (let one = schema; one !== undefined; one = within(one)) {
    const marks = (z.globalRegistry.get(one) ?? {}) as Marked;
    if (marks.ref !== undefined || marks.notId !== undefined) {
      return marks;
    }
  }
  return {};
}

function isList(schema: z.core.$ZodType | undefined): boolean {
  const inner = schema === undefined ? undefined : within(schema);
  return inner !== undefined && (schema instanceof z.ZodArray || isList(inner));
}

function within(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = schema._zod as { def: { innerType?: z.core.$ZodType; element?: z.core.$ZodType } };
  return def.innerType ?? def.element;
}
