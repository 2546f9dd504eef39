// The two pages of a sign-out at the provider itself.
import { html, type Page, trusted } from './layout.ts';

/** `form` is the provider's own, with id `op.logoutForm` and a token against forgery. */
export function signOutPage(form: string): Page {
  return {
    title: '退出登录',
    body: html`<p>要退出 UOS 账号吗？退出后，使用此账号登录的应用需要重新登录。</p>
${trusted(form)}
<div class="pair">
<a class="button" href="/">保持登录</a>
<button type="submit" form="op.logoutForm" name="logout" value="yes">退出登录</button>
</div>`,
  };
}

export function signedOutPage(): Page {
  return {
    title: '已退出登录',
    body: html`<p>可以关闭这个页面了。</p>
<p class="after"><a href="/">返回控制台</a></p>`,
  };
}
