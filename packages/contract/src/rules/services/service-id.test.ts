import { describe, expect, it } from 'vitest';
import { serviceId } from './service-id.ts';
import { serviceNames } from './service-name.ts';

const Services = Object.fromEntries(serviceNames.map((name) => [name, { Status: 'Enabled', ServiceId: `id-${name}` }]));

describe('serviceId', () => {
  it('is the app id for every service of an app without SupportMultiServices', () => {
    const app = { AppId: 'app', SupportMultiServices: false, Services };
    expect(new Set(serviceNames.map((name) => serviceId(app, name)))).toEqual(new Set(['app']));
  });

  it('is the own id of func, usync, push and baking otherwise', () => {
    const app = { AppId: 'app', SupportMultiServices: true, Services };
    const own = serviceNames.filter((name) => serviceId(app, name) !== 'app');
    expect(own).toEqual(['usync', 'func', 'push', 'baking']);
    expect(serviceId(app, 'func')).toBe('id-func');
  });

  it('stays the app id until the service was first enabled', () => {
    expect(serviceId({ AppId: 'app', SupportMultiServices: true }, 'func')).toBe('app');
    expect(serviceId({ AppId: 'app', SupportMultiServices: true, Services: { func: { ServiceId: '' } } }, 'func')).toBe(
      'app',
    );
  });
});
