// What the panel of requests says.

export const text = {
  filterRequests: '筛选方法、路径、状态或请求 ID',
  onlyFailed: '只看失败',
  requestCount: (count: number) => `${count} 个请求`,
  noRequests: '没有符合条件的请求',
  requestId: '请求 ID',
  copyRequestId: '复制请求 ID',
  attempts: (count: number) => `共尝试 ${count} 次`,
  pending: '等待',
  noAnswer: '无应答',
  closeDetail: '收起详情',
  snippets: { cli: '命令行', sdk: 'SDK', curl: 'curl' },
  copySnippet: (kind: string) => `复制为 ${kind}`,
  maskedHint: '密钥已隐藏，运行前设置对应的环境变量。',
} as const;
