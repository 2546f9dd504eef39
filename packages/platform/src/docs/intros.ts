// What each service is for, in a sentence; and under which heading it stands.

export interface Intro {
  readonly group: '平台' | '联机与对战' | '玩家' | '云端逻辑' | '数据' | '构建与分发' | '质量与合规' | '结算';
  readonly text: string;
}

/** By the folder of the service in the contract. */
export const intros: Readonly<Record<string, Intro>> = {
  session: { group: '平台', text: '登录、退出与会话检查，以及每个客户端启动时读取的基础信息。' },
  app: { group: '平台', text: '创建和管理应用，开通服务，查看与更换密钥，兑换额度。' },
  org: { group: '平台', text: '组织的申请、审核与项目，应用归属于组织。' },
  usage: { group: '结算', text: '资源分发用量、趋势与排行，应用活跃统计，以及资源包分析。' },
  cdn: { group: '构建与分发', text: '资源桶、版本与徽章，把游戏资源分发到玩家设备；支持玩家模组的审核与举报。' },
  passport: {
    group: '玩家',
    text: '玩家登录、实名与防沉迷，区服与角色，排行榜、公会、经济、邮件、成就、战令、任务与公告。',
  },
  multiverse: { group: '联机与对战', text: '在容器集群上托管专用游戏服：镜像、配置版本、分配与测试服务器。' },
  sync: { group: '联机与对战', text: '多人实时同步：房间配置、房间、逻辑插件、中继与性能测试。' },
  match: { group: '联机与对战', text: '按规则把玩家匹配到一局，可补位，为游戏服托管与实时同步共用。' },
  func: { group: '云端逻辑', text: '有状态的逻辑服务器，支持自动扩缩容、日志与在线人数。' },
  stateless: { group: '云端逻辑', text: '按调用计费的云函数：代码版本、触发器、网关与日志。' },
  push: { group: '联机与对战', text: '游戏内推送与聊天：频道、系统通知与消息。' },
  baking: { group: '构建与分发', text: '在云端节点上烘焙游戏场景的光照。' },
  storage: { group: '数据', text: '托管的云数据库：PostgreSQL、MySQL、MongoDB 与 Redis，含备份、监控与慢查询。' },
  save: { group: '数据', text: '玩家云存档与头像。' },
  'remote-config': { group: '构建与分发', text: '不发版也能调整的配置，可按规则、比例与变体覆盖。' },
  stacktrace: { group: '质量与合规', text: '用符号文件还原崩溃堆栈。' },
  hello: { group: '联机与对战', text: '游戏内实时语音与录音。' },
  safe: { group: '质量与合规', text: '应用包加固、签名校验与风险检测。' },
  wind: { group: '构建与分发', text: '小游戏多渠道、多平台发行。' },
  upr: { group: '质量与合规', text: '性能分析会话。' },
  device: { group: '质量与合规', text: '云真机测试与测试包。' },
  metrics: { group: '质量与合规', text: '把应用数据共享到外部分析工具，并分配成员角色。' },
  billing: { group: '结算', text: '账单、充值、调整、退款、发票与组织余额。' },
  certification: { group: '平台', text: '企业认证的提交与审核。' },
  payment: { group: '结算', text: '在线支付的创建与完成。' },
  user: { group: '平台', text: '平台运营查看和管理用户。' },
  ticket: { group: '平台', text: '技术咨询的提交、处理与公开详情，以及联系我们。' },
  'service-token': { group: '平台', text: '供机器使用的服务令牌：生成、更换与删除。' },
  knowledge: { group: '平台', text: '知识助手：提问、历史与文档搜索。' },
  alert: { group: '平台', text: '操作历史、告警监控与邮件。' },
};

export const introGroups: readonly Intro['group'][] = [
  '玩家',
  '联机与对战',
  '云端逻辑',
  '数据',
  '构建与分发',
  '质量与合规',
  '平台',
  '结算',
];
