// What the operator's configuration of one app says.

export const text = {
  title: '运营配置',
  help: '只有运营可以修改的应用设置。每次保存都会写入操作记录。',
  tabs: '配置分类',
  tabApp: '应用',
  tabServices: '服务参数',
  tabFactors: '托管系数',

  multi: '允许同时开通多项互斥服务',
  multiHelp: '关闭后，实时同步、有状态函数、消息推送、云烘焙与游戏服托管只能开通其中一项。',
  status: '应用状态',
  statusHelp: '不可用的应用，成员无法打开，接口一律拒绝。',
  saved: '已保存运营配置',

  hosting: '游戏服托管',
  memoryPerCpuHelp: '每个 CPU 核心分配的内存，默认 1536 MiB。',
  passThrough: '启用直通网络',
  passThroughHelp: '玩家直接连到游戏服的地址，不经过转发。',
  sync: '实时同步',
  perfTest: '允许性能测试',
  perfTestHelp: '开启后，成员可以对房间发起压力测试。',
  func: '有状态函数',
  configOptions: '配置档位',
  configOptionsHelp: 'JSON 数组，每一项为 {"cpu": 0.5, "name": "500m"}，扩展可选的档位。',
  notEnabled: (service: string) => `应用尚未开通${service}，开通后才能修改`,
  notArray: '须为 JSON 数组，每一项含 cpu 与 name',

  factorsHint: '系数只影响游戏服托管申请的资源与计费用量。',
  factorHelp: '默认 1。',
  usageFactorHelp: '计费用量 = 实际用量 × 系数，默认 1。',
  resourceSaved: '已保存资源系数',
  usageSaved: '已保存用量系数',
  resourceTitle: '资源系数',
  usageTitle: '用量系数',
  notOpen: '游戏服托管尚未在本平台开放',
  notOpenHint: '系数保存在游戏服托管服务中，服务开放后可以在这里修改。',
} as const;
