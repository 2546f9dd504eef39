// What the demo studio asked in its past, and what it was answered.
import type { Past, TellDay } from '#kernel/past';

interface Asked {
  readonly day: number;
  readonly type: 'performance' | 'crash';
  readonly title: string;
  readonly content: string;
  readonly answer?: string;
  readonly closed?: true;
}

const ASKED: readonly Asked[] = [
  {
    ...{
      day: 4,
      type: 'performance',
      title: '首包下载慢',
      content: '部分地区玩家首次进入要等 20 秒以上，图集能否分批加载？',
    },
    answer: '可以把图集拆到第二个资源桶，首屏只取前两张；另外建议开启断点续传。',
    closed: true,
  },
  {
    ...{
      day: 23,
      type: 'performance',
      title: '推送频道数量上限',
      content: '赛季活动预计同时有 3,000 个房间频道，是否需要升级规格？',
    },
    answer: '标准规格够用：频道按需创建，空闲频道会自动回收。活动当天可以把最大服务器数调到 4。',
    closed: true,
  },
  {
    ...{
      day: 47,
      type: 'crash',
      title: '低端机进入第二章闪退',
      content: '1.4 版起，2 GB 内存的机型切换场景时闪退，日志见群里。',
    },
    answer: '图集峰值超过 900 MB。请先把图集压缩为 WebP，我们正在看日志里的堆栈。',
  },
  {
    day: 58,
    type: 'performance',
    title: '周末高峰时加载变慢',
    content: '周六 21 点前后首屏多等约 2 秒，其他时间正常。',
  },
];

const HOUR_MS = 3_600_000;
const ASKED_AT = 10 * HOUR_MS;
const ANSWERED_AT = 15 * HOUR_MS;

export const ticketPast: TellDay = async (past, { number, hours, begins }) => {
  const [start] = hours;
  if (!begins || start === undefined) {
    return;
  }
  const after = (ms: number) => new Date(start.getTime() + Math.min(ms, hours.length * HOUR_MS - 1));
  for (const one of ASKED.filter(({ day }) => day === number)) {
    past.at(after(ASKED_AT));
    const id = await ask(past, one);
    past.at(after(ANSWERED_AT));
    if (one.answer !== undefined) {
      await past.call('operator', 'PUT', `/api/ticket/${id}`, { Reply: one.answer });
    }
    if (one.closed === true) {
      await past.call('operator', 'PUT', `/api/ticket/${id}`, { Status: 'Finished' });
    }
  }
};

async function ask(past: Past, { type, title, content }: Asked): Promise<string> {
  const { Id } = await past.call<{ Id: string }>('developer', 'POST', '/api/ticket', {
    Type: type,
    Title: title,
    Content: content,
    OrganizationId: past.orgId,
    ...(past.apps[0] === undefined ? {} : { AppId: past.apps[0].id }),
    ContactName: '林小满',
    ContactPhone: '13800000000',
  });
  return Id;
}
