// The inbox of who plays. Each change holds the persona, so what it reads of the inbox stays true until it is done.
// Source: wire/passport.md 4, 5.7.
import type { passport } from '@uos/contract';
import { inSavepoint } from '#db/give-back';
import type { Call, Handlers } from '#kernel/call/call';
import { Refusal } from '#kernel/call/errors';
import { startCountPage } from '#kernel/call/paging';
import { grant, holdPersona } from '../economy/grant.ts';
import { once } from '../economy/keys.ts';
import { requireIdDomain } from '../id-domains.ts';
import { ownPersona } from '../players/store/index.ts';
import { readConfig } from '../setup/settings.ts';
import { messageReply } from './replies.ts';
import { monthsBefore } from './rules.ts';
import {
  complete,
  findInInbox,
  hideCompleted,
  type Inbox,
  inboxSizes,
  isOver,
  listInbox,
  type MessageRow,
  markRead,
  receive,
  takeable,
} from './store/messages.ts';
import { holdRecords } from './store/records.ts';

export const playerInbox: Handlers<typeof passport>['playerInbox'] = {
  async receive(call) {
    const inbox = await heldInbox(call);
    const { realm_id: realmId } = await ownPersona(call);
    const { inboxCapacity, inboxRetentionMonths } = await readConfig(call.db, call.appId);
    const sizes = await inboxSizes(call.db, call.appId, [inbox.personaId], call.now);
    const room = inboxCapacity - (sizes.get(inbox.personaId) ?? 0);
    const since = monthsBefore(call.now, inboxRetentionMonths);
    return { receivedCount: room > 0 ? await receive(call.db, inbox, { realmId, room, since }) : 0 };
  },
  async list(call) {
    await requireIdDomain(call);
    const { order = 'desc', onlyUncompleted = false } = call.input;
    const page = startCountPage(call.input);
    const inbox = await ownInbox(call);
    const { rows, total } = await listInbox(call.db, inbox, { order, onlyUncompleted }, page);
    return { messages: rows.map(messageReply), start: page.offset, count: page.limit, total };
  },
  async read(call) {
    const inbox = await heldInbox(call);
    await requireMessage(call, inbox, call.input.id);
    await markRead(call.db, inbox, call.input.id);
    return { message: messageReply(await requireMessage(call, inbox, call.input.id)) };
  },
  consume: once('playerInbox.consume', async (call) => {
    const message = await consumeOne(call, await heldInbox(call), call.input.id);
    return { reply: { message: messageReply(message) } };
  }),
  consumeAll: once('playerInbox.consumeAll', async (call) => {
    const inbox = await heldInbox(call);
    const found = await takeable(call.db, inbox);
    // why before any of them is touched: a recall that holds one of the sendings then waits for nothing of ours
    await holdRecords(call.db, call.appId, [...new Set(found.map(({ record_id }) => record_id))]);
    const failed: { messageId: string; message: string }[] = [];
    let consumedCount = 0;
    for (const { id } of found) {
      try {
        await inSavepoint(call.db, () => consumeOne(call, inbox, id));
        consumedCount += 1;
      } catch (error) {
        if (!(error instanceof Refusal)) {
          throw error;
        }
        failed.push({ messageId: id, message: error.message });
      }
    }
    return { reply: { consumedCount, failed } };
  }),
  async remove(call) {
    const inbox = await heldInbox(call);
    const { status } = await requireMessage(call, inbox, call.input.id);
    if ((await hideCompleted(call.db, inbox, call.input.id)) === 0) {
      throw wrongState(call, status);
    }
    return {};
  },
  async clear(call) {
    return { deletedCount: await hideCompleted(call.db, await heldInbox(call)) };
  },
};

/** Marks a message taken and gives what is in it, both or neither. */
async function consumeOne(call: Call, inbox: Inbox, id: string): Promise<MessageRow> {
  const message = await complete(call.db, inbox, id);
  if (message === undefined) {
    if (await isOver(call.db, inbox, id)) {
      throw call.refuse('precondition', 'the message has expired');
    }
    throw wrongState(call, (await requireMessage(call, inbox, id)).status);
  }
  if (message.attachments.length > 0) {
    await grant(call, { personaId: inbox.personaId, items: message.attachments, reason: 'mail', source: message.id });
  }
  return message;
}

async function ownInbox(call: Call): Promise<Inbox> {
  return { appId: call.appId, personaId: (await ownPersona(call)).id, now: call.now };
}

/** The same of a persona that is held until the end of the transaction. */
async function heldInbox(call: Call): Promise<Inbox> {
  await requireIdDomain(call);
  const inbox = await ownInbox(call);
  await holdPersona(call, inbox.personaId);
  return inbox;
}

async function requireMessage(call: Call, inbox: Inbox, id: string): Promise<MessageRow> {
  const row = await findInInbox(call.db, inbox, id);
  if (row === undefined) {
    throw call.refuse('not-found', 'message not found');
  }
  return row;
}

const wrongState = (call: Call, status: string) => call.refuse('precondition', `the message is ${status}`);
