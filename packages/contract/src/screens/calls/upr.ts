// The operations behind: profiler of an app. Source: the route table of the specification.

import type { uprScreens } from '../rows/upr.ts';
import type { CallsOf } from '../screen.ts';

export const uprCalls: CallsOf<typeof uprScreens> = {
  '/services/{appId}/upr': ['upr.get', 'upr.sessions.list'],
};
