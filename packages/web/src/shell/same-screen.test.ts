import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { sameScreen } from './same-screen.ts';

describe('sameScreen', () => {
  it('keeps a screen that every app has', () => {
    expect(sameScreen('/services/{appId}/passport/auth/realm', routes)).toBe('/services/{appId}/passport/auth/realm');
  });

  it('goes up from something that belongs to one app', () => {
    const up = ['/services/{appId}/asset/bucket/{bucketId}', '/services/{appId}/func/{funcId}/autoscaler', '/apps'];
    expect(up.map((path) => sameScreen(path, routes))).toEqual([
      ...['/services/{appId}/asset/bucket', '/services/{appId}', '/services/{appId}'],
    ]);
  });
});
