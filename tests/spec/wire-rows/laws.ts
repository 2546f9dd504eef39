// What holds of every row, whatever it is about. Source: wire/cdn-and-platform.md 1.1 to 1.3 and 2.1.
import type { RawReply } from '../../../packages/platform/src/testing/platform.ts';
import type { Row } from './row.ts';

interface Law {
  readonly of: (row: Row, reply: RawReply) => boolean;
  /** What is wrong, undefined where nothing is. */
  readonly broken: (reply: RawReply) => string | undefined;
}

const isBackEnd = ({ send }: Row): boolean => / \/(?:api\/v1|upass\/v1|upush\/v1|client_api\/v1)\//.test(send);
const isPlatform = (row: Row): boolean => !isBackEnd(row) && / \/(?:api|auth|service|base|ai)\//.test(row.send);
const lacks = (name: string) => (reply: RawReply) => (reply.header(name) === undefined ? `no ${name}` : undefined);

const LAWS: readonly Law[] = [
  {
    of: () => true,
    // why: one client compares names letter by letter
    broken: ({ rawHeaders }) =>
      rawHeaders.find(([name]) => !/^(?:[A-Z]\w*(?:-[A-Z0-9]\w*)*|unity-ratelimit)$/.test(name))?.[0],
  },
  {
    of: ({ send }, { status, text }) => !send.startsWith('HEAD ') && status >= 400 && text !== '',
    broken: (reply) =>
      reply.json === undefined && reply.header('Content-Type')?.startsWith('application/json') === true
        ? 'no JSON'
        : undefined,
  },
  // why: the common client logs it
  { of: isBackEnd, broken: lacks('Grpc-Metadata-X-Trace-Id') },
  { of: ({ send }, { status }) => / \/api\/v1\//.test(send) && status < 300, broken: lacks('unity-ratelimit') },
  {
    of: (row, { status }) => isPlatform(row) && status === 401,
    broken({ rawHeaders }) {
      const cookies = rawHeaders.filter(([name]) => name === 'Set-Cookie').map(([, value]) => value);
      const left = ['sst', 'admin_sst', 'userId', 'userName'].filter(
        (name) => !cookies.some((cookie) => cookie.startsWith(`${name}=;`) && cookie.includes('Max-Age=0')),
      );
      return left.length === 0 ? undefined : `a 401 that leaves ${left.join(', ')}`;
    },
  },
  {
    // why JSON alone: a payment provider is answered in its own word
    of: (row, { status, json }) => isPlatform(row) && status >= 400 && status < 500 && json !== undefined,
    broken: ({ status, json }) =>
      (json as { code?: number } | undefined)?.code === status ? undefined : 'code is not the status',
  },
];

export function lawsBroken(row: Row, reply: RawReply): string[] {
  return LAWS.filter((law) => law.of(row, reply)).flatMap(({ broken }) => broken(reply) ?? []);
}

/**
 * The other spellings of a path that is read, which must answer the same: a management path with or without the slash at
 * its end, player accounts where the console and where games look for them.
 */
export function twinsOf({ send, call }: Row, path: string): readonly string[] {
  const [place = '', query] = path.split(/\?(.*)/s);
  const asked = query === undefined ? '' : `?${query}`;
  const isRead = call !== undefined && send.startsWith('GET ');
  const isManaged = isRead && /^\/(?:api|upass|upush)\//.test(path);
  return [
    ...(isManaged ? [`${place.endsWith('/') ? place.slice(0, -1) : `${place}/`}${asked}`] : []),
    ...(isRead && call.startsWith('passport.') ? otherPrefix(path) : []),
  ];
}

// Source: wire/passport.md 1.1
function otherPrefix(path: string): readonly string[] {
  const [, upass = '', rest] = /^(\/upass)?(\/v1\/.*)$/s.exec(path) ?? [];
  // why none: providers send browsers back to the host itself
  return rest === undefined || rest.startsWith('/v1/third-party/') ? [] : [upass === '' ? `/upass${rest}` : rest];
}
