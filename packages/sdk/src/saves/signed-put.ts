// The PUT of an upload, signed with its temporary key as clients of object stores sign it. wire/data-and-tools.md 2.3.
import type { SaveUploadToken } from '../generated/save.ts';
import { hmacSha1, sha1 } from '../runtime/sha1.ts';

const TOKEN = 'x-cos-security-token';

/** Where the bytes go, and what lets them in. */
export function signedPut(to: SaveUploadToken): { readonly url: string; readonly headers: Record<string, string> } {
  const { bucketUrl, objectDir, objectName, tmpSecretId, tmpSecretKey, token, startTime, expiredTime } = to;
  const key = [objectDir, objectName].filter((part) => part !== '').join('/');
  const url = `${bucketUrl}/${key.split('/').map(encodeURIComponent).join('/')}`;
  // why the life of the token: the clock of a device may be an hour wrong
  const time = `${startTime};${expiredTime}`;
  const path = decodeURIComponent(new URL(url).pathname);
  const request = ['put', path, '', `${TOKEN}=${encoded(token)}`, ''].join('\n');
  const signature = hmacSha1(hmacSha1(tmpSecretKey, time), ['sha1', time, sha1(request), ''].join('\n'));
  const fields = {
    ...{ 'q-sign-algorithm': 'sha1', 'q-ak': tmpSecretId, 'q-sign-time': time, 'q-key-time': time },
    ...{ 'q-header-list': TOKEN, 'q-url-param-list': '', 'q-signature': signature },
  };
  const authorization = Object.entries(fields)
    .map((pair) => pair.join('='))
    .join('&');
  return { url, headers: { authorization, [TOKEN]: token } };
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
