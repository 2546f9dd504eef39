import { wind as contract } from '@uos/contract';
import { allNotBuilt } from '#kernel/call/call';
import { notBuiltBeyondInput } from '#kernel/call/not-built';
import { serve } from '#kernel/service';

export const wind = serve(contract, { handlers: { ...allNotBuilt(contract), publish: notBuiltBeyondInput } });
