// The operations behind: stateless functions of an app. Source: the route table of the specification.

import type { statelessScreens } from '../rows/stateless.ts';
import type { CallsOf } from '../screen.ts';

export const statelessCalls: CallsOf<typeof statelessScreens> = {
  '/services/{appId}/func/stateless': [
    'stateless.functions.create',
    'stateless.functions.get',
    'stateless.functions.update',
    'stateless.versions.list',
    'stateless.versions.update',
    'stateless.versions.create',
    'stateless.versions.remove',
    'stateless.versions.transferToken',
    'stateless.versions.codeUrl',
    'stateless.functions.rollback',
    'stateless.functions.enable',
    'stateless.functions.disable',
    'stateless.functions.sync',
    'stateless.versions.redeploy',
    'stateless.runtimes.list',
    'stateless.logs.list',
    'stateless.logs.search',
    'stateless.logs.detail',
    'stateless.usage.daily',
    'stateless.usage.executor',
    'stateless.usage.gateway',
    'stateless.functions.setDefaultEnv',
    'stateless.functions.setGateway',
    'stateless.triggers.list',
    'stateless.triggers.set',
    'stateless.triggers.disable',
  ],
};
