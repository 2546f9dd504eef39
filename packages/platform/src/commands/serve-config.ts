// Settings that stand in the environment alone: who signs people in, who sends mail, takes payments and answers
// questions. One that cannot work stops the start and is named; its value is not shown, it may be a secret.
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { PartnerAccess, SocialAccess } from '#core/external/providers';
import type { PayAccount } from '#core/pay/account';
import { encryptionOf, isSpelled } from '#engines/databases/servers/encryption';
import { readServerUrl, SERVER_ENGINES, serverExample, serverVariable } from '#engines/databases/servers/server-url';
import type { Config } from '#kernel/config';
import { isLocalOrigin } from '#kernel/server/loopback';

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot work; the message names the variable. */
export class ConfigError extends Error {
  constructor(rule: string, options: { readonly variable: string; readonly cause?: unknown }) {
    super(`${options.variable} ${rule}`, { cause: options.cause });
    this.name = 'ConfigError';
  }
}

/**
 * What the environment says; what it does not say keeps its default.
 * @throws ConfigError for a setting that cannot work
 */
export function readConfig(env: Environment): Partial<Config> {
  const texts = {
    environment: text(env, 'UOS_ENVIRONMENT'),
    policyVersion: text(env, 'UOS_POLICY_VERSION'),
    companyDomain: text(env, 'UOS_COMPANY_DOMAIN')?.toLowerCase(),
    smtpUrl: smtpUrl(env),
    mailFrom: text(env, 'UOS_MAIL_FROM'),
    supportMail: text(env, 'UOS_SUPPORT_MAIL'),
    chatWebhook: webAddress(env, 'UOS_CHAT_WEBHOOK'),
    smsGateway: webAddress(env, 'UOS_SMS_GATEWAY'),
    smsGatewayToken: secret(env, 'UOS_SMS_GATEWAY_TOKEN'),
    seller: seller(env),
    partner: partner(env),
    social: social(env),
    playerAccountsUrl: webAddress(env, 'UOS_PLAYER_ACCOUNTS_URL'),
    payAccount: payAccount(env),
    knowledgeModel: knowledgeModel(env),
    pushLevel: pushLevel(env),
    nodeName: text(env, 'UOS_NODE_NAME'),
    nodeRegion: text(env, 'UOS_NODE_REGION'),
    nodeLocation: text(env, 'UOS_NODE_LOCATION'),
    nodeAddress: text(env, 'UOS_NODE_ADDRESS'),
    nodePorts: portRange(env, 'UOS_NODE_PORTS', '31000-31999'),
    nodeCpuMillis: amount(env, 'UOS_NODE_CPU', 'm'),
    nodeMemoryMiB: amount(env, 'UOS_NODE_MEMORY', 'Mi'),
    nodeSandbox: nodeSandbox(env),
    nodeCgroup: text(env, 'UOS_NODE_CGROUP'),
    nodeCluster: nodeCluster(env),
    databasePorts: portRange(env, 'UOS_DATABASE_PORTS', '30000-30999'),
    databaseIdleSeconds: wholeNumber(env, 'UOS_DATABASE_IDLE_SECONDS'),
    databasesPerApp: wholeNumber(env, 'UOS_DATABASES_PER_APP'),
    databasePublicHost: text(env, 'UOS_DATABASE_PUBLIC_HOST'),
    databasesInsecure: zeroOrOne(env, 'UOS_DATABASES_INSECURE'),
    databaseSubsets: zeroOrOne(env, 'UOS_ALLOW_SUBSET_DATABASES'),
    databaseCertificate: databaseCertificate(env),
    databaseServers: databaseServers(env),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
}

function pushLevel(env: Environment): Config['pushLevel'] | undefined {
  const level = text(env, 'UOS_PUSH_LEVEL');
  if (level !== undefined && level !== 'standard' && level !== 'trial') {
    throw new ConfigError('is standard or trial', { variable: 'UOS_PUSH_LEVEL' });
  }
  return level;
}

function portRange(env: Environment, variable: string, example: string): readonly [number, number] | undefined {
  const range = text(env, variable);
  if (range === undefined) {
    return undefined;
  }
  const [first = 0, last = 0] = /^\d+-\d+$/.test(range) ? range.split('-').map(Number) : [];
  if (!(first >= 1024 && first <= last && last <= 65_535)) {
    throw new ConfigError(`is a range of ports such as ${example}`, { variable });
  }
  return [first, last];
}

function wholeNumber(env: Environment, variable: string): number | undefined {
  const value = text(env, variable);
  if (value !== undefined && !/^\d{1,9}$/.test(value)) {
    throw new ConfigError('is a whole number', { variable });
  }
  return value === undefined ? undefined : Number(value);
}

function databaseCertificate(env: Environment): Config['databaseCertificate'] | undefined {
  const certFile = readable(env, 'UOS_DATABASE_CERT');
  const keyFile = readable(env, 'UOS_DATABASE_KEY');
  if (certFile === undefined && keyFile === undefined) {
    return undefined;
  }
  if (certFile === undefined || keyFile === undefined) {
    const variable = certFile === undefined ? 'UOS_DATABASE_CERT' : 'UOS_DATABASE_KEY';
    throw new ConfigError('has to be named too', { variable });
  }
  try {
    createSecureContext({ cert: readFileSync(certFile), key: readFileSync(keyFile) });
  } catch (cause) {
    throw new ConfigError('and UOS_DATABASE_KEY are no certificate and its key in PEM', {
      variable: 'UOS_DATABASE_CERT',
      cause,
    });
  }
  return { certFile, keyFile };
}

function zeroOrOne(env: Environment, variable: string): boolean | undefined {
  const value = text(env, variable);
  if (value !== undefined && value !== '0' && value !== '1') {
    throw new ConfigError('is 0 or 1', { variable });
  }
  return value === undefined ? undefined : value === '1';
}

function databaseServers(env: Environment): Config['databaseServers'] | undefined {
  const named = SERVER_ENGINES.flatMap((engine) => {
    const variable = serverVariable(engine);
    const url = secret(env, variable);
    if (url !== undefined && readServerUrl(engine, url) === undefined) {
      throw new ConfigError(`looks like ${serverExample(engine)}, with one server and an account`, { variable });
    }
    if (url !== undefined && isSpelled(engine)) {
      try {
        encryptionOf(engine, new URL(url).searchParams);
      } catch (cause) {
        throw new ConfigError('names an authority whose certificate cannot be read', { variable, cause });
      }
    }
    return url === undefined ? [] : [[engine, url] as const];
  });
  return named.length === 0 ? undefined : Object.fromEntries(named);
}

/** `4000m` of processor time, `8192Mi` of memory. */
function amount(env: Environment, variable: string, unit: string): number | undefined {
  const value = text(env, variable);
  if (value === undefined) {
    return undefined;
  }
  const number = value.endsWith(unit) ? Number(value.slice(0, -unit.length)) : Number.NaN;
  if (!Number.isSafeInteger(number) || number <= 0) {
    throw new ConfigError(`is a whole number before ${unit}`, { variable });
  }
  return number;
}

function nodeSandbox(env: Environment): Config['nodeSandbox'] | undefined {
  const level = text(env, 'UOS_NODE_SANDBOX');
  if (level !== undefined && level !== 'namespace' && level !== 'process' && level !== 'none') {
    throw new ConfigError('is namespace, process or none', { variable: 'UOS_NODE_SANDBOX' });
  }
  return level;
}

function nodeCluster(env: Environment): Config['nodeCluster'] | undefined {
  const url = webAddress(env, 'UOS_NODE_CLUSTER_URL');
  if (url === undefined) {
    return undefined;
  }
  const namespace = text(env, 'UOS_NODE_CLUSTER_NAMESPACE') ?? 'default';
  if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(namespace)) {
    throw new ConfigError('is the name of a namespace', { variable: 'UOS_NODE_CLUSTER_NAMESPACE' });
  }
  const tokenFile = readable(env, 'UOS_NODE_CLUSTER_TOKEN_FILE');
  const caFile = readable(env, 'UOS_NODE_CLUSTER_CA');
  const volume = text(env, 'UOS_NODE_CLUSTER_VOLUME');
  return {
    ...{ url, namespace, image: needed(env, 'UOS_NODE_CLUSTER_IMAGE') },
    ...(tokenFile !== undefined && { tokenFile }),
    ...(caFile !== undefined && { caFile }),
    ...(volume !== undefined && { volume }),
  };
}

/** A file that is read again and again while the platform runs. */
function readable(env: Environment, variable: string): string | undefined {
  const file = text(env, variable);
  if (file === undefined) {
    return undefined;
  }
  try {
    readFileSync(file);
    return file;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ConfigError(`names a file that cannot be read (${code})`, { variable, cause });
  }
}

function smtpUrl(env: Environment): string | undefined {
  const url = secret(env, 'UOS_SMTP_URL');
  if (url !== undefined && !(URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol))) {
    throw new ConfigError('looks like smtps://user:password@mail.example.com:465', { variable: 'UOS_SMTP_URL' });
  }
  return url;
}

function seller(env: Environment): Config['seller'] | undefined {
  const name = text(env, 'UOS_SELLER_NAME');
  return name === undefined ? undefined : { name, taxNumber: text(env, 'UOS_SELLER_TAX_NUMBER') ?? '' };
}

function partner(env: Environment): PartnerAccess | undefined {
  const issuer = webAddress(env, 'UOS_PARTNER_ISSUER');
  if (issuer === undefined) {
    return undefined;
  }
  return {
    issuer,
    clientId: needed(env, 'UOS_PARTNER_CLIENT_ID'),
    clientSecret: secret(env, 'UOS_PARTNER_CLIENT_SECRET') ?? '',
    name: text(env, 'UOS_PARTNER_NAME') ?? '合作方',
  };
}

function social(env: Environment): SocialAccess | undefined {
  const domain = webAddress(env, 'UOS_SOCIAL_DOMAIN');
  if (domain === undefined) {
    return undefined;
  }
  const slug = needed(env, 'UOS_SOCIAL_SLUG');
  if (!/^[a-z0-9]{1,20}$/.test(slug)) {
    throw new ConfigError('is a word of small letters and digits, such as weibo', { variable: 'UOS_SOCIAL_SLUG' });
  }
  const clientId = needed(env, 'UOS_SOCIAL_CLIENT_ID');
  const name = text(env, 'UOS_SOCIAL_NAME') ?? slug;
  return { slug, domain, clientId, clientSecret: neededSecret(env, 'UOS_SOCIAL_CLIENT_SECRET'), name };
}

const ALIPAY_GATEWAY = 'https://openapi.alipay.com/gateway.do';

function payAccount(env: Environment): PayAccount | undefined {
  const appId = text(env, 'UOS_ALIPAY_APP_ID');
  if (appId === undefined) {
    return undefined;
  }
  return {
    appId,
    gateway: webAddress(env, 'UOS_ALIPAY_GATEWAY') ?? ALIPAY_GATEWAY,
    privateKey: neededSecret(env, 'UOS_ALIPAY_PRIVATE_KEY'),
    providerPublicKey: neededSecret(env, 'UOS_ALIPAY_PUBLIC_KEY'),
  };
}

function knowledgeModel(env: Environment): Config['knowledgeModel'] {
  const url = webAddress(env, 'UOS_KNOWLEDGE_URL');
  if (url === undefined) {
    return undefined;
  }
  return { url, apiKey: secret(env, 'UOS_KNOWLEDGE_API_KEY') ?? '', name: needed(env, 'UOS_KNOWLEDGE_MODEL') };
}

function text(env: Environment, variable: string): string | undefined {
  return env[variable]?.trim() || undefined;
}

function needed(env: Environment, variable: string): string {
  const value = text(env, variable);
  if (value === undefined) {
    throw new ConfigError('is missing beside the others of its kind', { variable });
  }
  return value;
}

/** The variable itself, or the file that `{variable}_FILE` names. */
function secret(env: Environment, variable: string): string | undefined {
  const file = text(env, `${variable}_FILE`);
  if (file === undefined) {
    return text(env, variable);
  }
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ConfigError(`names a file that cannot be read (${code})`, { variable: `${variable}_FILE`, cause });
  }
}

function neededSecret(env: Environment, variable: string): string {
  const value = secret(env, variable);
  if (value === undefined) {
    throw new ConfigError(`or ${variable}_FILE is missing beside the others of its kind`, { variable });
  }
  return value;
}

/** An address of a server, without a final slash; in the clear only on this machine. */
function webAddress(env: Environment, variable: string): string | undefined {
  const value = text(env, variable);
  if (value === undefined) {
    return undefined;
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocalOrigin(url.origin));
  if (url === undefined || !safe || url.search !== '' || url.username !== '') {
    throw new ConfigError('is an https:// address, without a query', { variable });
  }
  return value.replace(/\/+$/, '');
}
