// What the screens of quests say.
import { grouped } from '../../../kit/show/grouped.ts';

const affected = (players: number | undefined) =>
  players === undefined ? '影响所有玩家' : `影响全部 ${grouped(players)} 个角色`;

const atMost = (players: number | undefined) => (players === undefined ? '玩家' : `最多 ${grouped(players)} 个角色`);

export const text = {
  quests: '任务',
  quest: '任务',
  help: '按天、周、月重新开始的一组子任务。独立任务各自领奖；积分任务完成子任务得积分，积分够了再领奖。',
  create: '新建任务',
  import: '导入',
  importTitle: '导入任务',
  submitCreate: '创建',
  save: '保存',
  search: '按名称搜索',
  edit: '编辑',
  editTitle: (name: string) => `编辑 ${name}`,
  delete: '删除',
  openPage: '打开整页',
  empty: '还没有任务',
  emptyHint: '先建一个任务，再给它加子任务。发布前玩家看不到。',
  sample: {
    slugName: 'daily',
    displayName: '每日任务',
    type: 'DailyQuest',
    layout: 'WithProgressBar',
    items: [
      { slugName: 'light-3', displayName: '点亮 3 盏灯', thresholdValue: 3, points: 20, rewards: [] },
      {
        slugName: 'daily-20',
        displayName: '20 积分',
        kind: 'PointReward',
        thresholdValue: 20,
        rewards: [{ resourceSlug: 'GOLD', quantity: 50 }],
      },
    ],
  },
  sampleRows: [
    {
      slugName: 'daily',
      displayName: '每日任务',
      type: 'DailyQuest',
      layout: 'WithProgressBar',
      resetHour: 5,
      items:
        '[{"slugName":"light-3","displayName":"点亮 3 盏灯","thresholdValue":3,"points":20,"rewards":[]},{"slugName":"daily-20","displayName":"20 积分","kind":"PointReward","thresholdValue":20,"rewards":[{"resourceSlug":"GOLD","quantity":50}]}]',
    },
  ],
  itemsTitle: '子任务（JSON）',

  slugHelp: '代码里使用，创建后不能修改。',
  types: {
    DailyQuest: '每天重新开始。',
    WeeklyQuest: '每周一重新开始。',
    MonthlyQuest: '每月 1 日重新开始。',
  },
  layouts: {
    Basic: '子任务完成后各自领奖。',
    WithProgressBar: '子任务给积分，积分达到档位后领奖。',
  },
  resetHelp: '北京时间 0 到 23 点，默认 0 点。',
  propertiesHelp: '随任务返回给游戏的数据。',
  editWords: '修改通过导入接口覆盖，子任务保持不变。没有任何子任务在发布中才能修改。',
  created: (name: string) => `已创建 ${name}`,
  saved: (name: string) => `已保存 ${name}`,

  publish: '发布',
  publishAsk: '全部发布…',
  revoke: '撤回',
  revokeAsk: '全部撤回…',
  isPublished: '已经全部发布',
  isPending: '没有发布',
  noItems: '先加一个子任务',
  revokeFirst: '先撤回全部子任务',
  publishedOf: (count: number, all: number) => `${grouped(count)} / ${grouped(all)} 个子任务已发布`,
  publishTitle: (name: string) => `发布 ${name}`,
  revokeTitle: (name: string) => `撤回 ${name}`,
  publishWords: (players: number | undefined, end: string) => `${affected(players)}：立即能做，本期到 ${end} 结束。`,
  revokeWords: (players: number | undefined) =>
    `${affected(players)}：立即看不到也不能领奖。本期的进度保留，重置前再次发布就恢复。`,
  published: (name: string) => `已发布 ${name}`,
  revoked: (name: string) => `已撤回 ${name}`,
  bulkPublish: (players: number | undefined) => (count: number) =>
    `发布 ${grouped(count)} 个任务的全部子任务，${affected(players)}，立即生效。`,
  bulkRevoke: (players: number | undefined) => (count: number) =>
    `撤回 ${grouped(count)} 个任务的全部子任务，${affected(players)}：立即看不到也不能领奖。`,
  deleteTitle: '删除任务',
  deleted: (name: string) => `已删除 ${name}`,
  deleteWords: (items: number, players: number | undefined) =>
    `${grouped(items)} 个子任务和${players === undefined ? '所有玩家' : `全部 ${grouped(players)} 个角色`}在它上面的进度一起删除，不能恢复。它没有在发布，没有玩家在看。`,
  bulkDelete: (players: number | undefined) => (count: number) =>
    `删除 ${grouped(count)} 个没有发布的任务，子任务和${atMost(players)}的进度一起删除，不能恢复。`,

  items: '子任务',
  item: '子任务',
  newItem: '新建子任务',
  itemsLabel: '子任务',
  searchItems: '按名称或标识搜索',
  noItemsYet: '还没有子任务',
  noItemsHint: '子任务写明要做几次、给多少奖励。积分任务还可以加积分奖励。',
  itemSample: { slugName: 'light-3', displayName: '点亮 3 盏灯', thresholdValue: 3, rewards: [] },
  kinds: {
    Task: '玩家去做的事，完成后给积分或奖励。',
    PointReward: '本期积分达到目标值后领的奖励。',
  },
  itemSlugHelp: '整个应用里唯一，代码里使用，创建后不能修改。',
  itemThresholdHelp: '任务：要做几次。积分奖励：要多少积分。',
  pointsHelp: '完成后给多少积分，积分奖励不给积分。',
  orderHelp: '从小到大排列。',
  rewards: '奖励',
  rewardsHelp: '每期领一次，可以不填。',
  rewardsNone: '没有奖励',
  publishItem: '发布…',
  revokeItem: '撤回…',
  itemIsPublished: '已经发布',
  itemIsPending: '没有发布',
  revokeItemFirst: '先撤回再删除',
  seen: '玩家可见',
  unseen: '玩家不可见',
  publishItemTitle: (name: string) => `发布 ${name}`,
  revokeItemTitle: (name: string) => `撤回 ${name}`,
  publishItemWords: (players: number | undefined) => `${affected(players)}：立即能做这个子任务。`,
  revokeItemWords: (players: number | undefined) =>
    `${affected(players)}：立即看不到它，它的积分不再计入。进度保留，重置前再次发布就恢复。`,
  bulkPublishItems: (players: number | undefined) => (count: number) =>
    `发布 ${grouped(count)} 个子任务，${affected(players)}，立即生效。`,
  bulkRevokeItems: (players: number | undefined) => (count: number) =>
    `撤回 ${grouped(count)} 个子任务，${affected(players)}：立即看不到，积分不再计入。`,
  deleteItemTitle: '删除子任务',
  deleteItemWords: (players: number | undefined) =>
    `${players === undefined ? '所有玩家' : `全部 ${grouped(players)} 个角色`}在它上面的进度一起删除，不能恢复。`,
  bulkDeleteItems: (players: number | undefined) => (count: number) =>
    `删除 ${grouped(count)} 个没有发布的子任务，${atMost(players)}的进度一起删除，不能恢复。`,
  editItemWords: '修改通过导入接口覆盖整个任务，没有任何子任务在发布中才能修改。',
  missingItem: '找不到这个子任务',
  missingItemHint: '它可能已经删除。',
  ofQuest: (name: string) => `所属任务 ${name}`,
  completedNow: '本期完成',
  completedOf: (count: number, begun: number) =>
    begun === 0 ? grouped(count) : `${grouped(count)} · ${Math.round((Math.min(count, begun) / begun) * 1000) / 10}%`,
  begunNow: (begun: number) => `本期有 ${grouped(begun)} 个角色参与，完成比例以此为准。`,
  content: '内容与奖励',
  commands: '代码与命令行',
  none: '无',

  clock: '周期',
  clockNow: '现在',
  clockStart: '本期开始',
  clockEnd: '下次重置',
  left: (words: string) => `还有 ${words}`,
  leftColumn: '距重置',
  days: (count: number) => `${grouped(count)} 天`,
  hours: (count: number) => `${count} 小时`,
  minutes: (count: number) => `${count} 分钟`,
  soon: '不到 1 分钟',

  points: '积分',
  pointsAvailable: '本期可得积分',
  pointsNeeded: '最高档需要',
  pointsOf: (of: string) => `全部发布后 ${of}`,
  cannotFill: (names: string, available: number) =>
    `积分条填不满：做完所有已发布的任务只有 ${grouped(available)} 积分，领不到「${names}」。`,
  cannotFillAll: (names: string, available: number) =>
    `全部发布后积分条也填不满：最多 ${grouped(available)} 积分，领不到「${names}」。`,
  canFill: '做完所有任务可以填满积分条。',

  personaQuest: '玩家任务',
  personaQuests: '玩家任务',
  personaEmpty: '没有已发布的任务',
  personaEmptyHint: '任务发布后，每个角色都能看到并推进它。',
  notShown: '这个任务没有发布',
  notShownHint: '没有已发布的子任务时，玩家看不到这个任务，也没有进度。',
  beginPeriod: '开启新周期',
  begun: '已按现在的时间开启周期',
  done: '完成',
  doneOf: (done: number, all: number) => `${grouped(done)} / ${grouped(all)}`,
  progress: '进度',
  progressOf: (value: number, of: number) => `${grouped(value)} / ${grouped(of)}`,
  redeemed: '已领奖',
  canRedeem: '可以领奖',
  completed: '已完成',
  notCompleted: '未完成',
  state: '状态',
  persona: '角色',
  period: (from: string, to: string) => `${from} 至 ${to}`,
} as const;
