// Articles: what was learned by using the services.
import type { Section } from '../../../parts/reading/prose.tsx';

export interface Article {
  /** Names it in the address: `#sync-a-folder`. */
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** Internal name of the service; empty where it is about all of them. */
  readonly service: string;
  readonly minutes: number;
  readonly updated: string;
  readonly sections: readonly Omit<Section, 'id'>[];
}

export const articles: readonly Article[] = [
  {
    slug: 'first-release',
    title: '第一次发布：从空文件夹到玩家能打开的链接',
    lead: '用五条命令把一个网页游戏发布出去，并弄清每一步产生了什么。',
    service: 'asset-streaming',
    minutes: 4,
    updated: '2026-11-10',
    sections: [
      {
        title: '准备',
        blocks: [
          '先登录并选择应用。命令行会记住选择，后面的命令都作用于它。',
          { commands: ['uos login', 'uos app create my-game --use', 'uos app enable cdn'] },
        ],
      },
      {
        title: '同步与发布',
        blocks: [
          '同步只上传内容有变化的文件，判断依据是文件的 MD5。发布会把此刻桶里的全部文件固定成一个不可修改的版本。',
          { commands: ['uos cdn bucket create web --use', 'uos cdn sync ./dist --release --badge live'] },
          '徽章是指向版本的名字。游戏请求带徽章的地址，就总能得到徽章当前指向的版本。',
        ],
      },
      {
        title: '出了问题怎么退回',
        blocks: [
          '不需要重新上传旧文件，把徽章移回上一个版本即可，约一分钟内对玩家生效。',
          { commands: ['uos cdn release ls', 'uos cdn badge set live 12'] },
        ],
      },
    ],
  },
  {
    slug: 'staged-buckets',
    title: '测试桶与正式桶：只提升验证过的版本',
    lead: '让正式环境只接受从测试环境提升来的版本，避免有人直接改动线上文件。',
    service: 'asset-streaming',
    minutes: 3,
    updated: '2026-11-12',
    sections: [
      {
        title: '思路',
        blocks: [
          '为同一个游戏建两个桶：一个供日常上传，一个开启“仅允许提升”。后者拒绝任何直接上传，只接受从别的桶提升的版本。',
          '这样线上的每一个文件都能追溯到一次在测试桶里验证过的发布。',
        ],
      },
      {
        title: '做法',
        blocks: [
          '在控制台创建正式桶时打开“仅允许提升”，然后在测试桶的版本页选择“提升到其他桶”。提升复制的是引用，不会重复占用存储。',
        ],
      },
    ],
  },
  {
    slug: 'read-a-bill',
    title: '看懂账单：金额从哪里来，为什么每天在变',
    lead: '账单的每一行都能对应到用量、免费额度和单价。',
    service: '',
    minutes: 5,
    updated: '2026-11-18',
    sections: [
      {
        title: '三个层次',
        blocks: [
          '一个月里，一个应用的一项服务对应一张账单；账单由若干计费项组成；每个计费项是“（用量 × 计费系数 − 免费额度）× 单价”，除资源分发外系数都是 1。',
          '在“组织账单 → 账单”里选择月份，点开任意一行的“查看明细”，就能看到每个计费项的四个数字。',
        ],
      },
      {
        title: '为什么当月金额会变化',
        blocks: [
          '用量按小时累计，账单每天重新计算一次。同一天重复计算得到的结果相同，不会重复收费。月末之后账单变为“已完成”，不再变化。',
        ],
      },
      {
        title: '余额里的九个数字',
        blocks: [
          '余额 = 累计充值 + 调整 − 累计退款 − 累计账单，其中调整 = 费用减免 − 基础服务费。待审核的充值要等审核通过才计入余额。',
          { commands: ['uos balance', 'uos bill trend'] },
        ],
      },
    ],
  },
  {
    slug: 'rotate-secrets',
    title: '重置密钥而不中断服务',
    lead: '密钥泄露时的顺序：先知道谁在用，再重置，最后确认旧的已经失效。',
    service: '',
    minutes: 3,
    updated: '2026-11-15',
    sections: [
      {
        title: '重置之前',
        blocks: [
          '客户端密钥随游戏分发，服务端密钥只应出现在你自己的服务器和发布脚本里。先列出所有使用服务端密钥的地方，例如 CI 的变量与服务器的配置。',
        ],
      },
      {
        title: '重置',
        blocks: [
          '在“应用设置 → 密钥”重置。平台会立即停用旧密钥，并依次通知每项服务刷新缓存；页面逐项显示结果，失败的可以单独重试。',
          '服务的缓存最长保留五分钟，在此之前旧密钥可能仍被个别服务接受。',
        ],
      },
      {
        title: '之后',
        blocks: ['更新各处保存的密钥，再到“操作记录”里确认没有来自旧密钥的写入。'],
      },
    ],
  },
  {
    slug: 'realm-maintenance',
    title: '区服维护：先停新登录，再等玩家离开',
    lead: '用区服状态安排一次不打断对局的维护。',
    service: 'passport',
    minutes: 3,
    updated: '2026-11-16',
    sections: [
      {
        title: '状态的含义',
        blocks: [
          '只有“开放”的区服接受新的登录。改为“维护”后，已经在游戏里的玩家不受影响，新的登录会看到维护提示。',
          { commands: ['uos passport realm update <区服 ID> --status Maintenance'] },
        ],
      },
      {
        title: '一次完整的维护',
        blocks: [
          {
            list: [
              '提前用站内信通知时间；',
              '把区服改为维护，等待在线人数下降；',
              '更新服务与配置；',
              '用测试账号验证后改回开放。',
            ],
          },
          '需要同时操作多个区服时，可以在列表里勾选后批量修改状态。',
        ],
      },
    ],
  },
];
