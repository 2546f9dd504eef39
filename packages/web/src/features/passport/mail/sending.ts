// A mail sent to those it is for, however many they are, and sent once to somebody who looks at it first.
import type { InboxTemplate } from '@uos/sdk/services/passport';
import { passportOf } from '../queries.ts';
import { text } from './text.zh.ts';

/** As many personas as one call takes; each call is a sending of its own. */
const AT_ONCE = 1000;

export interface Sending {
  readonly template: InboxTemplate;
  /** For a template of scope Realm. */
  readonly realmID: string;
  /** For one of scope Persona. */
  readonly personaIds: readonly string[];
}

export interface Sent {
  readonly recordIds: readonly string[];
  readonly failed: readonly { readonly personaId: string; readonly message: string }[];
}

export async function sendTo(appId: string, { template, realmID, personaIds }: Sending): Promise<Sent> {
  const { inboxMessages } = passportOf(appId);
  const { slugName: templateSlugName, scope } = template;
  if (scope !== 'Persona') {
    const { record } = await inboxMessages.send({ templateSlugName, ...(scope === 'Realm' && { realmID }) });
    return { recordIds: [record.id], failed: [] };
  }
  const recordIds: string[] = [];
  const failed: Sent['failed'][number][] = [];
  for (let from = 0; from < personaIds.length; from += AT_ONCE) {
    const ids = personaIds.slice(from, from + AT_ONCE);
    const reply = await inboxMessages.sendMany({ templateSlugName, personaIds: ids });
    recordIds.push(reply.record.id);
    failed.push(...reply.failed);
  }
  return { recordIds, failed };
}

export async function recallAll(appId: string, { recordIds }: Sent): Promise<void> {
  for (const id of recordIds) {
    await passportOf(appId).inboxRecords.recall({ id });
  }
}

/** Of the name, so that the copy of a long one can be kept. */
const NAME = 48;

/** To one persona, at once. A copy for personas is made, sent and deleted: a template keeps its scope for good. */
export async function sendTest(appId: string, template: InboxTemplate, personaId: string): Promise<void> {
  const { inboxTemplates, inboxMessages } = passportOf(appId);
  const { displayName, title, content, sender, attachments, properties, expireType } = template;
  const slugName = `test-${Date.now().toString(36)}`;
  await inboxTemplates.create({
    ...{ slugName, displayName: text.testName(displayName.slice(0, NAME)), scope: 'Persona', title, content, sender },
    ...{ attachments, properties },
    ...(expireType === 'FixedTime' && template.expireAt !== undefined
      ? { expireType: 'FixedTime', expireAt: template.expireAt }
      : { expireDuration: template.expireDuration }),
  });
  try {
    await inboxMessages.send({ templateSlugName: slugName, personaId });
  } finally {
    await inboxTemplates.remove({ id: slugName });
  }
}
