// The operations behind: mini-game publishing of an app. Source: the route table of the specification.

import type { windScreens } from '../rows/wind.ts';
import type { CallsOf } from '../screen.ts';

export const windCalls: CallsOf<typeof windScreens> = {
  '/services/{appId}/wind': ['wind.list'],
  '/services/{appId}/wind/multi-platform': ['wind.list', 'wind.publish', 'session.uploadCredential'],
  '/services/{appId}/wind/runtime': [
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
