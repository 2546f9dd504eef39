import { describe, expect, it } from 'vitest';
import { declared, services } from '../index.ts';
import type { LabelTable } from './label.ts';
import { labels } from './labels.ts';
import { transitions } from './transitions.ts';

const tables: Readonly<Record<string, Readonly<Record<string, LabelTable>>>> = labels;

describe('transitions', () => {
  it('go between states that have a label, by operations that exist', () => {
    const ids = new Set(declared(services).map(({ id }) => id));
    for (const [path, steps] of Object.entries(transitions)) {
      const [entity = '', field = ''] = path.split('.');
      const states = Object.keys(tables[entity]?.[field] ?? {});
      for (const { from, to, call } of steps) {
        expect(states, path).toEqual(expect.arrayContaining([...(typeof from === 'string' ? [] : from), to]));
        expect(call === undefined || ids.has(call), `${path} ${call}`).toBe(true);
      }
    }
  });

  it('reach every state, or begin in it', () => {
    const lonely = Object.entries(transitions).flatMap(([path, steps]) => {
      const [entity = '', field = ''] = path.split('.');
      const touched = new Set(steps.flatMap(({ from, to }) => [...(typeof from === 'string' ? [] : from), to]));
      return Object.keys(tables[entity]?.[field] ?? {})
        .filter((state) => !touched.has(state))
        .map((state) => `${path} ${state}`);
    });
    expect(lonely).toMatchInlineSnapshot(`
      [
        "guildRequest.status Cancelled",
        "databaseTask.status KILLED",
        "databaseTask.status REMOVED",
        "databaseTask.status PAUSED",
      ]
    `);
  });
});
