import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { type EntryBody, entryOf, must, newBucket } from '../testing.ts';
import { REPORT_STEPS, REVIEW_STEPS, type ReportStatus, type ReviewStatus } from './rules.ts';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform();
  app = await platform.app();
});
afterAll(() => platform.stop());

interface ModBody {
  readonly id: string;
  readonly bucketid: string;
  readonly status: ReviewStatus;
  readonly report_status: ReportStatus;
  readonly report_count: number;
  readonly versions: readonly { readonly versionid: string; readonly status: ReviewStatus }[];
}
interface FileBody extends EntryBody {
  readonly inspect_result: string;
  readonly report_status: string;
}
interface ReportBody {
  readonly status: ReviewStatus;
  readonly summary: object;
  readonly items: readonly { path: string; result: string; label: string }[];
  readonly reason: string;
}

const newMod = (name = '暴风雪皮肤包', more: object = {}) =>
  must<ModBody>(app, 'POST', '/mods/basic/', { name, ...more });
const newVersion = async (mod: ModBody, version = '1.0.0') =>
  (await must<{ versionid: string }>(app, 'POST', `/mods/basic/${mod.id}/versions/`, { version })).versionid;
const inspect = (mod: ModBody, body: object = {}) => must<ModBody>(app, 'POST', `/mods/basic/${mod.id}/inspect/`, body);
const report = (mod: ModBody, body: object = {}) =>
  must<ReportBody>(app, 'POST', `/mods/basic/${mod.id}/inspect/report/`, body);

async function putModFile(mod: ModBody, versionId: string, path: string, content: string): Promise<FileBody> {
  const entry = await must<FileBody>(app, 'POST', `/mods/basic/${mod.id}/versions/${versionId}/entries/`, {
    ...entryOf(path, content),
    signed_url: true,
  });
  if (entry.signed_url !== undefined && entry.signed_url !== '') {
    expect((await fetch(entry.signed_url, { method: 'PUT', body: content })).status).toBe(200);
  }
  return entry;
}

describe('mods', () => {
  it('start without a version, in a bucket that lists do not show', async () => {
    const mod = await newMod('隐藏的桶', { tags: ['外观'], author_id: 'p1', author_name: '雾中旅人' });
    expect(mod).toMatchObject({
      status: 'not_start',
      report_status: '',
      latest_versionid: null,
      version_count: 0,
      tags: ['外观'],
    });
    const listed = await must<{ id: string }[]>(app, 'GET', '/buckets/?per_page=9999');
    expect(listed.map(({ id }) => id)).not.toContain(mod.bucketid);
    expect(await must(app, 'GET', `/buckets/${mod.bucketid}/`)).toMatchObject({ id: mod.bucketid });
    const { body } = await app.call('GET', `/api/v1/mods/basic/${mod.id}/entries/`);
    expect(body).toEqual([]);
  });

  it('are found by name, author and state', async () => {
    const mod = await newMod('唯一的名字', { author_id: 'author-7' });
    for (const query of ['name=唯一', 'author_id=author-7', 'author_id=author-7&status=not_start']) {
      expect(await must(app, 'GET', `/mods/basic/?${query}`)).toMatchObject([{ id: mod.id }]);
    }
    expect(await must(app, 'GET', '/mods/basic/?author_id=author-7&report_status=down')).toEqual([]);
  });

  it('take the bytes of a file by an upload token of the hidden bucket as well', async () => {
    const mod = await newMod();
    const file = entryOf('a.txt', 'by token');
    const token = await must<{ uploadToken: string; uploadUrl: string }>(
      app,
      'GET',
      `/buckets/${mod.bucketid}/uploadtoken/${file.content_hash}/`,
    );
    const form = new FormData();
    form.set('token', token.uploadToken);
    form.set('key', 'any');
    form.set('file', new Blob(['by token']), 'a.txt');
    expect((await fetch(`${token.uploadUrl}/file/upload`, { method: 'POST', body: form })).status).toBe(200);
    const version = await newVersion(mod);
    await must(app, 'POST', `/mods/basic/${mod.id}/versions/${version}/entries/`, file);
    const [entry] = await must<FileBody[]>(app, 'GET', `/mods/basic/${mod.id}/versions/${version}/entries/`);
    expect(await (await fetch(entry?.content_link ?? '')).text()).toBe('by token');
  });

  it('keep the same path apart in each version', async () => {
    const mod = await newMod();
    const first = await newVersion(mod, '1.0');
    await putModFile(mod, first, 'skin.txt', 'old');
    await inspect(mod);
    await inspect(mod, { action: 'approve' });
    const second = await newVersion(mod, '1.1');
    await putModFile(mod, second, '/skin.txt', 'new');
    const texts = await Promise.all(
      [first, second].map(async (version) => {
        const [entry] = await must<FileBody[]>(app, 'GET', `/mods/basic/${mod.id}/versions/${version}/entries/`);
        expect(entry?.path).toBe('skin.txt');
        return (await fetch(entry?.content_link ?? '')).text();
      }),
    );
    expect(texts).toEqual(['old', 'new']);
    expect(await must(app, 'GET', `/mods/basic/${mod.id}/`)).toMatchObject({
      status: 'not_start',
      latest_versionid: first,
      version_count: 2,
      versions: [
        { version: '1.1', status: 'not_start' },
        { version: '1.0', status: 'success', entry_count: 1 },
      ],
    });
  });

  it('refuse a change of the hidden bucket that goes round the mod', async () => {
    const mod = await newMod();
    const version = await newVersion(mod);
    const { entryid } = await putModFile(mod, version, 'a.txt', 'a');
    const url = `/api/v1/buckets/${mod.bucketid}`;
    const other = await newBucket(app, 'source-of-promotion');
    const { releaseid } = await must<{ releaseid: string }>(app, 'POST', `/buckets/${other}/releases/`, {});
    const answers = await Promise.all([
      app.call('POST', `${url}/entries/`, entryOf('b.txt', 'b')),
      app.call('DELETE', `${url}/entries/${entryid}/`),
      app.call('POST', `${url}/releases/`, {}),
      app.call('PUT', `${url}/`, { name: 'mine' }),
      app.call('DELETE', `${url}/`),
      app.call('PUT', `${url}/badges/`, { name: 'x', releasenum: 1 }),
      app.call('POST', `/api/v1/buckets/${other}/promote/`, { from_release: releaseid, to_bucket: mod.bucketid }),
    ]);
    expect(answers.map(({ status, body }) => [status, (body as { code: number }).code])).toEqual(
      answers.map(() => [403, 4]),
    );
  });

  it('of another app are unknown', async () => {
    const mod = await newMod();
    const other = await platform.app();
    const calls = [
      ['GET', '/'],
      ['GET', '/entries/'],
      ['POST', '/inspect/', {}],
      ['POST', '/inspect/report/', {}],
      ['POST', '/versions/', { version: '1' }],
      ['POST', '/report/', { reason: 'x' }],
    ] as const;
    for (const [method, path, body] of calls) {
      expect(await other.call(method, `/api/v1/mods/basic/${mod.id}${path}`, body)).toMatchObject({ status: 404 });
    }
  });

  it('take no more files once a version is handed in, and none that are not uploaded', async () => {
    const mod = await newMod();
    const version = await newVersion(mod);
    const entries = `/api/v1/mods/basic/${mod.id}/versions/${version}/entries/`;
    await must(app, 'POST', `/mods/basic/${mod.id}/versions/${version}/entries/`, entryOf('later.txt', 'not here'));
    expect(await app.call('POST', `/api/v1/mods/basic/${mod.id}/inspect/`, {})).toMatchObject({
      status: 400,
      body: { code: 11 },
    });
    expect(await must(app, 'GET', `/mods/basic/${mod.id}/`)).toMatchObject({ status: 'not_start' });
    await putModFile(mod, await newVersion(mod, '2'), 'a.txt', 'a');
    await inspect(mod);
    const closed = entries.replace(
      version,
      (await must<ModBody>(app, 'GET', `/mods/basic/${mod.id}/`)).versions[0]?.versionid ?? '',
    );
    expect(await app.call('POST', closed, entryOf('b.txt', 'b'))).toMatchObject({ status: 400, body: { code: 9 } });
  });
});

describe('the inspection', () => {
  it('says of each file what it is, and only after the start', async () => {
    const mod = await newMod();
    const version = await newVersion(mod);
    await putModFile(mod, version, 'readme.txt', 'hello');
    await putModFile(mod, version, 'picture.png', 'MZ\x90\0 not a picture');
    await putModFile(mod, version, 'page.html', '<script>1</script>');
    expect(await report(mod)).toMatchObject({ status: 'not_start', started: null, items: [] });
    await inspect(mod);
    const first = await report(mod);
    expect(first).toMatchObject({
      status: 'ongoing',
      summary: { pass: 1, review: 1, block: 1 },
      items: [
        { path: 'page.html', result: 'review', label: 'active-content' },
        { path: 'picture.png', result: 'block', label: 'executable' },
        { path: 'readme.txt', result: 'pass', label: '' },
      ],
    });
    expect(await report(mod)).toEqual(first);
    const files = await must<FileBody[]>(app, 'GET', `/mods/basic/${mod.id}/entries/`);
    expect(files.map((file) => file.inspect_result)).toEqual(['review', 'block', 'pass']);
  });

  it('goes on where a run was cut off', async () => {
    const mod = await newMod();
    const version = await newVersion(mod);
    const { entryid } = await putModFile(mod, version, 'a.txt', 'cut off');
    await inspect(mod);
    await platform.ports.db
      .updateTable('cdn_mod_entries')
      .set({ result: '' })
      .where('entry_id', '=', entryid)
      .execute();
    expect(await report(mod)).toMatchObject({ summary: { pass: 1, review: 0, block: 0 } });
  });

  it('ends with who decided and why', async () => {
    const mod = await newMod();
    await newVersion(mod);
    await inspect(mod);
    const rejected = `/api/v1/mods/basic/${mod.id}/inspect/`;
    expect(await app.call('POST', rejected, { action: 'reject' })).toMatchObject({ status: 400, body: { code: 1 } });
    expect(await inspect(mod, { action: 'reject', reason: '含有程序' })).toMatchObject({ status: 'failed' });
    expect(await report(mod)).toMatchObject({
      status: 'failed',
      reason: '含有程序',
      operator: expect.stringMatching(/./),
    });
  });
});

describe('a mod that is taken down', () => {
  it('answers 404 on every content URL until it is restored', async () => {
    const mod = await newMod();
    const version = await newVersion(mod);
    const file = await putModFile(mod, version, 'a.txt', `only here ${mod.id}`);
    const link = new URL(file.content_link).pathname;
    const bytes = (await fetch(file.content_link, { redirect: 'manual' })).headers.get('location') ?? '';
    const urls = [`${platform.contentOrigin}${link}`, bytes];
    const statuses = () => Promise.all(urls.map(async (url) => (await fetch(url)).status));
    expect(await statuses()).toEqual([200, 200]);
    expect(await inspect(mod, { action: 'takedown', reason: '侵权' })).toMatchObject({ report_status: 'down' });
    expect(await statuses()).toEqual([404, 404]);
    expect(await must(app, 'GET', `/mods/basic/${mod.id}/entries/`)).toMatchObject([{ report_status: 'down' }]);
    expect(await report(mod)).toMatchObject({ reason: '侵权' });
    expect(await inspect(mod, { action: 'restore' })).toMatchObject({ report_status: '' });
    expect(await statuses()).toEqual([200, 200]);
  });

  it('is not put back by a report', async () => {
    const mod = await newMod();
    const file = await putModFile(mod, await newVersion(mod), 'a.txt', 'reported');
    const send = () =>
      must<ModBody>(app, 'POST', `/mods/basic/${mod.id}/report/`, { entryid: file.entryid, reason: '不当内容' });
    expect(await send()).toMatchObject({ report_status: 'reported', report_count: 1 });
    expect(await must(app, 'GET', `/mods/basic/${mod.id}/entries/`)).toMatchObject([{ report_status: 'reported' }]);
    await inspect(mod, { action: 'takedown' });
    expect(await send()).toMatchObject({ report_status: 'down', report_count: 2 });
    expect(await inspect(mod, { action: 'restore' })).toMatchObject({ report_status: '', report_count: 2 });
    expect(await must(app, 'GET', `/mods/basic/${mod.id}/entries/`)).toMatchObject([{ report_status: '' }]);
  });
});

type Action = keyof typeof REVIEW_STEPS | keyof typeof REPORT_STEPS | 'version' | 'report';

describe('the states of a mod', () => {
  const actions: Action[] = ['start', 'approve', 'reject', 'takedown', 'restore', 'version', 'report'];

  it('follow the table through any steps, and every other step is refused and changes nothing', async () => {
    const steps = fc.array(fc.record({ action: fc.constantFrom(...actions), older: fc.boolean() }), { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const mod = await newMod('any steps');
        const model = { versions: [] as { id: string; status: ReviewStatus }[], report: '' as ReportStatus };
        for (const { action, older } of sequence) {
          await take(mod, model, action, older);
          const seen = await must<ModBody>(app, 'GET', `/mods/basic/${mod.id}/`);
          expect(seen.versions.map(({ versionid: id, status }) => ({ id, status }))).toEqual(model.versions);
          expect(seen.status).toBe(model.versions[0]?.status ?? 'not_start');
          expect(seen.report_status).toBe(model.report);
        }
      }),
      { numRuns: 25 },
    );
  });

  interface Model {
    versions: { id: string; status: ReviewStatus }[];
    report: ReportStatus;
  }

  /** Takes the step on the platform and in the model, and expects both to agree on whether it is possible. */
  async function take(mod: ModBody, model: Model, action: Action, older: boolean): Promise<void> {
    const url = `/api/v1/mods/basic/${mod.id}`;
    if (action === 'version') {
      const answer = await app.call('POST', `${url}/versions/`, { version: `v${model.versions.length}` });
      const possible = model.versions.every(({ status }) => status !== 'ongoing');
      expect(answer.status).toBe(possible ? 200 : 400);
      if (possible) {
        const { versionid: id } = answer.body as { versionid: string };
        model.versions.unshift({ id, status: 'not_start' });
      }
      return;
    }
    if (action === 'report') {
      await must(app, 'POST', `/mods/basic/${mod.id}/report/`, { reason: 'x' });
      model.report = model.report === 'down' ? 'down' : 'reported';
      return;
    }
    const version = older ? model.versions.at(-1) : model.versions[0];
    const versionid = older ? version?.id : undefined;
    const answer = await app.call('POST', `${url}/inspect/`, { action, versionid, reason: 'because' });
    if (action === 'takedown' || action === 'restore') {
      const step = REPORT_STEPS[action];
      const possible = step.from.includes(model.report);
      expect(answer).toMatchObject(possible ? { status: 200 } : { status: 400, body: { code: 9 } });
      model.report = possible ? step.to : model.report;
      return;
    }
    const step = REVIEW_STEPS[action];
    const possible = version !== undefined && step.from.includes(version.status);
    expect(answer).toMatchObject(possible ? { status: 200 } : { status: 400, body: { code: 9 } });
    if (possible) {
      version.status = step.to;
    }
  }
});
