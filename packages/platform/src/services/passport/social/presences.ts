// What personas are doing, a word of the game itself; `updatedAt` tells a reader how much it is worth.
import type { passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Handlers } from '#kernel/call/call';
import { refuseUnfit } from '../players/checks.ts';
import { ownPersona } from '../players/store/index.ts';
import { presenceReply } from './replies.ts';
import { findPresences, writePresence } from './store/presences.ts';

export const playerPresences: Handlers<typeof passport>['playerPresences'] = {
  async list(call) {
    await ownPersona(call);
    const rows = await findPresences(call.db, call.appId, call.input.personaIDs);
    return { presences: rows.map(presenceReply), total: rows.length };
  },
  async set(call) {
    const { id } = await ownPersona(call);
    const { status, properties = {} } = call.input;
    await refuseUnfit(call, { properties });
    const row = await writePresence(call.db, {
      app_id: call.appId,
      persona_id: id,
      status,
      properties: json({ ...properties }),
      updated_at: call.now,
    });
    return { presence: presenceReply(row) };
  },
};
