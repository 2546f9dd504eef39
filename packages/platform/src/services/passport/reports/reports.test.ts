import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { appWithRealm, newPlayer, refusal, type TestPlayer } from '../testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

async function world() {
  const place = await appWithRealm(platform);
  return { ...place, player: (name?: string) => newPlayer(platform, place, name) };
}

const report = (by: TestPlayer, of: TestPlayer, category = 'cheat', more: object = {}) =>
  by.call('POST', '/reports', { targetPersonaID: of.personaId, category, ...more });
const idOf = (answer: { body: unknown }) => (answer.body as { report: { id: string } }).report.id;

describe('playerReports', () => {
  it('are made once of a kind in 24 hours while they are under review', async () => {
    const { app, player } = await world();
    const [ana, ben] = [await player(), await player()];
    const first = await report(ana, ben, 'cheat', { content: '瞬移', evidence: ['https://a.example/1.mp4'] });
    expect(first.body).toMatchObject({
      report: { status: 'Reviewing', targetUserID: ben.userId, evidence: ['https://a.example/1.mp4'], reviewer: '' },
    });
    expect(refusal(await report(ana, ben))).toEqual([409, 60_001]);
    expect((await report(ana, ben, 'abuse')).status).toBe(200);
    expect((await report(ben, ana)).status).toBe(200);
    await app.call('PUT', `/upass/v1/reports/${idOf(first)}`, { status: 'Cleared' });
    const second = await report(ana, ben);
    const dayAgo = new Date(platform.ports.clock.now().getTime() - 24 * 3_600_000).toISOString();
    await platform.ports.db
      .updateTable('passport_reports')
      .set({ created_at: dayAgo })
      .where('id', '=', idOf(second))
      .execute();
    expect((await report(ana, ben)).status).toBe(200);
  });

  it('are of others who are there', async () => {
    const { player } = await world();
    const [ana, ben] = [await player(), await player()];
    expect(refusal(await report(ana, ana))).toEqual([400, 30_001]);
    expect(refusal(await report(ana, { ...ben, personaId: crypto.randomUUID() }))).toEqual([404, 50_001]);
  });

  it('are taken back by who made them while nobody has decided', async () => {
    const { app, player } = await world();
    const [ana, ben] = [await player(), await player()];
    const id = idOf(await report(ana, ben));
    expect(refusal(await ben.call('POST', `/reports/${id}/revoke`))).toEqual([404, 50_001]);
    expect(await ana.ok('POST', `/reports/${id}/revoke`)).toMatchObject({ report: { status: 'Revoked' } });
    expect(refusal(await ana.call('POST', `/reports/${id}/revoke`))).toEqual([400, 90_001]);
    expect(refusal(await app.call('PUT', `/upass/v1/reports/${id}`, { status: 'Actioned' }))).toEqual([400, 90_001]);
    expect(refusal(await app.call('PUT', `/upass/v1/reports/${id}`, { status: 'Revoked' }))).toEqual([400, 30_001]);
  });
});

describe('reports', () => {
  it('are decided with the name of who does, and reviewed again', async () => {
    const { app, player } = await world();
    const id = idOf(await report(await player(), await player()));
    const decide = (body: object) =>
      app.call('PUT', `/upass/v1/reports/${id}`, body, {
        basic: `${app.id}:${app.serviceSecret}`,
        headers: { 'X-USER-INFO': 'chen | 7' },
      });
    expect((await decide({ status: 'Actioned', result: '封禁 7 天' })).body).toMatchObject({
      report: { status: 'Actioned', result: '封禁 7 天', reviewer: 'chen', reviewedAt: expect.any(String) },
    });
    expect((await decide({ status: 'Cleared' })).body).toMatchObject({
      report: { status: 'Cleared', result: '封禁 7 天' },
    });
    const again = await decide({ status: 'Reviewing' });
    expect(again.body).toMatchObject({ report: { status: 'Reviewing', result: '', reviewer: '' } });
    expect(again.body).not.toHaveProperty('report.reviewedAt');
    expect((await app.call('DELETE', `/upass/v1/reports/${id}`)).body).toEqual({});
    expect(refusal(await app.call('DELETE', `/upass/v1/reports/${id}`))).toEqual([404, 50_001]);
  });

  it('are searched by id, state, category and both personas', async () => {
    const { app, player } = await world();
    const [ana, ben, cleo] = [await player(), await player(), await player()];
    const id = idOf(await report(ana, ben));
    await report(ana, cleo, 'abuse');
    await report(cleo, ben, 'abuse');
    const found = async (body: object) =>
      ((await app.call('POST', '/upass/v1/reports/search', body)).body as { total: number }).total;
    expect(await found({ id })).toBe(1);
    expect(await found({ category: 'abuse' })).toBe(2);
    expect(await found({ targetPersonaID: ben.personaId })).toBe(2);
    expect(await found({ reporterPersonaID: ana.personaId, status: 'Reviewing' })).toBe(2);
    expect(await found({ to: '2020-01-01T00:00:00Z' })).toBe(0);
    expect(await found({ from: '2020-01-01T00:00:00+08:00' })).toBe(3);
  });

  it('are gathered by who is reported, most under review first', async () => {
    const { app, player } = await world();
    const [ana, ben, cleo] = [await player(), await player('Ben'), await player()];
    await report(ana, ben);
    const decided = idOf(await report(cleo, ben, 'abuse'));
    await report(cleo, ben, 'cheat');
    await report(ben, cleo);
    await app.call('PUT', `/upass/v1/reports/${decided}`, { status: 'Actioned' });
    const { body } = await app.call('GET', '/upass/v1/reports/targets');
    expect(body).toMatchObject({
      total: 2,
      targets: [
        {
          targetPersonaID: ben.personaId,
          targetUserID: ben.userId,
          displayName: 'Ben',
          reviewingCount: 2,
          reportCount: 3,
          reporterCount: 2,
          categories: ['abuse', 'cheat'],
        },
        { targetPersonaID: cleo.personaId, reportCount: 1 },
      ],
    });
    expect((await app.call('GET', '/upass/v1/reports/targets?status=Actioned&count=1')).body).toMatchObject({
      total: 1,
      count: 1,
      targets: [{ reportCount: 1, reviewingCount: 0 }],
    });
  });
});
