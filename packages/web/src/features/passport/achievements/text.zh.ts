// What the screens of achievements say.
import { grouped } from '../../../kit/show/grouped.ts';

const affected = (players: number | undefined) =>
  players === undefined ? '影响所有玩家' : `影响全部 ${grouped(players)} 个角色`;

const atMost = (players: number | undefined) => (players === undefined ? '玩家' : `最多 ${grouped(players)} 个角色`);

export const text = {
  achievements: '成就',
  achievement: '成就',
  help: '玩家只做一次的事，达成后领一次奖励。数值由游戏或服务器上报。',
  create: '新建成就',
  import: '导入',
  importTitle: '导入成就',
  submitCreate: '创建',
  save: '保存',
  search: '按名称搜索',
  edit: '编辑',
  editTitle: (name: string) => `编辑 ${name}`,
  copy: '复制为新成就',
  delete: '删除',
  empty: '还没有成就',
  emptyHint: '写下要做的事、目标值和奖励。发布前玩家看不到它。',
  sample: {
    slugName: 'first-lamp',
    displayName: '第一盏灯',
    thresholdValue: 1,
    rewards: [{ resourceSlug: 'GOLD', quantity: 100 }],
  },
  sampleRows: [
    {
      slugName: 'lamp-10',
      displayName: '点亮 10 盏灯',
      series: 'lamps',
      category: 'explore',
      startValue: 0,
      thresholdValue: 10,
      rewards: 'GOLD=100; lantern=1',
      hidden: false,
    },
  ],
  notAmounts: '形如 GOLD=100; lantern=1 的资源与数量',

  slugHelp: '代码里使用，创建后不能修改。',
  wordHelp: '游戏自己的词，用来归类。',
  seriesHelp: '同一系列的成就按目标值排成台阶。',
  startHelp: '玩家从这个值开始，默认 0。',
  thresholdHelp: '高于起始值：达到或超过即达成；低于起始值：达到或低于即达成。',
  sameValue: '目标值不能等于起始值',
  valuesFixed: '发布期间不能修改，先撤回',
  rewards: '奖励',
  rewardsHelp: '达成后只发一次。',
  hiddenHelp: '达成之前，玩家的列表里没有它。',
  propertiesHelp: '随成就返回给游戏的数据，例如图标地址。',
  created: (name: string) => `已创建 ${name}`,
  saved: (name: string) => `已保存 ${name}`,

  release: '发布',
  releaseAsk: '发布…',
  revoke: '撤回',
  revokeAsk: '撤回…',
  isReleased: '已经发布',
  isUnreleased: '没有发布',
  revokeFirst: '先撤回再删除',
  seen: '玩家可见',
  unseen: '玩家不可见',
  releaseTitle: (name: string) => `发布 ${name}`,
  revokeTitle: (name: string) => `撤回 ${name}`,
  releaseWords: (players: number | undefined, rewards: string) =>
    `${affected(players)}：立即可以推进它${rewards === '' ? '' : `，达成后得到 ${rewards}`}。发布期间不能改起始值和目标值。`,
  releaseHiddenWords: (players: number | undefined, rewards: string) =>
    `${affected(players)}：立即可以推进它，达成之前看不到${rewards === '' ? '' : `，达成后得到 ${rewards}`}。发布期间不能改起始值和目标值。`,
  revokeWords: (players: number | undefined, achieved: number | undefined) =>
    `${affected(players)}：立即看不到、不能推进也不能领奖。${
      achieved === undefined ? '' : `其中 ${grouped(achieved)} 名玩家已经达成，`
    }进度保留，再次发布后恢复。`,
  released: (name: string) => `已发布 ${name}`,
  revoked: (name: string) => `已撤回 ${name}`,
  bulkRelease: (players: number | undefined) => (count: number) =>
    `发布 ${grouped(count)} 个成就，${affected(players)}，立即生效。`,
  bulkRevoke: (players: number | undefined) => (count: number) =>
    `撤回 ${grouped(count)} 个成就，${affected(players)}：立即看不到也不能领奖，进度保留。`,
  deleteTitle: '删除成就',
  deleted: (name: string) => `已删除 ${name}`,
  deleteWords: (achieved: number | undefined) =>
    achieved === undefined
      ? '没有读到多少玩家达成过它。玩家的进度一起删除，不能恢复。'
      : achieved === 0
        ? '没有玩家达成过它。未达成的进度一起删除，不能恢复。'
        : `${grouped(achieved)} 名玩家达成过它，他们的进度和领奖记录一起删除，不能恢复。已发的奖励不收回。`,
  bulkDelete: (players: number | undefined) => (count: number) =>
    `删除 ${grouped(count)} 个未发布的成就，${atMost(players)}的进度一起删除，不能恢复。`,

  list: '列表',
  series: '系列',
  rates: '完成率',
  content: '内容与奖励',
  players: '玩家所见',
  commands: '代码与命令行',
  rewardsNone: '没有奖励',
  none: '无',

  before: '达成之前',
  after: '达成之后',
  notSeen: '玩家的列表里没有它。',
  unreleasedSeen: '没有发布，玩家看不到。下面是发布后的样子。',
  hiddenMark: '隐藏',
  progress: (value: number, of: number) => `${grouped(value)} / ${grouped(of)}`,
  canRedeem: '可以领奖',

  completion: '完成情况',
  achieved: '达成玩家',
  redeemed: '领过奖',
  rate: '完成率',
  ofPlayers: (players: number) => `共 ${grouped(players)} 个角色`,
  percent: (share: number) => `${Math.round(share * 1000) / 10}%`,
  tooEasy: '几乎人人达成',
  tooHard: '很少有人达成',
  fewPlayers: '玩家太少，看不出难易',
  ratesHelp: (count: number, players: number) =>
    `已发布的 ${grouped(count)} 个成就，对照 ${grouped(players)} 个活跃角色。容易的在前。`,
  ratesMany: (most: number) => `只统计其中 ${grouped(most)} 个。`,
  noRates: '还没有发布的成就',
  noRatesHint: '发布成就后，这里显示多少玩家达成了它。',
  hint: '难易',

  noSeries: '还没有系列',
  noSeriesHint: '给成就填上系列，同一系列按目标值排成台阶。',
  seriesHint: '同一系列按目标值排成台阶；后一步已发布而前一步没有发布时会标出来。',
  step: (number: number, of: number) => `第 ${number} / ${of} 步`,
  gap: '前一步没有发布',
  threshold: (from: number, to: number) => (from === 0 ? `目标 ${grouped(to)}` : `${grouped(from)} → ${grouped(to)}`),

  standings: '玩家成就',
  standingsHelp: '角色在每个成就上走到哪里。按角色查询时，也列出还没有开始的成就。',
  standingSearch: '角色 ID 或成就标识',
  personaFilter: '角色 ID',
  emptyStandings: '还没有玩家推进成就',
  emptyStandingsHint: '游戏或服务器上报进度后显示在这里，也可以在这里修改。',
  personaEmpty: '没有已发布的成就',
  personaSample: { id: '<personaId>', slugName: 'first-lamp', action: 'Increase', value: 1 },
  move: '修改进度',
  moveTitle: (name: string) => `修改进度：${name}`,
  persona: '角色 ID',
  personaHelp: '只影响这一名玩家。',
  notPersona: '角色 ID 形如 0f8fad5b-d9cb-469f-a165-70867728950e',
  actions: {
    Increase: '在当前值上加。',
    Decrease: '在当前值上减。',
    Set: '直接设为这个值。已经达成的不会变回未达成。',
  },
  redeem: '同时领奖',
  redeemHelp: '达成后把奖励发到背包，只发一次。',
  effect: (name: string, value: number) => `${name} 现在是 ${grouped(value)}，影响 1 名玩家，立即生效。`,
  effectNew: '影响 1 名玩家，立即生效。',
  moved: (name: string) => `已修改 ${name} 的进度`,
} as const;
