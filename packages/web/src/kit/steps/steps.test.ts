import { describe, expect, it } from 'vitest';
import { initialResults, runSteps, type Step, type StepResult } from './steps.ts';

const signal = new AbortController().signal;
const options = { signal, onChange: () => undefined };
const states = (results: readonly StepResult[]) => results.map(({ key, state }) => `${key} ${state}`);

const stepsOf = (...fails: string[]): Step[] =>
  ['secret', 'func', 'push'].map((key) => ({
    key,
    title: key,
    needed: key === 'secret',
    run: async () => {
      if (fails.includes(key)) {
        throw new Error(key);
      }
    },
  }));

describe('runSteps', () => {
  it('goes on after a step that others do not need', async () => {
    const steps = stepsOf('func');
    expect(states(await runSteps(steps, initialResults(steps), options))).toEqual([
      'secret done',
      'func failed',
      'push done',
    ]);
  });

  it('leaves the rest after a step that others need', async () => {
    const steps = stepsOf('secret');
    expect(states(await runSteps(steps, initialResults(steps), options))).toEqual([
      'secret failed',
      'func left',
      'push left',
    ]);
  });

  it('does again only what is not done', async () => {
    const first = await runSteps(stepsOf('func'), initialResults(stepsOf()), options);
    const ran: string[] = [];
    const again = stepsOf().map((step) => ({ ...step, run: async () => ran.push(step.key) }));
    expect(states(await runSteps(again, first, options))).toEqual(['secret done', 'func done', 'push done']);
    expect(ran).toEqual(['func']);
  });
});
