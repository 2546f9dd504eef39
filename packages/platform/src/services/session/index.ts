import { session as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { sessionHandlers } from './handlers.ts';

export const session = serve(contract, {
  handlers: sessionHandlers,
  sealed: (['name', 'id_card', 'phone'] as const).map((column) => ({
    table: 'real_names',
    key: 'user_id',
    column,
    context: (id: string) => `real_names/${id}/${column}`,
  })),
});
