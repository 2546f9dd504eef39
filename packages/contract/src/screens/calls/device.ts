// The operations behind: device tests of an app. Source: the route table of the specification.

import type { deviceScreens } from '../rows/device.ts';
import type { CallsOf } from '../screen.ts';

export const deviceCalls: CallsOf<typeof deviceScreens> = {
  '/services/{appId}/device': ['device.get', 'device.update', 'device.sessions.list', 'device.token', 'device.usage'],
  '/services/{appId}/device/packages': [
    'device.packages.list',
    'device.packages.create',
    'device.packages.get',
    'device.packages.remove',
    'session.uploadCredential',
  ],
};
