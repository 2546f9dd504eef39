// The pages of a sign-in on another machine: type the code, see what it is for, go back to the terminal.
import { html, type Page } from './layout.ts';
import type { PageText } from './text.ts';

export type CodeFault = keyof PageText['codeFaults'];

export interface DeviceForm {
  readonly action: string;
  /** Token against forgery. */
  readonly xsrf: string;
  readonly userCode?: string | undefined;
  readonly fault?: CodeFault | undefined;
}

export function deviceCodePage(text: PageText, { action, xsrf, userCode = '', fault }: DeviceForm): Page {
  const alert =
    fault === undefined ? undefined : html`<p class="alert" role="alert" id="fault">${text.codeFaults[fault]}</p>`;
  const marks = fault === undefined ? undefined : html` aria-describedby="fault" aria-invalid="true"`;
  return {
    language: text.language,
    title: text.deviceTitle,
    body: html`<p>${text.typeCode}</p>
${alert}
<form method="post" action="${action}">
<input type="hidden" name="xsrf" value="${xsrf}">
<label for="user_code">${text.code}</label>
<input id="user_code" name="user_code" value="${userCode}" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="16" required autofocus${marks}>
<button type="submit">${text.next}</button>
</form>`,
  };
}

export interface DeviceConfirm extends DeviceForm {
  readonly userCode: string;
  readonly clientName: string;
  /** Address that asked for the code. */
  readonly address: string;
}

export function deviceConfirmPage(
  text: PageText,
  { action, xsrf, userCode, clientName, address }: DeviceConfirm,
): Page {
  return {
    language: text.language,
    title: text.loginApp(clientName),
    body: html`<p>${text.sameCode}</p>
<ul class="facts">
<li>${text.codeIs}<strong>${userCode}</strong></li>
<li>${text.askedFrom}<strong>${address}</strong></li>
</ul>
<form method="post" action="${action}">
<input type="hidden" name="xsrf" value="${xsrf}">
<input type="hidden" name="user_code" value="${userCode}">
<input type="hidden" name="confirm" value="yes">
<div class="pair">
<button class="quiet" type="submit" name="abort" value="yes">${text.refuse}</button>
<button type="submit">${text.myCode}</button>
</div>
</form>
<p class="after">${text.someoneElse}</p>`,
  };
}

export function deviceDonePage(text: PageText): Page {
  return {
    language: text.language,
    title: text.done,
    body: html`<p>${text.backToTerminal}</p>`,
  };
}
