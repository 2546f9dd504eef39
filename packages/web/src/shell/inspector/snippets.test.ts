import { describe, expect, it } from 'vitest';
import { cliOf, curlOf, sdkOf } from './snippets.ts';

const app = { 'x-app-id': 'a-1', authorization: 'Basic ***' };
const list = {
  operation: 'cdn.buckets.list',
  method: 'GET',
  effect: 'read',
  url: 'http://localhost:4100/api/v1/buckets/?page=1&name=a%20b&tag=x&tag=y',
  headers: app,
} as const;
const update = {
  operation: 'remote-config.settings.update',
  method: 'PUT',
  effect: 'write',
  url: 'http://localhost:4100/uconfig/v1/settings/it%27s',
  headers: { 'x-user-info': 'me' },
  body: { note: "it's", Password: '***', 'a-b': [1] },
} as const;

describe('a call that was seen', () => {
  it('can be made from a terminal', () => {
    expect(cliOf(list)).toBe("uos api GET /api/v1/buckets/ -f page=1 -f 'name=a b' -f tag=x -f tag=y --app a-1");
    expect(cliOf(update)).toBe(
      `echo '{"note":"it'\\''s","Password":"***","a-b":[1]}' | uos api PUT /uconfig/v1/settings/it%27s --input -`,
    );
  });

  it('can be made with curl, without its secret', () => {
    expect(curlOf(list)).toMatchInlineSnapshot(`
      "curl -X GET 'http://localhost:4100/api/v1/buckets/?page=1&name=a%20b&tag=x&tag=y' \\
        -u "a-1:$UOS_APP_SERVICE_SECRET""
    `);
    expect(curlOf(update)).toMatchInlineSnapshot(`
      "curl -X PUT http://localhost:4100/uconfig/v1/settings/it%27s \\
        -b "sst=$UOS_SESSION" \\
        -H 'Content-Type: application/json' \\
        -d '{"note":"it'\\''s","Password":"***","a-b":[1]}'"
    `);
  });

  it('can be made from a script', () => {
    expect(sdkOf(list, { route: 'GET /buckets/', accepts: 'cdn' })).toMatchInlineSnapshot(`
      "import { appCredentials, createUos } from '@uos/sdk';

      const uos = createUos({
        origin: 'http://localhost:4100',
        as: appCredentials({ appId: 'a-1', appServiceSecret: process.env.UOS_APP_SERVICE_SECRET ?? '' }),
      });
      const reply = await uos.cdn.buckets.list({ page: 1, name: 'a b', tag: ["x","y"] });"
    `);
    expect(sdkOf(update, { route: 'PUT /settings/{id}' })).toMatchInlineSnapshot(`
      "import { createUos, session } from '@uos/sdk';

      const uos = createUos({
        origin: 'http://localhost:4100',
        as: session({ token: process.env.UOS_SESSION ?? '' }),
      });
      const reply = await uos.remoteConfig.settings.update({
        id: 'it\\'s',
        note: 'it\\'s',
        Password: process.env.PASSWORD,
        'a-b': [1],
      });"
    `);
    expect(sdkOf({ ...list, url: 'http://localhost/api/v1/buckets/b-1/' }, { route: 'GET /buckets/{id}/' })).toContain(
      "uos.cdn.buckets.list({ id: 'b-1' })",
    );
  });

  it('is proved by whoever made it', () => {
    const ofSession = { accepts: 'session', caller: 'user' } as const;
    expect(curlOf(list, ofSession)).toContain(`-b "sst=$UOS_SESSION" \\\n  -H 'X-App-Id: a-1'`);
    expect(sdkOf(list, ofSession)).toContain("as: session({ appId: 'a-1', token: process.env.UOS_SESSION ?? '' })");
    const ofOperator = { accepts: 'cdn', caller: 'operator' } as const;
    expect(cliOf(list, ofOperator)).toMatch(/ --app a-1 --as operator$/);
    expect(curlOf(list, ofOperator)).toContain('-b "admin_sst=$UOS_ADMIN_SESSION"');
    expect(sdkOf(list, ofOperator)).toContain("import { createUos, operatorSession } from '@uos/sdk';");
    expect(curlOf(update, { accepts: 'none' })).not.toMatch(/-[bu] /);
    expect(sdkOf(update, { accepts: 'none' })).toContain('as: none(),');
  });

  it('gives a body that is one input as a whole back to that input', () => {
    const many = { ...update, operation: 'cdn.entries.upsertMany', body: [{ path: 'a.txt' }] };
    expect(sdkOf(many, { body: 'entries' })).toContain('({ entries: [{"path":"a.txt"}] })');
  });
});
