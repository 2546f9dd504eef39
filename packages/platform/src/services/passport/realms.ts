// Realms: the servers of a game. There is always at least one. Source: wire/passport.md 3.2 rows 31-35.
import type { passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { likePart, startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from './id-domains.ts';
import { realmReply } from './replies.ts';
import { propertiesBytes } from './rules.ts';
import { readConfig } from './setup/settings.ts';
import { lockIdDomain } from './store/id-domains.ts';
import { deleteRealm, findRealm, insertRealm, listRealms, updateRealm } from './store/realms.ts';

export const realms: Handlers<typeof passport>['realms'] = {
  async search(call) {
    await requireIdDomain(call);
    const { name, status } = call.input;
    const page = startCountPage(call.input);
    const filter = { name: name === undefined ? undefined : likePart(name), status };
    const { rows, total } = await listRealms(call.db, call.appId, filter, page);
    return { realms: rows.map(realmReply), start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    return reply(call, call.input.id);
  },
  async create(call) {
    await requireIdDomain(call);
    const { name, status = 'Created', externalRealmID = '', properties = {} } = call.input;
    await refuseLarge(call, properties);
    const id = call.ports.ids.uuid();
    const created = await insertRealm(call.db, {
      id,
      app_id: call.appId,
      name,
      status,
      external_id: externalRealmID === '' ? null : externalRealmID,
      properties: json({ ...properties }),
      created_at: call.now,
      modified_at: call.now,
    });
    if (!created) {
      throw externalIdTaken(externalRealmID);
    }
    return reply(call, id);
  },
  async update(call) {
    await requireIdDomain(call);
    const { id, name, status, externalRealmID, properties } = call.input;
    await refuseLarge(call, properties ?? {});
    const { realm } = await reply(call, id);
    call.note({ target: realm.name, before: { realm } });
    const outcome = await updateRealm(call.db, call.appId, id, {
      name,
      status,
      external_id: externalRealmID === '' ? null : externalRealmID,
      properties: properties === undefined ? undefined : json({ ...properties }),
      modified_at: call.now,
    });
    if (outcome === 'external-id-taken') {
      throw externalIdTaken(externalRealmID ?? '');
    }
    return reply(call, id);
  },
  async remove(call) {
    await requireIdDomain(call);
    const { id } = call.input;
    // why: two at once could otherwise each see the other's realm as the one that stays
    await lockIdDomain(call.db, call.appId);
    const { realm } = await reply(call, id);
    call.note({ target: realm.name, before: { realm }, after: undefined });
    const outcome = await deleteRealm(call.db, call.appId, id);
    if (outcome === 'unknown') {
      throw unknownRealm();
    }
    if (outcome === 'lived-in') {
      throw call.refuse('precondition', 'precondition failed', { details: ['personas live in the realm'] });
    }
    if (outcome === 'last') {
      throw call.refuse('precondition', 'precondition failed', { details: ['the last realm stays'] });
    }
    return {};
  },
};

async function reply(call: Call, id: string) {
  const row = await findRealm(call.db, call.appId, id);
  if (row === undefined) {
    throw unknownRealm();
  }
  return { realm: realmReply(row) };
}

async function refuseLarge(call: Call, properties: Readonly<Record<string, string>>): Promise<void> {
  const { propertiesBytesLimit } = await readConfig(call.db, call.appId);
  const bytes = propertiesBytes(properties);
  if (bytes > propertiesBytesLimit) {
    throw styles.passport.refuse('invalid', 'invalid parameters', {
      code: 30_002,
      details: [`properties: ${bytes} bytes as JSON, at most ${propertiesBytesLimit}`],
    });
  }
}

function unknownRealm() {
  return styles.passport.refuse('not-found', 'realm not found');
}

function externalIdTaken(externalId: string) {
  return styles.passport.refuse('exists', 'externalRealmID already exists', {
    details: [`externalRealmID: "${externalId}" belongs to another realm`],
  });
}
