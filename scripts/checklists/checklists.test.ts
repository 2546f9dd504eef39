import { describe, expect, it } from 'vitest';
import { compareCalls, type DeclaredCall } from './calls.ts';
import { compareRoutes } from './routes.ts';
import { parseTable } from './table.ts';

const CALLS = parseTable(
  [
    'service\tmethod\tpath\tfolder',
    'asset-streaming\tGET\t{cdn}/buckets/{id}/\tcdn',
    'baking\tPOST\t/sessions/{id}:cancel\tbaking',
    'session\tPOST\t/auth/{provider}-login\tsession',
  ].join('\n'),
);

const call = (id: string, route: string, handled = true): DeclaredCall => {
  const [method = '', path = ''] = route.split(' ');
  return { id, service: 'any', method, path, handled };
};

const ALL = [
  call('cdn.buckets.get', 'GET /buckets/{bucketId}/'),
  call('baking.sessions.cancel', 'POST /sessions/{sessionId}:cancel', false),
  call('session.provider', 'POST /auth/{partner}-login'),
];

describe('compareCalls', () => {
  it('matches paths by shape: parameter names and bases do not count', () => {
    expect(compareCalls(CALLS, ALL)).toEqual({
      problems: [],
      summary: '3 of 3 calls declared (3 operations listed)',
    });
  });

  it('names what is missing, unserved, misspelt and doubled', () => {
    const declared = [
      call('cdn.buckets.get', 'GET /buckets/{id}'),
      call('cdn.buckets.again', 'GET /buckets/{x}'),
      ...ALL.slice(1, 2),
    ];
    expect(compareCalls(CALLS, declared, { handled: true })).toMatchInlineSnapshot(`
      {
        "problems": [
          "declared twice: cdn.buckets.get and cdn.buckets.again: GET /buckets/{}",
          "trailing slash differs: cdn.buckets.again /buckets/{x} should be written {cdn}/buckets/{id}/",
          "declared but not served: baking baking.sessions.cancel",
          "not declared: session POST /auth/{provider}-login",
        ],
        "summary": "2 of 3 calls declared, 1 served (3 operations listed)",
      }
    `);
  });

  it('keeps to the folders asked for', () => {
    expect(compareCalls(CALLS, ALL, { only: ['cdn', 'session'] }).summary).toBe(
      '2 of 2 calls declared (3 operations listed)',
    );
  });
});

describe('compareRoutes', () => {
  const table = parseTable(
    'route\tscreen_name_zh\tkind\n/\t首页\tspecial\n/apps/{id}/cdn\t资源\tlist\n/users\t用户\tlist',
  );
  const routes = [
    { path: '/', title: '首页', kind: 'special', access: 'public', built: true },
    { path: '/apps/$appId/cdn/', title: '资源', kind: 'detail', access: 'user', built: false },
  ];

  it('names what is missing, of another kind and not built', () => {
    expect(compareRoutes(table, routes, '^/apps')).toMatchInlineSnapshot(`
      {
        "problems": [
          "kind differs: /apps/{id}/cdn is detail, listed as list",
          "not built: /apps/{id}/cdn 资源",
          "not in the catalogue: /users 用户 list",
        ],
        "summary": "2 of 3 routes in the catalogue, 1 built",
      }
    `);
  });
});
