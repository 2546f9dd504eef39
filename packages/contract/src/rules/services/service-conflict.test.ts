import { describe, expect, it } from 'vitest';
import type { AppServices } from './app-services.ts';
import { canOpenMatchmaking, serviceConflict } from './service-conflict.ts';
import { type ServiceName, serviceNames } from './service-name.ts';

const app = (multi: boolean, ...enabled: ServiceName[]): AppServices => ({
  AppId: 'app',
  SupportMultiServices: multi,
  Services: Object.fromEntries(enabled.map((name) => [name, { Status: 'Enabled' }])),
});

const exclusive: ServiceName[] = ['usync', 'func', 'push', 'baking', 'multiverse'];

describe('serviceConflict', () => {
  it('without SupportMultiServices lets only one of the five exclusive services in', () => {
    for (const holder of exclusive) {
      const blocked = serviceNames.filter((name) => serviceConflict(app(false, holder), name) === holder);
      expect(blocked.toSorted()).toEqual(exclusive.filter((name) => name !== holder).toSorted());
    }
  });

  it('with SupportMultiServices only sync and hosting exclude each other', () => {
    const pairs = serviceNames.flatMap((holder) =>
      serviceNames
        .filter((name) => serviceConflict(app(true, holder), name) !== undefined)
        .map((name) => `${holder}>${name}`),
    );
    expect(pairs).toEqual(['multiverse>usync', 'usync>multiverse']);
  });

  it('does not count a suspended service, nor the service itself', () => {
    const suspended: AppServices = { AppId: 'app', Services: { usync: { Status: 'Suspended' } } };
    expect(serviceConflict(suspended, 'func')).toBeUndefined();
    expect(serviceConflict(app(false, 'func'), 'func')).toBeUndefined();
    expect(serviceConflict({ AppId: 'app' }, 'func')).toBeUndefined();
  });
});

describe('canOpenMatchmaking', () => {
  it('needs hosting or sync first', () => {
    expect(canOpenMatchmaking(app(true, 'multiverse'))).toBe(true);
    expect(canOpenMatchmaking(app(false, 'usync'))).toBe(true);
    expect(canOpenMatchmaking(app(true, 'func', 'push'))).toBe(false);
  });
});
