import type { App } from '@uos/sdk/browser';
import { describe, expect, it } from 'vitest';
import { fitting } from './fit.ts';
import { railServices } from './rail-services.ts';

const app = (...on: string[]) =>
  ({
    Services: Object.fromEntries(on.map((name) => [name, { ServiceName: name, Status: 'Enabled' }])),
  }) as unknown as App;

describe('railServices', () => {
  it('shows what is switched on in the order of the categories, pinned ones first', () => {
    const some = app('push', 'passport', 'asset-streaming');
    expect(railServices(some, [], undefined)).toEqual(['asset-streaming', 'passport', 'push']);
    expect(railServices(some, ['push'], undefined)).toEqual(['push', 'asset-streaming', 'passport']);
  });

  it('shows a service that is off, or not built, only while it is open', () => {
    expect(railServices(app('upr'), [], undefined)).toEqual([]);
    expect(railServices(app(), [], 'upr')).toEqual(['upr']);
    expect(railServices(app(), ['push'], undefined)).toEqual([]);
  });
});

describe('fitting', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n'];
  const none = () => false;

  it('leaves out what the height has no room for, never what is open', () => {
    expect(fitting(items, 3, 900, none)).toHaveLength(13);
    expect(fitting(items, 3, 500, none)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(fitting(items, 3, 500, (item) => item === 'k')).toEqual(['a', 'b', 'c', 'd', 'k']);
  });
});
