// What player accounts of an app lack for production, from what is set up. What is open, done or not needed is the rule
// that every face shares; here are its words, how grave it is, and what one may look at beside it. Pure: it asks nothing.
import { type CheckState, missingHolidayYears, passportReadiness } from '@uos/contract/rules';
import type {
  IdDomain,
  IdProvider,
  PassportConfig,
  Realm,
  SmsTemplate,
  TermsOfService,
  VerificationCodeLog,
} from '@uos/sdk/services/passport';
import type { Text } from '../../../text/text.ts';

/** All that was read of an app. */
export interface Facts {
  readonly domain: IdDomain;
  readonly providers: readonly IdProvider[];
  readonly templates: readonly SmsTemplate[];
  readonly terms: readonly TermsOfService[];
  readonly realms: readonly Realm[];
  readonly config: PassportConfig;
  /** Newest first. */
  readonly messages: readonly VerificationCodeLog[];
  readonly now: Date;
}

export type State = 'Ready' | 'Notice' | 'Missing';

export interface Check {
  readonly id: string;
  readonly title: Text;
  readonly state: State;
  readonly detail: Text;
  /** The line that mends it. */
  readonly next: string;
}

type Found = Pick<Check, 'state' | 'detail'> & { readonly next?: string };

const ready = (zh: string, en: string): Found => ({ state: 'Ready', detail: { zh, en } });
const notice = (zh: string, en: string, next: string): Found => ({ state: 'Notice', detail: { zh, en }, next });
const missing = (zh: string, en: string, next: string): Found => ({ state: 'Missing', detail: { zh, en }, next });

/** One row per thing that has to be right, and one for each provider. */
export function checksOf(facts: Facts): Check[] {
  const states = passportReadiness(setupOf(facts), facts.now);
  const rows: [id: string, zh: string, en: string, found: Found | undefined][] = [
    ['login', '登录方式', 'Login methods', login(facts, states.methods)],
    ['sms-template', '登录短信模板', 'SMS template of logins', template(facts, states.template)],
    ['sms-gateway', '短信发送', 'Sending of SMS', sending(facts, states.sms)],
    ['provider', '登录渠道', 'Identity providers', providersOnOffer(facts, states.provider)],
    ...facts.providers.map((one): (typeof rows)[number] => {
      const name = `${one.provider}/${one.loginPlatform}`;
      return [`provider ${name}`, `登录渠道 ${name}`, `Provider ${name}`, provider(one, facts)];
    }),
    ['login-page', '登录页', 'Login page', loginPage(facts)],
    ['terms', '用户协议', 'Terms of service', terms(facts, states.terms)],
    ['realm', '区服', 'Realms', realm(facts, states.realm)],
    ['real-name', '实名', 'Real names', realName(facts, states.realName)],
    ['minors', '防沉迷', 'Rules for minors', minors(facts, states.minors)],
    ['holidays', '节假日', 'Public holidays', holidays(facts, states.holidays)],
    ['words', '敏感词', 'Sensitive words', words(facts)],
    ['production', '正式环境', 'Production', production(facts, states.production)],
  ];
  return rows.flatMap(([id, zh, en, found]) =>
    found === undefined ? [] : [{ id, title: { zh, en }, next: '', ...found }],
  );
}

function setupOf({ domain, providers, templates, terms, realms, config }: Facts) {
  const openRealms = realms.filter(({ status }) => status === 'Open').length;
  return { domain, providers, terms, templates, minors: config.antiAddiction, openRealms };
}

function login({ domain }: Facts, state: CheckState): Found {
  const { loginMethods: methods, loginPlatforms: platforms } = domain;
  if (state === 'open') {
    return missing(
      '没有可用的登录方式，玩家无法登录',
      'None is on offer: no player can sign in',
      'uos passport id-domain update --login-methods Phone',
    );
  }
  return platforms.length === 0
    ? missing(
        '没有登录平台',
        'No platform that players sign in from',
        'uos passport id-domain update --login-platforms Android --login-platforms Ios',
      )
    : ready(`${methods.join('、')}；${platforms.join('、')}`, `${methods.join(', ')}; ${platforms.join(', ')}`);
}

function template({ templates }: Facts, state: CheckState): Found | undefined {
  if (state === 'unneeded') {
    return undefined;
  }
  const all = templates.filter(({ type }) => type === 'Login');
  if (state === 'done') {
    const used = all.find(({ enabled }) => enabled)?.name ?? '';
    return ready(used, used);
  }
  const passed = all.find(({ status }) => status === 'Available');
  if (passed !== undefined) {
    return missing(
      `“${passed.name}”已通过审核，但没有启用`,
      `"${passed.name}" has passed its review and is not in use`,
      `uos passport sms-template enable ${passed.id}`,
    );
  }
  if (all.some(({ status }) => status === 'Reviewing')) {
    return missing('正在审核', 'Is being reviewed', 'uos passport sms-template ls');
  }
  const [failed] = all;
  return failed === undefined
    ? missing(
        '没有模板，手机登录收不到验证码',
        'There is none: logins by phone get no code',
        'uos passport sms-template create --name login --type Login --signature <name> --content "{code} is your code."',
      )
    : missing(
        `“${failed.name}”未通过审核：${failed.failReason}`,
        `"${failed.name}" failed its review: ${failed.failReason}`,
        `uos passport sms-template update ${failed.id} --content "{code} is your code."`,
      );
}

function sending(facts: Facts, state: CheckState): Found | undefined {
  if (state === 'unneeded') {
    return undefined;
  }
  const logs = 'uos passport id-domain verification-code-logs';
  if (state === 'open') {
    return notice('模拟短信，验证码固定为 111111', 'Mocked: the code is 111111', productionLine(facts));
  }
  const last = facts.messages.find(({ mock }) => !mock);
  if (last === undefined) {
    return notice('还没有发过真实短信，请先试一次', 'No real message was sent so far: try one', logs);
  }
  return last.status === 'Failed'
    ? missing(`最近一条未送出：${last.errorMessage}`, `The last one was not sent: ${last.errorMessage}`, logs)
    : ready(`最近一条已送出：${last.sentAt}`, `The last one was sent: ${last.sentAt}`);
}

function providersOnOffer({ providers, domain }: Facts, state: CheckState): Found | undefined {
  const on = providers.filter(({ enabled }) => enabled);
  const [first] = on;
  if (state === 'unneeded') {
    return first === undefined
      ? undefined
      : notice(
          '已启用渠道，但登录方式里没有 OAuth',
          'Some are switched on, and OAuth is no login method',
          domainLine('--login-methods', [...domain.loginMethods, 'OAuth']),
        );
  }
  if (state === 'done') {
    return ready(`启用 ${on.length} 个`, `${on.length} switched on`);
  }
  return first === undefined
    ? missing(
        '登录方式有 OAuth，但没有启用的渠道',
        'OAuth is a login method, and no provider is switched on',
        'uos passport id-provider create --provider Wechat --login-platform Android --client-id <id> --client-secret-file <file>',
      )
    : missing(
        '启用的渠道都没有客户端 ID',
        'None that is switched on has its client id',
        `uos passport id-provider update ${first.id} --client-id <id>`,
      );
}

function provider(one: IdProvider, { domain }: Facts): Found | undefined {
  const { id, clientID, clientSecret, enabled, loginPlatform } = one;
  const update = `uos passport id-provider update ${id}`;
  if (!enabled) {
    return notice('未启用', 'Switched off', `${update} --enabled`);
  }
  if (clientID === '') {
    return missing('缺少客户端 ID', 'Has no client id', `${update} --client-id <id>`);
  }
  if (clientSecret === '') {
    return missing('缺少客户端密钥', 'Has no client secret', `${update} --client-secret-file <file>`);
  }
  return domain.loginPlatforms.includes(loginPlatform)
    ? ready('ID 与密钥已填写', 'Has its id and its secret')
    : notice(
        `登录平台里没有 ${loginPlatform}`,
        `${loginPlatform} is no platform that players sign in from`,
        domainLine('--login-platforms', [...domain.loginPlatforms, loginPlatform]),
      );
}

function loginPage({ domain }: Facts): Found {
  const lacks = [
    ...(domain.companyName === '' ? [{ zh: '公司名称', en: 'company', flag: '--company-name <name>' }] : []),
    ...(domain.logoURL === '' ? [{ zh: '图标', en: 'icon', flag: '--logo-url <url>' }] : []),
  ];
  return lacks.length === 0
    ? ready(domain.companyName, domain.companyName)
    : notice(
        `缺少${lacks.map(({ zh }) => zh).join('、')}`,
        `Lacks the ${lacks.map(({ en }) => en).join(' and the ')}`,
        `uos passport id-domain update ${lacks.map(({ flag }) => flag).join(' ')}`,
      );
}

function terms({ terms: all }: Facts, state: CheckState): Found {
  if (state === 'done') {
    const titles = all.filter(({ enabled }) => enabled).map(({ title }) => title);
    return ready(titles.join('、'), titles.join(', '));
  }
  const [off] = all;
  return off === undefined
    ? missing(
        '没有用户协议和隐私政策',
        'There are none that players agree to',
        'uos passport terms-of-service create --title <title> --content <text>',
      )
    : missing(
        `“${off.title}”未启用`,
        `"${off.title}" is switched off`,
        `uos passport terms-of-service update ${off.id} --enabled`,
      );
}

function realm({ realms }: Facts, state: CheckState): Found {
  if (state === 'done') {
    const open = realms.filter(({ status }) => status === 'Open').length;
    return ready(`${open} 个开放`, `${open} open`);
  }
  const [first] = realms;
  return first === undefined
    ? missing('没有区服', 'There is none', 'uos passport realm create <name>')
    : missing(
        '没有开放的区服，玩家无法进入',
        'None is open: nobody gets in',
        `uos passport realm open ${first.realmID}`,
      );
}

function realName({ domain, config }: Facts, state: CheckState): Found {
  if (state === 'open') {
    return notice(
      '模拟实名，只检查格式',
      'Mocked: checked by their format alone',
      'uos passport id-domain send-for-review',
    );
  }
  if (!domain.realNameRequired && config.antiAddiction.enabled && !config.antiAddiction.allowUnverified) {
    return notice(
      '登录不要求实名，但未实名的玩家不能游戏',
      'No login asks for them, and nobody plays without',
      'uos passport id-domain update --real-name-required',
    );
  }
  return domain.realNameRequired
    ? ready('登录时要求', 'Every login asks for them')
    : notice('登录不要求实名', 'No login asks for them', 'uos passport id-domain update --real-name-required');
}

function minors({ config }: Facts, state: CheckState): Found {
  const line = 'uos deploy --services passport';
  if (state === 'open') {
    return missing(
      '未启用；在 uos.json 里写 services.passport.settings.antiAddiction.enabled: true',
      'Switched off; set services.passport.settings.antiAddiction.enabled in uos.json',
      line,
    );
  }
  return config.antiAddiction.allowUnverified
    ? notice(
        '未实名的玩家不受限制（allowUnverified）',
        'Players without a real name play without limit (allowUnverified)',
        line,
      )
    : ready('已启用', 'In force');
}

function holidays({ config, now }: Facts, state: CheckState): Found | undefined {
  if (state === 'unneeded') {
    return undefined;
  }
  if (state === 'done') {
    return ready('已包含所需年份', 'Every year that is needed is there');
  }
  const years = missingHolidayYears(config.antiAddiction.holidays, now);
  const line = 'uos passport config get';
  const zh = `缺少 ${years.join('、')} 年：更新平台，或写入 antiAddiction.holidays`;
  const en = `${years.join(' and ')} missing: update the platform, or set antiAddiction.holidays`;
  // why only then: there is time until the next year begins
  return years.some((year) => year <= now.getUTCFullYear()) ? missing(zh, en, line) : notice(zh, en, line);
}

function words({ config }: Facts): Found | undefined {
  return config.enableSensitiveWordCheck && config.sensitiveWords.length === 0
    ? notice('已启用检查，但词表为空', 'Names are checked against an empty list', 'uos deploy --services passport')
    : undefined;
}

function production(facts: Facts, state: CheckState): Found {
  const { reviewStatus, mockSms, mockRealName } = facts.domain;
  if (state === 'done' && (mockSms || mockRealName)) {
    const flags = [mockSms ? '--mock-sms=false' : '', mockRealName ? '--mock-real-name=false' : ''];
    return missing(
      '已上线，但仍在模拟',
      'In production, and still mocked',
      `uos passport id-domain update ${flags.filter(Boolean).join(' ')}`,
    );
  }
  if (state === 'done') {
    return ready('已上线', 'In production');
  }
  return reviewStatus === 'Reviewing'
    ? notice('正在审核', 'Is being reviewed', 'uos passport id-domain get-production')
    : notice('尚未提交审核', 'Not sent for review', 'uos passport id-domain send-for-review');
}

/** Writes a list of the domain whole. */
function domainLine(flag: string, values: readonly string[]): string {
  return ['uos passport id-domain update', ...values.map((value) => `${flag} ${value}`)].join(' ');
}

/** What ends mocking. */
function productionLine({ domain }: Facts): string {
  return domain.production
    ? 'uos passport id-domain update --mock-sms=false'
    : 'uos passport id-domain send-for-review';
}
