// What the first steps with content delivery say.
import { grouped } from '../../../kit/show/grouped.ts';
export const text = {
  title: '入门',
  help: '五步把一个文件送到玩家手里。每一步都在当前应用上真实执行，也可以照着代码在终端里做。',
  progress: (done: number, all: number) =>
    done === all ? '五步都已完成' : `已完成 ${grouped(done)} / ${grouped(all)} 步`,
  language: '代码语言',
  languages: { cli: '命令行', typescript: 'TypeScript', csharp: 'C#', curl: 'curl' },
  done: '已完成',
  waiting: '先完成上一步',
  code: (step: string) => `${step}的代码`,
  cli: '命令行工具',
  cliHelp: '登录后选中当前应用，上面的命令就可以直接运行。',
  cliLines: (origin: string, appId: string) => [`export UOS_ORIGIN=${origin}`, 'uos login', `uos app use ${appId}`],
  docs: '查看文档',

  bucketName: 'tutorial',
  bucketDescription: '入门教程',
  sampleFile: 'hello.html',
  notes: '入门教程：首个版本',
  badge: 'live',

  bucket: {
    title: '新建资源桶',
    help: '资源桶是一组一起发布的文件。',
    act: '新建资源桶 tutorial',
    state: (name: string) => `资源桶 ${name} 已就绪`,
    told: '已新建资源桶 tutorial',
  },
  upload: {
    title: '上传文件',
    help: '这里上传一个示例网页；在资源桶页面可以拖入整个文件夹。',
    act: '上传示例文件 hello.html',
    state: (files: number) => `资源桶里有 ${grouped(files)} 个文件`,
    told: '已上传 hello.html',
  },
  release: {
    title: '发布版本',
    help: '版本是当前全部文件的不可变快照。之后再改文件，这个版本也不会变。',
    act: '发布版本',
    state: (releasenum: number) => `最新版本 #${releasenum}`,
    told: (releasenum: number) => `已发布版本 r${releasenum}`,
  },
  badgeStep: {
    title: '设置徽章',
    help: '徽章是指向某个版本的名字。移动徽章即可上线或回退，内容地址不变。',
    act: '让徽章 live 指向最新版本',
    state: (releasenum: number) => `徽章 live 指向版本 #${releasenum}`,
    told: (releasenum: number) => `徽章 live 已指向版本 #${releasenum}`,
  },
  load: {
    title: '从内容地址加载',
    help: '把这个地址写进游戏，引擎或浏览器就会从这里取文件。',
    act: '试着加载',
    state: (bytes: number) => `已加载 ${grouped(bytes)} 字节`,
    told: (bytes: number) => `已从内容地址加载 ${grouped(bytes)} 字节`,
    open: '在新标签页打开',
    copy: '复制内容地址',
  },
  toBucket: '打开资源桶',
  samplePage: (appId: string) =>
    `<!doctype html>\n<meta charset="utf-8">\n<title>hello</title>\n<h1>你好，玩家</h1>\n<p>这个文件来自应用 ${appId} 的资源桶。</p>\n`,
} as const;
