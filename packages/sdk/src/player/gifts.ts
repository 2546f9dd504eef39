// Codes and mail: what a game gives its players from outside of it.
import type {
  InboxMessage,
  PassportCalls,
  PlayerGiftsRedeemInput,
  PlayerGiftsRedeemReply,
  PlayerInboxConsumeAllReply,
} from '../generated/passport.ts';
import type { Send } from './groups.ts';
import type { Keyed } from './shop.ts';

type Inbox = PassportCalls['playerInbox'];

export interface PlayerCodes {
  /**
   * Blanks round the code and its case do not matter.
   * @throws CodeUsed, InventoryFull; PlayerError with code 50010 where there is no such code
   */
  redeem(
    code: string,
    more?: Keyed & Pick<PlayerGiftsRedeemInput, 'scope'>,
  ): Promise<PlayerGiftsRedeemReply['tokenInstance']>;
}

/** A mail that knows what can be done with it. */
export interface Mail extends InboxMessage {
  read(): Promise<Mail>;
  /** Takes what is in it. */
  consume(more?: Keyed): Promise<Mail>;
  /** Only of one that is completed: read, and nothing left in it. */
  remove(): Promise<void>;
}

export interface PlayerMail {
  /** New mail first, then every one that is not completed, as they are now. */
  unread(): AsyncIterable<Mail>;
  /** Every mail, also those that are completed. */
  all(): AsyncIterable<Mail>;
  /** Takes what is in all of them; what finds no room stays. */
  consumeAll(more?: Keyed): Promise<PlayerInboxConsumeAllReply>;
  /** Deletes those that are completed. */
  clear(): Promise<{ deletedCount: number }>;
}

const keyed = ({ key: idempotencyKey, ...more }: Keyed = {}) => ({ ...more, idempotencyKey });

export function codesOf(send: Send): PlayerCodes {
  return {
    redeem: async (code, more) =>
      ((await send('playerGifts.redeem', { code, ...keyed(more) })) as PlayerGiftsRedeemReply).tokenInstance,
  };
}

export function mailOf(send: Send, calls: Pick<Inbox, 'receive' | 'list' | 'clear'>): PlayerMail {
  const mailFrom = (message: InboxMessage): Mail => {
    const { messageId: id } = message;
    const changed = async (verb: string, input: object = {}) =>
      mailFrom(((await send(`playerInbox.${verb}`, { id, ...input })) as { message: InboxMessage }).message);
    return {
      ...message,
      read: () => changed('read'),
      consume: (more) => changed('consume', keyed(more)),
      async remove() {
        await send('playerInbox.remove', { id });
      },
    };
  };
  async function* mails(input: { readonly onlyUncompleted?: boolean }) {
    await calls.receive();
    const found: InboxMessage[] = [];
    // why all before the first: whoever takes what is in one moves the others to earlier pages
    for await (const message of calls.list.all(input)) {
      found.push(message);
    }
    yield* found.map(mailFrom);
  }
  return {
    unread: () => mails({ onlyUncompleted: true }),
    all: () => mails({}),
    consumeAll: (more) => send('playerInbox.consumeAll', keyed(more)) as Promise<PlayerInboxConsumeAllReply>,
    clear: () => calls.clear(),
  };
}
