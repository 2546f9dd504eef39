// Makes many odd requests of every served operation, as somebody who may and as others, and collects what is wrong.
import { allows, type Declared, declared, isFile, mayCall } from '@uos/contract';
import { isServed } from '../../../packages/platform/src/kernel/call/route.ts';
import { mounted } from '../../../packages/platform/src/services/mounted.ts';
import type { TestPlatform } from '../../../packages/platform/src/testing/platform.ts';
import { refFieldsOf } from '../../support/fills/fields.ts';
import { openStudio, type Studio } from '../../support/fills/index.ts';
import { basic, type Headers, person, player, sessions } from '../permissions/principals.ts';
import { type FuzzRequest, fuzzRequest } from './generate.ts';
import { judge } from './judge.ts';
import { type Random, seeded, seedOf } from './random.ts';
import { type Sender, sender } from './send.ts';

export interface FuzzOptions {
  readonly perOperation: number;
  readonly seed: number;
  /** Operations whose id begins with one of these; all without it. */
  readonly only?: readonly string[];
  onOperation?(id: string, requests: number): void;
  /** Told of each kind of problem when it is first met. */
  onProblem?(text: string): void;
}

export interface FuzzResult {
  readonly requests: number;
  readonly operations: number;
  /** How many answers had which status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

const PARALLEL = 8;

const handlers = new Map(mounted.map((one) => [one.service.name, one.handlers]));

/** Operations that have a handler; those answered as streams are tried where streams are tested. */
export function servedOperations(): Declared[] {
  return declared(mounted.map(({ service }) => service)).filter(
    (call) => !isFile(call) && call.operation.reply !== 'events' && isServed(handlers.get(call.service.name), call),
  );
}

export async function fuzz(platform: TestPlatform, options: FuzzOptions): Promise<FuzzResult> {
  const { perOperation, seed, only, onOperation, onProblem } = options;
  const services = [...new Set(mounted.flatMap(({ service }) => service.internal ?? []))];
  const client = sender(platform.port);
  const statuses: Record<string, number> = {};
  const problems = new Map<string, string>();
  let requests = 0;
  const operations = servedOperations().filter(({ id }) => only?.some((start) => id.startsWith(start)) ?? true);
  let shared: Place | undefined;
  for (const call of operations) {
    // why a studio for each that writes: what one operation removes or switches off must not blunt the next
    const place = (call.effect === 'read' ? shared : undefined) ?? (await openPlace(platform, services));
    shared = call.effect === 'read' ? place : shared;
    const ids = await place.studio.ids(refFieldsOf(call).map(({ ref }) => ref));
    const callers = callersOf(place, call);
    const random = seeded(seed ^ seedOf(call.id));
    for (let left = perOperation; left > 0; left -= PARALLEL) {
      const batch = Array.from({ length: Math.min(PARALLEL, left) }, () => ({
        request: fuzzRequest(call, ids, random),
        headers: pickCaller(callers, random),
      }));
      const judged = await Promise.all(batch.map((one) => tryOne(client, call, one)));
      requests += judged.length;
      for (const { status, problem } of judged) {
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (problem !== undefined && !problems.has(problem.kind)) {
          problems.set(problem.kind, problem.text);
          onProblem?.(problem.text);
        }
      }
    }
    onOperation?.(call.id, requests);
  }
  client.close();
  return { requests, operations: operations.length, statuses, problems: [...problems.values()] };
}

/** A studio, and everyone who may ask something of it. */
interface Place {
  readonly studio: Studio;
  readonly people: readonly (readonly [Parameters<typeof mayCall>[1], Headers])[];
}

interface Callers {
  readonly fitting: readonly Headers[];
  readonly others: readonly Headers[];
}

async function openPlace(platform: TestPlatform, services: readonly string[]): Promise<Place> {
  const studio = await openStudio(platform, services);
  const { app } = studio;
  const open = sessions(platform);
  const named = { 'x-app-id': app.id };
  const people: Place['people'] = [
    ['owner', { ...named, ...(await open('user', await person(platform, 'owner', app.orgId, 'owner'))) }],
    ['member', { ...named, ...(await open('user', await person(platform, 'member', app.orgId, 'user'))) }],
    ['operator', { ...named, ...(await open('admin', 'operator')) }],
    ['billing', { ...named, ...(await open('billing', 'finance')) }],
    ['app', basic(app.id, app.serviceSecret)],
    ['game', basic(app.id, app.secret)],
    ['player', player(platform, app)],
    ['visitor', {}],
  ];
  return { studio, people };
}

function callersOf({ studio: { app }, people }: Place, call: Declared): Callers {
  const fitting = people
    .filter(([kind]) => mayCall(call, kind) || allows(call.access, kind))
    .map(([, headers]) => headers);
  return {
    fitting: fitting.length > 0 ? fitting : [{}],
    others: [{}, basic(app.id, 'wrong'), ...people.map(([, one]) => one)],
  };
}

function pickCaller({ fitting, others }: Callers, random: Random): Headers {
  return random.pick((random.chance(0.85) ? fitting : others) as [Headers, ...Headers[]]);
}

interface Tried {
  readonly status: number;
  readonly problem: { readonly kind: string; readonly text: string } | undefined;
}

async function tryOne(
  client: Sender,
  call: Declared,
  { request, headers }: { readonly request: FuzzRequest; readonly headers: Headers },
): Promise<Tried> {
  try {
    const answer = await client.send(request, headers);
    const wrong = judge(call, answer, !request.isPathSpoilt);
    return { status: answer.status, problem: wrong === undefined ? undefined : report(call, wrong, request) };
  } catch (error) {
    const { message } = error as Error;
    return { status: 0, problem: report(call, `no answer: ${message}`, request) };
  }
}

function report(call: Declared, wrong: string, { method, target, headers, body }: FuzzRequest) {
  const sent = `${method} ${target.slice(0, 400)} ${JSON.stringify(headers).slice(0, 200)} ${String(body ?? '').slice(0, 400)}`;
  return {
    kind: `${call.id}: ${wrong.replace(/[0-9a-f-]{36}|\d+/gi, '#')}`,
    text: `${call.id}: ${wrong}\n    ${sent}`,
  };
}
