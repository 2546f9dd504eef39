import { describe, expect, it } from 'vitest';
import { servedServices } from './served.ts';

describe('servedServices', () => {
  it('are those with a call that is served', () => {
    const served = servedServices([
      'session.check',
      'cdn.buckets.list',
      'remoteConfig.configs.list',
      'match.configs.list',
    ]);
    expect([...served]).toEqual(['asset-streaming', 'remote-config', 'matchmaking']);
  });
});
