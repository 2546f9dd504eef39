// Is player accounts ready for players? A check-list of what is set up, with the line that mends each.
import { EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { take } from '../../program/lists.ts';
import { padTo, widthOf } from '../../terminal/width.ts';
import { wrapLines } from '../../terminal/wrap.ts';
import type { Language } from '../../text/text.ts';
import { appIdOf } from '../app/apps.ts';
import { type Check, checksOf, type State } from './doctor/checks.ts';
import { unlessMissing } from './player/players.ts';

const MARKS = {
  Ready: { style: 'green', mark: '✓', plain: '+' },
  Notice: { style: 'yellow', mark: '!', plain: '!' },
  Missing: { style: 'red', mark: '✗', plain: 'x' },
} as const satisfies Record<State, unknown>;

export default defineCommand({
  id: 'passport doctor',
  summary: { zh: '检查玩家账号是否可以上线', en: 'Check whether player accounts are ready for production' },
  description: {
    zh: '逐项检查登录方式、短信、渠道、协议、区服、实名、防沉迷与节假日，并给出修正的命令；有未就绪的项时退出码为 1。什么也不改变。',
    en: 'Login methods, SMS, providers, terms, realms, real names, minors and holidays, each with the line that mends it; exit 1 where something is missing. It changes nothing.',
  },
  examples: [
    { text: { zh: '上线前检查', en: 'Before going live' }, line: 'uos passport doctor' },
    {
      text: { zh: '只看要做的', en: 'Only what is left to do' },
      line: `uos passport doctor --jq '.[] | select(.state != "Ready") | .next'`,
    },
  ],
  output: {
    columns: [
      {
        field: 'state',
        title: { zh: '状态', en: 'State' },
        labels: {
          Ready: { zh: '就绪', en: 'Ready', color: 'green' },
          Notice: { zh: '注意', en: 'Notice', color: 'yellow' },
          Missing: { zh: '未就绪', en: 'Missing', color: 'red' },
        },
      },
      { field: 'check', title: { zh: '检查项', en: 'Check' } },
      { field: 'detail', title: { zh: '说明', en: 'Detail' } },
    ],
    fields: ['id', 'state', 'check', 'detail', 'next'],
  },
  exits: { 1: { zh: '有未就绪的项', en: 'something is missing' } },
  async run(ctx) {
    const id = appIdOf(ctx);
    const passport = await ctx.uos.service('passport');
    // why first: where player accounts are off its answer says so
    const domain = await unlessMissing(async () => (await passport.idDomains.get({ id })).idDomain);
    if (domain === undefined) {
      ctx.exit(EXIT.failed);
      return [shown(NOT_SET_UP, ctx.lang)];
    }
    const [providers, templates, terms, realms, { config }, messages] = await Promise.all([
      take(passport.idProviders.list.all({ count: 50 })),
      take(passport.smsTemplates.list.all({ count: 50 })),
      take(passport.termsOfService.list.all({ count: 50 })),
      take(passport.realms.search.all({ count: 50 })),
      passport.config.get(),
      take(passport.idDomains.verificationCodeLogs.all({ id, count: 50 }), 50),
    ]);
    const now = new Date(ctx.io.now());
    const checks = checksOf({ domain, providers, templates, terms, realms, config, messages, now });
    const count = (of: State): number => checks.filter(({ state }) => state === of).length;
    if (count('Missing') > 0) {
      ctx.exit(EXIT.failed);
    }
    ctx.note({
      zh: `${count('Ready')} 项就绪，${count('Notice')} 项注意，${count('Missing')} 项未就绪。`,
      en: `${count('Ready')} ready, ${count('Notice')} to look at, ${count('Missing')} missing.`,
    });
    return checks.map((check) => shown(check, ctx.lang));
  },
  /** Each with the line that mends it below, which a table would cut. */
  show(rows, { isTTY, columns, paint, isPlain }) {
    if (!isTTY) {
      return undefined;
    }
    const width = Math.max(...rows.map(({ check }) => widthOf(check)));
    return rows
      .map(({ state, check, detail, next }) => {
        const { style, mark, plain } = MARKS[state];
        const [first = '', ...more] = wrapLines(`  ${padTo(check, width)}  ${detail}`, columns).split('\n');
        const lines = [`${paint(style, isPlain ? plain : mark)}${first.slice(1)}`, ...more];
        return [...lines, ...(next === '' ? [] : [`    ${paint('cyan', next)}`])].map((line) => `${line}\n`).join('');
      })
      .join('');
  },
});

const NOT_SET_UP: Check = {
  id: 'service',
  title: { zh: '玩家账号', en: 'Player accounts' },
  state: 'Missing',
  detail: { zh: '当前应用没有启用', en: 'Not switched on for this app' },
  next: 'uos passport enable',
};

function shown({ id, state, title, detail, next }: Check, lang: Language) {
  return { id, state, check: title[lang], detail: detail[lang], next };
}
