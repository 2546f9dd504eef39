// The operations behind: cloud baking of an app. Source: the route table of the specification.

import type { bakingScreens } from '../rows/baking.ts';
import type { CallsOf } from '../screen.ts';

export const bakingCalls: CallsOf<typeof bakingScreens> = {
  '/services/{appId}/baking': ['baking.init', 'baking.sessions.list', 'baking.instanceTypes.ofApp', 'baking.usage.app'],
  '/services/{appId}/baking/{sessionId}': [
    'baking.sessions.get',
    'baking.nodes.list',
    'baking.sessions.cancel',
    'baking.sessions.done',
    'baking.sessions.fail',
  ],
};
