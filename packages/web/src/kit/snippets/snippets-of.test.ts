import { createClient, session } from '@uos/sdk/browser';
import { createPlayer } from '@uos/sdk/player';
import { cdnTable } from '@uos/sdk/services/cdn';
import { passportTable } from '@uos/sdk/services/passport';
import { describe, expect, it } from 'vitest';
import { type AnyCall, operationOf } from '../call/operation.ts';
import { playerSnippetsOf, snippetsOf } from './snippets-of.ts';

const uos = createClient(
  { origin: 'http://localhost:4100', hosts: 'local', as: session() },
  { cdn: cdnTable, passport: passportTable },
);

const snippets = (call: unknown, input: Readonly<Record<string, unknown>>) =>
  snippetsOf({ operation: operationOf(call as AnyCall), input, appId: 'app-1', origin: 'http://localhost:4100' });

describe('snippetsOf', () => {
  it('writes a call with a body in four languages', () => {
    const made = snippets(uos.passport.realms.create, { name: '华东一区', status: 'Open' });
    expect(Object.values(made).join('\n---\n')).toMatchInlineSnapshot(`
      "uos app use app-1
      uos api passport.realms.create -F 'name=华东一区' -F status=Open
      ---
      import { appCredentials, createUos } from '@uos/sdk';

      const uos = createUos({
        origin: 'http://localhost:4100',
        as: appCredentials({
          appId: 'app-1',
          appServiceSecret: process.env.UOS_APP_SERVICE_SECRET ?? '',
        }),
      });
      const reply = await uos.passport.realms.create({ name: '华东一区', status: 'Open' });
      ---
      var secret = Environment.GetEnvironmentVariable("UOS_APP_SERVICE_SECRET");
      var key = Convert.ToBase64String(Encoding.UTF8.GetBytes($"app-1:{secret}"));
      using var http = new HttpClient { BaseAddress = new Uri("http://localhost:4100") };
      http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Basic", key);

      using var request = new HttpRequestMessage(HttpMethod.Post, "/upass/v1/realms")
      {
          Content = JsonContent.Create(new { name = "华东一区", status = "Open" }),
      };
      using var response = await http.SendAsync(request);
      var reply = await response.Content.ReadAsStringAsync();
      ---
      curl -u "app-1:$UOS_APP_SERVICE_SECRET" \\
        -X POST \\
        -H 'Content-Type: application/json' \\
        -d '{"name":"华东一区","status":"Open"}' \\
        'http://localhost:4100/upass/v1/realms'"
    `);
  });

  it('puts ids into the path and the rest into the query', () => {
    const made = snippets(uos.cdn.releases.list, { id: 'b-1', notes: '1.2 & more' });
    expect(made.curl).toMatchInlineSnapshot(`
      "curl -u "app-1:$UOS_APP_SERVICE_SECRET" \\
        'http://localhost:4100/api/v1/buckets/b-1/releases/?notes=1.2+%26+more'"
    `);
    expect(made.cli).toMatchInlineSnapshot(`
      "uos app use app-1
      uos api cdn.releases.list -F id=b-1 -F 'notes=1.2 & more'"
    `);
  });

  it('names services and bodies as the SDK and the wire do', () => {
    const facts = {
      input: { id: 's-1', entries: [{ path: 'a.txt' }] },
      appId: 'app-1',
      origin: 'http://localhost:4100',
    };
    const row = { route: 'POST /settings/{id}', body: 'entries' };
    const operation = { id: 'remote-config.settings.update', service: 'remote-config', prefix: '/uconfig/v1', row };
    const { typescript, curl } = snippetsOf({ ...facts, operation });
    expect(typescript).toContain("uos.remoteConfig.settings.update({ id: 's-1', entries: [{ path: 'a.txt' }] })");
    expect(curl).toContain(`-d '[{"path":"a.txt"}]'`);
  });
});

describe('playerSnippetsOf', () => {
  const made = (call: unknown, input: Readonly<Record<string, unknown>> = {}) =>
    playerSnippetsOf(
      { operation: operationOf(call as AnyCall), input, appId: 'app-1', origin: 'http://localhost:4100' },
      'demo-ana',
    );

  it('writes a call as a game makes it for its player', () => {
    const { typescript, curl } = made(uos.passport.playerFriendRequests.send, { targetPersonaID: 'p-2' });
    expect(typescript).toMatchInlineSnapshot(`
      "import { createPlayer } from '@uos/sdk/player';

      const game = createPlayer({ origin: 'http://localhost:4100', appId: 'app-1', appSecret });
      await game.signIn({ externalUserID: 'demo-ana' });
      const reply = await game.friends.requests.send({ targetPersonaID: 'p-2' });"
    `);
    expect(curl).toMatchInlineSnapshot(`
      "curl -H "Authorization: Bearer $UOS_PLAYER_TOKEN" \\
        -X POST \\
        -H 'Content-Type: application/json' \\
        -d '{"targetPersonaID":"p-2"}' \\
        'http://localhost:4100/upass/v1/sdk/friend-requests'"
    `);
  });

  it('names what the SDK of players has, and what it has not by the name of the call', () => {
    const game = createPlayer({ origin: 'http://localhost:4100', appId: 'app-1', storage: 'memory' });
    const groups = Object.entries(passportTable.tree).filter(([group]) => /^player|^antiAddiction$/.test(group));
    const lost = groups.flatMap(([group, rows]) =>
      Object.entries(rows as Readonly<Record<string, { readonly accepts?: string }>>)
        .filter(([, { accepts }]) => accepts === 'player')
        .map(([verb]) => {
          const calls = uos.passport as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
          const [, way = ''] = /await game\.([\w.]+)\(/.exec(made(calls[group]?.[verb]).typescript) ?? [];
          return way;
        })
        .filter((way) => {
          const found = way.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], game);
          return typeof found !== 'function';
        }),
    );
    expect([...new Set(lost)]).toEqual([]);
  });
});
