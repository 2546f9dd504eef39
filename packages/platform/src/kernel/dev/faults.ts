// Faults that a developer puts in the way of calls, to see that a game survives them. Rules say which operations, how
// often and what; each has its own random numbers, so that one seed gives one sequence.
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { ruleText } from '#kernel/call/input/rule-texts';
import { type DevRoute, readControl } from './dev-control.ts';

const KINDS = ['error-before', 'error-after', 'delay', 'drop-before', 'drop-after'] as const;

/** `before` and `after` are seen from the commit: what fails after it has happened, though its caller is not told. */
export type FaultKind = (typeof KINDS)[number];

const fields = z.strictObject({
  /** `cdn.buckets.create`, or with `*` for any part: `cdn.*`, `*.list`. */
  operation: z
    .string()
    .max(128)
    .regex(/^[\w.*-]+$/, 'must be the id of an operation, with * for any part, such as cdn.*'),
  kind: z.enum(KINDS),
  /** Share of the calls that meet it, 1 without it. */
  probability: z.number().min(0).max(1).default(1),
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .default(1),
  /** How often at most; without end when absent. */
  count: z.int().min(1).optional(),
  /** Of an error. */
  status: z.literal([429, 500, 503]).default(503),
  /** Of a delay. */
  delayMs: z.int().min(0).max(600_000).default(1000),
});
// why: 429 says that nothing was done, so every client sends the call again
const rule = fields.refine(({ kind, status }) => kind !== 'error-after' || status !== 429, {
  path: ['status'],
  message: 'must be 500 or 503 for error-after: 429 says that nothing was done',
});
const rules = z.array(rule).max(100);

export type FaultRule = z.output<typeof rule>;
export type FaultRuleInput = z.input<typeof rule>;

export interface KeptRule extends FaultRule {
  readonly id: string;
  /** Calls of its operations since it was made. */
  readonly seen: number;
  /** How many of them met it. */
  readonly met: number;
}

/** What happens to one call. */
export interface Fault {
  readonly id: string;
  readonly kind: FaultKind;
  readonly status: FaultRule['status'];
  readonly delayMs: number;
}

export interface Faults {
  /** Draws for one call; the first rule that hits decides, after all delays. */
  of(operation: string): readonly Fault[];
  add(rules: readonly FaultRuleInput[]): readonly KeptRule[];
  list(): readonly KeptRule[];
  /** Removes one, or all; answers how many. */
  clear(id?: string): number;
}

/** @throws z.ZodError where a rule is not one */
export function createFaults(first: readonly FaultRuleInput[] = []): Faults {
  const kept: (KeptRule & Mutable & { readonly matches: RegExp; readonly draw: () => number })[] = [];
  let made = 0;
  const faults: Faults = {
    of(operation) {
      const hits: Fault[] = [];
      for (const one of kept) {
        if (!one.matches.test(operation) || (one.count !== undefined && one.met >= one.count)) {
          continue;
        }
        one.seen += 1;
        if (one.draw() < one.probability) {
          one.met += 1;
          hits.push(one);
          if (one.kind !== 'delay') {
            break;
          }
        }
      }
      return hits;
    },
    add(given) {
      const added = rules.parse(given, { error: ruleText }).map((one) => {
        made += 1;
        return {
          ...one,
          id: String(made),
          seen: 0,
          met: 0,
          matches: glob(one.operation),
          draw: randomNumbers(one.seed),
        };
      });
      kept.push(...added);
      return added.map(shown);
    },
    list: () => kept.map(shown),
    clear(id) {
      const before = kept.length;
      const left = id === undefined ? [] : kept.filter((one) => one.id !== id);
      kept.splice(0, kept.length, ...left);
      return before - left.length;
    },
  };
  faults.add(first);
  return faults;
}

interface Mutable {
  seen: number;
  met: number;
}

function shown({ id, operation, kind, probability, seed, count, status, delayMs, seen, met }: KeptRule): KeptRule {
  const base = { id, operation, kind, probability, seed, status, delayMs, seen, met };
  return count === undefined ? base : { ...base, count };
}

function glob(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/[.]/g, '\\.').replaceAll('*', '.*')}$`);
}

/** Mulberry32: small, seeded, the same everywhere. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Waits out the delays among the faults; answers the one that decides, where there is one. */
export async function delayed(faults: readonly Fault[]): Promise<Fault | undefined> {
  for (const { kind, delayMs } of faults) {
    if (kind === 'delay') {
      await sleep(delayMs);
    }
  }
  return faults.find(({ kind }) => kind !== 'delay');
}

/** What `uos dev faults` asks. */
export function faultRoutes(faults: Faults): DevRoute[] {
  return [
    { method: 'GET', path: 'faults', handle: async () => ({ rules: faults.list() }) },
    {
      method: 'POST',
      path: 'faults',
      async handle({ body }) {
        return { rules: faults.add(Array.isArray(body) ? readControl(rules, body) : [readControl(rule, body)]) };
      },
    },
    {
      method: 'DELETE',
      path: 'faults',
      async handle({ query }) {
        return { removed: faults.clear(query.get('id') ?? undefined) };
      },
    },
  ];
}
