// Verification codes: sent to a number, used once, and told of without the number. Source: wire/passport.md 4.
import type { passport } from '@uos/contract';
import { addDays, shanghaiDay, smsText, startOfShanghaiDay } from '@uos/contract/rules';
import { recordUse } from '#core/meter/meter';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../../id-domains.ts';
import {
  type CodeRow,
  consumeCode,
  countReal,
  countTry,
  insertCode,
  listCodes,
  takeTurn,
  turnsOf,
} from './code-store.ts';
import { canSend, sendMessage } from './gateway.ts';
import { hashesOf } from './phone.ts';
import { CODE_DIGITS, FREE_MESSAGES, LIFE_MS, MOCK_CODE, MOST_A_DAY, maskPhone, PAUSE_MS } from './rules.ts';
import { enabledTemplate, type TemplateRow } from './template-store.ts';

type Sent = Handlers<typeof passport>['playerLogin']['sendCode'];
type Logs = Handlers<typeof passport>['idDomains']['verificationCodeLogs'];
type Purpose = CodeRow['purpose'];

export const sendCode: Sent = async (call) => {
  const domain = await requireIdDomain(call);
  const { phoneNumber, purpose } = call.input;
  const { appId, now, db, ports } = call;
  const isMock =
    domain.mock_sms || (!domain.production && (await countReal(db, appId, FREE_MESSAGES)) >= FREE_MESSAGES);
  const template = isMock ? undefined : await requireTemplate(call, purpose);
  const hashes = await hashesOf(call, appId, phoneNumber);
  const { phoneHash } = hashes;
  if (!(await takeTurn(db, { appId, phoneHash, day: shanghaiDay(now) ?? '', now }))) {
    throw await tooSoon(call, phoneHash);
  }
  const code = isMock ? MOCK_CODE : digits(call);
  const id = ports.ids.uuid();
  const expiresAt = new Date(Date.parse(now) + LIFE_MS).toISOString();
  const text = template === undefined ? undefined : smsText(template, code);
  await insertCode(db, {
    ...{ app_id: appId, id, phone_hash: phoneHash, phone_shown: maskPhone(phoneNumber), purpose },
    ...{ template_id: template?.id ?? null, code_hash: hashes.code(code), tries: 0, status: 'Sent', mock: isMock },
    ...{ error_message: '', ip: call.remoteAddress, message: null, sent_at: now, expires_at: expiresAt },
    verified_at: null,
  });
  if (text !== undefined) {
    await sendMessage(call, { id, phoneNumber, text });
    // why only then: what comes before production is free
    if (domain.production) {
      await recordUse(ports, db, new Date(now), [{ appId, service: 'passport', metric: 'sms', amount: 1 }]);
    }
  }
  return { expiresAt, mock: isMock };
};

export interface UsedCode {
  readonly phoneNumber: string;
  readonly purpose: Purpose;
  readonly code: string;
}

/**
 * Uses up the code of a number. A wrong one answers false and is counted, so the transaction has to be committed.
 */
export async function useCode(
  call: Pick<Call, 'db' | 'ports' | 'appId' | 'now'>,
  { phoneNumber, purpose, code }: UsedCode,
): Promise<boolean> {
  const { db, appId, now } = call;
  const hashes = await hashesOf(call, appId, phoneNumber);
  const tried = { appId, phoneHash: hashes.phoneHash, purpose, codeHash: hashes.code(code), now };
  if (await consumeCode(db, tried)) {
    return true;
  }
  await countTry(db, tried);
  return false;
}

/** What whoever gave a wrong code reads; it says nothing of what is wrong with it. */
export function wrongCode() {
  return styles.passport.refuse('invalid', 'invalid parameters', { details: ['code: wrong, used or too old'] });
}

export const verificationCodeLogs: Logs = async (call) => {
  if (call.input.id.toLowerCase() !== call.appId) {
    throw call.refuse('not-found', 'Id Domain not found');
  }
  await requireIdDomain(call);
  const { phoneNumber, status, from, to } = call.input;
  const page = startCountPage(call.input);
  const phoneHash = phoneNumber === undefined ? undefined : (await hashesOf(call, call.appId, phoneNumber)).phoneHash;
  const { rows, total } = await listCodes(call.db, call.appId, { phoneHash, status, from, to, now: call.now }, page);
  return { logs: rows.map((row) => logReply(row, call.now)), start: page.offset, count: page.limit, total };
};

function logReply(row: CodeRow, now: string) {
  const isOver = row.status === 'Sent' && Date.parse(row.expires_at) <= Date.parse(now);
  return {
    id: row.id,
    idDomainID: row.app_id,
    phoneNumber: row.phone_shown,
    templateID: row.template_id ?? '',
    purpose: row.purpose,
    status: isOver ? ('Expired' as const) : row.status,
    mock: row.mock,
    errorMessage: row.error_message,
    ip: row.ip,
    sentAt: row.sent_at,
    ...(row.verified_at !== null && { verifiedAt: row.verified_at }),
  };
}

async function requireTemplate(call: Call, type: Purpose): Promise<TemplateRow> {
  const template = await enabledTemplate(call.db, call.appId, type);
  if (template === undefined) {
    throw call.refuse('precondition', `no enabled SMS template of type ${type}`);
  }
  if (!canSend(call.ports)) {
    throw call.refuse('precondition', 'no SMS gateway is configured');
  }
  return template;
}

/** Says when the number may get its next message. */
async function tooSoon(call: Call, phoneHash: string) {
  const turns = await turnsOf(call.db, call.appId, phoneHash);
  const now = Date.parse(call.now);
  const today = shanghaiDay(call.now) ?? '';
  const isFull = turns !== undefined && turns.day === today && turns.sent >= MOST_A_DAY;
  const free = isFull
    ? (startOfShanghaiDay(addDays(today, 1)) ?? now)
    : Date.parse(turns?.last_sent_at ?? call.now) + PAUSE_MS;
  const seconds = Math.max(1, Math.ceil((free - now) / 1000));
  const text = isFull ? `at most ${MOST_A_DAY} messages a day to a number` : 'one message a minute to a number';
  return call.refuse('precondition', text, {
    ...{ code: 80_001, details: [`phoneNumber: go on in ${seconds} s`] },
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Six digits, drawn evenly: what would favour small numbers is drawn again. */
function digits({ ports }: Call): string {
  const range = 10 ** CODE_DIGITS;
  for (;;) {
    const drawn = Number.parseInt(ports.ids.hex(4), 16);
    if (drawn < Math.floor(2 ** 32 / range) * range) {
      return String(drawn % range).padStart(CODE_DIGITS, '0');
    }
  }
}
