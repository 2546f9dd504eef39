// Codes that bring an app a credit or a quota, once under any concurrency. Kept only as hashes.
// Source: wire/cdn-and-platform.md 2.2 (RedeemToken), 2.3.2.
import type { app } from '@uos/contract';
import { type AppView, findApp, requireApp } from '#core/apps/apps';
import { fenOf, yuanOf } from '#core/money/fen';
import { decide, insertTransaction } from '#core/money/transactions';
import type { Call, Handlers } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { hashToken } from '#kernel/keys/seal';
import { signInAtIssuer } from './issuer.ts';
import { findCode, insertCodes, type RedeemCode, takeCode } from './redeem-store.ts';
import { addQuota } from './store.ts';

type Redeem = Extract<Handlers<typeof app>['redeem'], (...args: never[]) => unknown>;

// why: the issuer of a code is asked before the transaction begins
export const redeem: Redeem = withOwnTransactions(async (call) => {
  const { appId, Token } = call.input;
  await requireApp(call, appId, { write: true });
  const { issuer_app_id: issuer = null, status } = (await findCode(call.db, hashToken(normal(Token)))) ?? {};
  if (issuer !== null && status === 'Active') {
    await signInAtIssuer(call, issuer);
  }
  return call.db.transaction().execute((db) => take({ ...call, db }));
});

async function take(call: Parameters<Redeem>[0]) {
  const { appId, Token } = call.input;
  const target = await requireApp(call, appId, { write: true });
  const code = await takeCode(call.db, hashToken(normal(Token)), { appId: target.id, now: call.now });
  if (code === undefined) {
    throw await refusal(call, Token);
  }
  if (target.services[code.service]?.status !== 'Enabled') {
    // why after it was taken: the refusal rolls that back, and only the winner of a race looks here
    throw call.refuse('invalid', 'failed to redeem token', {
      details: [`the app has not switched ${code.service} on`],
    });
  }
  await grant(call, target, code);
  const redemption = {
    ServiceName: code.service,
    Credit: yuanOf(code.credit_fen ?? 0),
    Quota: code.quota ?? 0,
    Unit: code.unit,
  };
  call.note({ appId: target.id, target: code.service, after: redemption });
  await call.recordIn(call.db);
  return { Token, ...redemption, FulfilledAt: call.now };
}

export const redeemTokens: Handlers<typeof app>['redeemTokens'] = {
  async create(call) {
    const { ServiceName, Credit, Quota, Unit = '', IssuerAppId, Count = 1, ExpiredAt = null } = call.input;
    const quota = Quota === 0 ? undefined : Quota;
    if ((Credit === undefined) === (quota === undefined) || (Credit !== undefined && Credit <= 0)) {
      throw call.refuse('invalid', 'invalid parameters', {
        details: ['a credit above 0 or a quota above 0, not both'],
      });
    }
    if (quota !== undefined && Unit === '') {
      throw call.refuse('invalid', 'invalid parameters', { details: ['Unit: what the quota is counted in'] });
    }
    if (IssuerAppId !== undefined && (await findApp(call.db, call.credentials, IssuerAppId)) === undefined) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['IssuerAppId: no such app'] });
    }
    const codes = Array.from({ length: Count }, () => newCode(call));
    const row = {
      service: ServiceName,
      credit_fen: Credit === undefined ? null : fenOf(Credit),
      quota: quota ?? null,
      unit: quota === undefined ? '' : Unit,
      issuer_app_id: IssuerAppId ?? null,
      status: 'Active' as const,
      expired_at: ExpiredAt,
      created_by: call.actor.name,
      created_at: call.now,
      fulfilled_app_id: null,
      fulfilled_at: null,
    };
    await insertCodes(
      call.db,
      codes.map((code) => ({ id: call.ports.ids.uuid(), token_hash: hashToken(code), ...row })),
    );
    call.note({ target: ServiceName });
    return {
      Items: codes.map((Token) => ({
        Token,
        ServiceName,
        ...(Credit === undefined ? { Quota: quota ?? 0, Unit } : { Credit }),
        IssuerAppId: IssuerAppId ?? '',
        Status: 'Active' as const,
        ExpiredAt,
        FulfilledAppId: '',
        FulfilledAt: null,
      })),
    };
  },
};

/** A credit is a reduction of what the organisation owes; a quota is added to that of the service. */
async function grant(call: Call, target: AppView, code: RedeemCode): Promise<void> {
  if (code.credit_fen === null) {
    await addQuota(call.db, target.id, { service: code.service, unit: code.unit, amount: code.quota ?? 0 });
    return;
  }
  await insertTransaction(call.db, {
    id: code.id,
    org_id: target.org_id,
    type: 'Adjustment',
    adjustment_type: 'Reduce',
    amount_fen: code.credit_fen,
    status: 'Pending',
    method: 'System',
    out_trade_no: null,
    trade_no: '',
    voucher_image_url: '',
    month: '',
    service: code.service,
    app_id: target.id,
    remark: '兑换码',
    reason: '',
    created_by: call.actor.id,
    created_by_name: call.actor.name,
    reviewed_by: '',
    reviewed_at: null,
    created_at: call.now,
    updated_at: call.now,
  });
  await decide(call.db, call.ports.ids, code.id, { to: 'Active', by: 'system', now: call.now });
}

async function refusal(call: Call, token: string) {
  const known = await findCode(call.db, hashToken(normal(token)));
  if (known === undefined) {
    return call.refuse('not-found', 'failed to find token');
  }
  return known.status === 'Fulfilled'
    ? call.refuse('exists', 'token has been fulfilled')
    : call.refuse('invalid', 'failed to redeem token', { details: ['the code has expired'] });
}

// Crockford's letters: none that is read for another.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP = 4;

/** `UOS-7QK2-…`: a hundred random bits. */
function newCode(call: Call): string {
  const bytes = Buffer.from(call.ports.ids.hex(GROUPS * GROUP), 'hex');
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `UOS-${letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? ''}`;
}

/** As people type it: any case, spaces around it. */
function normal(token: string): string {
  return token.trim().toUpperCase();
}
