// Header names a webhook may carry: the standard HTTP headers, Accept to X-XSS-Protection. Source: platform-core 5.

import type { Verdict } from '../verdict.ts';

/** In alphabetical order and their usual spelling; compared without case. */
export const webhookHeaders: readonly string[] = [
  ...['Accept', 'Accept-CH', 'Accept-Charset', 'Accept-Encoding', 'Accept-Language', 'Accept-Patch', 'Accept-Post'],
  ...[
    'Accept-Ranges',
    'Access-Control-Allow-Credentials',
    'Access-Control-Allow-Headers',
    'Access-Control-Allow-Methods',
  ],
  ...['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers', 'Access-Control-Max-Age'],
  ...['Access-Control-Request-Headers', 'Access-Control-Request-Method', 'Age', 'Allow', 'Alt-Svc', 'Alt-Used'],
  ...['Authorization', 'Cache-Control', 'Clear-Site-Data', 'Connection', 'Content-Disposition', 'Content-DPR'],
  ...['Content-Encoding', 'Content-Language', 'Content-Length', 'Content-Location', 'Content-Range'],
  ...['Content-Security-Policy', 'Content-Security-Policy-Report-Only', 'Content-Type', 'Cookie'],
  ...['Cross-Origin-Embedder-Policy', 'Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy', 'Date'],
  ...['Device-Memory', 'Digest', 'DNT', 'Downlink', 'DPR', 'Early-Data', 'ECT', 'ETag', 'Expect', 'Expect-CT'],
  ...['Expires', 'Forwarded', 'From', 'Host', 'If-Match', 'If-Modified-Since', 'If-None-Match', 'If-Range'],
  ...['If-Unmodified-Since', 'Keep-Alive', 'Large-Allocation', 'Last-Modified', 'Link', 'Location', 'Max-Forwards'],
  ...['NEL', 'Origin', 'Permissions-Policy', 'Pragma', 'Proxy-Authenticate', 'Proxy-Authorization', 'Range'],
  ...['Referer', 'Referrer-Policy', 'Retry-After', 'RTT', 'Save-Data', 'Sec-CH-UA', 'Sec-CH-UA-Arch'],
  ...['Sec-CH-UA-Bitness', 'Sec-CH-UA-Full-Version-List', 'Sec-CH-UA-Mobile', 'Sec-CH-UA-Model'],
  ...['Sec-CH-UA-Platform', 'Sec-CH-UA-Platform-Version', 'Sec-Fetch-Dest', 'Sec-Fetch-Mode', 'Sec-Fetch-Site'],
  ...['Sec-Fetch-User', 'Sec-GPC', 'Sec-Purpose', 'Sec-WebSocket-Accept', 'Server', 'Server-Timing'],
  ...['Service-Worker-Navigation-Preload', 'Set-Cookie', 'SourceMap', 'Strict-Transport-Security', 'TE'],
  ...['Timing-Allow-Origin', 'Tk', 'Trailer', 'Transfer-Encoding', 'Upgrade', 'Upgrade-Insecure-Requests'],
  ...['User-Agent', 'Vary', 'Via', 'Viewport-Width', 'Want-Digest', 'Warning', 'Width', 'WWW-Authenticate'],
  ...['X-Content-Type-Options', 'X-DNS-Prefetch-Control', 'X-Forwarded-For', 'X-Forwarded-Host'],
  ...['X-Forwarded-Proto', 'X-Frame-Options', 'X-XSS-Protection'],
];

/** Refuses a header name that is not on the list. */
export function checkWebhookHeader(name: string): Verdict {
  const wanted = name.toLowerCase();
  return webhookHeaders.some((header) => header.toLowerCase() === wanted)
    ? undefined
    : { zh: `请求头 ${name} 不是标准 HTTP 头`, en: `${name} is not a standard HTTP header` };
}

/** Refuses a header value that could end its line or is not visible text. */
export function checkWebhookHeaderValue(value: string): Verdict {
  return /^[\t\x20-\x7e\u0080-\u00ff]*$/u.test(value)
    ? undefined
    : { zh: '请求头的值不能含换行或控制字符', en: 'A header value has no line breaks or control characters' };
}

/** They say how the report is sent, which is the platform's to say. */
const OF_THE_TRANSFER: readonly string[] = ['host', 'content-length', 'transfer-encoding', 'connection'];

export const webhookHeaderLimits = { headers: 20, valueLength: 1024 } as const;

/** Refuses headers of which one is not right, or that are too many; says of which one. */
export function checkWebhookHeaders(headers: Readonly<Record<string, string>>): Verdict {
  const { headers: most, valueLength } = webhookHeaderLimits;
  const all = Object.entries(headers);
  if (all.length > most) {
    return { zh: `最多 ${most} 个请求头`, en: `At most ${most} headers` };
  }
  const names = all.map(([name]) => name.toLowerCase());
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    return { zh: `请求头 ${twice} 重复`, en: `The header ${twice} stands twice` };
  }
  for (const [name, value] of all) {
    const wrong = checkWebhookHeader(name) ?? checkWebhookHeaderValue(value);
    if (wrong !== undefined) {
      return wrong;
    }
    if (OF_THE_TRANSFER.includes(name.toLowerCase())) {
      return { zh: `请求头 ${name} 由平台填写`, en: `The platform itself says ${name}` };
    }
    if (value.length > valueLength) {
      return {
        zh: `请求头 ${name} 的值最多 ${valueLength} 个字符`,
        en: `${name} has at most ${valueLength} characters`,
      };
    }
  }
  return undefined;
}
