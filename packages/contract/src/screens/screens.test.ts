import { describe, expect, it } from 'vitest';
import { declared, services } from '../index.ts';
import { screenCalls } from './calls/index.ts';
import { type Screen, screens } from './index.ts';

const all: readonly Screen[] = screens;

describe('screens', () => {
  it('are each named once', () => {
    const paths = all.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('belong to services that an app rents', () => {
    const rented = new Set<string | undefined>(services.map(({ internal }) => internal));
    expect(all.filter(({ service }) => service !== undefined && !rented.has(service))).toEqual([]);
  });

  it('stand below an app where they belong to a service of one', () => {
    const astray = all.filter(
      ({ service, path }) => service !== undefined && !/^(\/services\/\{appId\}\/|\(drawer\))/.test(path),
    );
    expect(astray).toEqual([]);
  });
});

describe('screenCalls', () => {
  it('are operations of the contract', () => {
    const known = new Set(declared(services).map(({ id }) => id));
    const unknown = Object.values(screenCalls).flatMap((calls = []) => calls.filter((id) => !known.has(id)));
    expect(unknown).toEqual([]);
  });
});
