// The permission matrix: every principal makes every call of the mounted services. What has to come of it is read from
// the contract; a cell that is not tried fails, so does an answer that tells a foreign id from an unknown one.

import { allows, type Declared, declared, isFile, mayCall, type PrincipalKind, type Ref } from '@uos/contract';
import { type Dispatcher, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServed } from '../../../packages/platform/src/kernel/call/route.ts';
import { mounted } from '../../../packages/platform/src/services/mounted.ts';
import { type TestPlatform, testPlatform } from '../../../packages/platform/src/testing/platform.ts';
import { type Ids, openStudio, type Studio, unknownIds } from '../../support/fills/index.ts';
import { folderOf, isFullRound, narrowed } from '../../support/rounds.ts';
import { type Engine, type Ground, openGround } from '../ground.ts';
import {
  basic,
  type Headers,
  nonce,
  openPrincipals,
  PERSONA,
  type Principal,
  person,
  player,
  sessions,
} from './principals.ts';
import { type Request, requestInside, requestOf, requestWith } from './requests.ts';

const handlers = new Map(mounted.map((one) => [one.service.name, one.handlers]));
const isBuilt = (call: Declared): boolean => isServed(handlers.get(call.service.name), call);
// why last: it ends the session it is called with
const ENDS_SESSION = 'session.logout';
const every = declared(mounted.map(({ service }) => service)).sort(
  (a, b) => Number(a.id === ENDS_SESSION) - Number(b.id === ENDS_SESSION),
);
// why only then: whoever changes a service may let somebody in to another
const calls = isFullRound ? narrowed(every, ({ id }) => folderOf(id)) : every;
const internals = [...new Set(mounted.flatMap(({ service }) => service.internal ?? []))];

const TENANT: readonly Ref[] = ['app.app', 'app.service', 'org.org'];

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A status, `admitted` for none that refuses, or `unknown` for the answer that an id nobody has would get. */
type Expected = 401 | 403 | 423 | 'admitted' | 'unknown';

/** Who carries what a game gives out. */
const PLAYING: readonly PrincipalKind[] = ['player', 'persona', 'game'];
const REFUSALS: readonly number[] = [401, 403, 423];
const BACK_ENDS: readonly string[] = ['app', 'cdn', 'player', 'metrics'];
// why: it is open to all, and says with a 401 that nobody is signed in
const TELLS_WHO_IS_SIGNED_IN = 'session.check';

/** Calls that do one thing for those who look and another for those who may change things. */
const OWNERS_START: readonly string[] = ['usage.cdn.analyzeBundle'];

/** Calls whose proof is in what they are asked. */
const TAKES_A_TOKEN: readonly string[] = ['passport.login.refreshToken', 'passport.playerLogin.refreshToken'];

/** Calls whose proof is a link that was handed out. */
const TAKES_A_LINK: readonly string[] = ['multiverse.allocations.logFile'];

/** Calls of whoever has a secret or plays, that a player makes for a persona. */
const SPEAKS_FOR_A_PERSONA: readonly string[] = ['push.apps.connectToken'];

function expected(call: Declared, principal: Principal): Expected {
  const core = !BACK_ENDS.includes(call.accepts);
  const kind = kindAt(call, principal, core);
  if (principal.wrongSecret && !core && !(kind === 'game' && mayCall(call, 'game'))) {
    return 401;
  }
  if (call.id === TELLS_WHO_IS_SIGNED_IN && !allows('signed-in', kind)) {
    return principal.blocked ? 423 : 401;
  }
  if (TAKES_A_TOKEN.includes(call.id)) {
    return 401;
  }
  if (TAKES_A_LINK.includes(call.id)) {
    return 403;
  }
  if (kind === 'player' && SPEAKS_FOR_A_PERSONA.includes(call.id)) {
    return 403;
  }
  if (kind === 'member' && OWNERS_START.includes(call.id)) {
    return 403;
  }
  if (mayCall(call, kind)) {
    return call.withNonce === true && kind === 'persona' ? 401 : 'admitted';
  }
  if (principal.blocked) {
    return 423;
  }
  if (PLAYING.includes(kind)) {
    return 403;
  }
  const playersOnly = call.accepts === 'player' && !mayCall(call, 'app');
  if (kind === 'visitor' || playersOnly) {
    return 401;
  }
  if (kind === 'user' && core && allows(call.access, 'owner') && call.access !== 'service') {
    return 'unknown';
  }
  // why: whose app it is not is answered as if there were no such app
  return kind === 'user' && !core ? 401 : 403;
}

/** What somebody is to one back end: nobody signs in to the platform core with what a game carries. */
function kindAt({ service }: Declared, { kind, only }: Principal, core: boolean): PrincipalKind {
  const isOutside = only !== undefined && only !== (service.internal ?? 'uos');
  return isOutside || (core && PLAYING.includes(kind)) ? 'visitor' : kind;
}

const EVERY_KIND: Readonly<Record<PrincipalKind, true>> = {
  visitor: true,
  user: true,
  member: true,
  owner: true,
  operator: true,
  'partner-operator': true,
  billing: true,
  app: true,
  game: true,
  player: true,
  persona: true,
};

function saysNotBuilt({ id }: Declared, { status, body }: Answer): boolean {
  return status === 501 && JSON.stringify(body).includes(`"${id} is declared but not served by this build"`);
}

/** What only a handler can find out, because the app is not in the path: who the caller is to what the input names. */
function askedByHandler(call: Declared, { kind }: Principal, wanted: Expected): boolean {
  const namesNoApp = !BACK_ENDS.includes(call.accepts) && !call.operation.paramNames.includes('appId');
  return wanted === 'unknown' || (kind === 'member' && allows(call.access, 'owner') && namesNoApp);
}

/** The same status and words; ids and times are nobody's evidence. */
function same(a: Answer, b: Answer): boolean {
  return a.status === b.status && plain(a.body) === plain(b.body);
}

function plain(body: unknown): string {
  return JSON.stringify(body)
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '#')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '#')
    .replace(/"\d{10}"/g, '"#"');
}

export function describeMatrix(engine: Engine): void {
  describe(`on ${engine}`, () => {
    let ground: Ground | undefined;
    let platform: TestPlatform;
    let studio: Studio;
    let other: Studio;
    let principals: Principal[];
    let otherIds: Ids;
    let unknown: Ids;
    /** The first studio's app and organisation, and nothing in them. */
    let tenant: Ids;
    beforeAll(async () => {
      ground = await openGround(engine);
      platform = await testPlatform(ground.options);
      await ground.joined(platform);
      studio = await openStudio(platform, internals);
      other = await openStudio(platform, internals);
      otherIds = await other.ids();
      unknown = unknownIds(otherIds);
      tenant = { ...unknown, ...(await studio.ids(TENANT)) };
      await studio.ids(['cdn.badge', 'passport.realm']);
      principals = await openPrincipals(platform, studio, other);
    });
    afterAll(async () => {
      await platform?.stop();
      await ground?.stop();
    });

    // why not `fetch`: twenty thousand calls are made, and it costs three times as much
    async function send({ method, path, body }: Request, headers: Headers): Promise<Answer> {
      const answer = await request(platform.origin + path, {
        method: method as Dispatcher.HttpMethod,
        headers: { 'content-type': 'application/json', ...headers },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const text = await answer.body.text();
      return {
        status: answer.statusCode,
        body: /json/.test(String(answer.headers['content-type'])) ? JSON.parse(text) : text,
      };
    }

    describe('every principal × every operation', () => {
      it('has a row for each kind of caller', () => {
        expect(new Set(principals.map(({ kind }) => kind))).toEqual(new Set(Object.keys(EVERY_KIND)));
      });

      it('is answered as the contract says', { timeout: 600_000 }, async () => {
        const wrong: string[] = [];
        let cells = 0;
        for (const call of calls) {
          const problems = await Promise.all(principals.map((principal) => tryCell(call, principal)));
          cells += problems.length;
          wrong.push(...problems.filter((problem) => problem !== undefined));
        }
        expect(wrong).toEqual([]);
        expect(cells).toBe(calls.length * principals.length);
      });
    });

    describe("another tenant's ids", () => {
      let victim: Studio;
      beforeAll(async () => {
        victim = await openStudio(platform, internals);
      });

      it('answer like unknown ones, alone and inside something of the own', { timeout: 400_000 }, async () => {
        const cookie = await sessions(platform)('user', await person(platform, 'neighbour', other.app.orgId, 'owner'));
        const neighbours: Readonly<Record<string, () => Headers>> = {
          session: () => ({ ...cookie, 'X-APP-ID': other.app.id }),
          credential: () => basic(other.app.id, other.app.serviceSecret),
          player: () => player(platform, other.app),
          game: () => nonce(platform, other.app),
        };
        const ids = await victim.ids();
        const wrong: string[] = [];
        const tried = calls.filter((call) => isBuilt(call) && call.access !== 'public' && !isFile(call));
        let compared = 0;
        for (const call of tried) {
          const asked = [
            ['foreign', requestOf(call, ids), requestOf(call, unknown)],
            ['inside', requestInside(call, otherIds, ids), requestInside(call, otherIds, unknown)],
          ] as const;
          for (const [how, foreign, nowhere] of asked) {
            if (JSON.stringify(foreign) === JSON.stringify(nowhere)) {
              continue;
            }
            for (const [who, headers] of Object.entries(neighbours)) {
              compared += 1;
              const [a, b] = [await send(foreign, headers()), await send(nowhere, headers())];
              if (!same(a, b)) {
                wrong.push(
                  `${call.id} ${how} by ${who}: ${a.status} ${plain(a.body)}, unknown ${b.status} ${plain(b.body)}`,
                );
              }
            }
          }
        }
        expect(wrong).toEqual([]);
        expect(compared).toBeGreaterThan(100);
      });

      it('are untouched afterwards', async () => {
        const ids = await victim.ids();
        const owner = basic(victim.app.id, victim.app.serviceSecret);
        for (const path of [
          `/api/v1/buckets/${ids['cdn.bucket']}/entries/${ids['cdn.entry']}/`,
          `/api/v1/buckets/${ids['cdn.bucket']}/releases/${ids['cdn.release']}/`,
          `/upass/v1/realms/${ids['passport.realm']}`,
        ]) {
          expect([path, (await send({ method: 'GET', path, body: undefined }, owner)).status]).toEqual([path, 200]);
        }
      });
    });

    /** What is wrong with the answer, or undefined. */
    async function tryCell(call: Declared, principal: Principal): Promise<string | undefined> {
      const problem = await problemOf(call, principal);
      return problem && `${call.id} (${call.accepts}, ${call.access}) as ${principal.name}: ${problem}`;
    }

    async function problemOf(call: Declared, principal: Principal): Promise<string | undefined> {
      const wanted = expected(call, principal);
      const answer = await send(requestFor(call, wanted), principal.headers());
      const got = `${answer.status} ${JSON.stringify(answer.body).slice(0, 160)}`;
      if (!isBuilt(call) && (wanted === 'admitted' || askedByHandler(call, principal, wanted))) {
        return saysNotBuilt(call, answer) ? undefined : `expected 501 with the id of the call, was ${got}`;
      }
      if (wanted === 'admitted') {
        const refused = REFUSALS.includes(answer.status) || answer.status >= 500;
        return refused ? `expected to be admitted, was ${got}` : undefined;
      }
      if (wanted === 'unknown') {
        const nowhere = await send(leastOf(call, unknown), principal.headers());
        return same(answer, nowhere) ? undefined : `expected what an unknown id gets, was ${got}`;
      }
      return answer.status === wanted ? undefined : `expected ${wanted}, was ${got}`;
    }

    /** What would change who may do what is sent in a way that is admitted and then carried out on nothing. */
    const ON_NOTHING: Readonly<Record<string, (request: Request) => Request>> = {
      'app.secrets.regenerate': (request) => ({ ...request, body: { SecretType: 'none' } }),
      'app.services.set': (request) => ({ ...request, body: { ServiceName: 'none' } }),
      'org.approve': (request) => ({
        ...request,
        path: request.path.replace(studio.app.orgId, unknown['org.org'] ?? ''),
      }),
      'org.invalidate': (request) => ({
        ...request,
        path: request.path.replace(studio.app.orgId, unknown['org.org'] ?? ''),
      }),
      // why: of a function that is there it says that none of its servers runs
      'func.functions.endpoint': (request) => ({
        ...request,
        path: request.path.replace(studio.app.id, unknown['app.app'] ?? ''),
      }),
      // why: the id is that of the app that calls, whichever that is
      'passport.idDomains.create': (request) => ({ ...request, body: { name: 'a' } }),
      // why: a player speaks for itself only
      'push.apps.connectToken': (request) => ({ ...request, body: { playerId: PERSONA } }),
    };

    /** What cannot be left out, and the tenant wherever one may be named. */
    function leastOf(call: Declared, ids: Ids): Request {
      return requestWith(call, ({ ref, required }) => (required || TENANT.includes(ref) ? ids[ref] : undefined));
    }

    function requestFor(call: Declared, wanted: Expected): Request {
      const asked = leastOf(call, tenant);
      return wanted === 'admitted' ? (ON_NOTHING[call.id]?.(asked) ?? asked) : asked;
    }
  });
}
