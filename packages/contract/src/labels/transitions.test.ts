import { describe, expect, expectTypeOf, it } from 'vitest';
import { declared, services } from '../index.ts';
import type { LabelTable } from './label.ts';
import { labels } from './labels.ts';
import { platformTransitions } from './tables/platform.ts';
import { mayGo, stepTo, type Transition } from './transition.ts';
import { transitions } from './transitions.ts';

const tables: Readonly<Record<string, Readonly<Record<string, LabelTable>>>> = labels;
const all = Object.entries(transitions).flatMap(([entity, fields]) =>
  Object.entries(fields).map(([field, steps]: [string, readonly Transition[]]) => {
    const touched = new Set(steps.flatMap(({ from, to }) => [...(typeof from === 'string' ? [] : from), to]));
    const lonely = Object.keys(tables[entity]?.[field] ?? {}).filter((state) => !touched.has(state));
    return { path: `${entity}.${field}`, steps, lonely };
  }),
);

describe('transitions', () => {
  it('are made by operations that exist', () => {
    const ids = new Set(declared(services).map(({ id }) => id));
    const unknown = all.flatMap(({ path, steps }) =>
      steps.flatMap(({ call }) => (call === undefined || ids.has(call) ? [] : [`${path} ${call}`])),
    );
    expect(unknown).toEqual([]);
  });

  it('reach every state, or begin in it', () => {
    expect(all.flatMap(({ path, lonely }) => lonely.map((state) => `${path} ${state}`))).toMatchInlineSnapshot(`
      [
        "databaseTask.status KILLED",
        "databaseTask.status REMOVED",
        "databaseTask.status PAUSED",
      ]
    `);
  });

  it('touch every state where one leads from any of them', () => {
    const fromAny = all.filter(({ steps }) => steps.some(({ from }) => from === 'any'));
    expect(fromAny.filter(({ lonely }) => lonely.length > 0)).toEqual([]);
  });
});

const { organization, transaction, ticket } = platformTransitions;

describe('stepTo', () => {
  it('gathers the states from which things go to one', () => {
    expect(stepTo(organization.status, 'Invalid')).toEqual({ from: ['Pending', 'Approved'], to: 'Invalid' });
    expect(stepTo(organization.status, 'Pending').from).toEqual([]);
    expect(stepTo(transitions.mod.reportStatus, 'down').from).toEqual(['', 'reported', 'down']);
  });

  it('takes one call alone where several lead there', () => {
    expect(stepTo(transaction.status, 'Active', 'billing.transactions.activate').from).toEqual(['Pending']);
    expect(stepTo(transaction.status, 'Active').from).toEqual(['Pending', 'Cancelled', 'Invalid']);
  });

  it('knows the words', () => {
    const { from } = stepTo(organization.status, 'Approved');
    expectTypeOf(from).toEqualTypeOf<readonly ('Pending' | 'Approved' | 'Invalid')[]>();
    // @ts-expect-error: no such state
    stepTo(organization.status, 'Open');
    // @ts-expect-error: no such call
    stepTo(organization.status, 'Approved', 'org.remove');
  });
});

describe('mayGo', () => {
  it('follows the steps', () => {
    expect(mayGo(ticket.status, 'Pending', 'Finished')).toBe(true);
    expect(mayGo(ticket.status, 'Finished', 'Pending')).toBe(false);
  });
});
