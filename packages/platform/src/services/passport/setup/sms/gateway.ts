// Messages go to the gateway that is configured, after the call that wrote them; on loopback, without one, into the
// outbox of mail, where a developer reads the code. What waits is sealed, and gone once it was taken.
import { putMail } from '#core/mail/mail';
import type { Call } from '#kernel/call/call';
import type { SealedColumn } from '#kernel/keys/sealed-columns';
import type { Ports } from '#kernel/ports';
import { isLocalOrigin } from '#kernel/server/loopback';
import { type OwnSchedule, putSchedule } from '#kernel/time/schedules';
import { markFailed, markTaken, setMessage, waitingMessage } from './code-store.ts';
import { maskPhone } from './rules.ts';

declare module '#kernel/config' {
  interface Config {
    /** Takes SMS as `POST {id, phoneNumber, text}`; without it they stay in the outbox on loopback, nowhere else. */
    readonly smsGateway?: string;
    /** What the gateway asks for, sent as Bearer. */
    readonly smsGatewayToken?: string;
  }
}

export interface Message {
  readonly id: string;
  readonly phoneNumber: string;
  readonly text: string;
}

const TURN = { service: 'passport', name: 'send-sms' } as const;
const TIMEOUT_MS = 10_000;

export function canSend({ config, origins }: Pick<Ports, 'config' | 'origins'>): boolean {
  return config.smsGateway !== undefined || isLocalOrigin(origins.console);
}

/** Writes the message together with its code. */
export async function sendMessage(
  { db, ports, now }: Pick<Call, 'db' | 'ports' | 'now'>,
  message: Message,
): Promise<void> {
  if (ports.config.smsGateway === undefined) {
    const { phoneNumber, text: content } = message;
    await putMail({ db, ports, now }, { to: [maskPhone(phoneNumber)], subject: 'SMS', content, template: 'sms' });
    return;
  }
  await setMessage(db, message.id, ports.seal.seal(JSON.stringify(message), contextOf(message.id)));
  const { service, name } = TURN;
  await putSchedule(db, { service, key: `${name}/${message.id}`, nextAt: new Date(now) });
}

/** Where messages wait. */
export const sealedMessages: readonly SealedColumn[] = [
  { table: 'passport_sms_codes', key: 'id', column: 'message', context: (id) => contextOf(id) },
];

const contextOf = (id: string): string => `passport_sms_codes/${id}/message`;

export const smsSchedules: readonly OwnSchedule[] = [
  {
    name: TURN.name,
    lane: 'delivery',
    next: () => undefined,
    missed: 'once',
    ownTransactions: true,
    run: ({ ports, subject, signal }) => deliver(ports, subject, signal),
  },
];

/** Hands a message over; it comes round again until it is taken or its code has ended. */
async function deliver(ports: Ports, id: string, signal: AbortSignal): Promise<void> {
  const { db, config, seal, clock } = ports;
  const waiting = await waitingMessage(db, id);
  if (waiting?.message === undefined || waiting.message === null || config.smsGateway === undefined) {
    return;
  }
  if (Date.parse(waiting.expires_at) <= clock.now().getTime()) {
    return markFailed(db, id, 'the gateway did not take it in time');
  }
  const gateway = { url: config.smsGateway, token: config.smsGatewayToken };
  const fault = await post(gateway, seal.open(waiting.message, contextOf(id)), signal);
  if (fault === 'refused') {
    return markFailed(db, id, 'the gateway refused it');
  }
  if (fault !== undefined) {
    throw new Error(fault);
  }
  await markTaken(db, id);
}

/** What went wrong; the number and the code stay out of it. */
async function post(
  { url, token }: { readonly url: string; readonly token: string | undefined },
  body: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429 && answer.status !== 408) {
      return 'refused';
    }
    return answer.ok ? undefined : `the SMS gateway answered ${answer.status}`;
  } catch (error) {
    return `the SMS gateway does not answer: ${(error as Error).name}`;
  }
}
