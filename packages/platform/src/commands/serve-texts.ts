// What `uos-platform` says when it is asked for help and when it cannot start: two lines, what happened and what to do.
// Errors are told apart by name, so that a wrong flag is answered without loading the platform.

import { clockKept, stateRefused, stateRefusedBy } from '../state/refusals.ts';

export type Language = 'zh' | 'en';

type Hint =
  | 'origins'
  | 'one-host'
  | 'port'
  | 'proxies'
  | 'origin'
  | 'ldap'
  | 'dev'
  | 'tls'
  | 'faults'
  | 'rotate'
  | 'drain'
  | 'clock'
  | 'reset'
  | 'operand'
  | 'limits'
  | 'config'
  | 'simulated'
  | 'operator'
  | 'directory'
  | 'key-file';

/** A command line that cannot be carried out; `words` is the part that is wrong. */
export class UsageError extends Error {
  readonly hint: Hint | undefined;

  constructor(words: string, options: { readonly hint?: Hint; readonly cause?: unknown } = {}) {
    super(words, { cause: options.cause });
    this.name = 'UsageError';
    this.hint = options.hint;
  }
}

/** Said beside the start: it works, and a released game can reach for the console's cookies. */
export function oneSite(contentOrigin: string, language: Language): string {
  const told: Told = {
    zh: [
      `内容域名 ${contentOrigin} 与控制台属于同一个注册域名，已发布的游戏可以为控制台设置 Cookie。`,
      '建议将 UOS_CONTENT_ORIGIN 换到另一个注册域名，例如控制台用 example.com，内容用 example.net。',
    ],
    en: [
      `Content at ${contentOrigin} is one site with the console: a released game can set cookies for it.`,
      'Better give UOS_CONTENT_ORIGIN another registered name: content in example.net beside a console in example.com.',
    ],
  };
  return told[language].join('\n');
}

interface Failure {
  readonly exitCode: number;
  readonly text: string;
}

type Lines = readonly [what: string, next: string];
type Told = Readonly<Record<Language, Lines>>;

/** Exit codes: 1 anything else, 2 usage, 3 port, 4 folder in use, 5 folder unusable, 6 master key, 7 schema, 8 database, 9 object store, 10 archive or snapshot. */
export function explainFailure(error: unknown, language: Language): Failure {
  const [exitCode, told] = tell(error);
  return { exitCode, text: told[language].join('\n') };
}

function tell(error: unknown): [exitCode: number, told: Told] {
  const { name, code, syscall, path, port } = error as NodeJS.ErrnoException & { port?: number };
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError) {
    return [2, usageLines(error)];
  }
  if (name === 'ZodError') {
    // why faults: rules are all that is checked by a schema at the start
    const { issues = [] } = error as { issues?: { path: PropertyKey[]; message: string }[] };
    const broken = issues.map(({ path: at, message: text }) => [...at, text].join(': ')).join('; ');
    return [2, usageLines(new UsageError(`--faults ${broken}`, { hint: 'faults' }))];
  }
  if (name === 'FolderBusyError') {
    return [4, folderBusy(error as { pid?: number; elsewhere?: string })];
  }
  if (name === 'ClockError') {
    return [2, clockKept(error as { reason?: string }, message)];
  }
  if (name === 'ArchiveError' || name === 'SnapshotError') {
    const { fault, detail } = error as unknown as { fault: string; detail: string };
    return [fault === 'not-empty' ? 2 : 10, stateRefused(fault, detail)];
  }
  if (name === 'ControlRefused') {
    return [10, stateRefusedBy(message)];
  }
  if (name === 'MasterKeyError') {
    return [6, masterKey(error as { reason?: string })];
  }
  if (name === 'PlaceTaken') {
    return [4, placeTaken];
  }
  if (name === 'ObjectsDiffer') {
    return [4, objectsDiffer(message)];
  }
  if (name === 'SchemaTooNewError') {
    return [7, schemaTooNew];
  }
  if (name === 'ObjectStoreError') {
    return [9, objectStore(message, (error as { reason?: string }).reason)];
  }
  if (syscall === 'listen' || syscall === 'bind') {
    return [3, cannotListen(code ?? '', port)];
  }
  // why the database: the object store has errors of its own, and nothing else is asked before a platform is ready
  if (isUntrusted(error)) {
    return [8, databaseUntrusted(message)];
  }
  if (isDatabaseOutage(error)) {
    return [8, databaseAway(message)];
  }
  if (code !== undefined && FOLDER_CODES.has(code)) {
    return [5, folderUnusable(code, path)];
  }
  return [1, unexpected(message)];
}

const FOLDER_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ENOSPC']);

/** What Node says of a certificate that it does not trust. */
function isUntrusted(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return /^(UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_|ERR_TLS_CERT_)/.test(code);
}

function isDatabaseOutage(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  const known = code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ETIMEDOUT';
  // why 28 and 3D: PostgreSQL's classes for a refused login and for an unknown database
  return (
    known ||
    syscall === 'connect' ||
    /^(28|3D|57P)/.test(code ?? '') ||
    /timeout (exceeded|expired)/.test(String(error))
  );
}

function usageLines(error: UsageError): Told {
  const { zh, en } = HINTS[error.hint ?? 'help'];
  return {
    zh: [`命令行有误：${error.message}`, zh],
    en: [`This command line cannot be carried out: ${error.message}`, en],
  };
}

const HINTS: Readonly<Record<Hint | 'help', Readonly<Record<Language, string>>>> = {
  help: { zh: '用法：uos-platform --help', en: 'See: uos-platform --help' },
  origins: {
    zh: '监听非本机地址时，须用 UOS_ORIGIN 和 UOS_CONTENT_ORIGIN 给出两个不同主机名的公开地址。',
    en: 'Off loopback, name the two public origins, on two hosts: UOS_ORIGIN and UOS_CONTENT_ORIGIN.',
  },
  'one-host': {
    zh: '内容须用另一个主机名：已发布的游戏是他人的代码，不能与控制台同源。',
    en: "Content needs a host of its own: a released game is somebody else's code.",
  },
  port: { zh: '端口是 0 到 65535 的整数，0 表示任选空闲端口。', en: 'A port is 0 to 65535; 0 picks a free one.' },
  proxies: {
    zh: '可信代理数是 0 到 9 的整数。',
    en: 'The number of trusted proxies is 0 to 9.',
  },
  rotate: {
    zh: '把新密钥放进 UOS_MASTER_KEY、旧密钥放进 UOS_MASTER_KEY_PREVIOUS；两者都不设则更换数据目录中的密钥。',
    en: 'Put the new key into UOS_MASTER_KEY and the old one into UOS_MASTER_KEY_PREVIOUS; set neither for the key of the data folder.',
  },
  clock: {
    zh: '--clock 是 live 或 test；--seed 是 0 或正整数，只与 --clock test 一起用；测试时钟只用于本机。',
    en: '--clock is live or test; --seed is a whole number and goes with --clock test; a test clock is for this machine.',
  },
  reset: { zh: '这会清空全部数据；确认时加 --yes。', en: 'This empties everything; confirm it with --yes.' },
  operator: {
    zh: '写法：uos-platform operator add <登录名> [--kind admin|partner-admin|billing]；登录名不含空格。',
    en: 'It is uos-platform operator add <name> [--kind admin|partner-admin|billing]; a name has no blanks.',
  },
  directory: {
    zh: '设置了 UOS_LDAP_URL 时，管理员只由目录决定：把此人加入目录中的对应组。',
    en: 'With UOS_LDAP_URL the directory alone decides who is an operator: put the person into its group.',
  },
  operand: { zh: '后面须写明文件或快照名。', en: 'Name the file or the snapshot after it.' },
  'key-file': {
    zh: '主密钥来自 UOS_MASTER_KEY 时，把归档的密钥放进 UOS_MASTER_KEY_PREVIOUS。',
    en: 'With a key from UOS_MASTER_KEY, put that of the archive into UOS_MASTER_KEY_PREVIOUS.',
  },
  config: {
    zh: '各项设置见 docs/operations.md 中的「Outside services」一节。',
    en: 'See "Outside services" in docs/operations.md for what each of them needs.',
  },
  limits: {
    zh: 'UOS_CALL_LIMITS 形如 2000/1,2000000/1800：多少秒内最多多少次调用。',
    en: 'UOS_CALL_LIMITS is like 2000/1,2000000/1800: so many calls in so many seconds.',
  },
  simulated: {
    zh: '公开地址为本机时，模拟的支付和第三方登录可用，因此不能监听非本机地址：把 UOS_ORIGIN 设为真实主机名。',
    en: 'An origin on this machine comes with simulated payments and sign-ins, which nobody else may reach: name a real host in UOS_ORIGIN.',
  },
  drain: { zh: '退出前继续服务的秒数是 0 到 300 的整数。', en: 'The seconds to serve on before leaving are 0 to 300.' },
  origin: {
    zh: '来源形如 https://console.example.com，不带路径。',
    en: 'An origin looks like https://console.example.com',
  },
  dev: {
    zh: '--dev 只用于本机开发，不能监听非本机地址。',
    en: '--dev is for development on one machine and does not listen off loopback.',
  },
  tls: {
    zh: '监听非本机地址时，前面须有终结 TLS 的代理：两个公开地址用 https，并设 UOS_TRUSTED_PROXIES=1。',
    en: 'Off loopback a proxy that ends TLS stands in front: name https origins and set UOS_TRUSTED_PROXIES=1.',
  },
  faults: {
    zh: '--faults 是一个 JSON 文件，内容为故障规则列表，只能与 --dev 一起使用。',
    en: '--faults is a JSON file with a list of fault rules, and goes with --dev.',
  },
  ldap: {
    zh: '目录服务由 UOS_LDAP_* 环境变量设置，见 uos-platform --help；不用目录服务时去掉 UOS_LDAP_URL。',
    en: 'The directory is set by UOS_LDAP_*, see uos-platform --help; unset UOS_LDAP_URL to go without one.',
  },
};

function folderBusy({ pid: holder, elsewhere }: { readonly pid?: number; readonly elsewhere?: string }): Told {
  const pid = holder === undefined ? '' : ` ${holder}`;
  if (elsewhere !== undefined) {
    return {
      zh: [
        `数据目录正被主机 ${elsewhere} 上的平台进程${pid} 使用。`,
        '在那台主机上停止它，或用 --data 指定另一个目录；它停止后 15 秒内目录自动释放，无需删除任何文件。',
      ],
      en: [
        `The platform process${pid} on ${elsewhere} uses this data folder.`,
        'Stop it there, or name another with --data; 15 s after its last sign of life the folder is free by itself.',
      ],
    };
  }
  return {
    zh: [`数据目录正被另一个平台进程使用${pid}`, '停止它（uos dev stop），或用 --data 指定另一个目录。'],
    en: [
      `Another platform process${pid} uses this data folder.`,
      'Stop it (uos dev stop), or name another with --data.',
    ],
  };
}

const placeTaken: Told = {
  zh: [
    '另一个平台进程正在使用此数据库；文件存在数据目录时只能有一个进程。',
    '停止它，或给所有进程设置同一个 UOS_OBJECTS=s3://…。',
  ],
  en: [
    'Another platform process is at work on this database; contents in a data folder have one process.',
    'Stop it, or give every process the same UOS_OBJECTS=s3://…',
  ],
};

function objectsDiffer(message: string): Told {
  return {
    zh: [`同一数据库上的进程须使用同一处对象存储：${message}`, '给所有进程设置同一个 UOS_OBJECTS。'],
    en: [
      `Processes on one database keep contents in one place: ${message}`,
      'Give every process the same UOS_OBJECTS.',
    ],
  };
}

function masterKey({ reason }: { readonly reason?: string }): Told {
  return reason === 'malformed'
    ? {
        zh: [
          'UOS_MASTER_KEY 无效：须为 32 字节，写作 64 位十六进制或 base64，多个以逗号分隔。',
          '生成：openssl rand -hex 32',
        ],
        en: [
          'UOS_MASTER_KEY must hold 32 bytes as 64 hex digits or base64, several separated by commas.',
          'Make one: openssl rand -hex 32',
        ],
      }
    : {
        zh: [
          '主密钥打不开此数据库中已加密的内容。',
          '把写入它的密钥放进 UOS_MASTER_KEY；更换密钥期间旧密钥放进 UOS_MASTER_KEY_PREVIOUS。',
        ],
        en: [
          'The master key does not open what this database holds.',
          'Put the key that wrote it into UOS_MASTER_KEY; while keys are rotated the old one into UOS_MASTER_KEY_PREVIOUS.',
        ],
      };
}

const schemaTooNew: Told = {
  zh: ['数据库由更新版本的平台写入。', '启动那个版本，或恢复较早的备份。'],
  en: ['A newer build of the platform wrote this database.', 'Start that build, or restore an older backup.'],
};

function cannotListen(code: string, port: number | undefined): Told {
  const taken = code === 'EADDRINUSE';
  return {
    zh: [
      taken ? `端口 ${port} 已被占用。` : `无法监听端口 ${port}（${code}）。`,
      '用 --port 指定另一个端口，0 表示任选空闲端口。',
    ],
    en: [
      taken ? `Port ${port} is taken.` : `Cannot listen on port ${port} (${code}).`,
      'Choose another with --port; 0 picks a free one.',
    ],
  };
}

function folderUnusable(code: string, path: string | undefined): Told {
  const where = path === undefined ? '' : ` ${path}`;
  if (code === 'ENOENT') {
    return {
      zh: [`没有这个数据目录或文件：${where}`, '用 --data 指定数据目录；数据在 PostgreSQL 中则设置 DATABASE_URL。'],
      en: [
        `There is no such data folder or file:${where}`,
        'Name the data folder with --data; where the data is in PostgreSQL, set DATABASE_URL.',
      ],
    };
  }
  return {
    zh: [`数据目录无法写入（${code}）${where}`, '检查权限和磁盘空间，或用 --data 指定另一个目录。'],
    en: [
      `The data folder cannot be written (${code})${where}`,
      'Check its permissions and the disk, or name another with --data.',
    ],
  };
}

function databaseAway(message: string): Told {
  return {
    zh: [`连接不上 PostgreSQL：${message}`, '检查 DATABASE_URL 和数据库是否在运行；不设它则使用内置数据库。'],
    en: [
      `PostgreSQL does not answer: ${message}`,
      'Check DATABASE_URL and the server; without it the embedded database is used.',
    ],
  };
}

function databaseUntrusted(message: string): Told {
  return {
    zh: [
      `不信任 PostgreSQL 的证书：${message}`,
      '若由自建机构签发，在 DATABASE_URL 后加 sslrootcert=机构的 PEM 文件；主机名须与证书一致。',
    ],
    en: [
      `The certificate of PostgreSQL is not trusted: ${message}`,
      'For an authority of your own add sslrootcert=<its PEM file> to DATABASE_URL; the host name must be one of the certificate.',
    ],
  };
}

function objectStore(message: string, reason = 'away'): Told {
  const [zh, en] = STORE_HINTS[reason] ?? ['', ''];
  return { zh: [`对象存储不可用：${message}`, zh], en: [`The object store cannot be used: ${message}`, en] };
}

const STORE_HINTS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  address: [
    '检查 UOS_OBJECTS（s3://桶/前缀）和 UOS_S3_ENDPOINT；不设 UOS_OBJECTS 则保存在数据目录。',
    'Check UOS_OBJECTS (s3://bucket/prefix) and UOS_S3_ENDPOINT; without UOS_OBJECTS the data folder is used.',
  ],
  credentials: [
    '检查 AWS_ACCESS_KEY_ID、AWS_SECRET_ACCESS_KEY、UOS_S3_REGION 和本机时间。',
    'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, UOS_S3_REGION and the clock of this machine.',
  ],
  denied: [
    '允许该密钥列出此桶，并在其前缀下读、写、删除对象和分片上传。',
    'Let these keys list the bucket, and read, write and delete objects and multipart uploads below the prefix.',
  ],
  bucket: [
    '创建这个桶，或在 UOS_OBJECTS 和 UOS_S3_REGION 中写对桶名和区域。',
    'Create the bucket, or correct its name and region in UOS_OBJECTS and UOS_S3_REGION.',
  ],
  away: ['检查 UOS_S3_ENDPOINT 和该服务是否在运行。', 'Check UOS_S3_ENDPOINT and whether the store is running.'],
};

function unexpected(message: string): Told {
  return {
    zh: [`平台未能启动：${message}`, '加 --log-level debug 重试以查看细节。'],
    en: [`The platform did not start: ${message}`, 'Try again with --log-level debug for more.'],
  };
}

/** The help text. */
export function usage(language: Language): string {
  return language === 'zh' ? ZH : EN;
}

const EN = `uos-platform serve [options]
uos-platform export|import <file> [options]
uos-platform snapshot [name] | snapshots | restore <name> | reset --yes
uos-platform collect [options]
uos-platform retry [id|all] [options]
uos-platform rotate-key [options]
uos-platform operator add <name> [--kind admin|partner-admin|billing]
uos-platform demo remove
uos-platform doctor [--json]
uos-platform sidecar

Runs the UOS platform in one process. \`export\` and \`import\` move all state, \`snapshot\` and \`restore\` keep and bring
back what a data folder has; see docs/state-and-clock.md. \`collect\` frees stored contents that nothing needs, and ends.
\`retry\` shows long work that was given up, and sends it back. \`rotate-key\` seals every secret with the new master
key, and ends. \`operator add\` makes an operator or a billing administrator, and shows the password once.
\`demo remove\` takes the studio with demo data out again. \`doctor\` says how hosted servers are walled off on this
machine, which engines databases have, and what is missing for more. \`sidecar\` is what a hosted server speaks to, for a program that runs by itself
(\`uos multiverse run\`).

  --port <number>          port, default 4100; 0 picks a free one        UOS_PORT
  --data <folder>          database, objects and keys, default .uos      UOS_DATA
  --database-url <url>     PostgreSQL 15 or newer; embedded without it   DATABASE_URL
  --objects <url>          s3://bucket/prefix; data folder without it    UOS_OBJECTS
  --host <address>         where to listen, default loopback only        UOS_HOST
  --origin <url>           public origin of console and API              UOS_ORIGIN
  --content-origin <url>   public origin of content, on another host     UOS_CONTENT_ORIGIN
  --trusted-proxies <n>    proxies in front whose X-Forwarded-For counts UOS_TRUSTED_PROXIES
  --drain-seconds <n>      serve on so long after SIGTERM while /readyz
                           says 503, default 0                           UOS_DRAIN_SECONDS
  --keep-servers           hosted servers run on where the platform ends,
                           and the next one goes on with them            UOS_KEEP_SERVERS=1
  --log-level <level>      debug, info, warn, error or silent            UOS_LOG_LEVEL
  --seed-demo              make a demo organisation, user, operators and app, and print their logins
  --demo-days <n>          beside it a studio with so many days of history, told in the background where nobody else
                           is on the database; default 60, 0 for none   UOS_DEMO_DAYS
  --dev                    for development: controls below /_dev/ (uos dev), loopback only
  --faults <file>          fault rules as JSON, to see that a game survives them; with --dev
  --clock live|test        clock of a new database; test stands still until uos dev clock moves it
  --seed <number>          with --clock test: ids, secrets and moments repeat
  --no-snapshot            keep no copy before a migration or an import, and none each day
  --rows-only              export without contents, which stay in their store
  --replace                import in the place of everything there is
  --key-file <file>        master key of the platform that an archive is from
  --json                   one line of JSON when ready
  --help

Requests are logged at level info. /metrics answers this machine, or whoever sends UOS_METRICS_TOKEN as a bearer.

The embedded database survives a crash, not a power cut. Secrets are sealed with UOS_MASTER_KEY, else with a key
made in the data folder at the first start; keys in UOS_MASTER_KEY_PREVIOUS still open what they sealed. An s3:// store takes AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY,
UOS_S3_REGION (us-east-1) and UOS_S3_ENDPOINT (Amazon's own), addressed by path; with UOS_OBJECTS_REDIRECT=1 callers
read large contents from it themselves, by links that end after an hour. UOS_CALL_LIMITS=2000/1,2000000/1800 sets how
many calls an app may make of the management side of content delivery, on all processes together.

Operators sign in through an LDAP directory where UOS_LDAP_URL is set, and then only through it:

  UOS_LDAP_URL             ldaps://directory.example.com, or ldap:// with UOS_LDAP_STARTTLS=1
  UOS_LDAP_CA              PEM file of the authority that signs its certificate
  UOS_LDAP_BIND_DN         account that searches; its password in UOS_LDAP_BIND_PASSWORD or _PASSWORD_FILE
  UOS_LDAP_BASE            where people are, such as ou=people,dc=example,dc=com
  UOS_LDAP_USER_FILTER     default (uid={login})
  UOS_LDAP_ADMIN_GROUP, UOS_LDAP_PARTNER_ADMIN_GROUP, UOS_LDAP_BILLING_GROUP
                           DN of the group whose members are operators, operators of the partner, or billing
                           administrators; several with ; between them

Other services are named by the environment alone, their secrets also by a file in {name}_FILE (docs/operations.md):

  UOS_SMTP_URL, UOS_MAIL_FROM          mail server; without it mail stays in the outbox that operators see
  UOS_SUPPORT_MAIL                     address that gets the messages of the contact page
  UOS_PUSH_LEVEL                       trial: apps begin on the trial level of push; standard without it
  UOS_NODE_NAME, _REGION, _LOCATION, _ADDRESS, _PORTS, _CPU, _MEMORY, _SANDBOX, _CGROUP
                                       where hosted servers run and what they may take (UOS_NODE_…)
  UOS_NODE_CLUSTER_URL, _NAMESPACE, _TOKEN_FILE, _CA, _IMAGE, _VOLUME
                                       cluster with Agones that runs them instead (UOS_NODE_CLUSTER_…)
  UOS_PARTNER_ISSUER, _CLIENT_ID, _CLIENT_SECRET, _NAME
                                       OpenID provider of the partner (UOS_PARTNER_…)
  UOS_SOCIAL_DOMAIN, _SLUG, _CLIENT_ID, _CLIENT_SECRET, _NAME
                                       social network with OAuth 2 (UOS_SOCIAL_…)
  UOS_ALIPAY_APP_ID, _PRIVATE_KEY, _PUBLIC_KEY, _GATEWAY
                                       online payment (UOS_ALIPAY_…)
  UOS_KNOWLEDGE_URL, _API_KEY, _MODEL  model of the knowledge assistant (UOS_KNOWLEDGE_…)
  UOS_CHAT_WEBHOOK                     where robots of chat groups take messages
  UOS_SMS_GATEWAY                      takes the messages of verification codes
  UOS_SMS_GATEWAY_TOKEN                what the gateway asks for, sent as Bearer (…_FILE)
  UOS_PLAYER_ACCOUNTS_URL              player accounts of apps that issue codes
  UOS_ENVIRONMENT, UOS_POLICY_VERSION, UOS_COMPANY_DOMAIN, UOS_SELLER_NAME, UOS_SELLER_TAX_NUMBER

On loopback partner, social network and payment are simulated where they are not named.

  uos-platform serve --port 0 --seed-demo --json
  DATABASE_URL=postgres://localhost/uos uos-platform serve
`;

const ZH = `uos-platform serve [选项]
uos-platform export|import <文件> [选项]
uos-platform snapshot [名称] | snapshots | restore <名称> | reset --yes
uos-platform collect [选项]
uos-platform retry [id|all] [选项]
uos-platform rotate-key [选项]
uos-platform operator add <登录名> [--kind admin|partner-admin|billing]
uos-platform demo remove
uos-platform doctor [--json]
uos-platform sidecar

在一个进程中运行 UOS 平台。export 和 import 搬移全部数据，snapshot 和 restore 保存和恢复数据目录，见 docs/state-and-clock.md。
collect 释放不再需要的已存文件，然后结束。retry 列出已放弃的任务，或将其放回重试。rotate-key 用新的主密钥重新加密所有密钥，然后结束。demo remove 移除演示工作室的全部数据。doctor 说明本机对托管服务器的隔离程度、可用的数据库引擎，以及缺少什么。sidecar 为自行运行的程序提供托管服务器的边车接口（uos multiverse run）。
operator add 添加一名运营管理员或财务管理员，并显示一次其密码。

  --port <端口>            默认 4100；0 表示任选空闲端口          UOS_PORT
  --data <目录>            数据库、文件和密钥，默认 .uos          UOS_DATA
  --database-url <地址>    PostgreSQL 15 及以上；不设则用内置库   DATABASE_URL
  --objects <地址>         s3://桶/前缀；不设则存在数据目录       UOS_OBJECTS
  --host <地址>            监听地址，默认仅本机                   UOS_HOST
  --origin <地址>          控制台与接口的公开地址                 UOS_ORIGIN
  --content-origin <地址>  内容的公开地址，须为另一主机名         UOS_CONTENT_ORIGIN
  --trusted-proxies <数>   前面有几层可信代理（X-Forwarded-For）  UOS_TRUSTED_PROXIES
  --drain-seconds <秒>     收到 SIGTERM 后继续服务，/readyz 答 503    UOS_DRAIN_SECONDS
  --keep-servers           平台退出后托管服务器继续运行，下次启动时接管  UOS_KEEP_SERVERS=1
  --log-level <级别>       debug、info、warn、error 或 silent     UOS_LOG_LEVEL
  --seed-demo              创建演示组织、用户、运营管理员和应用，并打印登录信息
  --demo-days <天数>       另建一个有若干天历史的演示工作室，在后台生成；数据库上已有其他组织时不生成。
                           默认 60，0 表示不生成                  UOS_DEMO_DAYS
  --dev                    用于开发：提供 /_dev/ 下的控制接口（uos dev），仅限本机
  --faults <文件>          故障规则（JSON），检验游戏能否承受；须与 --dev 一起使用
  --clock live|test        新数据库的时钟；test 静止不动，由 uos dev clock 推进
  --seed <整数>            与 --clock test 一起用：ID、密钥和时间可重现
  --no-snapshot            迁移和导入前不保留副本，也不每日保留
  --rows-only              导出时不含文件，文件留在存储中
  --replace                导入时替换现有的全部数据
  --key-file <文件>        归档所属平台的主密钥
  --json                   就绪后输出一行 JSON
  --help

请求在 info 级别记入日志。/metrics 只答复本机，或以 Bearer 方式携带 UOS_METRICS_TOKEN 的请求。

内置数据库在进程崩溃后不丢数据，断电则可能丢失。密钥由 UOS_MASTER_KEY 加密，未设置时使用首次启动时在数据目录生成的密钥；UOS_MASTER_KEY_PREVIOUS 中的密钥仍可解开其旧内容。
s3:// 存储使用 AWS_ACCESS_KEY_ID、AWS_SECRET_ACCESS_KEY、UOS_S3_REGION（默认 us-east-1）和 UOS_S3_ENDPOINT（默认亚马逊），按路径访问；
设置 UOS_OBJECTS_REDIRECT=1 后，大文件由调用方凭一小时内有效的链接直接从存储读取。
UOS_CALL_LIMITS=2000/1,2000000/1800 设置一个应用在若干秒内最多可调用内容管理接口多少次，所有进程合计。

设置 UOS_LDAP_URL 后，运营管理员只能通过 LDAP 目录登录：

  UOS_LDAP_URL             ldaps://directory.example.com，或 ldap:// 加 UOS_LDAP_STARTTLS=1
  UOS_LDAP_CA              签发目录证书的机构的 PEM 文件
  UOS_LDAP_BIND_DN         用于查找的账号；密码放在 UOS_LDAP_BIND_PASSWORD 或 _PASSWORD_FILE
  UOS_LDAP_BASE            人员所在位置，如 ou=people,dc=example,dc=com
  UOS_LDAP_USER_FILTER     默认 (uid={login})
  UOS_LDAP_ADMIN_GROUP、UOS_LDAP_PARTNER_ADMIN_GROUP、UOS_LDAP_BILLING_GROUP
                           运营管理员、合作方运营管理员、财务管理员所在组的 DN，多个以 ; 分隔

其他服务只由环境变量指定，密钥也可放在 {变量名}_FILE 指定的文件中（见 docs/operations.md）：

  UOS_SMTP_URL、UOS_MAIL_FROM          邮件服务器；不设则邮件留在运营可见的发件箱
  UOS_SUPPORT_MAIL                     接收「联系我们」留言的地址
  UOS_PUSH_LEVEL                       trial：应用以试用等级开通推送；不设则为 standard
  UOS_NODE_NAME、_REGION、_LOCATION、_ADDRESS、_PORTS、_CPU、_MEMORY、_SANDBOX、_CGROUP
                                       托管服务器在哪里运行、可占用多少（UOS_NODE_…）
  UOS_NODE_CLUSTER_URL、_NAMESPACE、_TOKEN_FILE、_CA、_IMAGE、_VOLUME
                                       改由装有 Agones 的集群运行托管服务器（UOS_NODE_CLUSTER_…）
  UOS_PARTNER_ISSUER、_CLIENT_ID、_CLIENT_SECRET、_NAME
                                       合作方的 OpenID 登录（UOS_PARTNER_…）
  UOS_SOCIAL_DOMAIN、_SLUG、_CLIENT_ID、_CLIENT_SECRET、_NAME
                                       OAuth 2 社交登录（UOS_SOCIAL_…）
  UOS_ALIPAY_APP_ID、_PRIVATE_KEY、_PUBLIC_KEY、_GATEWAY
                                       在线支付（UOS_ALIPAY_…）
  UOS_KNOWLEDGE_URL、_API_KEY、_MODEL  知识助手的模型（UOS_KNOWLEDGE_…）
  UOS_CHAT_WEBHOOK                     群机器人接收消息的地址
  UOS_SMS_GATEWAY                      接收验证码短信的网关地址
  UOS_SMS_GATEWAY_TOKEN                网关要求的令牌，以 Bearer 发送（…_FILE）
  UOS_PLAYER_ACCOUNTS_URL              发放兑换码的应用所用的玩家账号服务
  UOS_ENVIRONMENT、UOS_POLICY_VERSION、UOS_COMPANY_DOMAIN、UOS_SELLER_NAME、UOS_SELLER_TAX_NUMBER

在本机运行且未指定时，合作方、社交登录和支付由平台模拟。

  uos-platform serve --port 0 --seed-demo --json
  DATABASE_URL=postgres://localhost/uos uos-platform serve
`;
