// The operations behind: data sharing of an app. Source: the route table of the specification.

import type { metricsScreens } from '../rows/metrics.ts';
import type { CallsOf } from '../screen.ts';

export const metricsCalls: CallsOf<typeof metricsScreens> = {
  '/services/{appId}/metrics': ['metrics.bindUserRoles', 'metrics.appInfo', 'metrics.clearCache'],
};
