// The page of an account provider that the platform plays. It says what it is, so that nobody takes it for a real one.
import { html, type Page } from '../pages/layout.ts';

export interface LocalAccountPage {
  readonly action: string;
  /** What people call the provider. */
  readonly provider: string;
  /** What is told to the console. */
  readonly told: string;
  readonly wrong?: boolean;
}

export function localAccountPage({ action, provider, told, wrong = false }: LocalAccountPage): Page {
  const alert = wrong
    ? html`<p class="alert" role="alert" id="fault">账号由 1 到 32 个字母、数字或 . _ - 组成</p>`
    : undefined;
  return {
    title: `${provider}账号`,
    body: html`<p>本机演示用的账号服务，不需要密码。输入任意账号，同一个账号总是同一个人。</p>
${alert}
<form method="post" action="${action}">
<label for="account">账号</label>
<input id="account" name="account" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="32" autofocus${wrong ? html` aria-invalid="true" aria-describedby="fault"` : undefined}>
<p>授权后，UOS 控制台会得到：${told}。</p>
<div class="pair">
<button class="quiet" type="submit" name="answer" value="deny">拒绝</button>
<button type="submit" name="answer" value="allow">授权</button>
</div>
</form>`,
  };
}

/** The account that was typed, or undefined where it is none. */
export function typedAccount(form: URLSearchParams): string | undefined {
  const account = (form.get('account') ?? '').trim().toLowerCase();
  return /^[a-z0-9](?:[\w.-]{0,31})$/.test(account) ? account : undefined;
}
