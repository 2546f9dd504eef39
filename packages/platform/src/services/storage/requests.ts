// Changes that go on in the background, as whoever asked for them looks at them.
import type { storage } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requestReply } from './replies.ts';
import { requireDatabase } from './require.ts';
import { findRequest, listRequests } from './store/requests.ts';

export const asyncRequests: Handlers<typeof storage>['asyncRequests'] = {
  async status(call) {
    const found = await requireDatabase(call, call.input.id);
    const row = await findRequest(call.db, found.id, call.input.requestId);
    if (row === undefined) {
      throw call.refuse('not-found', 'async request not found');
    }
    return requestReply(row);
  },
  async list(call) {
    const found = await requireDatabase(call, call.input.id);
    const { rows, total } = await listRequests(call.db, found.id, startCountPage(call.input));
    return { requests: rows.map(requestReply), totalCount: total };
  },
};
