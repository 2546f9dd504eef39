import { transitions } from '@uos/contract/labels';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayBecome, type PlannedServer, planServers, type ServerStatus, type Wanted } from './plan.ts';

const STATUSES = ['created', 'running', 'failure', 'waiting_exited', 'deleted'] as const;
const server = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom<ServerStatus>(...STATUSES),
  versionId: fc.constantFrom('old', 'new'),
  players: fc.constantFrom(0, 0, 3, 3500),
  isSeenTo: fc.boolean(),
  isSettled: fc.boolean(),
});
const wanted = fc
  .record({
    isOn: fc.constantFrom(true, true, true, false),
    versionId: fc.constant('new'),
    min: fc.integer({ min: 1, max: 3 }),
    more: fc.integer({ min: 0, max: 2 }),
    canHost: fc.constantFrom(true, false, undefined),
    needsPlace: fc.boolean(),
  })
  .map(({ more, ...one }) => ({ ...one, max: one.min + more }));

/** Takes the steps as the store does: one that may not be taken is none. */
function taken(servers: readonly PlannedServer[], want: Wanted): { after: PlannedServer[]; refused: number } {
  const { steps, begin } = planServers(servers, want);
  const after = new Map(servers.map((one) => [one.id, one]));
  let refused = 0;
  for (const { id, to } of steps) {
    const one = after.get(id);
    if (one === undefined || !mayBecome(to).includes(one.status)) {
      refused += 1;
    } else {
      after.set(id, { ...one, status: to, isSeenTo: to === 'running' });
    }
  }
  const begun = Array.from({ length: begin }, (_, index) => ({
    ...{ id: `begun ${after.size} ${index}`, status: 'created' as const, versionId: want.versionId },
    ...{ players: 0, isSeenTo: false, isSettled: false },
  }));
  return { after: [...after.values(), ...begun], refused };
}

describe('planServers', () => {
  it('takes only steps that the contract has, and comes to what is wanted and to rest', () => {
    fc.assert(
      fc.property(fc.uniqueArray(server, { selector: ({ id }) => id, maxLength: 8 }), wanted, (servers, want) => {
        let now: PlannedServer[] = servers;
        const rested = { ...want, canHost: true, needsPlace: false };
        for (const [turn, one] of [want, rested, rested, rested].entries()) {
          const { after, refused } = taken(now, one);
          expect(refused).toBe(0);
          // why: those whose players have been sent elsewhere are empty a moment later
          now = after.map((row) => (turn > 0 && row.status === 'waiting_exited' ? { ...row, players: 0 } : row));
        }
        expect(planServers(now, rested)).toEqual({ steps: [], begin: 0 });
        const live = now.filter(({ status }) => status !== 'deleted');
        expect(live.every(({ status }) => status === 'running')).toBe(true);
        expect(live.length).toBeLessThanOrEqual(want.isOn ? want.max : 0);
        expect(live.length).toBeGreaterThanOrEqual(want.isOn ? want.min : 0);
        expect(live.every(({ versionId }) => versionId === 'new')).toBe(true);
      }),
    );
  });

  it('keeps the servers of the old version until one of the new runs, and as many of it', () => {
    const old = [1, 2].map((index) => ({
      ...{ id: `old ${index}`, status: 'running' as const, versionId: 'old' },
      ...{ players: 5, isSeenTo: true, isSettled: true },
    }));
    const want: Wanted = { isOn: true, versionId: 'new', min: 1, max: 4 };
    expect(planServers(old, want)).toEqual({ steps: [], begin: 2 });
    const begun = { ...old[0], id: 'new 1', status: 'created', versionId: 'new', players: 0 } as PlannedServer;
    expect(planServers([...old, begun], { ...want, canHost: true }).steps).toEqual([
      { id: 'new 1', to: 'running' },
      { id: 'old 1', to: 'waiting_exited' },
      { id: 'old 2', to: 'waiting_exited' },
    ]);
  });

  it('begins one for a player who finds no place, up to the most', () => {
    const full = (id: string): PlannedServer => ({
      ...{ id, status: 'running', versionId: 'new', players: 3500, isSeenTo: true, isSettled: true },
    });
    const want: Wanted = { isOn: true, versionId: 'new', min: 1, max: 2, canHost: true, needsPlace: true };
    expect(planServers([full('a')], want).begin).toBe(1);
    expect(planServers([full('a'), full('b')], want).begin).toBe(0);
  });

  it('knows every step of the contract', () => {
    const steps = transitions.pushServer.status.flatMap(({ from, to }) =>
      from === 'new' ? [] : from.map((one) => `${one} ${to}`),
    );
    expect(STATUSES.flatMap((to) => mayBecome(to).map((from) => `${from} ${to}`)).sort()).toEqual(steps.sort());
  });
});
