import { type BackingObjects, serviceStatuses } from '@uos/contract/rules';
import { describe, expect, it } from 'vitest';
import { shownServices } from './services.ts';
import { text } from './text.zh.ts';

const app = (Services: Record<string, string>, SupportMultiServices = true) =>
  ({
    AppId: 'a',
    SupportMultiServices,
    Services: Object.fromEntries(
      Object.entries(Services).map(([name, Status]) => [
        name,
        { ServiceName: name, Status, ServiceId: 'a', Provider: '', Properties: {} },
      ]),
    ),
  }) as unknown as Parameters<typeof shownServices>[0];
const shown = (of: ReturnType<typeof app>, backing: BackingObjects = {}) =>
  shownServices(of, serviceStatuses(of, backing));
const one = (services: ReturnType<typeof shownServices>, name: string) =>
  services.find((service) => service.name === name);

describe('shownServices', () => {
  it('shows content delivery as on by its stored status alone', () => {
    const service = one(shown(app({ 'asset-streaming': 'Enabled' })), 'asset-streaming');
    expect(service).toEqual({ name: 'asset-streaming', title: '资源分发', status: 'Enabled', isOn: true });
  });

  it('says that player accounts are not ready while their identity domain is missing', () => {
    const services = app({ passport: 'Enabled' });
    expect(one(shown(services), 'passport')).toMatchObject({ status: 'Suspended', reason: text.notReady });
    expect(one(shown(services, { idDomain: true }), 'passport')).toMatchObject({ status: 'Enabled' });
  });

  it('takes what is switched on for ready while that is being found out', () => {
    expect(one(shownServices(app({ passport: 'Enabled' })), 'passport')).toMatchObject({ status: 'Enabled' });
  });

  it('names the service that holds the slot', () => {
    const service = one(shown(app({ usync: 'Enabled' }), { lobbyConfig: true }), 'multiverse');
    expect(service).toMatchObject({ status: 'Occupied', blocked: text.occupiedBy('实时同步') });
  });

  it('names it by what is switched on, whether or not that is ready', () => {
    expect(one(shown(app({ usync: 'Enabled' })), 'multiverse')?.blocked).toBe(text.occupiedBy('实时同步'));
  });

  it('opens matchmaking only beside sync or hosting', () => {
    expect(one(shown(app({})), 'matchmaking')?.blocked).toBe(text.needsSyncOrHosting);
    expect(one(shown(app({ usync: 'Enabled' })), 'matchmaking')?.blocked).toBeUndefined();
  });
});
