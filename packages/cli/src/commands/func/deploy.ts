// A build of a logic server becomes what new servers run: packed, uploaded, built, tried out, released.
import { defineCommand } from '../../program/command.ts';
import { STEP_EXITS } from '../multiverse/deploy/exits.ts';
import { BUILD_FLAGS, START_FLAGS } from '../multiverse/deploy/flags.ts';
import { BUILD_ARG, columnsOf, DEPLOY_FIELDS, showDeployed } from '../multiverse/deploy/table.ts';

export default defineCommand({
  id: 'func deploy',
  summary: { zh: '部署逻辑服务器', en: 'Deploy a build of a logic server' },
  description: {
    zh: '打包目录、上传、构建镜像、创建配置版本、启动测试服务器，就绪后发布；函数还没有时会被开通。没有给出的选项与上一版本相同；没有变化时什么也不做，所以可以重复运行。程序不需要 SDK：端口打开即就绪。运行中的服务器继续运行旧版本，--restart 逐台重启。',
    en: 'Packs the folder, uploads it, builds an image, makes a revision, starts a test server, and releases the revision once that is ready; the function is set up where there is none. What is not given stays as it was; where nothing has changed nothing is done, so a run may be repeated. A program needs no SDK: it is ready once its port is open. Servers that run go on with the old revision; --restart starts them again, one after the other.',
  },
  args: {
    build: BUILD_ARG,
    profile: {
      optional: true,
      ref: 'multiverse.profile',
      text: { zh: '启动配置，默认 DEFAULT', en: 'Profile; DEFAULT unless given' },
    },
  },
  flags: {
    ...START_FLAGS,
    port: {
      type: 'string',
      many: true,
      value: 'name=8899/tcp',
      text: {
        zh: '服务器监听的端口，默认 TCP 8899；给出时替换函数的全部端口',
        en: 'Port that servers listen on, TCP 8899 at first; replaces all of the function',
      },
    },
    restart: {
      type: 'boolean',
      text: { zh: '发布后逐台重启运行中的服务器', en: 'Start the servers that run again, one by one' },
    },
    ...BUILD_FLAGS,
  },
  changes: 'app',
  examples: [
    {
      text: { zh: '第一次部署', en: 'The first time' },
      line: "uos func deploy ./build --start 'node server.js' --yes",
    },
    { text: { zh: '更新并重启', en: 'An update, servers too' }, line: 'uos func deploy ./build --restart --yes' },
    { text: { zh: '先看会发生什么', en: 'See what would happen' }, line: 'uos func deploy ./build --dry-run' },
  ],
  output: {
    columns: columnsOf([{ field: 'restarted', title: { zh: '已重启', en: 'Started again' } }]),
    fields: [...DEPLOY_FIELDS, 'restarted'],
  },
  web: '/services/{appId}/func/profiles',
  jobSummary: true,
  exits: STEP_EXITS,
  async run(ctx) {
    const { deployFunction } = await import('./deploy/deploy-function.ts');
    return deployFunction(ctx);
  },
  show: showDeployed,
});
