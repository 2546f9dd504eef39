// The page that asks for name and password.
import { statusTexts } from '@uos/contract/messages';
import { type Html, html, type Page, trusted } from './layout.ts';
import type { PageText } from './text.ts';

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

export function loginPage(
  text: PageText,
  { action, clientName, login = '', fault, others = [], session }: LoginPage,
): Page {
  const alert =
    fault === undefined ? undefined : html`<p class="alert" role="alert" id="fault">${faultText(text, fault)}</p>`;
  const invalid = html` aria-describedby="fault"${fault?.kind === 'wrong' ? html` aria-invalid="true"` : undefined}`;
  const marks = fault === undefined ? undefined : invalid;
  const onName = login === '' ? html` autofocus` : undefined;
  const onPassword = login === '' ? undefined : html` autofocus`;
  const [before, name, behind] = text.loginFor(clientName);
  return {
    language: text.language,
    title: text.login,
    body: html`<p>${before}<strong>${name}</strong>${behind}</p>
${alert}
${session === undefined ? undefined : sessionForm(text, action, session)}
<form method="post" action="${action}">
<label for="login">${text.loginName}</label>
<input id="login" name="login" value="${login}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="128" required${marks}${onName}>
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${marks}${onPassword}>
<button type="submit">${text.login}</button>
</form>
${others.length === 0 ? undefined : otherLinks(text, others)}`,
  };
}

function sessionForm(text: PageText, action: string, name: string): Html {
  return html`<form method="post" action="${action}">
<button type="submit" name="answer" value="session">${text.goOnAs(name)}</button>
</form>
<p class="or">${text.orOther}</p>`;
}

function otherLinks(text: PageText, others: readonly OtherWay[]): Html {
  const links = others
    .map(({ name, href }) => html`<a class="button" href="${href}">${text.loginWith(name)}</a>`.html)
    .join('\n');
  return html`<p class="or">${text.or}</p>
<div class="others">
${trusted(links)}
</div>`;
}

function faultText(text: PageText, fault: LoginFault): string {
  if (fault.kind === 'wrong') {
    return text.wrong;
  }
  if (fault.kind === 'blocked') {
    return statusTexts[423]?.[text.language === 'en' ? 'en' : 'zh'] ?? '';
  }
  return text.tooMany(fault.waitSeconds);
}
