import { describe, expect, it } from 'vitest';
import { aroundOf } from './around.ts';

const appId = '4c1f0e6a-2f0b-4d0f-9b77-0a2f8f6a1d10';
const around = (...asked: Parameters<typeof aroundOf>) => {
  const { screen, params } = aroundOf(...asked) ?? {};
  return [screen?.path, params];
};

describe('aroundOf', () => {
  it('is the app that the address names, whoever looks', () => {
    expect(around(`/services/${appId}/nothing?tab=x`, 'user')).toEqual(['/services/{appId}', { appId }]);
    expect(around(`/services/${appId}/nothing`, 'operator')).toEqual(['/services/{appId}', { appId }]);
  });

  it('is where the person is at home otherwise', () => {
    expect(around('/nothing', 'user')).toEqual(['/apps', {}]);
    expect(around('/services/none/nothing', 'user')).toEqual(['/apps', {}]);
    expect(around('/admin/nothing', 'operator')).toEqual(['/admin', {}]);
    expect(around('/bc-admin/nothing', 'billing')).toEqual(['/bc-admin', {}]);
  });
});
