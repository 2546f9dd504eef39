// A leaderboard as a person reads it.
import { passportFeatureLabels } from '@uos/contract/labels';
import type { Leaderboard, LeaderboardSchedule } from '@uos/sdk/services/passport';
import type { View } from '../../../program/command.ts';
import { shownTime } from '../../../terminal/output/values.ts';
import { printableText } from '../../../terminal/printable.ts';
import { padTo, widthOf } from '../../../terminal/width.ts';
import type { Text } from '../../../text/text.ts';

export interface ShownBoard {
  readonly leaderboard: Leaderboard;
  readonly members: number;
  readonly schedule: LeaderboardSchedule | null;
  readonly versions: number;
}

const LABELS: Readonly<Record<string, Readonly<Record<string, Text>>>> = passportFeatureLabels.leaderboard;

export function shownBoard({ leaderboard: board, members, schedule, versions }: ShownBoard, { lang }: View): string {
  const word = (table: string, value: string | undefined) =>
    value === undefined ? '' : (LABELS[table]?.[value]?.[lang] ?? value);
  const next = schedule?.nextResetAt;
  const rows: readonly (readonly [Text, string])[] = [
    [{ zh: '名称', en: 'Name' }, board.displayName],
    [{ zh: '标识', en: 'Slug' }, board.slugName],
    [{ zh: '成员', en: 'Members' }, `${members} ${word('memberType', board.memberType)}`],
    [{ zh: '排序', en: 'Order' }, word('sortOrder', board.sortOrder)],
    [{ zh: '更新', en: 'Update' }, word('updateType', board.updateType)],
    [{ zh: '分组', en: 'Groups' }, word('bucketStrategy', board.bucketStrategy)],
    [{ zh: '段位', en: 'Tiers' }, board.tiers.map(({ displayName, cutoff }) => `${displayName} ${cutoff}`).join(', ')],
    [{ zh: '开始', en: 'Opens' }, board.startTime === undefined ? '' : shownTime(board.startTime)],
    [{ zh: '结束', en: 'Closes' }, board.endTime === undefined ? '' : shownTime(board.endTime)],
    [{ zh: '重置计划', en: 'Resets' }, board.resetSchedule],
    [{ zh: '下次重置', en: 'Next reset' }, next === undefined ? '' : shownTime(next)],
    [{ zh: '版本', en: 'Versions' }, String(versions)],
    [{ zh: '奖励规则', en: 'Reward rules' }, board.rewards.length === 0 ? '' : String(board.rewards.length)],
  ];
  const shown = rows.filter(([, value]) => value !== '').map(([title, value]) => [title[lang], value] as const);
  const width = Math.max(...shown.map(([title]) => widthOf(title)));
  return `${shown.map(([title, value]) => `${padTo(title, width)}  ${printableText(value)}`).join('\n')}\n`;
}
