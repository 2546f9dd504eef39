// What the samples of code say.
export const text = {
  title: '用代码完成同样的操作',
  by: '用什么完成',
  sdk: 'SDK',
  language: '示例语言',
  languages: { cli: '命令行', typescript: 'TypeScript', csharp: 'C#', curl: 'curl' },
} as const;
