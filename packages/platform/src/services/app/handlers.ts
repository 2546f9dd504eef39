// Apps: created in an organisation, read by its members, changed by its owners.
import type { app } from '@uos/contract';
import { isUuid } from '@uos/contract/rules';
import { appListReply, appReply, checkApp, findApp, findAppByService, listApps, requireApp } from '#core/apps/apps';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, offsetCountPage } from '#kernel/call/paging';
import { secretContext } from '#kernel/who/credentials';
import { orgScope } from '#kernel/who/tenancy';
import { bill } from './bill.ts';
import { redeem, redeemTokens } from './redeem.ts';
import { refuseProperties, self } from './self.ts';
import { services } from './services.ts';
import { hasProject, insertApp, insertMember, insertProject, updateApp, updateSecrets } from './store.ts';

const SECRET_BYTES = 16;
export const appHandlers: Handlers<typeof app> = {
  async list(call) {
    const { appId, orgId, projectName } = call.input;
    const filter = {
      appIds: appId,
      orgId,
      name: projectName === undefined ? undefined : likePart(projectName),
    };
    const { rows, total } = await listApps(call.db, call.credentials, filter, offsetCountPage(call.input));
    return { TotalCount: total, Items: rows.map(appListReply) };
  },
  async create(call) {
    const { ProjectName, OrganizationId, IconUrl = '', Properties = {} } = call.input;
    const scope = await orgScope(call.db, call.credentials, OrganizationId);
    if (scope === undefined || scope.status !== 'Approved') {
      const details = scope === undefined ? [] : [`the organisation is ${scope.status}`];
      throw call.refuse('not-found', 'error to get organization', { details });
    }
    const { ids, seal } = call.ports;
    const id = ids.uuid();
    const projectId = await projectOf(call, call.input);
    const properties = { needGatherInfo: 'false', createdUserName: call.actor.name, ...Properties };
    refuseProperties({}, properties);
    const created = await insertApp(call.db, {
      id,
      project_id: projectId,
      org_id: OrganizationId,
      name: ProjectName,
      status: 'Active',
      icon_url: IconUrl,
      properties: json(properties),
      support_multi_services: true,
      secret: seal.seal(ids.hex(SECRET_BYTES), secretContext(id, 'AppSecret')),
      service_secret: seal.seal(ids.hex(SECRET_BYTES), secretContext(id, 'AppServiceSecret')),
      created_by: call.actor.id,
      created_at: call.now,
      updated_at: call.now,
    });
    if (!created) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['ProjectId: the project already has an app'] });
    }
    if (call.credentials.user !== undefined) {
      await insertMember(call.db, { app_id: id, user_id: call.credentials.user.id, role: 'owner' });
    }
    call.note({ appId: id, target: ProjectName });
    return appReply(call, checkApp(call, await findApp(call.db, call.credentials, id)));
  },
  async get(call) {
    return appReply(call, await requireApp(call, call.input.appId));
  },
  async getByService(call) {
    const { serviceId } = call.input;
    const found = isUuid(serviceId) ? await findAppByService(call.db, call.credentials, serviceId) : undefined;
    return appReply(call, checkApp(call, found));
  },
  async update(call) {
    const { appId, ProjectName, IconUrl, Properties, SupportMultiServices, Status } = call.input;
    const found = await requireApp(call, appId, { write: true, lock: true });
    if ((SupportMultiServices !== undefined || Status !== undefined) && call.credentials.operator === undefined) {
      throw call.refuse('denied', 'permission denied', {
        details: ['SupportMultiServices and Status are set by operators'],
      });
    }
    refuseProperties(found.properties, Properties);
    call.note({ before: appReply(call, found) });
    await updateApp(call.db, appId, {
      name: ProjectName,
      icon_url: IconUrl,
      properties: Properties,
      support_multi_services: SupportMultiServices,
      status: Status,
      updated_at: call.now,
    });
    return appReply(call, await requireApp(call, appId));
  },
  redeem,
  bill,
  services,
  secrets: {
    async regenerate(call) {
      const { appId, SecretType } = call.input;
      await requireApp(call, appId, { write: true, lock: true });
      const { ids, seal } = call.ports;
      const fresh = {
        ...(SecretType === 'AppServiceSecret' ? {} : { AppSecret: ids.hex(SECRET_BYTES) }),
        ...(SecretType === 'AppSecret' ? {} : { AppServiceSecret: ids.hex(SECRET_BYTES) }),
      };
      const sealed = (which: 'AppSecret' | 'AppServiceSecret') => {
        const text = fresh[which];
        return text === undefined ? undefined : seal.seal(text, secretContext(appId, which));
      };
      await updateSecrets(call.db, appId, {
        secret: sealed('AppSecret'),
        service_secret: sealed('AppServiceSecret'),
        updated_at: call.now,
      });
      return { AppId: appId, ...fresh };
    },
  },
  redeemTokens,
  self,
};

/** The project of a new app: the one named, if it is the organisation's, else a new one of the app's name. */
async function projectOf(
  call: Call,
  input: { ProjectName: string; OrganizationId: string; ProjectId?: string | undefined },
): Promise<string> {
  const { ProjectName, OrganizationId, ProjectId } = input;
  if (ProjectId !== undefined) {
    if (!isUuid(ProjectId) || !(await hasProject(call.db, OrganizationId, ProjectId))) {
      throw call.refuse('invalid', 'invalid parameters', {
        details: ['ProjectId: no such project in the organisation'],
      });
    }
    return ProjectId;
  }
  const id = call.ports.ids.uuid();
  const guid = call.ports.ids.uuid();
  await insertProject(call.db, { id, org_id: OrganizationId, name: ProjectName, guid, created_at: call.now });
  return id;
}
