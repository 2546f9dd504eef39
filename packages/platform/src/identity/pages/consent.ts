// The page that asks whether an app may act for the signed-in account.
import { html, type Page } from './layout.ts';

export interface ConsentPage {
  readonly action: string;
  readonly clientName: string;
  readonly account: { readonly login: string; readonly name: string };
  /** Where the answer goes; nowhere from here when it is a terminal that waits. */
  readonly target: string | undefined;
  /** Starts over with another account. */
  readonly switchUrl: string | undefined;
}

export function consentPage({ action, clientName, account, target, switchUrl }: ConsentPage): Page {
  const returns =
    target === undefined
      ? undefined
      : html`<li>返回地址：<strong>${target}</strong></li>
`;
  const other = switchUrl === undefined ? undefined : html`<br><a href="${switchUrl}">使用其他账号</a>`;
  return {
    title: `授权 ${clientName}`,
    body: html`<p><strong>${clientName}</strong> 请求以你的账号登录。授权后，它可以查看和管理你有权访问的组织与应用。</p>
<ul class="facts">
<li>账号：<strong>${account.name}</strong>（${account.login}）</li>
${returns}</ul>
<form method="post" action="${action}">
<div class="pair">
<button class="quiet" type="submit" name="answer" value="deny">拒绝</button>
<button type="submit" name="answer" value="allow">授权</button>
</div>
</form>
<p class="after">只在你刚刚自己运行了登录命令时授权。${other}</p>`,
  };
}
