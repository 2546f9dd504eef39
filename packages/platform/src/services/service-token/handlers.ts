// Tokens that operators make for machines; the text is shown once and kept only as a hash.
// Source: wire/cdn-and-platform.md 2.2 (ServiceToken), 2.3.7.
import type { serviceToken } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { offsetCountPage } from '#kernel/call/paging';
import { hashToken } from '#kernel/keys/seal';
import { insertToken, listTokens, removeToken, replaceToken, type TokenRow } from './store.ts';

const TOKEN_BYTES = 32;
const SHOWN_CHARACTERS = 6;

export const serviceTokenHandlers: Handlers<typeof serviceToken> = {
  async list(call) {
    const { rows, total } = await listTokens(call.db, call.input.serviceName, offsetCountPage(call.input));
    return { TotalCount: total, Items: rows.map((row) => reply(row)) };
  },
  async generate(call) {
    const { Name, ServiceName } = call.input;
    const { token, kept } = fresh(call);
    const row = await insertToken(call.db, {
      id: call.ports.ids.uuid(),
      name: Name,
      service: ServiceName,
      ...kept,
      created_by: call.actor.name,
      created_at: call.now,
      updated_at: call.now,
      last_used_at: null,
    });
    if (row === undefined) {
      throw call.refuse('invalid', 'invalid service token name', { details: ['the name is taken'] });
    }
    call.note({ target: Name });
    return reply(row, token);
  },
  async regenerate(call) {
    const { token, kept } = fresh(call);
    const row = await replaceToken(call.db, call.input.id, { ...kept, updated_at: call.now });
    if (row === undefined) {
      throw call.refuse('invalid', 'invalid service token id');
    }
    call.note({ target: row.name });
    return reply(row, token);
  },
  async remove(call) {
    const row = await removeToken(call.db, call.input.id);
    if (row === undefined) {
      throw call.refuse('invalid', 'invalid service token id');
    }
    call.note({ target: row.name, before: reply(row), after: undefined });
    return {};
  },
};

function fresh(call: Call) {
  const token = call.ports.ids.token(TOKEN_BYTES);
  return { token, kept: { token_hash: hashToken(token), shown: token.slice(0, SHOWN_CHARACTERS) } };
}

function reply(row: TokenRow, token = `${row.shown}***`) {
  return {
    Id: row.id,
    Name: row.name,
    ServiceName: row.service,
    Token: token,
    CreatedBy: row.created_by,
    CreatedAt: row.created_at,
    UpdatedAt: row.updated_at,
    LastUsedAt: row.last_used_at,
  };
}
