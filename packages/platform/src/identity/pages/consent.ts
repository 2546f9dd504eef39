// The page that asks whether an app may act for the signed-in account.
import { html, type Page } from './layout.ts';
import type { PageText } from './text.ts';

export interface ConsentPage {
  readonly action: string;
  readonly clientName: string;
  readonly account: { readonly login: string; readonly name: string };
  /** Where the answer goes; nowhere from here when it is a terminal that waits. */
  readonly target: string | undefined;
  /** Starts over with another account. */
  readonly switchUrl: string | undefined;
}

export function consentPage(text: PageText, { action, clientName, account, target, switchUrl }: ConsentPage): Page {
  const returns =
    target === undefined
      ? undefined
      : html`<li>${text.returnsTo}<strong>${target}</strong></li>
`;
  const other = switchUrl === undefined ? undefined : html`<br><a href="${switchUrl}">${text.otherAccount}</a>`;
  return {
    language: text.language,
    title: text.authorizeApp(clientName),
    body: html`<p><strong>${clientName}</strong>${text.asks}</p>
<ul class="facts">
<li>${text.account}<strong>${account.name}</strong>${text.ofLogin(account.login)}</li>
${returns}</ul>
<form method="post" action="${action}">
<div class="pair">
<button class="quiet" type="submit" name="answer" value="deny">${text.refuse}</button>
<button type="submit" name="answer" value="allow">${text.authorize}</button>
</div>
</form>
<p class="after">${text.onlyYours}${other}</p>`,
  };
}
