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
const one = (services: ReturnType<typeof shownServices>, name: string) =>
  services.find((service) => service.name === name);

describe('shownServices', () => {
  it('shows content delivery as on by its stored status alone', () => {
    const shown = one(shownServices(app({ 'asset-streaming': 'Enabled' }), {}), 'asset-streaming');
    expect(shown).toEqual({ name: 'asset-streaming', title: '资源分发', status: 'Enabled', isOn: true });
  });

  it('says that player accounts are not ready while their identity domain is missing', () => {
    const services = app({ passport: 'Enabled' });
    expect(one(shownServices(services, {}), 'passport')).toMatchObject({ status: 'Suspended', reason: text.notReady });
    expect(one(shownServices(services, { idDomain: true }), 'passport')).toMatchObject({ status: 'Enabled' });
  });

  it('names the service that holds the slot', () => {
    const shown = one(shownServices(app({ usync: 'Enabled' }), { lobbyConfig: true }), 'multiverse');
    expect(shown).toMatchObject({ status: 'Occupied', blocked: text.occupiedBy('实时同步') });
  });

  it('opens matchmaking only beside sync or hosting', () => {
    expect(one(shownServices(app({}), {}), 'matchmaking')?.blocked).toBe(text.needsSyncOrHosting);
    expect(one(shownServices(app({ usync: 'Enabled' }), {}), 'matchmaking')?.blocked).toBeUndefined();
  });
});
