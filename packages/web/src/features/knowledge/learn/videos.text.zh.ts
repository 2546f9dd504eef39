// Films of the terminal, as data: what is typed, what is answered, and what is said about it.

export interface Scene {
  /** Said below the picture. */
  readonly words: string;
  /** Typed; nothing where only the answer goes on. */
  readonly command?: string;
  /** Answered. */
  readonly lines: readonly string[];
  readonly seconds: number;
}

export interface Film {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly service: string;
  readonly scenes: readonly Scene[];
}

export const films: readonly Film[] = [
  {
    slug: 'release',
    title: '一分钟发布一个网页游戏',
    lead: '创建资源桶，同步文件夹，发布并打上徽章。',
    service: 'asset-streaming',
    scenes: [
      {
        words: '登录会打开浏览器，确认之后回到终端。',
        command: 'uos login',
        lines: ['✓ 已登录'],
        seconds: 6,
      },
      {
        words: '创建一个资源桶，--use 让后面的命令都作用于它。',
        command: 'uos cdn bucket create web --use',
        lines: ['✓ 已创建资源桶 web'],
        seconds: 7,
      },
      {
        words: '同步只上传有变化的文件。加上 --release 和 --badge，上传完成后直接发布，并让 live 徽章指向新版本。',
        command: 'uos cdn sync ./dist --release --badge live',
        lines: [
          '比较 42 个文件：新增 42，修改 0，删除 0',
          '✓ 已上传 42 个文件（18.2 MB）',
          '✓ 已发布版本 1，徽章 live',
        ],
        seconds: 10,
      },
      {
        words: '查看版本：每个版本都可以随时找回。',
        command: 'uos cdn release ls',
        lines: ['版本  徽章  文件  大小', '1     live  42    18.2 MB'],
        seconds: 7,
      },
    ],
  },
  {
    slug: 'rollback',
    title: '线上出错时退回上一个版本',
    lead: '移动徽章，不重新上传。',
    service: 'asset-streaming',
    scenes: [
      {
        words: '先看看有哪些版本，以及徽章指向哪里。',
        command: 'uos cdn release ls',
        lines: ['版本  徽章  文件  大小', '8     live  44    18.9 MB', '7           44    18.6 MB'],
        seconds: 8,
      },
      {
        words: '把 live 移回版本 7，约一分钟内玩家就会得到旧内容。',
        command: 'uos cdn badge set live 7',
        lines: ['✓ 徽章 live 指向版本 7'],
        seconds: 7,
      },
      {
        words: '退回的操作会出现在操作记录里，方便之后追查。',
        lines: [],
        seconds: 5,
      },
    ],
  },
  {
    slug: 'realm',
    title: '安排一次区服维护',
    lead: '停止新登录，维护完成后重新开放。',
    service: 'passport',
    scenes: [
      {
        words: '列出区服，找到要维护的一个。',
        command: 'uos passport realm ls',
        lines: ['名称      状态', '华东一区  开放', '华南一区  开放'],
        seconds: 7,
      },
      {
        words: '改为维护。已经在线的玩家不受影响。',
        command: 'uos passport realm update <区服 ID> --status Maintenance',
        lines: ['✓ 华东一区 已设为维护'],
        seconds: 8,
      },
      {
        words: '维护结束后改回开放。',
        command: 'uos passport realm update <区服 ID> --status Open',
        lines: ['✓ 华东一区 已设为开放'],
        seconds: 7,
      },
    ],
  },
  {
    slug: 'bill',
    title: '在终端里查看余额与账单',
    lead: '余额、趋势与某个月的明细。',
    service: '',
    scenes: [
      {
        words: '余额由充值、调整、退款与账单得出。',
        command: 'uos balance',
        lines: ['可用余额    ¥4,899.78', '待审核充值  ¥300.00'],
        seconds: 7,
      },
      {
        words: '最近十二个月的走势。',
        command: 'uos bill trend',
        lines: ['2026-09  ████████  ¥346.78', '2026-10  ████████  ¥353.58', '2026-11  █████████ ¥360.38'],
        seconds: 8,
      },
      {
        words: '导出一个月的账单，交给财务核对。',
        command: 'uos bill export --month 2026-10 -o bills-2026-10.csv',
        lines: ['✓ 已写入 bills-2026-10.csv'],
        seconds: 7,
      },
    ],
  },
];
