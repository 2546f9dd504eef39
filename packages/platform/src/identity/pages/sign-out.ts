// The two pages of a sign-out at the provider itself.
import { html, type Page, trusted } from './layout.ts';
import type { PageText } from './text.ts';

/** `form` is the provider's own, with id `op.logoutForm` and a token against forgery. */
export function signOutPage(text: PageText, form: string): Page {
  return {
    language: text.language,
    title: text.signOut,
    body: html`<p>${text.signOutAsks}</p>
${trusted(form)}
<div class="pair">
<a class="button" href="/">${text.stay}</a>
<button type="submit" form="op.logoutForm" name="logout" value="yes">${text.signOut}</button>
</div>`,
  };
}

export function signedOutPage(text: PageText): Page {
  return {
    language: text.language,
    title: text.signedOut,
    body: html`<p>${text.mayClose}</p>
<p class="after"><a href="/">${text.backToConsole}</a></p>`,
  };
}
