import { describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { servedServices } from './served.ts';

describe('servedServices', () => {
  it('are those with a call that is served and with a screen that is built', () => {
    const screens = [
      { path: '/services/{appId}/asset/bucket', service: 'asset-streaming', built: true },
      { path: '/services/{appId}/config', service: 'remote-config', built: true },
      { path: '/services/{appId}/hello', service: 'hello', built: true },
      { path: '/services/{appId}/sync/match', service: 'matchmaking', built: false },
    ] as const;
    const calls = ['session.check', 'cdn.buckets.list', 'remoteConfig.configs.list', 'match.configs.list'];
    expect([...servedServices(calls, screens)]).toEqual(['asset-streaming', 'remote-config']);
  });

  it('leave out what the platform answers a little of while the console has nothing of it', () => {
    expect([...servedServices(['cdn.buckets.list', 'match.configs.list'], routes)]).toEqual(['asset-streaming']);
  });
});
