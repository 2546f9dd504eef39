// The frame of every identity page: plain HTML with one style sheet under a nonce, no script at all.
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { PAGE_STYLE } from './style.ts';

/** HTML that is safe to write out. */
export interface Html {
  readonly html: string;
}

/** Builds HTML; every value that is not Html itself is escaped. */
export function html(strings: TemplateStringsArray, ...values: readonly (Html | string | number | undefined)[]): Html {
  const parts = strings.map((text, index) => `${text}${index < values.length ? written(values[index]) : ''}`);
  return { html: parts.join('') };
}

function written(value: Html | string | number | undefined): string {
  if (value === undefined) {
    return '';
  }
  return typeof value === 'object' ? value.html : escaped(String(value));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Markup that was made elsewhere and is known to be safe. */
export function trusted(markup: string): Html {
  return { html: markup };
}

export interface Page {
  /** Of its texts; Chinese unless told. */
  readonly language?: string;
  readonly title: string;
  readonly body: Html;
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Where a form of this page may lead in the end, beside this origin: browsers hold redirects to it too. */
  readonly formTarget?: string | undefined;
  /** Set where Koa sends the answer in the end. */
  readonly koa?: { status: number; type: string; body: unknown; set(name: string, value: string): void };
}

/** Sends a page with the headers that keep it from being framed, sniffed, cached or scripted. */
export function sendPage(response: ServerResponse, status: number, page: Page, options: SendOptions = {}): void {
  const nonce = randomBytes(16).toString('base64');
  const markup = document(page, nonce).html;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy(nonce, options.formTarget),
    'Cache-Control': 'no-store',
    'Content-Language': page.language ?? 'zh-CN',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // why not no-referrer: browsers then send `Origin: null` with the form, which this server refuses as foreign
    'Referrer-Policy': 'same-origin',
    ...options.headers,
  };
  const { koa } = options;
  if (koa === undefined) {
    response.writeHead(status, headers).end(markup);
    return;
  }
  for (const [name, value] of Object.entries(headers)) {
    koa.set(name, value);
  }
  koa.status = status;
  koa.body = markup;
}

function policy(nonce: string, formTarget: string | undefined): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    `form-action 'self'${formTarget === undefined ? '' : ` ${formTarget}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The mark of the console. */
const MARK = trusted(
  '<svg class="mark" viewBox="0 0 32 32"><rect width="32" height="32" rx="8"/>' +
    '<path d="M9 8v9a7 7 0 0 0 14 0V8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>' +
    '<circle cx="16" cy="10" r="2.4" fill="#fff"/></svg>',
);

/** A day of a game: players come in the evening. */
const SCENE = trusted(
  '<div class="scene" aria-hidden="true"><svg viewBox="0 0 800 400" preserveAspectRatio="none">' +
    '<path class="ridge" d="M0 250C120 300 190 318 270 290S420 190 520 196 660 96 720 110 780 170 800 190V400H0Z"/>' +
    '<path class="hill" d="M0 210C90 276 170 300 250 276S380 168 470 176 600 92 660 70 760 96 800 150V400H0Z"/>' +
    '<path class="edge" d="M0 210C90 276 170 300 250 276S380 168 470 176 600 92 660 70 760 96 800 150"/>' +
    '</svg></div>',
);

function document({ language = 'zh-CN', title, body }: Page, nonce: string): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · UOS</title>
<link rel="preload" href="/latin.woff2" as="font" type="font/woff2" crossorigin>
<style nonce="${nonce}">${trusted(PAGE_STYLE)}</style>
</head>
<body>
${SCENE}
<main class="card">
<p class="brand" aria-hidden="true">${MARK}UOS</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
