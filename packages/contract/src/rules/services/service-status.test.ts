import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppServices } from './app-services.ts';
import { exclusiveServices } from './service-conflict.ts';
import { type ServiceName, serviceNames } from './service-name.ts';
import {
  type BackingObject,
  type BackingObjects,
  backingChecks,
  serviceStatus,
  serviceStatuses,
} from './service-status.ts';

const app = (multi: boolean, ...enabled: ServiceName[]): AppServices => ({
  AppId: 'app',
  SupportMultiServices: multi,
  Services: Object.fromEntries(enabled.map((name) => [name, { Status: 'Enabled' }])),
});
const everything = Object.fromEntries(Object.values(backingChecks).map((object) => [object, true])) as BackingObjects;

const shown = (...args: Parameters<typeof serviceStatuses>): string =>
  Object.entries(serviceStatuses(...args))
    .filter(([, { status }]) => status !== 'Suspended')
    .map(([name, { status, occupiedBy }]) => `${name} ${status}${occupiedBy === undefined ? '' : ` by ${occupiedBy}`}`)
    .join(', ');

describe('serviceStatuses', () => {
  it('shows any stored status but Enabled as Suspended', () => {
    for (const Status of ['Suspended', 'Disabled', 'enabled', '', undefined]) {
      const one: AppServices = {
        AppId: 'app',
        Services: { 'asset-streaming': Status === undefined ? {} : { Status } },
      };
      expect(serviceStatus(one, 'asset-streaming', everything)).toBe('Suspended');
    }
  });

  it('shows an enabled direct service as Enabled without any backing object', () => {
    const direct: ServiceName[] = [
      ...(['asset-streaming', 'remote-config', 'matchmaking', 'storage', 'save', 'stacktrace'] as const),
      ...(['safe', 'upr', 'device', 'metrics'] as const),
    ];
    expect(direct.map((name) => serviceStatus(app(true, name), name, {}))).toEqual(direct.map(() => 'Enabled'));
  });

  it('shows passport, stateless and wind as Suspended until their backing check succeeded', () => {
    for (const name of ['passport', 'func-stateless', 'wind'] as const) {
      expect(serviceStatus(app(true, name), name, {})).toBe('Suspended');
      expect(serviceStatus(app(true, name), name, everything)).toBe('Enabled');
    }
  });

  it('shows hello as Pending while it has no project', () => {
    expect(serviceStatus(app(true, 'hello'), 'hello', {})).toBe('Pending');
    expect(serviceStatus(app(true, 'hello'), 'hello', { helloProject: true })).toBe('Enabled');
    expect(serviceStatus(app(true), 'hello', {})).toBe('Suspended');
  });

  it('gives the one slot to the first found in the order lobby, func, push, baking, hosting', () => {
    expect(shown(app(false, 'usync', 'func', 'multiverse'), everything)).toBe(
      'multiverse Occupied by usync, usync Enabled, func Occupied by usync, push Occupied by usync, baking Occupied by usync',
    );
    expect(shown(app(false, 'multiverse', 'baking'), everything)).toBe(
      'multiverse Occupied by baking, usync Occupied by baking, func Occupied by baking, push Occupied by baking, baking Enabled',
    );
    expect(shown(app(false, 'usync', 'push'), { ...everything, lobbyConfig: false })).toContain('push Enabled');
    expect(shown(app(false), everything)).toBe('');
  });

  it('with SupportMultiServices lets sync and hosting exclude each other and leaves the rest alone', () => {
    expect(shown(app(true, 'usync', 'func'), everything)).toBe(
      'multiverse Occupied by usync, usync Enabled, func Enabled',
    );
    expect(shown(app(true, 'multiverse', 'push'), everything)).toBe(
      'multiverse Enabled, usync Occupied by multiverse, push Enabled',
    );
    expect(shown(app(true, 'multiverse', 'usync'), everything)).toBe('multiverse Enabled, usync Enabled');
  });

  it('shows operators hosting as Enabled whenever the shared game is loaded', () => {
    const occupied = app(false, 'usync');
    expect(serviceStatus(occupied, 'multiverse', everything)).toBe('Occupied');
    expect(serviceStatus(occupied, 'multiverse', everything, { operator: true })).toBe('Enabled');
    expect(serviceStatus(occupied, 'multiverse', { lobbyConfig: true }, { operator: true })).toBe('Occupied');
    expect(serviceStatus(occupied, 'usync', everything, { operator: true })).toBe('Enabled');
  });

  it('holds its promises for every app and every set of loaded objects', () => {
    const objects = Object.values(backingChecks) as BackingObject[];
    fc.assert(
      fc.property(fc.subarray([...serviceNames]), fc.subarray(objects), fc.boolean(), (enabled, loaded, multi) => {
        const one = app(multi, ...enabled);
        const statuses = serviceStatuses(one, Object.fromEntries(loaded.map((object) => [object, true])));
        const exclusive = exclusiveServices(one).flat();
        for (const name of serviceNames) {
          const { status, occupiedBy } = statuses[name];
          expect(status === 'Enabled' && !enabled.includes(name)).toBe(false);
          expect(status === 'Occupied').toBe(occupiedBy !== undefined);
          expect(status === 'Occupied' && !exclusive.includes(name)).toBe(false);
          expect(occupiedBy === undefined || statuses[occupiedBy].status === 'Enabled').toBe(true);
        }
        const holders = exclusive.filter((name) => statuses[name].status === 'Enabled');
        expect(multi || holders.length <= 1).toBe(true);
      }),
    );
  });
});
