// `uos login` with a script in the place of the person at the browser: the pages and redirects are the real ones.

import type { Cli } from './cli.ts';
import { formBrowser } from './form-browser.ts';
import type { Login } from './platform-process.ts';

/** Signs the CLI in and returns the name that `uos whoami` gives. */
export async function signInByForms(cli: Cli, login: Login): Promise<string> {
  let walked: Promise<void> | undefined;
  const ended = await cli.run(['login', '--browser=false'], {
    onStderr: (text) => {
      const url = /https?:\/\/\S+\/authorize\?\S+/.exec(text)?.[0];
      if (url !== undefined) {
        walked ??= walk(url, login);
      }
    },
  });
  await walked;
  if (ended.code !== 0) {
    throw new Error(`uos login ended with ${ended.code}:\n${ended.stderr}`);
  }
  const who = await cli.run(['whoami', '--json']);
  return (JSON.parse(who.stdout) as { name: string }).name;
}

/** Login page, consent page, and the redirect back to the CLI's own port. */
async function walk(url: string, { login, password }: Login): Promise<void> {
  const browser = formBrowser();
  let page = await browser.open(url);
  for (let step = 0; step < 4 && /<form\b/i.test(page.text); step += 1) {
    page = await browser.submit(page, /type="password"/i.test(page.text) ? { login, password } : { answer: 'allow' });
  }
  if (page.status !== 200) {
    throw new Error(`the sign-in ended at ${page.url.origin}${page.url.pathname} with ${page.status}`);
  }
}
