// Identity domains: the player-account settings of an app, under the app's own id. Until one is created every other
// call of player accounts answers `Id Domain not found`. Source: wire/passport.md 3.1.

import type { passport } from '@uos/contract';
import { type labels, passportPlayerTransitions, stepTo } from '@uos/contract/labels';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import type { Ports } from '#kernel/ports';
import { makeRealMoney } from './economy/real-money.ts';
import { makeDefaultRoles } from './guilds/default-roles.ts';
import { idDomainReply } from './replies.ts';
import { DEFAULT_REALM_NAME, MAX_AGE } from './rules.ts';
import { writeSettings } from './setup/store.ts';
import {
  appName,
  findIdDomain,
  insertIdDomain,
  sendForReview,
  setProduction,
  updateIdDomain,
} from './store/id-domains.ts';
import { insertRealm } from './store/realms.ts';

export const idDomains: Omit<Handlers<typeof passport>['idDomains'], 'verificationCodeLogs'> = {
  async create(call) {
    const { id = call.appId, name, ...fields } = call.input;
    if (id !== call.appId && call.role !== 'operator') {
      throw call.refuse('denied', 'permission denied', { details: ['id: not the calling app'] });
    }
    if (id !== call.appId && (await appName(call.db, id)) === undefined) {
      throw call.refuse('not-found', 'app not found');
    }
    refuseAge(fields.minAge);
    if ((await makeIdDomain(call.db, call.ports, { appId: id, now: call.now }, { ...fields, name })) === undefined) {
      throw call.refuse('exists', 'Id Domain already exists');
    }
    return reply(call, id);
  },
  async get(call) {
    return reply(call, own(call, call.input.id));
  },
  async update(call) {
    const { id, ...fields } = call.input;
    await requireIdDomain(call, own(call, id));
    refuseAge(fields.minAge);
    await updateIdDomain(call.db, id, {
      name: fields.name,
      logo_url: fields.logoURL,
      company_name: fields.companyName,
      mock_sms: fields.mockSms,
      mock_real_name: fields.mockRealName,
      login_methods: fields.loginMethods === undefined ? undefined : json([...fields.loginMethods]),
      login_platforms: fields.loginPlatforms === undefined ? undefined : json([...fields.loginPlatforms]),
      min_age: fields.minAge,
      real_name_required: fields.realNameRequired,
      modified_at: call.now,
    });
    return reply(call, id);
  },
  async getProduction(call) {
    const row = await requireIdDomain(call, own(call, call.input.id));
    return { production: row.production, reviewStatus: row.review_status, reviewRemark: row.review_remark };
  },
  async setProduction(call) {
    const { idDomainID, production, remark } = call.input;
    await requireIdDomain(call, idDomainID);
    await setProduction(call.db, idDomainID, { production, remark, modified_at: call.now });
    return reply(call, idDomainID);
  },
  async sendForReview(call) {
    const { idDomainID, remark } = call.input;
    const row = await requireIdDomain(call, own(call, idDomainID));
    const { from } = stepTo(passportPlayerTransitions.idDomain.reviewStatus, 'Reviewing');
    const sent = await sendForReview(call.db, idDomainID, { from, remark, modified_at: call.now });
    if (!sent) {
      const state = row.production ? 'in production' : row.review_status;
      throw call.refuse('precondition', 'precondition failed', { details: [`the identity domain is ${state}`] });
    }
    return reply(call, idDomainID);
  },
  async notifyAppSecretUpdate(call) {
    // why nothing to drop: secrets are read with every call, so an old one stopped when it was replaced
    await requireIdDomain(call);
    return {};
  },
};

interface Fields {
  readonly name: string;
  readonly logoURL?: string | undefined;
  readonly companyName?: string | undefined;
  readonly mockSms?: boolean | undefined;
  readonly mockRealName?: boolean | undefined;
  readonly loginMethods?: readonly LoginMethod[] | undefined;
  readonly loginPlatforms?: readonly LoginPlatform[] | undefined;
  readonly minAge?: number | undefined;
  readonly realNameRequired?: boolean | undefined;
}

type LoginMethod = keyof typeof labels.idDomain.loginMethod;
type LoginPlatform = keyof typeof labels.idDomain.loginPlatform;

/** With all that an app begins with. Answers the id of its first realm, or undefined where it has a domain. */
export async function makeIdDomain(
  db: Db,
  ports: Ports,
  { appId, now }: { readonly appId: string; readonly now: string },
  fields: Fields,
): Promise<string | undefined> {
  const created = await insertIdDomain(db, {
    app_id: appId,
    name: fields.name,
    logo_url: fields.logoURL ?? '',
    company_name: fields.companyName ?? '',
    production: false,
    review_status: 'None',
    review_remark: '',
    mock_sms: fields.mockSms ?? true,
    mock_real_name: fields.mockRealName ?? true,
    login_methods: json([...(fields.loginMethods ?? [])]),
    login_platforms: json([...(fields.loginPlatforms ?? [])]),
    min_age: fields.minAge ?? 0,
    real_name_required: fields.realNameRequired ?? false,
    tos_version: 0,
    created_at: now,
    modified_at: now,
  });
  if (!created) {
    return undefined;
  }
  const realmId = ports.ids.uuid();
  await insertRealm(db, {
    id: realmId,
    app_id: appId,
    name: DEFAULT_REALM_NAME,
    status: 'Open',
    external_id: null,
    properties: json<Record<string, string>>({}),
    created_at: now,
    modified_at: now,
  });
  await makeDefaultRoles(db, ports, { appId, now });
  await makeRealMoney(db, { appId, now });
  await writeSettings(db, { app_id: appId, settings: json({}), modified_at: now });
  return realmId;
}

/** The identity domain, or the refusal that tells the console that player accounts are off. */
export async function requireIdDomain(call: Call, id = call.appId) {
  const row = await findIdDomain(call.db, id);
  if (row === undefined) {
    throw noIdDomain();
  }
  return row;
}

/** An identity domain has the id of its app; that of another app answers like an unknown one. */
function own(call: Call, id: string): string {
  if (id.toLowerCase() !== call.appId) {
    throw noIdDomain();
  }
  return call.appId;
}

function refuseAge(minAge: number | undefined): void {
  if (minAge !== undefined && minAge > MAX_AGE) {
    throw styles.passport.refuse('invalid', 'invalid parameters', { details: [`minAge: at most ${MAX_AGE}`] });
  }
}

function noIdDomain() {
  return styles.passport.refuse('not-found', 'Id Domain not found');
}

async function reply(call: Call, id: string) {
  return { idDomain: idDomainReply(await requireIdDomain(call, id)) };
}
