// The page of an account provider that the platform plays. It says what it is, so that nobody takes it for a real one.
import { html, type Page } from '../pages/layout.ts';
import type { PageText } from '../pages/text.ts';

export interface LocalAccountPage {
  readonly action: string;
  /** What people call the provider. */
  readonly provider: string;
  /** What is told to the console. */
  readonly told: keyof PageText['localTells'];
  readonly wrong?: boolean;
}

export function localAccountPage(text: PageText, { action, provider, told, wrong = false }: LocalAccountPage): Page {
  const alert = wrong ? html`<p class="alert" role="alert" id="fault">${text.localWrong}</p>` : undefined;
  return {
    language: text.language,
    title: text.accountOf(provider),
    body: html`<p>${text.local}</p>
${alert}
<form method="post" action="${action}">
<label for="account">${text.localAccount}</label>
<input id="account" name="account" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="32" autofocus${wrong ? html` aria-invalid="true" aria-describedby="fault"` : undefined}>
<p>${text.localTells[told]}</p>
<div class="pair">
<button class="quiet" type="submit" name="answer" value="deny">${text.refuse}</button>
<button type="submit" name="answer" value="allow">${text.authorize}</button>
</div>
</form>`,
  };
}

/** The account that was typed, or undefined where it is none. */
export function typedAccount(form: URLSearchParams): string | undefined {
  const account = (form.get('account') ?? '').trim().toLowerCase();
  return /^[a-z0-9](?:[\w.-]{0,31})$/.test(account) ? account : undefined;
}
