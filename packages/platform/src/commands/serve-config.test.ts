import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './serve-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'uos-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe(readConfig, () => {
  it('leaves every default where nothing is set, or set to nothing', () => {
    expect(readConfig({})).toEqual({});
    expect(readConfig({ UOS_SMTP_URL: '', UOS_PARTNER_ISSUER: ' ' })).toEqual({});
  });

  it('reads everything, secrets from files too', () => {
    const key = join(folder, 'key.pem');
    writeFileSync(key, 'a private key\n');
    const config = readConfig({
      UOS_ENVIRONMENT: 'prod',
      UOS_POLICY_VERSION: '2.0',
      UOS_COMPANY_DOMAIN: 'Studio.example',
      UOS_SMTP_URL: 'smtps://mailer:word@mail.example.com:465',
      UOS_MAIL_FROM: 'UOS <no-reply@example.com>',
      UOS_SUPPORT_MAIL: 'help@example.com',
      UOS_SELLER_NAME: '游途云服务有限公司',
      UOS_SELLER_TAX_NUMBER: '91310115MA1H00000X',
      UOS_PARTNER_ISSUER: 'https://id.partner.example/realms/game/',
      UOS_PARTNER_CLIENT_ID: 'uos',
      UOS_PARTNER_CLIENT_SECRET: 'partner word',
      UOS_PARTNER_NAME: '云合作方',
      UOS_SOCIAL_DOMAIN: 'https://social.example',
      UOS_SOCIAL_SLUG: 'weibo',
      UOS_SOCIAL_CLIENT_ID: '42',
      UOS_SOCIAL_CLIENT_SECRET: 'social word',
      UOS_ALIPAY_APP_ID: '2026000000000009',
      UOS_ALIPAY_PRIVATE_KEY_FILE: key,
      UOS_ALIPAY_PUBLIC_KEY: 'a public key',
      UOS_KNOWLEDGE_URL: 'http://127.0.0.1:11434/v1',
      UOS_KNOWLEDGE_MODEL: 'local',
      UOS_PUSH_LEVEL: 'trial',
    });
    expect(config).toEqual({
      environment: 'prod',
      policyVersion: '2.0',
      companyDomain: 'studio.example',
      smtpUrl: 'smtps://mailer:word@mail.example.com:465',
      mailFrom: 'UOS <no-reply@example.com>',
      supportMail: 'help@example.com',
      seller: { name: '游途云服务有限公司', taxNumber: '91310115MA1H00000X' },
      partner: {
        issuer: 'https://id.partner.example/realms/game',
        clientId: 'uos',
        clientSecret: 'partner word',
        name: '云合作方',
      },
      social: {
        slug: 'weibo',
        domain: 'https://social.example',
        clientId: '42',
        clientSecret: 'social word',
        name: 'weibo',
      },
      payAccount: {
        appId: '2026000000000009',
        gateway: 'https://openapi.alipay.com/gateway.do',
        privateKey: 'a private key',
        providerPublicKey: 'a public key',
      },
      knowledgeModel: { url: 'http://127.0.0.1:11434/v1', apiKey: '', name: 'local' },
      pushLevel: 'trial',
    });
  });

  it('names what cannot work, and never shows it', () => {
    for (const [wrong, variable] of [
      [{ UOS_SMTP_URL: 'mail.secret.example' }, 'UOS_SMTP_URL'],
      [{ UOS_DATABASE_MONGO_URL: 'mongodb://secret.example' }, 'UOS_DATABASE_MONGO_URL'],
      [{ UOS_DATABASE_MONGO_URL: 'postgresql://root:secret@db.example' }, 'UOS_DATABASE_MONGO_URL'],
      [{ UOS_DATABASE_MONGO_URL: 'mongodb://root:secret@a.example,b.example' }, 'UOS_DATABASE_MONGO_URL'],
      [{ UOS_DATABASE_MYSQL_URL: 'mysql://root:secret@db.example/?ssl=true' }, 'UOS_DATABASE_MYSQL_URL'],
      [{ UOS_DATABASE_MYSQL_URL: 'mysql://root:secret@db.example/?ssl-mode=require' }, 'UOS_DATABASE_MYSQL_URL'],
      [{ UOS_DATABASE_MYSQL_URL: 'mysql://root:secret@10.0.0.7/?ssl-mode=VERIFY_IDENTITY' }, 'UOS_DATABASE_MYSQL_URL'],
      [
        { UOS_DATABASE_POSTGRESQL_URL: 'postgresql://root:secret@db.example/?sslmode=require&sslrootcert=/secret' },
        'UOS_DATABASE_POSTGRESQL_URL',
      ],
      [{ UOS_PARTNER_ISSUER: 'http://secret.example', UOS_PARTNER_CLIENT_ID: 'uos' }, 'UOS_PARTNER_ISSUER'],
      [{ UOS_PARTNER_ISSUER: 'https://secret.example' }, 'UOS_PARTNER_CLIENT_ID'],
      [{ UOS_SOCIAL_DOMAIN: 'https://secret.example', UOS_SOCIAL_SLUG: '../secret' }, 'UOS_SOCIAL_SLUG'],
      [{ UOS_ALIPAY_APP_ID: '1', UOS_ALIPAY_PRIVATE_KEY_FILE: '/secret' }, 'UOS_ALIPAY_PRIVATE_KEY_FILE'],
      [{ UOS_KNOWLEDGE_URL: 'https://secret.example?key=1' }, 'UOS_KNOWLEDGE_URL'],
    ] as const) {
      const read = () => readConfig(wrong);
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(new RegExp(`^${variable} (?!.*secret)`));
    }
  });

  it('reads a cluster, whose files are read again while the platform runs', () => {
    const token = join(folder, 'token');
    writeFileSync(token, 'word');
    const cluster = { UOS_NODE_CLUSTER_URL: 'https://cluster.example:6443/', UOS_NODE_CLUSTER_IMAGE: 'base:1' };
    expect(readConfig({ ...cluster, UOS_NODE_CLUSTER_TOKEN_FILE: token, UOS_NODE_CLUSTER_NAMESPACE: 'games' })).toEqual(
      {
        nodeCluster: { url: 'https://cluster.example:6443', namespace: 'games', image: 'base:1', tokenFile: token },
      },
    );
    expect(readConfig(cluster).nodeCluster?.namespace).toBe('default');
    expect(() => readConfig({ ...cluster, UOS_NODE_CLUSTER_CA: join(folder, 'none.pem') })).toThrow(
      'UOS_NODE_CLUSTER_CA names a file that cannot be read (ENOENT)',
    );
    expect(() => readConfig({ ...cluster, UOS_NODE_CLUSTER_IMAGE: '' })).toThrow('UOS_NODE_CLUSTER_IMAGE is missing');
    expect(() => readConfig({ ...cluster, UOS_NODE_CLUSTER_NAMESPACE: 'Not One' })).toThrow(ConfigError);
  });

  it('takes a certificate of databases with its key, and no file that is none', () => {
    const file = join(folder, 'no-certificate.pem');
    writeFileSync(file, 'no certificate\n');
    expect(() => readConfig({ UOS_DATABASE_CERT: file })).toThrow('UOS_DATABASE_KEY has to be named too');
    expect(() => readConfig({ UOS_DATABASE_KEY: file })).toThrow('UOS_DATABASE_CERT has to be named too');
    expect(() => readConfig({ UOS_DATABASE_CERT: file, UOS_DATABASE_KEY: file })).toThrow(
      'UOS_DATABASE_CERT and UOS_DATABASE_KEY are no certificate and its key in PEM',
    );
  });
});
