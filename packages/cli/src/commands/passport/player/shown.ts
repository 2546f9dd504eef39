// A player as a person reads it.
import { passportPlayerLabels } from '@uos/contract/labels';
import type { PassportUser, Persona } from '@uos/sdk/services/passport';
import type { View } from '../../../program/command.ts';
import { shownTime } from '../../../terminal/output/values.ts';
import { printableText } from '../../../terminal/printable.ts';
import { padTo, widthOf } from '../../../terminal/width.ts';
import type { Text } from '../../../text/text.ts';

export interface Shown {
  readonly user: PassportUser;
  readonly personas: readonly Persona[];
  readonly sameIdCardCount: number;
}

export function shownPlayer({ user, personas, sameIdCardCount }: Shown, view: View): string {
  const { lang, paint } = view;
  const rows: readonly (readonly [Text, string])[] = [
    [{ zh: '用户', en: 'User' }, user.displayName],
    [{ zh: '用户 ID', en: 'User id' }, user.userID],
    [{ zh: '外部用户 ID', en: 'External user id' }, user.externalUserID],
    [{ zh: '状态', en: 'Status' }, stateText(user.userStatus, user.banInfo, view)],
    [
      { zh: '年龄段', en: 'Age band' },
      user.isRealNameVerified ? labelOf(AGES, user.ageGroup, view) : NOT_VERIFIED[lang],
    ],
    [{ zh: '同证件用户', en: 'Same ID number' }, sameIdCardCount > 1 ? String(sameIdCardCount) : ''],
    [{ zh: '手机号', en: 'Phone' }, user.phoneNumber],
    [{ zh: '邮箱', en: 'E-mail' }, user.email],
    [{ zh: '标签', en: 'Tags' }, user.tags.map(({ name }) => name).join(', ')],
    [{ zh: '最近登录', en: 'Last login' }, timeText(user.lastLoginAt)],
    [{ zh: '创建时间', en: 'Created' }, timeText(user.createdAt)],
  ];
  const shown = rows.filter(([, value]) => value !== '').map(([title, value]) => [title[lang], value] as const);
  const width = Math.max(...shown.map(([title]) => widthOf(title)));
  const lines = shown.map(([title, value]) => `${padTo(title, width)}  ${printableText(value)}`);
  const own = personas.map(
    ({ displayName, realmName, personaID, status, banInfo }) =>
      `  ${printableText([displayName, realmName, stateText(status, banInfo, view), personaID].join('  '))}`,
  );
  return `${[...lines, ...(own.length > 0 ? ['', paint('bold', PERSONAS[lang]), ...own] : [])].join('\n')}\n`;
}

const PERSONAS: Text = { zh: '角色', en: 'Personas' };
const NOT_VERIFIED: Text = { zh: '未实名', en: 'real name not verified' };
const AGES: Readonly<Record<string, Text>> = passportPlayerLabels.playerUser.ageGroup;
const STATES: Readonly<Record<string, Text>> = passportPlayerLabels.persona.status;

/** `Banned until … (reason)` */
function stateText(status: string, ban: PassportUser['banInfo'], view: View): string {
  const word = labelOf(STATES, status, view);
  if (ban === undefined) {
    return word;
  }
  const end = ban.unbanAt;
  const until: Text =
    end === undefined
      ? { zh: '，没有期限', en: ' for good' }
      : { zh: `，至 ${timeText(end)}`, en: ` until ${timeText(end)}` };
  const reason: Text = ban.reason === '' ? { zh: '', en: '' } : { zh: `（${ban.reason}）`, en: ` (${ban.reason})` };
  return `${word}${until[view.lang]}${reason[view.lang]}`;
}

function labelOf(labels: Readonly<Record<string, Text>>, word: string, { lang }: View): string {
  return labels[word]?.[lang] ?? word;
}

function timeText(time: string | undefined): string {
  return time === undefined ? '' : shownTime(time);
}
