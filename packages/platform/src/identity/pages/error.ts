// What a person reads when a sign-in cannot go on.
import { html, type Page } from './layout.ts';

export function errorPage(out: { readonly error: string; readonly error_description?: string | undefined }): Page {
  const expired = out.error === 'invalid_request' && /session|expired/.test(out.error_description ?? '');
  return {
    title: expired ? '登录请求已过期' : '无法登录',
    body: html`<p>${expired ? '这次登录等待得太久，或已在别处完成。' : '这个登录请求有误，或服务暂时不可用。'}请返回应用重新登录。</p>
<p class="alert">${out.error}${out.error_description === undefined ? undefined : `：${out.error_description}`}</p>
<p class="after"><a href="/">返回控制台</a></p>`,
  };
}
