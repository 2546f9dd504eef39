// A transport of the SDK that tells how much of a body has gone out, which `fetch` does not.
import type { Transport, WireRequest, WireResponse } from '@uos/sdk/browser';

/** `onSent` sees bytes since the last time; negative where an attempt failed and its bytes do not count. */
export function xhrTransport(onSent: (bytes: number) => void): Transport {
  return (request) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      let sent = 0;
      const count = (bytes: number): void => {
        onSent(bytes - sent);
        sent = bytes;
      };
      const fail = (error: Error): void => {
        count(0);
        reject(error);
      };
      const { signal } = request;
      const stop = (): void => xhr.abort();
      xhr.open(request.method, request.url);
      xhr.responseType = 'arraybuffer';
      xhr.timeout = request.timeoutMs;
      xhr.withCredentials = request.cookies === true;
      for (const [name, value] of Object.entries(request.headers)) {
        // why not the length: a browser sets it itself and refuses others
        if (name !== 'content-length') {
          xhr.setRequestHeader(name, value);
        }
      }
      if (isCounted(request)) {
        xhr.upload.addEventListener('progress', ({ loaded }) => count(loaded));
      }
      xhr.addEventListener('load', () => {
        if (xhr.status >= 400) {
          count(0);
        }
        resolve(answerOf(xhr));
      });
      xhr.addEventListener('error', () => fail(new TypeError('network error')));
      xhr.addEventListener('timeout', () => fail(new DOMException('timeout', 'TimeoutError')));
      xhr.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
      xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
      if (signal?.aborted === true) {
        fail(new DOMException('aborted', 'AbortError'));
        return;
      }
      signal?.addEventListener('abort', stop, { once: true });
      xhr.send(request.body as XMLHttpRequestBodyInit | undefined);
    });
}

/** The bytes of a file; the words of a call are no progress. */
function isCounted({ body }: WireRequest): boolean {
  return body instanceof Blob || body instanceof Uint8Array;
}

function answerOf(xhr: XMLHttpRequest): WireResponse {
  const bytes = new Uint8Array((xhr.response as ArrayBuffer | null) ?? new ArrayBuffer(0));
  return {
    status: xhr.status,
    header: (name) => xhr.getResponseHeader(name) ?? undefined,
    text: async () => new TextDecoder().decode(bytes),
    bytes: async () => bytes,
    stream: () => {
      throw new TypeError('this transport reads answers as a whole');
    },
  };
}
