// Every id of one studio in the hands of another: each served call that takes an id, in its path, its query or its body,
// answers as it answers an id that nobody has, and changes nothing.
import { type Declared, declared, REFS, type Ref } from '@uos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServed } from '../../packages/platform/src/kernel/call/route.ts';
import { mounted } from '../../packages/platform/src/services/mounted.ts';
import { type Answer, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { basic, type Headers, nonce, player } from '../conformance/permissions/principals.ts';
import { requestWith } from '../conformance/permissions/requests.ts';
import { belongings } from '../support/belongings.ts';
import { type RefField, refFieldsOf } from '../support/fills/fields.ts';
import { fills, type Ids, openStudio, type Studio, unknownIds } from '../support/fills/index.ts';

const handlers = new Map(mounted.map((one) => [one.service.name, one.handlers]));
const served = declared(mounted.map(({ service }) => service)).filter((call) =>
  isServed(handlers.get(call.service.name), call),
);
const internals = [...new Set(mounted.flatMap(({ service }) => service.internal ?? []))];

/** What belongs to somebody. A thing of the platform's own that a fill makes is nobody's business either. */
const isOwned = (ref: Ref): boolean => ['app', 'org', 'user'].includes(REFS[ref]) || fills[ref] !== undefined;

/** Calls that answer everybody who knows an id, and why. */
const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  'ticket.get': 'a ticket is read by the link to it. Source: wire/cdn-and-platform.md 2.3.7',
};

let platform: TestPlatform;
let victim: Ids;
let nobodys: Ids;
let own: Ids;
let thieves: Readonly<Record<string, () => Headers>>;

beforeAll(async () => {
  platform = await testPlatform();
  victim = await (await openStudio(platform, internals)).ids();
  nobodys = unknownIds(victim);
  const thief = await openStudio(platform, internals);
  own = await thief.ids();
  thieves = await callersOf(thief);
});
afterAll(() => platform?.stop());

/** Everyone who acts for the thief, and who acts for nobody. Operators, the partner's too, are there for every studio. */
async function callersOf({ app, owner }: Studio): Promise<typeof thieves> {
  const { headers } = await owner();
  const member = await platform.signedIn(`member-${app.id}`, app.orgId, 'user');
  return {
    owner: () => headers,
    member: () => ({ Cookie: `sst=${member.token}`, 'X-APP-ID': app.id }),
    credential: () => basic(app.id, app.serviceSecret),
    player: () => player(platform, app),
    game: () => nonce(platform, app),
    visitor: () => ({ 'X-APP-ID': app.id }),
  };
}

/** The call with the id of somebody else in one field, and beside it the caller's own: as few as it asks for, or all. */
function requestsOf(call: Declared, way: RefField, things: Ids) {
  const isWay = ({ place, at }: RefField) => place === way.place && at.join() === way.at.join();
  const few = requestWith(call, (field) =>
    isWay(field) ? things[field.ref] : field.required ? own[field.ref] : undefined,
  );
  const all = requestWith(call, (field) => (isWay(field) ? things : own)[field.ref]);
  return JSON.stringify(few) === JSON.stringify(all) ? [few] : [few, all];
}

function plainText({ status, body }: Answer): string {
  return (
    `${status} ${JSON.stringify(body)}`
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '#')
      .replace(/"(?:CreatedAt|UpdatedAt|expiresAt)":"[^"]+"/g, '#')
      // why: a new token is another text each time
      .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '#')
  );
}

const belongingsOfVictim = () => belongings(platform, [...new Set(Object.values(victim))]);

describe("another studio's ids", () => {
  it('can be made by a fill of the service, wherever a served call takes one', () => {
    const missing = served.flatMap((call) =>
      refFieldsOf(call)
        .filter(({ ref }) => isOwned(ref) && fills[ref] === undefined)
        .map(({ ref, place, at }) => `${ref} (${call.id} ${place} ${at.join('.')})`),
    );
    expect(missing).toEqual([]);
  });

  it('answer like ids that nobody has, and nothing of theirs changes', { timeout: 600_000 }, async () => {
    const before = await belongingsOfVictim();
    expect(Object.values(before).flat().length).toBeGreaterThan(20);
    const wrong: string[] = [];
    let tried = 0;
    for (const call of served.filter(({ id }) => OPEN_TO_ALL[id] === undefined)) {
      for (const way of refFieldsOf(call).filter(({ ref }) => isOwned(ref))) {
        const [foreign, unknown] = [requestsOf(call, way, victim), requestsOf(call, way, nobodys)];
        for (const [who, headers] of Object.entries(thieves)) {
          const ask = async (requests: typeof foreign) => {
            const answers: string[] = [];
            for (const { method, path, body } of requests) {
              answers.push(plainText(await platform.call(method, path, body, { headers: headers() })));
            }
            return answers.join('; ');
          };
          const [theirs, nowhere] = [await ask(foreign), await ask(unknown)];
          tried += 1;
          if (theirs !== nowhere) {
            wrong.push(`${call.id} ${way.place} ${way.at.join('.')} by ${who}: ${theirs}, unknown ${nowhere}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(800);
    expect(await belongingsOfVictim()).toEqual(before);
  });
});
