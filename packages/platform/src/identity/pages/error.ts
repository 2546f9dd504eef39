// What a person reads when a sign-in cannot go on.
import { html, type Page } from './layout.ts';
import type { PageText } from './text.ts';

export function errorPage(
  text: PageText,
  out: { readonly error: string; readonly error_description?: string | undefined },
): Page {
  const expired = out.error === 'invalid_request' && /session|expired/.test(out.error_description ?? '');
  return {
    language: text.language,
    title: expired ? text.expired : text.cannot,
    body: html`<p>${expired ? text.waitedTooLong : text.requestWrong}</p>
<p class="alert">${out.error_description === undefined ? out.error : text.because(out.error, out.error_description)}</p>
<p class="after"><a href="/">${text.backToConsole}</a></p>`,
  };
}
