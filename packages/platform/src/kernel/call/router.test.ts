import { describe, expect, it } from 'vitest';
import { callRouter, routedPath } from './router.ts';

const router = callRouter<string>();
router.add('GET', '/apps/mine', 'mine');
router.add('GET', '/apps/:id', 'one');
router.add('POST', '/apps/:id{[^/:]+:cancel}', 'cancel');
router.add('GET', '/apps/mine', 'too late');
const found = (method: string, path: string) => {
  const { target, params } = router.find(method, routedPath(path)) ?? {};
  return [target, params?.id];
};

describe('a call', () => {
  it('is found by method and path, with or without a slash at its end, what is fixed before what varies', () => {
    expect(found('GET', '/apps/mine')).toEqual(['mine', undefined]);
    expect(found('GET', '/apps/mine/')).toEqual(['mine', undefined]);
    expect(found('GET', '/apps/7/')).toEqual(['one', '7']);
    expect(found('POST', '/apps/7:cancel')).toEqual(['cancel', '7:cancel']);
    expect([found('POST', '/apps/7'), found('PUT', '/apps/mine'), found('GET', '/apps')]).toEqual(
      Array.from({ length: 3 }, () => [undefined, undefined]),
    );
  });

  it('has its parameters decoded once, and no segment more than were sent', () => {
    expect(found('GET', '/apps/%E7%8E%A9%E5%AE%B6')).toEqual(['one', '玩家']);
    expect(found('GET', '/apps/a%2Fb')).toEqual(['one', 'a/b']);
    expect(found('GET', '/apps/a%252Fb')).toEqual(['one', 'a%2Fb']);
    expect(found('GET', '/apps/100%')).toEqual(['one', '100%']);
    expect(found('GET', '/%61pps/mine')).toEqual(['mine', undefined]);
  });
});
