// What apps use. The meter counts already; reading it back is not served yet.
import type { usage } from '@uos/contract';
import type { Handlers } from '#kernel/call';
import { notBuilt } from '#kernel/not-built';

export const usageHandlers: Handlers<typeof usage> = {
  sampleCode: notBuilt,
  cdn: {
    statistics: notBuilt,
    list: notBuilt,
    aggregation: notBuilt,
    topK: notBuilt,
    partnerUsage: notBuilt,
    analyzeBundle: notBuilt,
    clearProxyCache: notBuilt,
  },
  apps: { dailyActive: notBuilt, dailyNew: notBuilt },
};
