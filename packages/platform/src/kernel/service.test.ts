import { hello, push, sync } from '@uos/contract';
import { describe, expect, it } from 'vitest';
import type { Db } from '#db/connect';
import { allNotBuilt } from '#kernel/call/call';
import { notBuilt } from '#kernel/call/not-built';
import type { Ports } from '#kernel/ports';
import { type Offers, type OnSwitch, serve, serviceDirectory } from './service.ts';

declare module './service.ts' {
  interface Offers {
    'push.greet': (name: string) => string;
    'sync.count': () => number;
  }
}

const offering = (offers: Partial<Offers>, needs: readonly (keyof Offers)[] = []) =>
  serve(push, { handlers: allNotBuilt(push), sockets: { connection: notBuilt }, offers, needs });
const needing = (needs: readonly (keyof Offers)[], offers: Partial<Offers> = {}) =>
  serve(sync, { handlers: allNotBuilt(sync), offers, needs });

describe('serviceDirectory', () => {
  it('hands one service what another offers', () => {
    const directory = serviceDirectory([needing(['push.greet']), offering({ 'push.greet': (name) => `hi ${name}` })]);
    expect(directory.ask('push.greet')('Lin')).toBe('hi Lin');
  });

  it('refuses a need that nobody meets', () => {
    expect(() => serviceDirectory([needing(['push.greet'])])).toThrow('sync needs push.greet, which no service offers');
  });

  it('refuses services that need each other', () => {
    const both = [
      offering({ 'push.greet': (name) => name }, ['sync.count']),
      needing(['push.greet'], { 'sync.count': () => 1 }),
    ];
    expect(() => serviceDirectory(both)).toThrow('services need each other in a circle: push → sync → push');
  });

  it('tells a switch to the service it is about, and to no other', async () => {
    const heard: string[] = [];
    const hear =
      (what: string): OnSwitch =>
      async (_db, _ports, { appId }) => {
        heard.push(`${what} ${appId}`);
      };
    const onSwitch = { enabled: hear('push on'), disabled: hear('push off') };
    const directory = serviceDirectory([
      serve(push, { handlers: allNotBuilt(push), sockets: { connection: notBuilt }, onSwitch }),
      serve(hello, { handlers: allNotBuilt(hello), onSwitch: { enabled: hear('hello on') } }),
    ]);
    const app = { appId: 'a', serviceId: 'a', properties: {}, now: '2026-11-23T00:00:00Z' };
    for (const to of ['enabled', 'suspended', 'disabled'] as const) {
      await directory.switched('push', to, {} as Db, {} as Ports, app);
    }
    expect(heard).toEqual(['push on a', 'push off a']);
  });
});
