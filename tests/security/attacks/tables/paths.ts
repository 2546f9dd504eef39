// Other spellings of a path: out of a folder, around a rule, into another tenant.
import type { AttackClass, Try } from '../attack.ts';

/** Ways to write `../../etc/passwd`, and what decoders make of bytes that are no text. */
const OUT = [
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '..%2F..%2F..%2Fetc/passwd',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '.%2e/.%2e/.%2e/.%2e/etc/passwd',
  '..%252f..%252f..%252fetc%252fpasswd',
  '%252e%252e/%252e%252e/etc/passwd',
  '..\\..\\..\\..\\etc\\passwd',
  '..%5c..%5c..%5cetc%5cpasswd',
  '..%c0%af..%c0%af..%c0%afetc/passwd',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '..%ef%bc%8f..%ef%bc%8fetc/passwd',
  '....//....//....//etc/passwd',
  '..;/..;/..;/etc/passwd',
  '..%00/..%00/etc/passwd',
  '/etc/passwd',
  '//etc/passwd',
  '%2fetc%2fpasswd',
  'file:///etc/passwd',
  'a.txt%00.png',
  'dir/./../../a.txt',
  'dir/%2e/%2e%2e/a.txt',
  '~/.ssh/id_rsa',
  '%ff%fe/a.txt',
  '%ed%a0%80/a.txt',
  '%',
  '%zz',
  '%u002e%u002e/etc/passwd',
] as const;

export const traversal: AttackClass = {
  name: 'paths that lead out, in every spelling, at every place',
  answers: 'harmless',
  tries({ victim, thief }) {
    const below: readonly [string, true | undefined][] = [
      ['/', undefined],
      ['/assets/', undefined],
      ['/api/v1/buckets/', undefined],
      ['/upload/', undefined],
      ['/upload/signed/', undefined],
      ['/files/', undefined],
      ['/objects/', undefined],
      [`/client_api/v1/buckets/${victim.privateBucket}/content/`, true],
      [`/client_api/v1/buckets/${thief.bucket}/content/`, true],
      [`/client_api/v1/buckets/${thief.bucket}/entry_by_path/content/?path=`, true],
      [`/bytes/${thief.app.id}/head/`, true],
      [`/bytes/${thief.app.id}/head/../../${victim.app.id}/head/`, true],
      [`/objects/${thief.app.id}/`, true],
    ];
    return below.flatMap(([prefix, onContent]) =>
      OUT.map((spelling): Try => {
        const path = `${prefix}${spelling.replaceAll(' ', '%20')}`;
        return {
          says: `${onContent === true ? 'content ' : ''}${path}`,
          send: { path, headers: thief.credential, ...(onContent === undefined ? {} : { onContent }) },
        };
      }),
    );
  },
};

/** Names that become files on the disks of whoever loads or exports a bucket. */
export const entryNames: AttackClass = {
  name: 'names of files that lead out or are no text',
  answers: 'harmless',
  tries({ thief }) {
    const names = [
      ...[
        '../a',
        'a/../../b',
        '..',
        '.',
        'a/..',
        './a',
        'a/./b',
        '/etc/passwd',
        '//a',
        '\\\\host\\share',
        'C:\\a',
        'a\\..\\..\\b',
      ],
      ...[
        'a\u0000.txt',
        'a\nb',
        'a\rb',
        'a\u001b[31mb',
        'a\u007fb',
        'a\u0085b',
        'a\u202eb',
        'a\u2066b',
        '\ud800',
        'a\udc00b',
        '\ufeffa',
      ],
      ...[
        '',
        ' ',
        'a ',
        ' a',
        'a/',
        'a//b',
        'a?b',
        'a#b',
        'a%2e%2e/b',
        '%00',
        'con',
        'nul.txt',
        'a:b',
        'a|b',
        '<script>',
        '"',
        "'",
      ],
      ...[
        'x'.repeat(1025),
        'é'.repeat(1024),
        '/'.repeat(1000),
        `${'a/'.repeat(512)}b`,
        '__proto__',
        'constructor',
        '.git/config',
        '.env',
      ],
    ];
    return names.map((path): Try => {
      const body = {
        path,
        content_hash: '0cc175b9c0f1b6a831c399e269772661',
        content_size: 1,
        content_type: 'text/plain',
      };
      return {
        says: JSON.stringify(path.slice(0, 40)),
        send: { path: `/api/v1/buckets/${thief.bucket}/entries/`, body, headers: thief.credential },
        never: /"path":"(?:\/|\.\.?[/"]|[^"]*\/\.\.?[/"]|[^"]*\\u00[01])/,
      };
    });
  },
};
