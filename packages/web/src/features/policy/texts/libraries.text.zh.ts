// Open source that each part of the product stands on.

export interface Library {
  readonly name: string;
  readonly licence: string;
  readonly purpose: string;
}

const mit = (name: string, purpose: string): Library => ({ name, licence: 'MIT', purpose });

/** By the word in the address. */
export const libraries: Readonly<Record<string, { readonly title: string; readonly items: readonly Library[] }>> = {
  console: {
    title: '控制台',
    items: [
      mit('react', '界面'),
      mit('react-dom', '界面'),
      mit('@mantine/core', '界面组件'),
      mit('@mantine/dates', '日历'),
      mit('@mantine/hooks', '界面组件'),
      mit('@mantine/notifications', '通知'),
      mit('@tanstack/react-query', '数据读取'),
      mit('@tanstack/react-router', '路由'),
      mit('@codemirror/state', '代码编辑器'),
      mit('@codemirror/view', '代码编辑器'),
      mit('@lezer/highlight', '代码高亮'),
      mit('uplot', '图表'),
      mit('papaparse', '读取 CSV'),
      mit('dayjs', '日历'),
      { name: 'spark-md5', licence: 'WTFPL OR MIT', purpose: '文件校验' },
      mit('get-nonce', '内容安全策略'),
    ],
  },
  cli: {
    title: '命令行工具',
    items: [
      mit('undici', 'HTTP 传输'),
      mit('@inquirer/prompts', '交互提问'),
      mit('ignore', '忽略规则'),
      mit('open', '打开浏览器'),
      mit('jq-wasm', '筛选输出'),
    ],
  },
  sdk: {
    title: 'SDK',
    items: [mit('undici', 'HTTP 传输（Node）')],
  },
  platform: {
    title: '平台服务器',
    items: [
      mit('hono', 'HTTP 路由'),
      mit('@hono/node-server', 'HTTP 服务器'),
      { name: '@electric-sql/pglite', licence: 'Apache-2.0', purpose: '内置数据库' },
      mit('pg', '连接 PostgreSQL'),
      mit('kysely', '数据库查询'),
      mit('pg-boss', '任务队列'),
      mit('oidc-provider', '登录服务'),
      mit('openid-client', '合作方登录'),
      mit('ldapts', '目录登录'),
      { name: 'nodemailer', licence: 'MIT-0', purpose: '邮件' },
      mit('alipay-sdk', '在线支付'),
      mit('aws4fetch', '对象存储'),
      mit('busboy', '读取上传'),
      mit('pdfkit', '生成 PDF'),
      mit('@openfonts/noto-sans-sc_chinese-simplified', 'PDF 中文字体'),
      mit('fflate', '压缩'),
      mit('tar-stream', '归档'),
      mit('pino', '日志'),
      mit('zod', '数据校验'),
    ],
  },
};
