// Operators in an LDAP directory: find the person with the platform's own account, then bind as that person.
// Groups are read at every sign-in, so that whoever leaves a group does not come in again.
import type { Client, Entry } from 'ldapts';
import { type Directory, DirectoryAwayError, type DirectoryPerson, type DirectoryRole } from '#kernel/who/directory';
import { type LdapOptions, loginAttributes } from './ldap-options.ts';

const LONGEST_LOGIN = 256;
/** Two are enough to know that a login names more than one person. */
const SIZE_LIMIT = 2;

/** Asks the directory of `options`; nothing is kept between two sign-ins. */
export function ldapDirectory(options: LdapOptions): Directory {
  return {
    async check(login, password) {
      // why: servers may answer a bind without a password with an anonymous success; RFC 4513 5.1.2
      if (password === '' || !isLogin(login)) {
        return undefined;
      }
      try {
        return await look(options, login, password);
      } catch (cause) {
        throw new DirectoryAwayError('the directory cannot be asked', { cause });
      }
    },
  };
}

async function look(options: LdapOptions, login: string, password: string): Promise<DirectoryPerson | undefined> {
  const found = await connected(options, async (client) => {
    await bindAsPlatform(client, options);
    return findPerson(client, options, login);
  });
  // why: an unknown login costs a refused bind too, so that its answer takes as long as a wrong password
  const dn = found?.dn ?? `cn=nobody,${options.base}`;
  const proved = await connected(options, (client) => bindAsPerson(client, dn, password));
  if (!proved || found === undefined) {
    return undefined;
  }
  const roles = await connected(options, async (client) => {
    await bindAsPlatform(client, options);
    return rolesOf(client, options, found);
  });
  return { login: found.login, name: found.name, roles };
}

interface Found {
  readonly dn: string;
  readonly login: string;
  readonly name: string;
}

async function findPerson(client: Client, options: LdapOptions, login: string): Promise<Found | undefined> {
  const { Filter } = await import('ldapts');
  const attributes = loginAttributes(options.userFilter);
  const { searchEntries } = await client
    .search(options.base, {
      scope: 'sub',
      filter: options.userFilter.replaceAll('{login}', () => Filter.escape(login)),
      attributes: [...attributes, 'displayName', 'cn'],
      sizeLimit: SIZE_LIMIT,
      derefAliases: 'never',
    })
    .catch((error: Error) => {
      if (error.name === 'SizeLimitExceededError') {
        return { searchEntries: [] };
      }
      throw error;
    });
  const [entry] = searchEntries;
  if (entry === undefined || searchEntries.length !== 1) {
    return undefined;
  }
  // why: a directory compares more loosely than a name is spelled, ` a  b` with `a b` for one
  const spelled = attributes
    .flatMap((attribute) => values(entry, attribute))
    .find((value) => value.toLowerCase() === login.toLowerCase());
  if (spelled === undefined) {
    return undefined;
  }
  return { dn: entry.dn, login: spelled, name: values(entry, 'displayName')[0] ?? values(entry, 'cn')[0] ?? spelled };
}

async function bindAsPerson(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (REFUSED.has((error as Error).name)) {
      return false;
    }
    throw error;
  }
}

/** What a bind is refused with for reasons of the person, not of the directory. */
const REFUSED: ReadonlySet<string> = new Set([
  'InvalidCredentialsError',
  'InappropriateAuthError',
  'InsufficientAccessError',
  'ConstraintViolationError',
  'NoSuchObjectError',
  'UnwillingToPerformError',
]);

async function rolesOf(client: Client, options: LdapOptions, { dn, login }: Found): Promise<Set<DirectoryRole>> {
  const { EqualityFilter, OrFilter } = await import('ldapts');
  const filter = new OrFilter({
    filters: [
      new EqualityFilter({ attribute: 'member', value: dn }),
      new EqualityFilter({ attribute: 'uniqueMember', value: dn }),
      new EqualityFilter({ attribute: 'memberUid', value: login }),
    ],
  });
  const roles = new Set<DirectoryRole>();
  for (const [role, groups] of Object.entries(options.groups) as [DirectoryRole, readonly string[]][]) {
    for (const group of groups) {
      const { searchEntries } = await client
        .search(group, { scope: 'base', filter, attributes: ['1.1'] })
        .catch((error: Error) => {
          if (error.name === 'NoSuchObjectError') {
            return { searchEntries: [] };
          }
          throw error;
        });
      if (searchEntries.length > 0) {
        roles.add(role);
      }
    }
  }
  return roles;
}

async function bindAsPlatform(client: Client, { bind }: LdapOptions): Promise<void> {
  if (bind !== undefined) {
    await client.bind(bind.dn, bind.password);
  }
}

/** One connection per identity: what one bind proved never carries over to another. */
async function connected<Result>(options: LdapOptions, work: (client: Client) => Promise<Result>): Promise<Result> {
  // why: most platforms have no directory, and the client takes its time to load
  const { Client } = await import('ldapts');
  const tls = options.ca === undefined ? {} : { ca: options.ca };
  const client = new Client({
    url: options.url,
    timeout: options.timeoutMs,
    connectTimeout: options.timeoutMs,
    ...(options.url.startsWith('ldaps:') ? { tlsOptions: tls } : {}),
  });
  try {
    if (options.startTls) {
      await client.startTLS({ ...tls, host: new URL(options.url).hostname });
    }
    return await work(client);
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

/** A login has no blank at its ends and no control character anywhere. */
function isLogin(login: string): boolean {
  return login !== '' && login.length <= LONGEST_LOGIN && login.trim() === login && !/\p{Cc}/u.test(login);
}

function values(entry: Entry, attribute: string): string[] {
  const name = Object.keys(entry).find((key) => key.toLowerCase() === attribute.toLowerCase());
  const value = name === undefined ? [] : entry[name];
  return (Array.isArray(value) ? value : [value]).map(String).filter((text) => text !== '');
}
