// How to reach the directory, read from the environment. A setting that cannot work stops the start, not a sign-in.
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { DirectoryRole } from '#kernel/who/directory';

export interface LdapOptions {
  /** `ldap://` or `ldaps://`, host and port. */
  readonly url: string;
  /** Upgrade `ldap://` before anything is said. */
  readonly startTls: boolean;
  /** PEM of the authorities that sign the directory's certificate; the system's own without it. */
  readonly ca?: string;
  /** The platform's own account; an anonymous search without it. */
  readonly bind?: { readonly dn: string; readonly password: string };
  readonly base: string;
  /** RFC 4515 with `{login}` where the login goes, each time as a whole value: `(uid={login})`. */
  readonly userFilter: string;
  /** Group DNs by what their members may do. */
  readonly groups: Readonly<Record<DirectoryRole, readonly string[]>>;
  readonly timeoutMs: number;
}

/** A setting that cannot work; `variable` names it. The value is not shown: it may be a secret. */
export class LdapOptionsError extends Error {
  readonly variable: string;

  constructor(rule: string, options: { readonly variable: string; readonly cause?: unknown }) {
    super(`${options.variable} ${rule}`, { cause: options.cause });
    this.name = 'LdapOptionsError';
    this.variable = options.variable;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const TIMEOUT_MS = 4000;
const DEFAULT_FILTER = '(uid={login})';

/**
 * The directory named by UOS_LDAP_URL, or undefined without one.
 * @throws LdapOptionsError for a setting that cannot work
 */
export function readLdapOptions(env: Environment): LdapOptions | undefined {
  const text = (name: string) => env[name]?.trim() ?? '';
  const address = text('UOS_LDAP_URL');
  if (address === '') {
    return undefined;
  }
  const url = readUrl(address);
  const startTls = readSwitch(text('UOS_LDAP_STARTTLS'));
  if (startTls && url.protocol === 'ldaps:') {
    throw new LdapOptionsError('is for ldap://, an ldaps:// connection is secure from its start', {
      variable: 'UOS_LDAP_STARTTLS',
    });
  }
  if (!startTls && url.protocol === 'ldap:' && !isLoopback(url.hostname)) {
    throw new LdapOptionsError('would send passwords in the clear: use ldaps:// or UOS_LDAP_STARTTLS=1', {
      variable: 'UOS_LDAP_URL',
    });
  }
  const base = text('UOS_LDAP_BASE');
  if (base === '') {
    throw new LdapOptionsError('has to name where people are, such as ou=people,dc=example,dc=com', {
      variable: 'UOS_LDAP_BASE',
    });
  }
  const groups = {
    admin: list(text('UOS_LDAP_ADMIN_GROUP')),
    'partner-admin': list(text('UOS_LDAP_PARTNER_ADMIN_GROUP')),
    billing: list(text('UOS_LDAP_BILLING_GROUP')),
  };
  if (Object.values(groups).every((names) => names.length === 0)) {
    throw new LdapOptionsError('or another group has to be named, else nobody can sign in', {
      variable: 'UOS_LDAP_ADMIN_GROUP',
    });
  }
  const ca = text('UOS_LDAP_CA');
  const bind = readBind(env);
  return {
    url: `${url.protocol}//${url.host}`,
    startTls,
    base,
    userFilter: readFilter(text('UOS_LDAP_USER_FILTER')),
    groups,
    timeoutMs: TIMEOUT_MS,
    ...(ca === '' ? {} : { ca: readText('UOS_LDAP_CA', ca) }),
    ...(bind === undefined ? {} : { bind }),
  };
}

/** Attributes whose value the filter compares with the login. */
export function loginAttributes(userFilter: string): string[] {
  return Array.from(userFilter.matchAll(/\(([A-Za-z][\w-]*)=\{login\}\)/g), (match) => String(match[1]));
}

function readUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const bare = url !== undefined && /^\/?$/.test(url.pathname) && url.search === '' && url.username === '';
  if (url === undefined || !bare || !/^ldaps?:$/.test(url.protocol) || url.hostname === '') {
    throw new LdapOptionsError('looks like ldaps://directory.example.com', { variable: 'UOS_LDAP_URL' });
  }
  return url;
}

function readSwitch(text: string): boolean {
  if (!/^(1|0|true|false|)$/i.test(text)) {
    throw new LdapOptionsError('is 1 or 0', { variable: 'UOS_LDAP_STARTTLS' });
  }
  return /^(1|true)$/i.test(text);
}

function readFilter(text: string): string {
  const filter = text === '' ? DEFAULT_FILTER : text;
  const places = filter.split('{login}').length - 1;
  // why: the login is compared once more with what the directory found, so it has to be a whole value of an attribute
  if (places === 0 || places !== loginAttributes(filter).length || !filter.startsWith('(')) {
    throw new LdapOptionsError('looks like (uid={login}), with {login} as a whole value', {
      variable: 'UOS_LDAP_USER_FILTER',
    });
  }
  return filter;
}

function readBind(env: Environment): LdapOptions['bind'] {
  const dn = env.UOS_LDAP_BIND_DN?.trim() ?? '';
  const file = env.UOS_LDAP_BIND_PASSWORD_FILE?.trim() ?? '';
  const given = env.UOS_LDAP_BIND_PASSWORD ?? '';
  const password = file === '' ? given : readText('UOS_LDAP_BIND_PASSWORD_FILE', file).replace(/\r?\n$/, '');
  if (dn === '' && password === '') {
    return undefined;
  }
  if (dn === '' || password === '') {
    const missing = dn === '' ? 'UOS_LDAP_BIND_DN' : 'UOS_LDAP_BIND_PASSWORD';
    // why: a bind with a name and no password is an anonymous success on some servers; RFC 4513 5.1.2
    throw new LdapOptionsError('is missing beside the other half of the account', { variable: missing });
  }
  return { dn, password };
}

function readText(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new LdapOptionsError(`names a file that cannot be read (${code})`, { variable, cause });
  }
}

/** Several DNs stand apart by a semicolon: a DN holds commas. */
function list(text: string): string[] {
  return text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
}
