// Help that belongs to no single command: `uos help environment` and its neighbours. Loaded only when asked for.
import type { Language, Text } from '../../text/text.ts';

export interface Topic {
  readonly summary: Text;
  readonly rows: readonly (readonly [name: string, text: Text])[];
  readonly notes: readonly Text[];
}

export const TOPICS: Readonly<Record<string, Topic>> = {
  environment: {
    summary: { zh: '环境变量', en: 'Environment variables' },
    rows: [
      ['UOS_ORIGIN', { zh: '平台地址', en: 'Address of the platform' }],
      ['UOS_PROFILE', { zh: '使用的配置', en: 'Profile to use' }],
      ['UOS_APP_ID', { zh: '应用 ID', en: 'App id' }],
      ['UOS_APP_SERVICE_SECRET', { zh: '应用服务密钥，用于 CI', en: 'Service secret of the app, for CI' }],
      ['UOS_APP_SERVICE_SECRET_FILE', { zh: '存放应用服务密钥的文件', en: 'File that holds it' }],
      ['UOS_SERVICE_TOKEN', { zh: '服务令牌', en: 'Service token' }],
      ['UOS_SERVICE_TOKEN_FILE', { zh: '存放服务令牌的文件', en: 'File that holds it' }],
      ['UOS_ADMIN_PASSWORD', { zh: 'uos admin login 的密码', en: 'Password for uos admin login' }],
      [
        'UOS_STORAGE_PASSWORD',
        { zh: 'uos storage connect 与 env 的密码', en: 'Password for uos storage connect and env' },
      ],
      ['UOS_BUCKET_ID', { zh: '资源桶的 ID', en: 'Id of the bucket' }],
      ['UOS_ORG_ID', { zh: '组织 ID', en: 'Organisation id' }],
      ['UOS_DRY_RUN', { zh: '所有命令都只演习', en: 'Every command is a dry run' }],
      ['UOS_DEBUG=api', { zh: '在标准错误显示请求，不含密钥', en: 'Requests on stderr, without secrets' }],
      ['UOS_LANG', { zh: '界面语言：zh 或 en', en: 'Language: zh or en' }],
      ['UOS_PAGER, PAGER', { zh: '分页程序；空或 cat 表示不用', en: 'Pager; empty or cat for none' }],
      ['NO_COLOR', { zh: '不使用颜色', en: 'No colours' }],
      ['CLICOLOR_FORCE, FORCE_COLOR', { zh: '输出到管道也使用颜色', en: 'Colours on a pipe too' }],
      ['UOS_CONFIG_DIR', { zh: '配置目录', en: 'Folder of the configuration' }],
      ['UOS_NO_KEYRING', { zh: '不使用系统钥匙串', en: 'Keep away from the keyring of the system' }],
      ['UOS_NO_UPDATE_NOTIFIER', { zh: '不检查新版本', en: 'No look for a newer version' }],
      ['UOS_PLATFORM', { zh: 'uos dev 启动的平台', en: 'Platform that uos dev starts' }],
      ['CI', { zh: '不分页、不提示新版本、登录不等待浏览器', en: 'No pager, no notice, no waiting for a browser' }],
    ],
    notes: [
      {
        zh: '每项设置的优先级：命令行选项、环境变量、项目文件 uos.json、本目录里运行的平台、配置。uos profile show 显示生效的值及其来源。',
        en: 'A setting comes from: flag, environment, project file uos.json, the platform that runs in this folder, profile. uos profile show says which one won.',
      },
    ],
  },
  'exit-codes': {
    summary: { zh: '退出码', en: 'Exit codes' },
    rows: [
      ['0', { zh: '成功', en: 'done' }],
      ['1', { zh: '失败', en: 'failed' }],
      [
        '2',
        { zh: '命令行有误，或需要确认却没有终端和 --yes', en: 'wrong command line, or a question nobody can answer' },
      ],
      ['3', { zh: '不存在', en: 'not found' }],
      ['4', { zh: '需要登录', en: 'sign in first' }],
      ['5', { zh: '没有权限', en: 'permission denied' }],
      ['6', { zh: '冲突：已存在，或当前状态不允许', en: 'conflict: exists already, or the state does not allow it' }],
      ['7', { zh: '限流或服务器不可用，可以重试', en: 'rate limited or server unavailable; trying again may help' }],
      ['8', { zh: '部分失败', en: 'some items failed' }],
      [
        '9',
        {
          zh: '这个平台没有提供这个接口，重试没有用',
          en: 'this platform does not serve the call; trying again is no use',
        },
      ],
      [
        '20-25',
        {
          zh: '部署服务器时失败的步骤：上传、构建、配置版本、测试服务器、发布、就绪',
          en: 'the step at which a server was not deployed: upload, build, revision, test server, release, ready',
        },
      ],
      ['130', { zh: '已取消', en: 'cancelled' }],
    ],
    notes: [
      {
        zh: '加上 --json 时，失败也在标准输出得到一个 JSON 文档：{"error": {code, message, why, status, requestId, hint, exit}}。',
        en: 'With --json a failure is one JSON document on stdout too: {"error": {code, message, why, status, requestId, hint, exit}}.',
      },
    ],
  },
  formatting: {
    summary: { zh: '输出格式', en: 'Formats of the output' },
    rows: [
      ['--json', { zh: '一个 JSON 文档', en: 'one JSON document' }],
      ['--json id,name', { zh: '只含这些字段', en: 'with these fields only' }],
      ['--jq .[].id', { zh: 'jq 表达式，字符串不带引号', en: 'a jq expression; texts come bare' }],
      ['--template …', { zh: '模板，语法见下', en: 'a template, see below' }],
      ['--stream-json', { zh: '每行一个事件，最后一行是结果', en: 'an event per line, the result last' }],
      ['{{.name}} {{.last.at}} {{$}}', { zh: '字段，整个文档', en: 'a field, the whole document' }],
      ['{{range .}}…{{else}}…{{end}}', { zh: '循环', en: 'a list' }],
      ['{{if .x}}…{{else}}…{{end}}', { zh: '条件', en: 'a condition' }],
      ['{{with .x}}…{{end}}', { zh: '进入字段', en: 'inside a field' }],
      ['{{tablerow .id .name}}', { zh: '对齐的一行', en: 'a row of a table' }],
      ['{{tablerender}}', { zh: '在这里输出表格，默认在最后', en: 'the table here; at the end unless told' }],
      ['{{. | pluck "id" | join ", "}}', { zh: '取字段、连接', en: 'a field of each, joined' }],
      ['len json index eq ne not', { zh: '函数', en: 'functions' }],
      ['upper lower truncate bytes color', { zh: '文本函数', en: 'functions of texts' }],
    ],
    notes: [
      {
        zh: '终端上是对齐的表格，管道里是制表符分隔、不截断、没有表头的行。数据在标准输出，其余在标准错误。',
        en: 'A terminal gets an aligned table, a pipe rows with tabs, uncut and without a header. Data is on stdout, all else on stderr.',
      },
      {
        zh: "例：uos cdn bucket ls --template '{{range .}}{{tablerow .name .id}}{{end}}'",
        en: "Example: uos cdn bucket ls --template '{{range .}}{{tablerow .name .id}}{{end}}'",
      },
    ],
  },
  ci: {
    summary: { zh: '在 CI 中使用', en: 'Working in CI' },
    rows: [
      ['UOS_ORIGIN', { zh: '平台地址', en: 'Address of the platform' }],
      ['UOS_APP_ID', { zh: '应用 ID', en: 'App id' }],
      [
        'UOS_APP_SERVICE_SECRET',
        { zh: '应用服务密钥，存为受保护的变量', en: 'Service secret of the app, as a protected variable' },
      ],
      ['--yes', { zh: '确认执行；没有终端时必需', en: 'Confirms; needed where nobody can be asked' }],
      ['--json, --stream-json', { zh: '供程序读取', en: 'For programs' }],
    ],
    notes: [
      {
        zh: '一次发布：uos cdn sync dist --bucket "$BUCKET" --release --badge live --wait-live --json；退出码 8 表示部分文件失败，再运行一次会接着上传；回退：uos cdn rollback live --bucket "$BUCKET" --yes。',
        en: 'A release: uos cdn sync dist --bucket "$BUCKET" --release --badge live --wait-live --json. Exit 8 says that some files failed; the same line again goes on. Back: uos cdn rollback live --bucket "$BUCKET" --yes.',
      },
      {
        zh: '部署游戏服务器：uos multiverse deploy ./build harbour --yes --json；没有变化时什么也不做，退出码 20 到 25 说明在哪一步失败；回退：uos multiverse rollback harbour --yes。',
        en: 'A game server: uos multiverse deploy ./build harbour --yes --json. It does nothing where nothing has changed, and exit codes 20 to 25 say which step failed. Back: uos multiverse rollback harbour --yes.',
      },
      {
        zh: '只要有这三个变量就不需要 uos login，也不会保存任何东西。不会等待输入：需要确认而没有 --yes 时立即以 2 退出。',
        en: 'With these three variables no uos login is needed and nothing is stored. No run waits for input: without --yes it ends with 2 at once.',
      },
      {
        zh: '在 GitHub Actions 中，失败会成为注解，uos cdn sync、uos multiverse deploy 与 uos deploy 会写入任务摘要。',
        en: 'In GitHub Actions a failure becomes an annotation, and uos cdn sync, uos multiverse deploy and uos deploy write to the job summary.',
      },
      {
        zh: 'GitHub Actions、GitLab CI、Jenkins 的流水线文件见 examples/ci。',
        en: 'Pipeline files for GitHub Actions, GitLab CI and Jenkins are in examples/ci.',
      },
    ],
  },
  privacy: {
    summary: { zh: '隐私：没有遥测', en: 'Privacy: no telemetry' },
    rows: [
      ['UOS_ORIGIN', { zh: '命令只与这个平台通信', en: 'The platform that commands speak to, and nobody else' }],
      [
        'UOS_NO_UPDATE_NOTIFIER',
        {
          zh: '关闭每天一次的新版本检查（由 npm 查询）',
          en: 'Switches off the daily look for a newer version, which npm makes',
        },
      ],
    ],
    notes: [
      {
        zh: '不收集、不上传任何使用数据、命令行或崩溃信息，也没有开关可以打开它。失败记录只写在本机，路径随错误显示。',
        en: 'No use, no command line and no crash is collected or sent, and no switch turns that on. Failures are logged on this machine only; the error says where.',
      },
    ],
  },
};

/** A topic as a person reads it. */
export function topicText(name: string, topic: Topic, lang: Language): string {
  const width = Math.max(...topic.rows.map(([row]) => row.length));
  return [
    `uos help ${name} - ${topic.summary[lang]}`,
    '',
    ...topic.rows.map(([row, text]) => `  ${row.padEnd(width)}  ${text[lang]}`),
    '',
    ...topic.notes.map((note) => note[lang]),
    '',
  ].join('\n');
}
