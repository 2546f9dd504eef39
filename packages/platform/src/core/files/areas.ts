// Whose file it is. A file lies in the area of a user, an organisation or an app, or in that of the back office; who
// has a part in the area reads it, operators and billing administrators read all.
import { isUuid } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import type { Credentials } from '#kernel/who/credentials';
import { mayWrite } from '#kernel/who/principal';
import { appScope, orgScope } from '#kernel/who/tenancy';

export interface Area {
  readonly kind: 'user' | 'org' | 'app' | 'operator' | 'billing';
  /** Empty in the back office. */
  readonly id: string;
}

export type Folder = { readonly area: Area; readonly folders: readonly string[] };

/** One segment of a name; dots alone would lead elsewhere. */
const SEGMENT = /^(?!\.{1,2}$)[\w.-]{1,64}$/;
const MOST_FOLDERS = 4;

/** Where a caller may write: below the own area, or that of an organisation or app of theirs; undefined elsewhere. */
export async function folderOf(
  db: Db,
  credentials: Credentials,
  { prefix, purpose }: { readonly prefix: string; readonly purpose: string },
): Promise<Folder | undefined> {
  const segments = prefix === '' ? [] : prefix.replace(/\/$/, '').split('/');
  if (segments.length > MOST_FOLDERS + 2 || !segments.every((segment) => SEGMENT.test(segment))) {
    return undefined;
  }
  const [first = '', ...rest] = segments[0] === purpose ? segments.slice(1) : segments;
  const own = ownArea(credentials);
  if (!isUuid(first)) {
    const folders = first === '' ? [] : [first, ...rest];
    return own === undefined || OFFICES.has(first) ? undefined : { area: own, folders };
  }
  const area = await areaNamed(db, credentials, first.toLowerCase());
  return area === undefined ? undefined : { area, folders: rest };
}

/** The word of the back office in names. */
const OFFICES: ReadonlySet<string> = new Set(['operator', 'billing']);

export function areaSegment({ kind, id }: Area): string {
  return id === '' ? kind : id;
}

function ownArea({ user, operator, billing }: Credentials): Area | undefined {
  if (user !== undefined) {
    return { kind: 'user', id: user.id };
  }
  if (operator !== undefined) {
    return { kind: 'operator', id: '' };
  }
  return billing === undefined ? undefined : { kind: 'billing', id: '' };
}

async function areaNamed(db: Db, credentials: Credentials, id: string): Promise<Area | undefined> {
  if (credentials.user?.id === id) {
    return { kind: 'user', id };
  }
  if ((await orgScope(db, credentials, id)) !== undefined || (await isCustomer(db, credentials, id))) {
    return { kind: 'org', id };
  }
  const app = await appScope(db, credentials, id);
  return app !== undefined && mayWrite(app.role) ? { kind: 'app', id } : undefined;
}

/** Billing administrators leave the invoices of an organisation with it, so that its members can read them. */
async function isCustomer(db: Db, { billing }: Credentials, orgId: string): Promise<boolean> {
  const customer = () => db.selectFrom('organizations').select('id').where('id', '=', orgId).executeTakeFirst();
  return billing !== undefined && (await customer()) !== undefined;
}

/** May the caller read what lies in the area? */
export async function mayRead(db: Db, credentials: Credentials, { kind, id }: Area): Promise<boolean> {
  if (credentials.operator !== undefined || credentials.billing !== undefined) {
    return true;
  }
  if (kind === 'user') {
    return credentials.user?.id === id;
  }
  if (kind === 'org') {
    return (await orgScope(db, credentials, id)) !== undefined;
  }
  return kind === 'app' && (await appScope(db, credentials, id)) !== undefined;
}
