import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../testing/run-uos.ts';
import { changeProfile } from './config.ts';
import { DEFAULT_ORIGIN, settingsOf } from './settings.ts';

let outside: Outside;
let env: Record<string, string>;
let project: string;

beforeEach(() => {
  outside = openOutside();
  env = { UOS_CONFIG_DIR: join(outside.folder, 'config'), HOME: outside.folder };
  project = join(outside.folder, 'game', 'assets');
  mkdirSync(project, { recursive: true });
});

afterEach(() => outside.remove());

describe('settingsOf', () => {
  it('works without any configuration', () => {
    const { profile, origin, app } = settingsOf({ env, cwd: project });
    expect(profile).toEqual({ value: 'default', from: 'default' });
    expect(origin).toEqual({ value: DEFAULT_ORIGIN, from: 'default' });
    expect(app).toBeUndefined();
  });

  it('lets the flag beat the environment, the project file and the profile, in this order', async () => {
    const app = (flags = {}, extra = {}) => settingsOf({ env: { ...env, ...extra }, cwd: project }, flags).app;
    await changeProfile(env, 'default', { app: 'of-profile' });
    expect(app()).toEqual({ value: 'of-profile', from: 'profile', at: 'default' });

    const file = join(outside.folder, 'game', 'uos.json');
    writeFileSync(file, JSON.stringify({ app: 'of-project' }));
    expect(app()).toEqual({ value: 'of-project', from: 'project', at: file });
    expect(app({}, { UOS_APP_ID: 'of-environment' })).toMatchObject({ value: 'of-environment', from: 'environment' });
    expect(app({ app: 'of-flag' }, { UOS_APP_ID: 'of-environment' })).toEqual({ value: 'of-flag', from: 'flag' });
  });

  it('uses the profile that the nearest project file above names', async () => {
    await changeProfile(env, 'staging', { origin: 'http://staging.example/' });
    await changeProfile(env, 'live', { origin: 'http://live.example' });
    writeFileSync(join(outside.folder, 'uos.json'), JSON.stringify({ profile: 'live' }));
    writeFileSync(join(outside.folder, 'game', 'uos.json'), JSON.stringify({ profile: 'staging' }));
    expect(settingsOf({ env, cwd: project }).profile).toMatchObject({ value: 'staging', from: 'project' });
    expect(settingsOf({ env, cwd: project }).origin.value).toBe('http://staging.example');
    expect(settingsOf({ env, cwd: outside.folder }).profile.value).toBe('live');
    expect(settingsOf({ env: { ...env, UOS_PROFILE: 'live' }, cwd: project }).profile).toMatchObject({
      value: 'live',
      from: 'environment',
    });
  });

  it('takes no origin from a project file, so that a cloned repository cannot send credentials elsewhere', () => {
    writeFileSync(join(project, 'uos.json'), JSON.stringify({ origin: 'http://thief.example', app: 'a' }));
    expect(settingsOf({ env, cwd: project }).origin.value).toBe(DEFAULT_ORIGIN);
  });

  it('finds the platform that runs in a folder above, before what the profile of every folder says', async () => {
    mkdirSync(join(outside.folder, '.uos'));
    const locator = join(outside.folder, '.uos', 'platform.json');
    writeFileSync(locator, JSON.stringify({ pid: process.pid, origin: 'http://localhost:5123' }));
    expect(settingsOf({ env, cwd: project }).origin).toEqual({
      value: 'http://localhost:5123',
      from: 'platform',
      at: locator,
    });
    // why its own profile: the usual one belongs to another platform, with its app and its sign-in
    await changeProfile(env, 'default', { origin: 'https://console.example', app: 'of-another' });
    expect(settingsOf({ env, cwd: project })).toMatchObject({
      profile: { value: 'localhost-5123', from: 'platform', at: locator },
      origin: { value: 'http://localhost:5123', from: 'platform' },
      app: undefined,
    });
    await changeProfile(env, 'localhost-5123', { origin: 'http://localhost:5123', app: 'of-this' });
    expect(settingsOf({ env, cwd: project }).app?.value).toBe('of-this');
    for (const [flags, more] of [
      [{ profile: 'default' }, {}],
      [{ origin: 'https://console.example' }, {}],
      [{}, { UOS_ORIGIN: 'https://console.example' }],
      [{}, { UOS_PROFILE: 'default' }],
    ] as const) {
      const { profile, origin } = settingsOf({ env: { ...env, ...more }, cwd: project }, flags);
      expect([profile.value, origin.value]).toEqual(['default', 'https://console.example']);
    }
    writeFileSync(locator, JSON.stringify({ pid: 2 ** 30, origin: 'http://localhost:5123' }));
    expect(settingsOf({ env, cwd: project }).origin.from).toBe('profile');
  });
});
