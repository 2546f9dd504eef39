// Resources: what a game counts. Source: wire/passport.md 2.5, 3.6 rows 116 to 121 and 144.
import type { InputOf, passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { importRows } from '../imports.ts';
import { refuseReserved } from '../reserved-slugs.ts';
import { resourceReply } from './replies.ts';
import { userOfResource } from './resource-users.ts';
import {
  deleteResource,
  findResources,
  insertResource,
  listResources,
  lockResource,
  lockResourceToGo,
  namespacesInUse,
  type ResourceRow,
  updateResource,
} from './store/resources.ts';

type Resources = typeof passport.tree.resources;
type Fields = InputOf<Resources['create']>;

const DEFAULT_NAMESPACE = 'default';

export const resources: Handlers<typeof passport>['resources'] = {
  async search(call) {
    await requireIdDomain(call);
    const { slugName: slug, displayName, type, namespace } = call.input;
    const page = startCountPage(call.input);
    const filter = { slug, name: displayName === undefined ? undefined : likePart(displayName), type, namespace };
    const { rows, total } = await listResources(call.db, call.appId, filter, page);
    return { resources: rows.map(resourceReply), start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    return reply(call, call.input.slug);
  },
  async create(call) {
    await requireIdDomain(call);
    await make(call, call.input);
    return reply(call, call.input.slugName);
  },
  async update(call) {
    await requireIdDomain(call);
    const { slug, ...change } = call.input;
    const before = await held(call, slug);
    call.note({ target: before.slug_name, before: { resource: resourceReply(before) } });
    await writeChange(call, slug, change);
    return reply(call, slug);
  },
  async remove(call) {
    await requireIdDomain(call);
    const { db, appId } = call;
    const before = await held(call, call.input.slug, lockResourceToGo);
    call.note({ target: before.slug_name, before: { resource: resourceReply(before) }, after: undefined });
    const user = await userOfResource(db, appId, before.slug_name);
    if (user !== undefined) {
      throw call.refuse('precondition', 'the resource is in use', { details: [`${user} uses it`] });
    }
    await deleteResource(db, appId, before.slug_name);
    return {};
  },
  async import(call) {
    await requireIdDomain(call);
    const { resources: rows, overwrite = false } = call.input;
    return importRows(call, rows, async (row) => {
      if (!overwrite || (await find(call, row.slugName)) === undefined) {
        await make(call, row);
        return 'created';
      }
      const { slugName, type, stackable, ...change } = row;
      const before = await held(call, slugName);
      if (type !== before.type || (stackable ?? before.stackable) !== before.stackable) {
        throw call.refuse('invalid', 'invalid parameters', { details: ['type, stackable: never change'] });
      }
      await writeChange(call, slugName, change);
      return 'updated';
    });
  },
  async namespaces(call) {
    await requireIdDomain(call);
    const namespaces = await namespacesInUse(call.db, call.appId);
    return { namespaces, total: namespaces.length };
  },
};

async function make(call: Call, fields: Fields): Promise<void> {
  const { slugName, type, displayName, stackable = true } = fields;
  refuseReserved(call, 'resource', slugName);
  if (type === 'VirtualCurrency' && !stackable) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['stackable: always so for VirtualCurrency'] });
  }
  const made = await insertResource(call.db, {
    app_id: call.appId,
    slug_name: slugName,
    type,
    display_name: displayName,
    namespace: fields.namespace ?? DEFAULT_NAMESPACE,
    quantity_limit: fields.quantityLimit ?? 0,
    stackable,
    lifetime_seconds: fields.lifetimeSeconds ?? 0,
    custom_data: json({ ...fields.customData }),
    created_at: call.now,
    modified_at: call.now,
  });
  if (!made) {
    throw call.refuse('exists', 'slugName already exists');
  }
}

type Change = Partial<Pick<Fields, 'displayName' | 'namespace' | 'quantityLimit' | 'lifetimeSeconds' | 'customData'>>;

async function writeChange(call: Call, slug: string, change: Change): Promise<void> {
  await updateResource(call.db, call.appId, slug, {
    display_name: change.displayName,
    namespace: change.namespace,
    quantity_limit: change.quantityLimit,
    lifetime_seconds: change.lifetimeSeconds,
    custom_data: change.customData && json({ ...change.customData }),
    modified_at: call.now,
  });
}

async function find({ db, appId }: Call, slug: string): Promise<ResourceRow | undefined> {
  const [row] = await findResources(db, appId, [slug]);
  return row;
}

/**
 * One that nobody else changes before the end of the transaction.
 * @throws 404; 90001 for real money, which stays as it is
 */
async function held(call: Call, slug: string, lock = lockResource): Promise<ResourceRow> {
  const row = await lock(call.db, call.appId, slug);
  if (row === undefined) {
    throw unknown(call);
  }
  if (row.type === 'Currency') {
    throw call.refuse('precondition', 'the resource is built in');
  }
  return row;
}

async function reply(call: Call, slug: string) {
  const row = await find(call, slug);
  if (row === undefined) {
    throw unknown(call);
  }
  return { resource: resourceReply(row) };
}

const unknown = (call: Pick<Call, 'refuse'>) => call.refuse('not-found', 'resource not found');
