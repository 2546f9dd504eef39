// Open source that each part of the product stands on.
import type { Library } from './libraries.text.zh.ts';

const mit = (name: string, purpose: string): Library => ({ name, licence: 'MIT', purpose });

/** By the word in the address. */
export const libraries: Readonly<Record<string, { readonly title: string; readonly items: readonly Library[] }>> = {
  console: {
    title: 'Console',
    items: [
      mit('react', 'interface'),
      mit('react-dom', 'interface'),
      mit('@mantine/core', 'components'),
      mit('@mantine/dates', 'calendar'),
      mit('@mantine/hooks', 'components'),
      mit('@mantine/notifications', 'notices'),
      mit('@tanstack/react-query', 'reading data'),
      mit('@tanstack/react-router', 'routes'),
      mit('@codemirror/state', 'code editor'),
      mit('@codemirror/view', 'code editor'),
      mit('@lezer/highlight', 'highlighting of code'),
      mit('uplot', 'charts'),
      mit('papaparse', 'reading CSV'),
      mit('dayjs', 'calendar'),
      { name: 'spark-md5', licence: 'WTFPL OR MIT', purpose: 'checksums of files' },
      mit('get-nonce', 'content security policy'),
    ],
  },
  cli: {
    title: 'Command line',
    items: [
      mit('undici', 'HTTP'),
      mit('@inquirer/prompts', 'asking questions'),
      mit('ignore', 'ignore rules'),
      mit('open', 'opening the browser'),
      mit('jq-wasm', 'filtering output'),
    ],
  },
  sdk: {
    title: 'SDK',
    items: [mit('undici', 'HTTP (Node)')],
  },
  platform: {
    title: 'Platform server',
    items: [
      mit('hono', 'HTTP routes'),
      mit('@hono/node-server', 'HTTP server'),
      { name: '@electric-sql/pglite', licence: 'Apache-2.0', purpose: 'embedded database' },
      mit('pg', 'PostgreSQL'),
      mit('kysely', 'database queries'),
      mit('pg-boss', 'job queue'),
      mit('oidc-provider', 'sign-in'),
      mit('openid-client', 'sign-in of partners'),
      mit('ldapts', 'sign-in by directory'),
      { name: 'nodemailer', licence: 'MIT-0', purpose: 'mail' },
      mit('alipay-sdk', 'online payment'),
      mit('aws4fetch', 'object storage'),
      mit('busboy', 'reading uploads'),
      mit('pdfkit', 'making PDF'),
      mit('@openfonts/noto-sans-sc_chinese-simplified', 'Chinese font of PDF'),
      mit('fflate', 'compression'),
      mit('tar-stream', 'archives'),
      mit('pino', 'logs'),
      mit('zod', 'checking data'),
    ],
  },
};
