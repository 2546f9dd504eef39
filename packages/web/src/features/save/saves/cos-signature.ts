// Signs the PUT of an upload as clients of COS do. Source: wire/data-and-tools.md 2.3.
import type { SaveUploadToken } from '@uos/sdk/services/save';
import { hmacSha1, sha1 } from './sha1.ts';

interface SignedPut {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function signedPut(permission: SaveUploadToken): SignedPut {
  const { bucketUrl, objectDir, objectName, tmpSecretId, tmpSecretKey, token, startTime, expiredTime } = permission;
  const names = [...objectDir.split('/'), objectName].filter((part) => part !== '');
  const bucket = new URL(bucketUrl);
  const path = [decodeURIComponent(bucket.pathname), ...names].join('/');
  const time = `${startTime};${expiredTime}`;
  const headers = `host=${encoded(bucket.host)}&x-cos-security-token=${encoded(token)}`;
  const request = ['put', path, '', headers, ''].join('\n');
  const toSign = ['sha1', time, sha1(request), ''].join('\n');
  const fields = {
    'q-sign-algorithm': 'sha1',
    'q-ak': tmpSecretId,
    'q-sign-time': time,
    'q-key-time': time,
    'q-header-list': 'host;x-cos-security-token',
    'q-url-param-list': '',
    'q-signature': hmacSha1(hmacSha1(tmpSecretKey, time), toSign),
  };
  return {
    url: [bucketUrl, ...names.map(encodeURIComponent)].join('/'),
    headers: {
      authorization: Object.entries(fields)
        .map((pair) => pair.join('='))
        .join('&'),
      'x-cos-security-token': token,
    },
  };
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
