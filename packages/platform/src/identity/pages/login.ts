// The page that asks for name and password.
import { statusTexts } from '@uos/contract/messages';
import { type Html, html, type Page, trusted } from './layout.ts';

export type LoginFault =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'too-many'; readonly waitSeconds: number };

/** A partner or social network that signs people in. */
export interface OtherWay {
  readonly name: string;
  readonly href: string;
}

export interface LoginPage {
  /** Where the form goes. */
  readonly action: string;
  /** Name of the app that asks. */
  readonly clientName: string;
  readonly login?: string | undefined;
  readonly fault?: LoginFault | undefined;
  readonly others?: readonly OtherWay[];
  /** Who is signed in to the console and may go on as they are. */
  readonly session?: string | undefined;
}

export function loginPage({ action, clientName, login = '', fault, others = [], session }: LoginPage): Page {
  const alert =
    fault === undefined ? undefined : html`<p class="alert" role="alert" id="fault">${faultText(fault)}</p>`;
  const invalid = html` aria-describedby="fault"${fault?.kind === 'wrong' ? html` aria-invalid="true"` : undefined}`;
  const marks = fault === undefined ? undefined : invalid;
  const onName = login === '' ? html` autofocus` : undefined;
  const onPassword = login === '' ? undefined : html` autofocus`;
  return {
    title: '登录',
    body: html`<p>登录后继续使用 <strong>${clientName}</strong></p>
${alert}
${session === undefined ? undefined : sessionForm(action, session)}
<form method="post" action="${action}">
<label for="login">用户名</label>
<input id="login" name="login" value="${login}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="128" required${marks}${onName}>
<label for="password">密码</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${marks}${onPassword}>
<button type="submit">登录</button>
</form>
${others.length === 0 ? undefined : otherLinks(others)}`,
  };
}

function sessionForm(action: string, name: string): Html {
  return html`<form method="post" action="${action}">
<button type="submit" name="answer" value="session">以 ${name} 的身份继续</button>
</form>
<p class="or">或使用其他账号</p>`;
}

function otherLinks(others: readonly OtherWay[]): Html {
  const links = others.map(({ name, href }) => html`<a class="button" href="${href}">${name}登录</a>`.html).join('\n');
  return html`<p class="or">或</p>
<div class="others">
${trusted(links)}
</div>`;
}

function faultText(fault: LoginFault): string {
  if (fault.kind === 'wrong') {
    return '用户名或密码错误';
  }
  if (fault.kind === 'blocked') {
    return statusTexts[423]?.zh ?? '';
  }
  return `登录失败次数过多，请在 ${fault.waitSeconds} 秒后重试。`;
}
