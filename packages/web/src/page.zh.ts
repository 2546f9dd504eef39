// What the page says before anything of it runs.

export const page = {
  lang: 'zh-CN',
  title: 'UOS 控制台',
  description: 'UOS 控制台：为游戏创建应用、开通在线服务、发布资源',
  noScript: '控制台需要启用 JavaScript。',
} as const;
