// The pages of a sign-in on another machine: type the code, see what it is for, go back to the terminal.
import { html, type Page } from './layout.ts';

export type CodeFault = 'unknown' | 'expired' | 'used' | 'refused' | 'failed';

const FAULTS: Readonly<Record<CodeFault, string>> = {
  unknown: '没有这个代码，请与终端里显示的核对。',
  expired: '代码已过期，请在终端里重新登录。',
  used: '代码已使用过，请在终端里重新登录。',
  refused: '已拒绝这次登录，可以关闭这个页面。',
  failed: '出错了，请重试。',
};

export interface DeviceForm {
  readonly action: string;
  /** Token against forgery. */
  readonly xsrf: string;
  readonly userCode?: string | undefined;
  readonly fault?: CodeFault | undefined;
}

export function deviceCodePage({ action, xsrf, userCode = '', fault }: DeviceForm): Page {
  const alert = fault === undefined ? undefined : html`<p class="alert" role="alert" id="fault">${FAULTS[fault]}</p>`;
  const marks = fault === undefined ? undefined : html` aria-describedby="fault" aria-invalid="true"`;
  return {
    title: '登录命令行',
    body: html`<p>输入终端里显示的代码</p>
${alert}
<form method="post" action="${action}">
<input type="hidden" name="xsrf" value="${xsrf}">
<label for="user_code">代码</label>
<input id="user_code" name="user_code" value="${userCode}" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="16" required autofocus${marks}>
<button type="submit">继续</button>
</form>`,
  };
}

export interface DeviceConfirm extends DeviceForm {
  readonly userCode: string;
  readonly clientName: string;
  /** Address that asked for the code. */
  readonly address: string;
}

export function deviceConfirmPage({ action, xsrf, userCode, clientName, address }: DeviceConfirm): Page {
  return {
    title: `登录 ${clientName}`,
    body: html`<p>请确认终端里显示的是同一个代码。</p>
<ul class="facts">
<li>代码：<strong>${userCode}</strong></li>
<li>请求来自：<strong>${address}</strong></li>
</ul>
<form method="post" action="${action}">
<input type="hidden" name="xsrf" value="${xsrf}">
<input type="hidden" name="user_code" value="${userCode}">
<input type="hidden" name="confirm" value="yes">
<div class="pair">
<button class="quiet" type="submit" name="abort" value="yes">拒绝</button>
<button type="submit">是我的代码</button>
</div>
</form>
<p class="after">代码若是别人发给你的，请拒绝：授权后对方就能使用你的账号。</p>`,
  };
}

export function deviceDonePage(): Page {
  return {
    title: '登录完成',
    body: html`<p>可以关闭这个页面，回到终端。</p>`,
  };
}
