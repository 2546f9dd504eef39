// What the commands over databases share: which database is meant, how it is reached, what of it is shown.
import { storageLabels } from '@uos/contract/labels';
import { type DatabaseAccess, type DatabaseEngine, optionsIn } from '@uos/contract/rules';
import type { Database } from '@uos/sdk/services/storage';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { ArgSpecs, FlagSpecs, Output } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';
import { isUuid } from '../../text/ids.ts';

type Ctx = Context<unknown, unknown>;

export const DATABASE_ARG = {
  database: { ref: 'storage.database', text: { zh: '数据库的名称或 ID', en: 'Name or id of a database' } },
} as const satisfies ArgSpecs;

export const WAIT_FLAG = {
  wait: {
    type: 'boolean',
    tristate: true,
    text: { zh: '等到完成，默认是；--wait=false 不等', en: 'Until it is done, the default; --wait=false not' },
  },
} as const satisfies FlagSpecs;

export const PUBLIC_FLAG = {
  public: {
    type: 'boolean',
    text: {
      zh: '使用外网地址；平台不在本机时自动使用',
      en: 'The public address; used by itself where the platform is on another machine',
    },
  },
} as const satisfies FlagSpecs;

export const PASSWORD_FLAGS = {
  'password-stdin': { type: 'boolean', text: { zh: '从标准输入读取密码', en: 'Read the password from stdin' } },
  'password-file': {
    type: 'string',
    value: 'file',
    text: { zh: '从文件读取密码', en: 'Read the password from a file' },
  },
} as const satisfies FlagSpecs;

export const NEW_PASSWORD_FLAGS = {
  ...PASSWORD_FLAGS,
  'ask-password': {
    type: 'boolean',
    text: { zh: '询问密码；默认随机生成，显示一次', en: 'Ask for it; unless told one is made, and shown once' },
  },
} as const satisfies FlagSpecs;

export const SIZE_FLAGS = {
  size: {
    type: 'string',
    value: '2c4g',
    text: { zh: '规格，见 uos storage instance-type ls', en: 'Size, see uos storage instance-type ls' },
  },
  storage: {
    type: 'number',
    value: 'GB',
    least: 10,
    text: { zh: '存储空间，10 的倍数；Redis 没有', en: 'Disk in steps of 10; Redis has none' },
  },
} as const satisfies FlagSpecs;

/** What it is called on a line. */
export const ENGINES: Readonly<Record<string, DatabaseEngine>> = {
  ...{ pg: 'postgresql', postgresql: 'postgresql', redis: 'redis', mysql: 'mysql', mongo: 'mongo' },
};

const { database: labels } = storageLabels;

export const DATABASE_OUTPUT: Output = {
  columns: [
    { field: 'name', title: { zh: '名称', en: 'Name' } },
    { field: 'engine', title: { zh: '引擎', en: 'Engine' }, labels: labels.engine },
    { field: 'status', title: { zh: '状态', en: 'State' }, labels: labels.status },
    { field: 'activity', title: { zh: '活动', en: 'Activity' }, labels: labels.activity },
    { field: 'address', title: { zh: '地址', en: 'Address' } },
    { field: 'instanceTypeId', title: { zh: '规格', en: 'Size' } },
    { field: 'storage', title: { zh: '存储（GB）', en: 'Disk (GB)' } },
    { field: 'username', title: { zh: '用户名', en: 'User' } },
    { field: 'engineVersion', title: { zh: '版本', en: 'Version' } },
    { field: 'provider', title: { zh: '提供方式', en: 'Run by' }, labels: labels.provider },
    { field: 'message', title: { zh: '说明', en: 'Why' } },
    { field: 'databaseId', title: { zh: '数据库 ID', en: 'Database id' } },
  ],
  fields: [
    ...['databaseId', 'name', 'engine', 'engineVersion', 'provider', 'region', 'instanceTypeId', 'cpu', 'memory'],
    ...['storage', 'status', 'message', 'activity', 'busyWith', 'username', 'databaseName', 'address', 'host', 'port'],
    ...['proxy', 'connectionString', 'price', 'storagePrice', 'backupPlan', 'createdAt', 'modifiedAt'],
  ],
};

/** With the address that reaches it from this machine. */
export function shownDatabase(ctx: Ctx, database: Database) {
  const { host, port } = addressOf(ctx, database, false);
  return { ...database, address: port === 0 ? '' : `${host}:${port}` };
}

/** The one that a name or an id means. @throws CliError with exit 3 for none, 2 for several of a name */
export async function databaseMeant(ctx: Ctx, word: string): Promise<Database> {
  if (isUuid(word)) {
    const { databases } = await ctx.uos.service('storage');
    return (await databases.get({ id: word })).database;
  }
  const { rowNamed } = await import('../../derived/things.ts');
  return rowNamed<Database>(ctx, 'storage.database', word);
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/** The private address, or the public one where it is asked for or the platform is elsewhere. @throws CliError */
function addressOf(ctx: Ctx, { proxy, host, port, name }: Database, isPublic: boolean): Address {
  const isOn = proxy.status === 'on' && proxy.port !== 0;
  if (isPublic && !isOn) {
    throw new CliError('no-public-address', {
      exit: EXIT.conflict,
      what: () => ctx.say({ zh: `${name} 没有外网地址。`, en: `${name} has no public address.` }),
      next: `uos storage proxy ${name} on`,
    });
  }
  const isElsewhere = !/^https?:\/\/(localhost|127\.|\[::1\])/.test(ctx.uos.origin);
  return isOn && (isPublic || isElsewhere) ? { host: proxy.host, port: proxy.port } : { host, port };
}

/** @throws CliError with exit 6 where nobody could connect */
export function accessOf(ctx: Ctx, database: Database, isPublic: boolean): Omit<DatabaseAccess, 'password'> {
  const { status, name, message, engine, username, databaseName } = database;
  const { host, port } = addressOf(ctx, database, isPublic);
  if (port === 0 || status === 'deleted' || status === 'deleting' || status === 'failure') {
    const label = labels.status[status as keyof typeof labels.status];
    throw new CliError('not-running', {
      exit: EXIT.conflict,
      what: () => ctx.say({ zh: `${name} 不在运行。`, en: `${name} does not run.` }),
      why: () => [label?.[ctx.lang] ?? status, message].filter(Boolean).join(': '),
      next: status === 'failure' ? `uos storage restart ${name}` : 'uos storage ls',
    });
  }
  // why so: a reply may hold words that this version does not know
  const options = optionsIn(database.connectionString);
  return { engine: engine as DatabaseEngine, username, databaseName, host, port, options };
}
