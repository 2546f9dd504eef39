import { describe, expect, it } from 'vitest';
import { routerPath, screen } from './link.ts';

describe('routerPath', () => {
  it('writes whole, partial, optional and rest segments as the router does', () => {
    const paths = ['/apps', '/services/{appId}', '/{provider}_conn/login-callback', '/policy/libraries-{vendor}'];
    expect([...paths, '/playground/push/{appId?}', '/doc/*'].map(routerPath)).toEqual([
      ...['/apps', '/services/$appId', '/{$provider}_conn/login-callback', '/policy/libraries-{$vendor}'],
      ...['/playground/push/{-$appId}', '/doc/$'],
    ]);
  });
});

describe('screen', () => {
  it('carries the parameters the path asks for', () => {
    expect(screen('/services/{appId}', { appId: 'a' })).toEqual({ to: '/services/$appId', params: { appId: 'a' } });
    // @ts-expect-error: the path needs an app
    screen('/services/{appId}');
  });
});
