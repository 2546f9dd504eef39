// What SQL, LDAP, expressions, templates and mail read as more than words; addresses that run or lead elsewhere.
import { requestWith } from '../../../conformance/permissions/requests.ts';
import type { AttackClass, Try } from '../attack.ts';

const META = [
  "' OR 1=1--",
  "1'; DROP TABLE apps;--",
  "') UNION SELECT secret FROM apps--",
  '%27%20OR%20%271%27=%271',
  '1;SELECT pg_sleep(20)',
  '*)(uid=*))(|(uid=*',
  '(a+)+$'.padEnd(60, 'a'),
  '[[[[[[[[*+?{1,99999}',
  '%00',
  '%ed%a0%80',
  '%0d%0aSet-Cookie:%20planted=1',
  '..%2f..%2fetc%2fpasswd',
  '-1',
  '99999999999999999999',
  '1e309',
  'NaN',
  '__proto__',
  '%F0%9F%92%A9'.repeat(60),
  '{{7*7}}',
  '%25%73%25%6e',
] as const;

export const pathsAndQueries: AttackClass = {
  name: 'metacharacters in every path and query',
  answers: 'harmless',
  tries: ({ served, thief }) =>
    served.flatMap((call, index) => {
      const { operation } = call;
      const queries = Object.keys(operation.query?.shape ?? {});
      const { path } = requestWith(call, ({ ref }) => thief.things[ref]);
      const [bare = ''] = path.split('?');
      const isRead = operation.method === 'GET';
      const word = (turn: number): string => META[(index + turn) % META.length] ?? '';
      const encoded = (turn: number): string =>
        word(turn).replaceAll(/[ "#<>\\^`{|}]/g, (one) => encodeURIComponent(one));
      const inPath = call.fullPath.includes('{')
        ? [0, 7].map((turn) => [`path ${word(turn)}`, call.fullPath.replaceAll(/\{[^}]*\}/g, encoded(turn))])
        : [];
      const inQuery = isRead
        ? queries.map((name, turn) => [
            `${name}=${word(turn)}`,
            `${bare}?${name}=${encoded(turn)}&${name}=${encoded(turn + 1)}`,
          ])
        : [];
      return [...inPath, ...inQuery].map(
        ([says = '', at = '']): Try => ({
          says: `${call.id} ${says}`,
          send: { method: operation.method, path: at, headers: thief.session, ...(isRead ? {} : { body: {} }) },
          never: /^set-cookie: planted/im,
        }),
      );
    }),
};

/** One after the other, and each from a clean count: it is the words that are tried, not the limits. */
export const signInWords: AttackClass = {
  name: 'metacharacters as names and passwords',
  answers: [400],
  inTurn: true,
  tries: ({ operator }) =>
    [
      ...META.map((word) => decodeSafely(word)),
      '',
      ' ',
      operator.login.toUpperCase().concat('\u0000'),
      `${operator.login} `,
      '*',
      `${operator.login}*`,
    ]
      .flatMap((word): [string, string][] => [
        [word, 'x'],
        [operator.login, word],
      ])
      .flatMap(([Username, Password]): Try[] =>
        ['/auth/admin-login', '/auth/bc-admin-login'].map((path) => ({
          says: `${path} ${JSON.stringify([Username.slice(0, 20), Password.slice(0, 20)])}`,
          async send(scene) {
            await scene.platform.ports.db.deleteFrom('login_attempts').execute();
            return scene.ask({ path, body: { Username, Password } });
          },
        })),
      ),
};

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const TARGETS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'https://a.example/\r\nX: 1',
] as const;

/** Fields that somebody else opens. */
export const addresses: AttackClass = {
  name: 'addresses that run where somebody opens them',
  answers: [400, 401, 403],
  tries({ thief, platform }) {
    const org = thief.app.orgId;
    const ticket = {
      Type: 'crash',
      Title: 't',
      Content: 'c',
      ContactName: 'n',
      ContactPhone: '13800000000',
      OrganizationId: org,
    };
    const fields: readonly [string, string, (url: string) => object][] = [
      ['POST', '/api/ticket', (url) => ({ ...ticket, Attachments: [url] })],
      ['PUT', `/api/app/${thief.app.id}`, (url) => ({ IconUrl: url })],
      ['POST', '/api/app', (url) => ({ ProjectName: 'p', OrganizationId: org, IconUrl: url })],
      ['POST', '/api/v1/mods/basic/', (url) => ({ name: 'm', icon_url: url })],
      [
        'POST',
        '/api/transactions',
        (url) => ({ OrganizationId: org, Type: 'Deposit', Amount: 1, VoucherImageUrl: url }),
      ],
      [
        'POST',
        '/api/enterprise-certification',
        (url) => ({ OrganizationId: org, CompanyName: 'c', TaxNumber: '91310000EXAMPLE00X', LicenseImageUrl: url }),
      ],
      ['POST', '/api/alipay', (url) => ({ OrganizationId: org, Amount: 1, ReturnUrl: url })],
      ['POST', '/auth/auth-login', (url) => ({ Code: 'x', RedirectUri: url })],
      ['POST', `/api/app/${thief.app.id}/auth-bluecloud`, (url) => ({ Code: 'x', RedirectUri: url })],
      ['POST', '/auth/links', (url) => ({ Provider: 'partner', Code: 'x', RedirectUri: url })],
    ];
    const foreign = [
      'https://evil.example/',
      '//evil.example/',
      `${platform.origin}.evil.example/`,
      `${platform.origin}@evil.example/`,
    ];
    const returns = new Set(['/auth/auth-login', '/auth/links']);
    return fields.flatMap(([method, path, body]) =>
      [...TARGETS, ...(returns.has(path) ? foreign : [])].map(
        (url): Try => ({
          says: `${path} ${JSON.stringify(url)}`,
          send: { method, path, body: body(url), headers: thief.session },
        }),
      ),
    );
  },
};

export const mailHeaders: AttackClass = {
  name: 'line ends in what becomes the head of a mail',
  answers: 'refused',
  tries: () =>
    [
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example,c@d.example',
      'a@b.example\n\nbody',
      '<a@b.example>\r\n',
      'a\u0000@b.example',
      '"a\r\n"@b.example',
    ].map(
      (Email): Try => ({
        says: JSON.stringify(Email),
        send: {
          path: '/base/contact-us',
          body: { Name: 'n', Email, Phone: '13800000000', Company: 'c', Content: 'c' },
        },
      }),
    ),
};
