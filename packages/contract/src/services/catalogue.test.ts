import { describe, expect, it } from 'vitest';
import { declared, services } from '../index.ts';
import { serverMessages, serviceMessages } from '../messages/index.ts';

describe('errors', () => {
  it('have an entry in the catalogue for every text an operation names', () => {
    const texts = declared(services).flatMap(({ id, operation }) =>
      (operation.errors ?? []).filter((error) => typeof error === 'string').map((text) => ({ id, text })),
    );
    const unknown = texts.filter(
      ({ text }) => !(Object.hasOwn(serverMessages, text) || Object.hasOwn(serviceMessages, text)),
    );
    expect(texts.length).toBeGreaterThan(40);
    expect(unknown).toEqual([]);
  });
});
