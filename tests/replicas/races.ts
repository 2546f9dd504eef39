// What must hold when several processes do the same or opposite things at the same moment. Each race is written once:
// four processes run them all, and each guard in the source is removed once to see that one of them notices.
import { createHash, randomUUID } from 'node:crypto';
import { request } from 'undici';
import type { TestPlatform } from '../../packages/platform/src/testing.ts';

export interface RaceTrack {
  /** Makes studios and people; stands on the same database, and takes no part. */
  readonly helper: TestPlatform;
  readonly ports: readonly number[];
  /** Keys of what the object store holds. */
  storedKeys(): Promise<string[]>;
}

export type Race = (track: RaceTrack) => Promise<void>;

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Calls with these headers, each sent to the next process. */
function caller({ ports, helper }: RaceTrack, headers: Readonly<Record<string, string>>) {
  const host = new URL(helper.origin).host;
  let turn = Math.floor(Math.random() * ports.length);
  return async (method: string, path: string, body?: unknown): Promise<Reply> => {
    turn += 1;
    const answer = await request(`http://127.0.0.1:${ports[turn % ports.length]}${path}`, {
      method: method as 'GET',
      headers: { ...headers, host, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };
}

type Call = ReturnType<typeof caller>;

async function must<Body>(call: Call, method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await call(method, path, body);
  if (answer.status >= 300) {
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body as Body;
}

class RaceLost extends Error {}

function holds(what: string, isTrue: boolean, seen?: unknown): void {
  if (!isTrue) {
    throw new RaceLost(`${what}${seen === undefined ? '' : `: ${JSON.stringify(seen)}`}`);
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const all = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> => Promise.all(upTo(count).map(work));
const statuses = (answers: readonly Reply[]): number[] => answers.map(({ status }) => status).sort((a, b) => a - b);
const is = (answers: readonly Reply[], expected: readonly number[]): boolean =>
  statuses(answers).join() === expected.join();
const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const entryOf = (path: string, text: string) => ({ path, content_hash: md5(text), content_size: text.length });

async function studio(
  track: RaceTrack,
  services?: readonly string[],
): Promise<{ id: string; orgId: string; call: Call }> {
  const app = await track.helper.app(services);
  const call = caller(track, { authorization: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}` });
  return { id: app.id, orgId: app.orgId, call };
}

const newBucket = async (call: Call): Promise<string> =>
  (await must<{ id: string }>(call, 'POST', '/api/v1/buckets/', { name: `b-${randomUUID()}` })).id;

/** Stores texts under their own names. */
async function putFiles(track: RaceTrack, call: Call, bucket: string, texts: readonly string[]): Promise<void> {
  const wanted = texts.map((text) => ({ ...entryOf(text, text), signed_url: true }));
  const made = await must<{ signed_url?: string; path: string }[]>(
    call,
    'POST',
    `/api/v1/buckets/${bucket}/multientries/`,
    wanted,
  );
  await Promise.all(made.map(({ signed_url = '', path }) => upload(track, signed_url, path)));
}

async function upload({ ports }: RaceTrack, signedUrl: string, text: string): Promise<void> {
  if (signedUrl === '') {
    return;
  }
  const { host, pathname, search } = new URL(signedUrl);
  const port = ports[Math.floor(Math.random() * ports.length)];
  const answer = await request(`http://127.0.0.1:${port}${pathname}${search}`, {
    method: 'PUT',
    headers: { host },
    body: text,
  });
  const said = await answer.body.text();
  holds('an upload is stored', answer.statusCode === 200, `${answer.statusCode} ${said}`);
}

const newRelease = (call: Call, bucket: string) =>
  must<{ releaseid: string; releasenum: number; entry_count: number }>(
    call,
    'POST',
    `/api/v1/buckets/${bucket}/releases/`,
    {},
  );

export const RACES: Readonly<Record<string, Race>> = {
  async 'releases are numbered without a gap or a double'(track) {
    const { call } = await studio(track);
    const bucket = await newBucket(call);
    await putFiles(track, call, bucket, ['a']);
    const bad = { entries: [{ entryid: randomUUID(), versionid: randomUUID() }] };
    const answers = await all(40, (index) =>
      call('POST', `/api/v1/buckets/${bucket}/releases/`, index % 2 === 0 ? {} : bad),
    );
    const made = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body as { releasenum: number }).releasenum);
    holds('every good call makes a release', made.length === 20, statuses(answers));
    holds('numbers are 1 to 20', made.sort((a, b) => a - b).join() === upTo(21).slice(1).join(), made);
  },

  async 'a badge that was moved is never seen where it was before'(track) {
    const { call } = await studio(track);
    const bucket = await newBucket(call);
    await putFiles(track, call, bucket, ['a']);
    for (const _ of upTo(3)) {
      await newRelease(call, bucket);
    }
    let moved = 0;
    let moving = true;
    const mover = async (): Promise<void> => {
      try {
        for (const step of upTo(30)) {
          const releasenum = (step % 3) + 1;
          await must(call, 'PUT', `/api/v1/buckets/${bucket}/badges/`, { name: 'live', releasenum });
          moved = step + 1;
        }
      } finally {
        moving = false;
      }
    };
    const reader = async (): Promise<void> => {
      while (moving) {
        const before = moved;
        if (before === 0) {
          await new Promise((resolve) => setTimeout(resolve, 5));
        } else {
          const { releasenum } = await must<{ releasenum: number }>(
            call,
            'GET',
            `/api/v1/buckets/${bucket}/release_by_badge/live/`,
          );
          // why the span: moves that end while the read is under way may or may not be seen
          const possible = upTo(moved + 2 - before).map((more) => ((before - 1 + more) % 3) + 1);
          holds('a read sees the newest move', possible.includes(releasenum), { releasenum, possible });
        }
      }
    };
    await Promise.all([mover(), reader(), reader(), reader()]);
  },

  async '50 uploads of one content store it once'(track) {
    const { id, call } = await studio(track);
    const bucket = await newBucket(call);
    const text = 'the same content '.repeat(2000);
    const made = await all(50, (index) =>
      must<{ signed_url: string }>(call, 'POST', `/api/v1/buckets/${bucket}/entries/`, {
        ...entryOf(`copy-${index}`, text),
        signed_url: true,
      }),
    );
    await Promise.all(made.map(({ signed_url }) => upload(track, signed_url, text)));
    const kept = (await track.storedKeys()).filter((key) => key.includes(id) && key.includes(md5(text)));
    holds('the store holds it once', kept.length === 1, kept);
    const open = await must<unknown[]>(call, 'GET', `/api/v1/buckets/${bucket}/entries/?complete=false`);
    holds('every entry is complete', open.length === 0, open.length);
  },

  async 'an entry of one path is created once'(track) {
    const { call } = await studio(track);
    const bucket = await newBucket(call);
    const answers = await all(20, (index) =>
      call('POST', `/api/v1/buckets/${bucket}/entries/`, entryOf('same/path', `${index}`)),
    );
    holds('one is created, 19 conflict', is(answers, [200, ...upTo(19).map(() => 409)]), statuses(answers));
  },

  async 'promote against delete has one winner'(track) {
    const { call } = await studio(track);
    const files = upTo(200).map((number) => `file-${number}`);
    const source = await newBucket(call);
    await putFiles(track, call, source, files);
    for (const round of upTo(6)) {
      const doomed = await newBucket(call);
      const target = await newBucket(call);
      await must(
        call,
        'POST',
        `/api/v1/buckets/${doomed}/multientries/`,
        files.map((file) => entryOf(file, file)),
      );
      const { releaseid } = await newRelease(call, doomed);
      const promote = async (): Promise<Reply> =>
        call('POST', `/api/v1/buckets/${doomed}/promote/`, { from_release: releaseid, to_bucket: target });
      const remove = async (): Promise<Reply> => {
        await new Promise((resolve) => setTimeout(resolve, 3 + round * 3));
        return call('DELETE', `/api/v1/buckets/${doomed}/`);
      };
      const [promoted, removed] = await Promise.all([promote(), remove()]);
      holds('the delete succeeds', removed.status === 204, removed);
      holds('the promotion succeeds or finds nothing', [200, 404].includes(promoted.status), promoted);
      const entries = await must<unknown[]>(call, 'GET', `/api/v1/buckets/${target}/entries/?per_page=1000`);
      const whole = promoted.status === 200 ? files.length : 0;
      holds('all files came or none', entries.length === whole, [promoted.status, entries.length]);
    }
  },

  async 'of two exclusive services one is on'(track) {
    const { orgId } = await studio(track);
    const { token } = await track.helper.signedIn(`owner-${randomUUID()}`, orgId, 'owner');
    const call = caller(track, { cookie: `sst=${token}` });
    for (const _ of upTo(8)) {
      const made = await must<{ AppId: string }>(call, 'POST', '/api/app', {
        ProjectName: randomUUID(),
        OrganizationId: orgId,
      });
      const answers = await Promise.all(
        ['usync', 'multiverse', 'usync', 'multiverse'].map((ServiceName) =>
          call('POST', `/api/app/${made.AppId}/service`, { ServiceName, Status: 'Enabled' }),
        ),
      );
      holds('one kind is switched on', is(answers, [200, 200, 400, 400]), statuses(answers));
    }
  },

  async 'the last realm stays'(track) {
    const { call } = await studio(track, ['passport']);
    await must(call, 'POST', '/upass/v1/id-domains', { name: 'd' });
    for (const _ of upTo(8)) {
      await must(call, 'POST', '/upass/v1/realms', { name: 'second' });
      const { realms } = await must<{ realms: { realmID: string }[] }>(call, 'POST', '/upass/v1/realms/search', {});
      const gone = await Promise.all(realms.map(({ realmID }) => call('DELETE', `/upass/v1/realms/${realmID}`)));
      holds('one of two is deleted', is(gone, [200, 400]), statuses(gone));
    }
  },

  async 'a review has one verdict'(track) {
    const { call } = await studio(track);
    for (const _ of upTo(10)) {
      const { id } = await must<{ id: string }>(call, 'POST', '/api/v1/mods/basic/', { name: 'raced' });
      await must(call, 'POST', `/api/v1/mods/basic/${id}/versions/`, { version: '1' });
      await must(call, 'POST', `/api/v1/mods/basic/${id}/inspect/`, {});
      const answers = await all(6, (index) =>
        call('POST', `/api/v1/mods/basic/${id}/inspect/`, {
          action: index % 2 === 0 ? 'approve' : 'reject',
          reason: 'raced',
        }),
      );
      holds('one verdict is taken', is(answers, [200, 400, 400, 400, 400, 400]), statuses(answers));
    }
  },

  async 'no file comes into a version that is in review'(track) {
    const { call } = await studio(track);
    for (const round of upTo(12)) {
      const { id } = await must<{ id: string }>(call, 'POST', '/api/v1/mods/basic/', { name: 'raced' });
      const { versionid } = await must<{ versionid: string }>(call, 'POST', `/api/v1/mods/basic/${id}/versions/`, {
        version: '1',
      });
      const add = () =>
        call(
          'POST',
          `/api/v1/mods/basic/${id}/versions/${versionid}/entries/`,
          entryOf('a.txt', `never sent in round ${round}`),
        );
      const start = () => call('POST', `/api/v1/mods/basic/${id}/inspect/`, {});
      await Promise.all(round % 2 === 0 ? [add(), start()] : [start(), add()]);
      const { status } = await must<{ status: string }>(call, 'GET', `/api/v1/mods/basic/${id}/`);
      const files = await must<unknown[]>(call, 'GET', `/api/v1/mods/basic/${id}/entries/`);
      holds('in review without it, or not in review with it', (status === 'ongoing') === (files.length === 0), [
        status,
        files.length,
      ]);
    }
  },

  async 'an organisation is approved or refused, not both'(track) {
    const { token } = await track.helper.signedIn(`founder-${randomUUID()}`);
    const founder = caller(track, { cookie: `sst=${token}` });
    const operator = caller(track, { cookie: `admin_sst=${await track.helper.operator(`op-${randomUUID()}`)}` });
    for (const _ of upTo(8)) {
      const name = randomUUID();
      const { id } = await must<{ id: string }>(founder, 'POST', '/api/organizations', {
        OrgName: name,
        Domain: `${name}.example`,
      });
      const answers = await all(6, () => operator('POST', `/api/organizations/${id}/approve`, {}));
      holds('one approval counts', answers.filter(({ status }) => status < 300).length === 1, statuses(answers));
    }
  },
};
