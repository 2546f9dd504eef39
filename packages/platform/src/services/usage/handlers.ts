// What apps use. The meter counts already; reading it back is not served yet.
import { usage } from '@uos/contract';
import { allNotBuilt } from '#kernel/call';

export const usageHandlers = allNotBuilt(usage);
