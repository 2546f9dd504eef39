// Mail templates. Source: wire/passport.md 2.6, 3.7 rows 145-150.
import type { passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { requireResources } from '../economy/require.ts';
import { requireIdDomain } from '../id-domains.ts';
import { momentOf } from '../moments.ts';
import { refuseReserved } from '../reserved-slugs.ts';
import { templateReply } from './replies.ts';
import { USUAL_SECONDS, wrongExpiry } from './rules.ts';
import { noTemplate } from './send.ts';
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  lockTemplate,
  lockTemplateToGo,
  templateNames,
  updateTemplate,
} from './store/templates.ts';
import { userOfTemplate } from './template-users.ts';

export const inboxTemplates: Handlers<typeof passport>['inboxTemplates'] = {
  async search(call) {
    await requireIdDomain(call);
    const { displayName, scope } = call.input;
    const page = startCountPage(call.input);
    const filter = { name: displayName === undefined ? undefined : likePart(displayName), scope };
    const { rows, total } = await listTemplates(call.db, call.appId, filter, page);
    return { templates: rows.map(templateReply), start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    return reply(call, call.input.id);
  },
  async create(call) {
    await requireIdDomain(call);
    const { input, now } = call;
    refuseReserved(call, 'inboxTemplate', input.slugName);
    const attachments = attached(input.attachments);
    const settings = {
      send_time: momentOf(input.sendTime),
      expire_type: input.expireType ?? ('Duration' as const),
      expire_duration: input.expireDuration ?? USUAL_SECONDS,
      expire_at: momentOf(input.expireAt),
    };
    refuseWrong(call, settings);
    await requireResources(call, slugsOf(attachments));
    const made = await insertTemplate(call.db, {
      ...settings,
      app_id: call.appId,
      slug_name: input.slugName,
      display_name: input.displayName,
      scope: input.scope,
      title: input.title,
      content: input.content ?? '',
      sender: input.sender ?? '',
      attachments: json(attachments),
      properties: json({ ...input.properties }),
      created_at: now,
      modified_at: now,
    });
    if (!made) {
      throw call.refuse('exists', 'slugName already exists');
    }
    return reply(call, input.slugName);
  },
  async update(call) {
    await requireIdDomain(call);
    const { input, db, appId } = call;
    const before = await lockTemplate(db, appId, input.id);
    if (before === undefined) {
      throw noTemplate();
    }
    call.note({ target: before.slug_name, before: { template: templateReply(before) } });
    const settings = {
      send_time: input.sendTime === undefined ? before.send_time : momentOf(input.sendTime),
      expire_type: input.expireType ?? before.expire_type,
      expire_duration: input.expireDuration ?? before.expire_duration,
      expire_at: input.expireAt === undefined ? before.expire_at : momentOf(input.expireAt),
    };
    refuseWrong(call, settings);
    const attachments = input.attachments && attached(input.attachments);
    await requireResources(call, slugsOf(attachments ?? []));
    await updateTemplate(db, appId, before.slug_name, {
      ...settings,
      display_name: input.displayName,
      title: input.title,
      content: input.content,
      sender: input.sender,
      attachments: attachments && json(attachments),
      properties: input.properties && json({ ...input.properties }),
      modified_at: call.now,
    });
    return reply(call, before.slug_name);
  },
  async remove(call) {
    await requireIdDomain(call);
    const row = await lockTemplateToGo(call.db, call.appId, call.input.id);
    if (row === undefined) {
      throw noTemplate();
    }
    const user = await userOfTemplate(call.db, call.appId, row.slug_name);
    if (user !== undefined) {
      throw call.refuse('precondition', `the template is used by ${user}`);
    }
    call.note({ target: row.slug_name, before: { template: templateReply(row) }, after: undefined });
    await deleteTemplate(call.db, call.appId, row.slug_name);
    return {};
  },
  async names(call) {
    await requireIdDomain(call);
    const rows = await templateNames(call.db, call.appId);
    const names = rows.map((row) => ({ slugName: row.slug_name, displayName: row.display_name }));
    return { names, total: names.length };
  },
};

async function reply(call: Call, slug: string) {
  const row = await findTemplate(call.db, call.appId, slug);
  if (row === undefined) {
    throw noTemplate();
  }
  return { template: templateReply(row) };
}

const attached = (given: readonly { readonly resourceSlug: string; readonly quantity: number }[] = []) =>
  given.map(({ resourceSlug, quantity }) => ({ resourceSlug, quantity }));

const slugsOf = (attachments: readonly { readonly resourceSlug: string }[]) =>
  attachments.map(({ resourceSlug }) => resourceSlug);

function refuseWrong(call: Pick<Call, 'refuse'>, settings: Parameters<typeof wrongExpiry>[0]): void {
  const wrong = wrongExpiry(settings);
  if (wrong !== undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: [wrong] });
  }
}
