// Tasks around players, against a real platform: they are found, banned, handed over and erased by whoever may.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { answer } from './people.ts';
import { openStudio, type Studio } from './studio.ts';

interface Login {
  readonly personaAccessToken: string;
  readonly persona: { readonly personaID: string; readonly userID: string };
}

let studio: Studio;
let cli: Outside;

beforeAll(async () => {
  studio = await openStudio();
  cli = studio.pipeline();
  expect(await answer(cli, 'passport', 'enable')).toMatchObject({ service: 'passport', status: 'Enabled' });
});

afterAll(() => studio.stop());

const player = async (externalUserID: string, displayName: string): Promise<Login> => {
  const made = await studio.app.call('POST', '/upass/v1/login/external', { externalUserID, displayName });
  expect(made.status).toBe(200);
  return made.body as Login;
};

/** Status of a call that the player makes. */
const plays = async (token: string): Promise<number> => {
  const headers = { Authorization: `Bearer ${token}` };
  return (await studio.platform.call('GET', '/upass/v1/sdk/personas/me', undefined, { headers })).status;
};

describe('uos passport player find, show', () => {
  it('finds by name, by the id of the game, and by both ids, and says where there is nobody', async () => {
    const { persona } = await player('wx-find', '林雀');
    for (const words of ['林雀', persona.personaID]) {
      expect(await answer(cli, 'passport', 'player', 'find', words)).toContainEqual(
        expect.objectContaining({ kind: 'persona', id: persona.personaID, name: '林雀', status: 'Active' }),
      );
    }
    for (const words of ['wx-find', persona.userID]) {
      expect(await answer(cli, 'passport', 'player', 'find', words)).toEqual([
        expect.objectContaining({ kind: 'user', id: persona.userID, externalUserID: 'wx-find' }),
      ]);
    }
    expect(await answer(cli, 'passport', 'player', 'find', 'nobody at all')).toEqual([]);
    expect((await cli.run(['passport', 'player', 'show', 'nobody at all'])).code).toBe(3);
  });

  it('shows the user with the personas, as text in both languages and as JSON', async () => {
    const { persona } = await player('wx-show', 'Ana');
    const shown = await answer<{ user: { userID: string }; personas: object[] }>(
      cli,
      'passport',
      'player',
      'show',
      persona.personaID,
    );
    expect([shown.user.userID, shown.personas.length]).toEqual([persona.userID, 1]);
    const en = await cli.run(['passport', 'player', 'show', 'wx-show']);
    expect(en.stdout).toMatch(/^External user id +wx-show$/m);
    expect(en.stdout).toContain(persona.personaID);
    expect((await cli.run(['passport', 'player', 'show', 'wx-show', '--lang', 'zh'])).stdout).toMatch(
      /^外部用户 ID +wx-show$/m,
    );
  });

  it('asks which one is meant where several are, and not where a user and its persona have one name', async () => {
    const { persona } = await player('twin-1', 'Twin');
    await studio.app.call('PUT', `/upass/v1/users/${persona.userID}`, { displayName: 'Twin' });
    const alone = await answer<{ user: { userID: string } }>(cli, 'passport', 'player', 'show', 'Twin');
    expect(alone.user.userID).toBe(persona.userID);
    await player('twin-2', 'Twin');
    for (const verb of ['ban', 'show', 'erase']) {
      const run = await cli.run(['passport', 'player', verb, 'Twin', ...(verb === 'show' ? [] : ['--yes'])]);
      expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('"Twin" may be ')]);
    }
    const zh = await cli.run(['passport', 'player', 'ban', 'Twin', '--yes', '--lang', 'zh']);
    expect(zh.stderr).toMatch(/“Twin”可能指：(用户|角色) /);
  });
});

describe('uos passport player ban, unban', () => {
  it('asks first, ends the game at once, and is lifted', async () => {
    const { persona, personaAccessToken } = await player('wx-ban', 'Cheat');
    expect(await plays(personaAccessToken)).toBe(200);
    const line = ['passport', 'player', 'ban', persona.personaID, '--for', '7d', '--reason', 'speed hack'];
    expect((await cli.run(line)).code).toBe(2);
    expect((await cli.run([...line, '--dry-run'])).json()).toMatchObject({ dryRun: true });
    expect(await plays(personaAccessToken)).toBe(200);
    const banned = await answer<{ status: string; reason: string; unbanAt: string }>(cli, ...line, '--yes');
    expect(banned).toMatchObject({ kind: 'persona', status: 'Banned', reason: 'speed hack' });
    const days = (Date.parse(banned.unbanAt) - studio.platform.ports.clock.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(await plays(personaAccessToken)).not.toBe(200);
    expect(await answer(cli, 'passport', 'player', 'unban', persona.personaID)).toMatchObject({ status: 'Active' });
    expect(await answer(cli, 'passport', 'player', 'ban', persona.userID, '--yes')).toMatchObject({
      kind: 'user',
      status: 'Banned',
      unbanAt: '',
    });
    for (const wrong of ['soon', '0s', '-1d']) {
      expect((await cli.run([...line.slice(0, 4), `--for=${wrong}`, '--yes'])).code).toBe(2);
    }
  });
});

describe('uos passport player export, erase', () => {
  it('hands over all there is, into a file of its owner, and erases the user with all personas', async () => {
    const { persona, personaAccessToken } = await player('wx-gone', 'Leaver');
    const file = join(cli.folder, 'player.json');
    await answer(cli, 'passport', 'player', 'export', 'wx-gone', '-o', file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      user: { userID: persona.userID },
      personas: [{ personaID: persona.personaID, friends: [], blacklist: [], guilds: [] }],
    });
    expect((await cli.run(['passport', 'player', 'erase', 'wx-gone'])).code).toBe(2);
    expect(await answer(cli, 'passport', 'player', 'erase', persona.personaID, '--yes')).toEqual({
      userID: persona.userID,
      name: 'Leaver',
      personas: 1,
      removed: true,
    });
    expect(await plays(personaAccessToken)).not.toBe(200);
    expect((await cli.run(['passport', 'player', 'show', 'wx-gone'])).code).toBe(3);
  });
});

describe('uos passport realm open, maintain, close', () => {
  it('asks before players are kept out, and sends nothing where it is so already', async () => {
    await answer(cli, 'passport', 'realm', 'create', 'east');
    expect(await answer(cli, 'passport', 'realm', 'open', 'east')).toMatchObject({ status: 'Open' });
    expect((await cli.run(['passport', 'realm', 'open', 'east'])).stderr).toContain('is Open already');
    expect((await cli.run(['passport', 'realm', 'maintain', 'east'])).code).toBe(2);
    expect(await answer(cli, 'passport', 'realm', 'maintain', 'east', '--yes')).toMatchObject({
      status: 'Maintenance',
    });
    expect((await cli.run(['passport', 'realm', 'close', 'east'])).code).toBe(2);
    expect(await answer(cli, 'passport', 'realm', 'close', 'east', '--yes')).toMatchObject({ status: 'Closed' });
  });
});

describe('uos passport minor check', () => {
  it('answers by the rules of the app, and says where they are off', async () => {
    const line = ['passport', 'minor', 'check', '--born', '2015-03-01', '--pay', '60'];
    expect((await cli.run([...line, '--at', '2026-10-02 20:30'])).stderr).toContain('has not switched the rules on');
    const set = await studio.app.call('POST', '/upass/v1/config', { antiAddiction: { enabled: true } });
    expect([set.status, set.body]).toMatchObject([200, {}]);
    expect(await answer(cli, ...line, '--at', '2026-10-02 20:30')).toMatchObject({
      ageBand: 'EightToSixteen',
      at: '2026-10-02T12:30:00.000Z',
      playable: true,
      remainingSeconds: 1800,
      payable: false,
      payReason: 'A payment is at most 50 yuan',
    });
    expect(await answer(cli, ...line, '--at', '2026-10-02 21:00', '--lang', 'zh')).toMatchObject({
      playable: false,
      reason: expect.stringMatching(/\p{Script=Han}/u),
      nextPlay: '2026-10-03T12:00:00.000Z',
    });
    for (const wrong of [
      ['--born', '2015-13-01'],
      ['--born', '2015-03-01', '--at', 'then'],
      ['--born', '2030-01-01', '--at', '2026-01-01'],
    ]) {
      expect((await cli.run(['passport', 'minor', 'check', ...wrong])).code).toBe(2);
    }
  });
});

describe('uos passport report queue', () => {
  it('lists who is reported, most often first', async () => {
    const [target, one, other] = await Promise.all(['r-1', 'r-2', 'r-3'].map((id) => player(id, `name of ${id}`)));
    for (const reporter of [one, other]) {
      const made = await studio.platform.call(
        'POST',
        '/upass/v1/sdk/reports',
        { targetPersonaID: target?.persona.personaID, category: 'cheat', content: 'x' },
        { headers: { Authorization: `Bearer ${reporter?.personaAccessToken}` } },
      );
      expect([made.status, made.body]).toMatchObject([200, {}]);
    }
    expect(await answer(cli, 'passport', 'report', 'queue')).toEqual([
      expect.objectContaining({ targetPersonaID: target?.persona.personaID, reviewingCount: 2, reporterCount: 2 }),
    ]);
  });
});

describe('uos passport doctor', () => {
  it('is red for an app that was just switched on, and green where each line that it gives was followed', async () => {
    const app = await studio.platform.app(['passport']);
    const own = studio.pipeline(app);
    const off = await own.run(['passport', 'doctor', '--json']);
    expect([off.code, off.json()]).toMatchObject([1, [{ id: 'service', next: 'uos passport enable' }]]);
    await answer(own, 'passport', 'enable');
    const first = await own.run(['passport', 'doctor', '--json']);
    expect(first.code).toBe(1);
    const missing = (run: typeof first): string[] =>
      run
        .json<{ id: string; state: string }[]>()
        .filter(({ state }) => state === 'Missing')
        .map(({ id }) => id);
    expect(missing(first)).toEqual(['login', 'terms', 'minors']);
    const zh = await own.run(['passport', 'doctor', '--lang', 'zh']);
    expect(zh.stdout).toContain('没有用户协议和隐私政策');

    await answer(own, 'passport', 'id-domain', 'update', '--login-methods', 'OAuth', '--login-platforms', 'Android');
    const domain = await own.run(['passport', 'doctor', '--json']);
    expect(missing(domain)).toEqual(['provider', 'terms', 'minors']);
    const secret = join(own.folder, 'secret');
    writeFileSync(secret, 'not-to-be-seen');
    const wechat = ['--provider', 'Wechat', '--login-platform', 'Android', '--client-id', 'wx'];
    await answer(own, 'passport', 'id-provider', 'create', ...wechat, '--client-secret-file', secret);
    await answer(own, 'passport', 'terms-of-service', 'create', '--title', 'Privacy', '--content', 'Words.');
    const services = { passport: { settings: { antiAddiction: { enabled: true } } } };
    writeFileSync(join(own.folder, 'uos.json'), JSON.stringify({ services }));
    await answer(own, 'deploy', '--services', 'passport', '--yes');
    const last = await own.run(['passport', 'doctor', '--json']);
    expect([last.code, missing(last)]).toEqual([0, []]);
    expect(last.stdout + last.stderr).not.toContain('not-to-be-seen');
  });
});
