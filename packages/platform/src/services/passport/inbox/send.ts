// How a mail comes into inboxes: a record of what is sent, and a message for each persona that it names. What is sent to a
// realm or to all becomes a message where a persona receives it. Source: wire/passport.md 5.7.
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { styles } from '#kernel/call/errors';
import type { Ports } from '#kernel/ports';
import { lockPersonas } from '../players/store/index.ts';
import { readConfig } from '../setup/settings.ts';
import { dueAt, isSpent } from './rules.ts';
import { deliver, inboxSizes } from './store/messages.ts';
import { holdRecord, insertRecord } from './store/records.ts';
import { keepTemplate, type TemplateRow } from './store/templates.ts';
import type { Attachment } from './tables.ts';

/** A call, or what a schedule has of one: `db` is inside a transaction. */
export interface Place {
  readonly db: Db;
  readonly ports: Pick<Ports, 'ids'>;
  readonly appId: string;
  /** RFC 3339. */
  readonly now: string;
}

export interface Recipient {
  readonly personaId: string;
  /** Comes beside what the template has; resources that the app has. */
  readonly attachments?: readonly Attachment[];
}

export interface Sent {
  readonly recordId: string;
  /** By persona; who failed has none. */
  readonly messageIds: ReadonlyMap<string, string>;
  readonly failed: readonly { readonly personaId: string; readonly message: string }[];
}

export const INBOX_FULL = 'the inbox is full';
export const NOBODY = 'persona not found';

/**
 * Sends a template of scope Persona to personas, each with attachments of its own, as one sending: in the transaction of
 * the caller, whom it leaves the decision about those whose inbox is full or who are not there. It holds the template, and
 * the personas in the order of their ids, until the end of the transaction. What is sent bit by bit names its `sending`,
 * an id of the caller's own, and is one to whoever looks at it or recalls it.
 * @throws Refusal 404 `template not found` where there is none of scope Persona
 * @throws Refusal 90001 where what the template sends is over, or the sending was recalled
 * @example await sendMail(call, { template: 'prize', to: [{ personaId, attachments: [{ resourceSlug: 'GOLD', quantity: 5 }] }] })
 */
export async function sendMail(
  place: Place,
  {
    template: slug,
    to,
    sending,
  }: { readonly template: string; readonly to: readonly Recipient[]; readonly sending?: string },
): Promise<Sent> {
  const template = await keepTemplate(place.db, place.appId, slug);
  if (template?.scope !== 'Persona') {
    throw noTemplate();
  }
  return sendToPersonas(place, template, to, sending);
}

/**
 * What is going to send a template of scope Persona keeps it until the end of the transaction.
 * @throws 404 `template not found`, 30001 where it is of another scope
 */
export async function requireMailFor(
  { db, appId }: Pick<Place, 'db' | 'appId'>,
  { field, slug }: { readonly field: string; readonly slug: string },
): Promise<void> {
  const template = await keepTemplate(db, appId, slug);
  if (template === undefined) {
    throw noTemplate();
  }
  if (template.scope !== 'Persona') {
    throw styles.passport.refuse('invalid', 'invalid parameters', {
      details: [`${field}: of a template of scope Persona`],
    });
  }
}

/** The same with a template that the caller keeps. */
export async function sendToPersonas(
  place: Place,
  template: TemplateRow,
  to: readonly Recipient[],
  sending?: string,
): Promise<Sent> {
  const { db, ports, appId, now } = place;
  const recipients = [...new Map(to.map((one) => [one.personaId.toLowerCase(), one])).entries()];
  const ids = recipients.map(([id]) => id);
  const held = await lockPersonas(db, appId, ids);
  const recordId =
    sending === undefined
      ? await openRecord(place, template, { targets: ids })
      : await joinRecord(place, template, sending);
  const living = new Set(held.filter(({ status }) => status !== 'Sealed').map(({ id }) => id));
  const { inboxCapacity } = await readConfig(db, appId);
  const sizes = living.size === 0 ? new Map<string, number>() : await inboxSizes(db, appId, [...living], now);
  const failed: { personaId: string; message: string }[] = [];
  const messageIds = new Map<string, string>();
  for (const id of ids) {
    const message = living.has(id) ? ((sizes.get(id) ?? 0) < inboxCapacity ? undefined : INBOX_FULL) : NOBODY;
    if (message === undefined) {
      messageIds.set(id, ports.ids.uuid());
    } else {
      failed.push({ personaId: id, message });
    }
  }
  const deliveries = recipients.flatMap(([personaId, { attachments = [] }]) => {
    const id = messageIds.get(personaId);
    return id === undefined ? [] : [{ id, personaId, attachments: [...template.attachments, ...attachments] }];
  });
  await deliver(db, { appId, recordId, now }, deliveries);
  return { recordId, messageIds, failed };
}

/**
 * Goes on with a sending, or begins it, and holds it beside others who do: a recall waits until the end of the transaction.
 * why after the personas: who consumes holds the persona first
 */
async function joinRecord(place: Place, template: TemplateRow, id: string): Promise<string> {
  const { db, appId, now } = place;
  let record = await holdRecord(db, appId, id);
  if (record === undefined) {
    await openRecord(place, template, { id });
    record = await holdRecord(db, appId, id);
  }
  if (record === undefined || record.recalled_at !== null) {
    throw styles.passport.refuse('precondition', 'the record is Recalled');
  }
  if (isSpent(record, now)) {
    throw spent();
  }
  return id;
}

/** Whom a record is for, beside what the scope of its template says. */
interface Targets {
  /** Where the caller has one of its own; a record that is there already stays as it is. */
  readonly id?: string;
  readonly targets?: readonly string[];
  readonly realmId?: string;
}

/** Writes down that a template is sent, with a copy of what it says. */
export async function openRecord(
  { db, ports, appId, now }: Place,
  template: TemplateRow,
  { id = ports.ids.uuid(), targets = [], realmId }: Targets,
): Promise<string> {
  const sendAt = dueAt(template.send_time, now);
  if (isSpent(template, sendAt)) {
    throw spent();
  }
  const { title, content, sender, expire_type, expire_duration, expire_at } = template;
  await insertRecord(db, {
    ...{ title, content, sender, expire_type, expire_duration, expire_at },
    app_id: appId,
    id,
    template_slug: template.slug_name,
    template_name: template.display_name,
    scope: template.scope,
    realm_id: realmId ?? null,
    targets: json([...targets]),
    send_at: sendAt,
    recalled_at: null,
    created_at: now,
    modified_at: now,
    attachments: json(template.attachments),
  });
  return id;
}

const spent = () => styles.passport.refuse('precondition', 'the mail of the template has expired');
export const noTemplate = () => styles.passport.refuse('not-found', 'template not found');
