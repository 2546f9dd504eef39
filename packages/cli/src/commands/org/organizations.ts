// Which organisation a command means: an id, a name, the current one, or the only one there is.
import type { Organization } from '@uos/sdk/services/org';
import type { Row } from '../../derived/things.ts';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { ArgSpecs, FlagSpecs } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';
import { take } from '../../program/lists.ts';
import { isUuid } from '../../text/ids.ts';

type AnyContext = Context<unknown, unknown>;

export const ORG_FLAG = {
  org: {
    type: 'string',
    value: 'id|name',
    ref: 'org.org',
    text: { zh: '组织的 ID 或名称，默认当前组织', en: 'Id or name of the organisation; the current one unless given' },
  },
} as const satisfies FlagSpecs;

export const ORG_ARG = {
  org: {
    optional: true,
    ref: 'org.org',
    text: { zh: '组织的 ID 或名称，默认当前组织', en: 'Id or name; the current organisation unless given' },
  },
} as const satisfies ArgSpecs;

/** Throws CliError: exit 2 where none is chosen and there are several, exit 3 for an unknown name. */
export async function orgIdOf(ctx: AnyContext, given?: string): Promise<string> {
  const wanted = given ?? ctx.settings.org?.value;
  return wanted !== undefined && isUuid(wanted) ? wanted : (await organizationOf(ctx, wanted)).id;
}

/** The same with its name and state. */
export async function organizationOf(ctx: AnyContext, given?: string): Promise<Organization> {
  const wanted = given ?? ctx.settings.org?.value;
  if (wanted === undefined) {
    const org = await ctx.uos.service('org');
    const [first, second] = await take(org.list.all({ count: 2 }), 2);
    if (first === undefined || second !== undefined) {
      throw noOrganization(ctx, first === undefined);
    }
    return first;
  }
  const { onlyOf, rowsNamed } = await import('../../derived/things.ts');
  const found = await rowsNamed<Organization & Row>(ctx, 'org.org', wanted);
  const living = found.filter(({ status }) => status !== 'Invalid');
  return onlyOf(ctx, 'org.org', wanted, living.length > 0 ? living : found);
}

/**
 * The organisation that a list is about; none for operators and billing administrators who name none, who see all of
 * them.
 */
export async function orgFilterOf(ctx: AnyContext, given?: string): Promise<{ readonly orgId?: string }> {
  if (given === undefined && ctx.settings.org === undefined) {
    const { proofFor } = await import('../../connection/client.ts');
    if (proofFor(ctx.uos.parts).choose('session') !== 'user') {
      return {};
    }
  }
  return { orgId: await orgIdOf(ctx, given) };
}

function noOrganization(ctx: AnyContext, hasNone: boolean): CliError {
  return new CliError('no-org', {
    exit: EXIT.usage,
    what: (t) => t.errors.noOrg,
    why: () =>
      hasNone
        ? ctx.say({ zh: '当前账号不属于任何组织。', en: 'This account belongs to no organisation.' })
        : ctx.say({ zh: '有多个组织，用 ID 或名称指定。', en: 'There are several; name one by id or name.' }),
    next: hasNone ? 'uos org create --help' : 'uos org use <name>',
  });
}
