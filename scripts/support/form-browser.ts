// A browser reduced to what a sign-in needs: cookies, redirects and plain HTML forms. It plays the person in the demo.

interface Page {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
}

export interface FormBrowser {
  /** Follows redirects to a page; `stopAt` ends the walk at a redirect to that prefix, which is then fetched last. */
  open(url: string): Promise<Page>;
  /** Fills the page's form by field name, keeps hidden fields, and submits it. */
  submit(page: Page, fields: Readonly<Record<string, string>>): Promise<Page>;
}

export function formBrowser(): FormBrowser {
  const jar = new Map<string, Map<string, string>>();

  const visit = async (url: URL, init: RequestInit = {}, hops = 0): Promise<Page> => {
    if (hops > 20) {
      throw new Error(`too many redirects at ${url.href}`);
    }
    const cookies = jar.get(url.host) ?? new Map<string, string>();
    jar.set(url.host, cookies);
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { Accept: 'text/html', ...(cookie === '' ? {} : { Cookie: cookie }), ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const equals = pair.indexOf('=');
      const expired = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
      if (expired) {
        cookies.delete(pair.slice(0, equals));
      } else {
        cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
      }
    }
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      return visit(new URL(location, url), {}, hops + 1);
    }
    return { url, status: response.status, text: await response.text() };
  };

  return {
    open: (url) => visit(new URL(url)),
    submit(page, fields) {
      const form = /<form\b[^>]*>/i.exec(page.text)?.[0];
      if (form === undefined) {
        throw new Error(`no form at ${page.url.href}:\n${page.text.slice(0, 400)}`);
      }
      const action = attribute(form, 'action') ?? '';
      const values = new URLSearchParams();
      for (const [input] of page.text.matchAll(/<input\b[^>]*>/gi)) {
        const name = attribute(input, 'name');
        if (name !== undefined) {
          values.set(name, fields[name] ?? attribute(input, 'value') ?? '');
        }
      }
      for (const [name, value] of Object.entries(fields)) {
        values.set(name, value);
      }
      return visit(new URL(action, page.url), {
        method: 'POST',
        body: values,
        headers: { Origin: page.url.origin },
      });
    },
  };
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value?.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}
