// A build of a server becomes what new servers run: packed, uploaded, built, tried out, released.
import { defineCommand } from '../../program/command.ts';
import type { Text } from '../../text/text.ts';
import { appIdOf } from '../app/apps.ts';
import { STEP_EXITS } from './deploy/exits.ts';
import { BUILD_FLAGS, START_FLAGS } from './deploy/flags.ts';
import { BUILD_ARG, columnsOf, DEPLOY_FIELDS, showDeployed } from './deploy/table.ts';
import { PROFILE_TEXT } from './hosting.ts';

export default defineCommand({
  id: 'multiverse deploy',
  summary: { zh: '部署游戏服务器', en: 'Deploy a build of a server' },
  description: {
    zh: '打包目录、上传、构建镜像、创建配置版本、启动测试服务器，就绪后发布。没有的启动配置会被创建。没有给出的选项与上一版本相同；内容与配置都没有变化时什么也不做，所以可以重复运行。目录中跳过 .git、.vscode 和 .uosignore 列出的文件，node_modules 会一起打包。也可以给出 zip、tar 文件或单个程序。发布会替换线上版本时先询问；已分配的服务器继续运行旧版本。',
    en: 'Packs the folder, uploads it, builds an image, makes a revision, starts a test server, and releases the revision once that is ready. A profile that is not there is made. What is not given stays as it was in the revision before; where neither content nor settings have changed nothing is done, so a run may be repeated. Leaves out .git, .vscode and what .uosignore lists, and takes node_modules along. A zip or tar file, or one program, will do too. Asks before a release replaces a revision; servers that somebody has run on with the old one.',
  },
  args: {
    build: BUILD_ARG,
    profile: { ref: 'multiverse.profile', text: { zh: '启动配置的名称', en: PROFILE_TEXT.en } },
  },
  flags: {
    ...START_FLAGS,
    port: {
      type: 'string',
      many: true,
      value: 'name=7777/udp',
      text: {
        zh: '服务器监听的端口，默认 UDP 9998；给出时替换全部',
        en: 'Port that it listens on; UDP 9998 unless given; replaces all of before',
      },
    },
    cpu: { type: 'number', value: 'cores', text: { zh: 'CPU 核数，默认 0.1', en: 'Cores; 0.1 unless given' } },
    memory: {
      type: 'number',
      value: 'MiB',
      text: { zh: '内存上限（MiB），默认随 CPU', en: 'Memory in MiB; by the cores unless given' },
    },
    region: {
      type: 'string',
      many: true,
      value: 'id',
      ref: 'multiverse.region',
      text: {
        zh: '运行的地域，游戏没有的会加入；默认全部',
        en: 'Region it runs in, added to the game where it lacks it; all of the game unless given',
      },
    },
    ...BUILD_FLAGS,
  },
  changes: 'app',
  examples: [
    {
      text: { zh: '第一次部署', en: 'The first time' },
      line: "uos multiverse deploy ./build harbour --start './server -port 7777' --port 7777/udp",
    },
    {
      text: { zh: '更新，其余与上一版本相同', en: 'An update; all else as before' },
      line: 'uos multiverse deploy ./build harbour --yes',
    },
    {
      text: { zh: '先看会发生什么', en: 'See what would happen' },
      line: 'uos multiverse deploy ./build harbour --dry-run',
    },
    {
      text: { zh: '在 CI 中', en: 'In CI' },
      line: 'uos multiverse deploy ./build harbour --description "$CI_COMMIT_SHA" --yes --json',
      shows: ['multiverse.images.transferToken', 'multiverse.images.create', 'multiverse.revisions.create'],
    },
  ],
  output: {
    columns: columnsOf([{ field: 'image', title: { zh: '镜像', en: 'Image' } }]),
    fields: DEPLOY_FIELDS,
  },
  web: '/services/{appId}/multiverse/profiles',
  jobSummary: true,
  exits: STEP_EXITS,
  async run(ctx) {
    const { deployBuild } = await import('./deploy/deploy-build.ts');
    const { profile } = ctx.args;
    return deployBuild(ctx, { gameId: appIdOf(ctx), profile, next: nextOf });
  },
  show: showDeployed,
});

/** What one types behind a release. */
function nextOf(name: string, { isFirst }: { readonly isFirst: boolean }): readonly Text[] {
  const get = `uos multiverse allocate ${name}`;
  const undo = `uos multiverse rollback ${name}`;
  return [
    { zh: `得到一台服务器：${get}`, en: `To get a server: ${get}` },
    ...(isFirst ? [] : [{ zh: `撤销：${undo}`, en: `To undo it: ${undo}` }]),
  ];
}
