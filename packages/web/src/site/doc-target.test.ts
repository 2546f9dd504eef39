import { describe, expect, it } from 'vitest';
import { docTarget } from './doc-target.ts';

describe('docTarget', () => {
  it('leads every named page to its place', () => {
    const paths = [
      ...[
        '',
        '/',
        '/others/update',
        '/func/stateless/web-form',
        '/sync-perf-demo',
        '/cdn',
        '/crud/storage/',
        '/baking',
      ],
      ...['/wind', '/hello/api', '/wind/qa', '/bill/pricing', '/others/create-cdn-app', '/upr/minigame/', '/a/b'],
    ];
    expect(Object.fromEntries(paths.map((path) => [`/doc${path}`, docTarget(`/doc${path}`)]))).toMatchInlineSnapshot(`
      {
        "/doc": "/docs/",
        "/doc/": "/docs/",
        "/doc/a/b": "/docs/a/b.html",
        "/doc/baking": "/docs/baking/tutorial.html",
        "/doc/bill/pricing": "/docs/bill/uos-price.html",
        "/doc/cdn": "/docs/cdn/concept.html",
        "/doc/crud/storage/": "/docs/crud/storage/concept.html",
        "/doc/func/stateless/web-form": "/public/web-form.html",
        "/doc/hello/api": "/docs/hello/hello-api.html",
        "/doc/others/create-cdn-app": "/docs/others/create-cdn-app.html",
        "/doc/others/update": "/public/update",
        "/doc/sync-perf-demo": "/public/sync-perf-demo.html",
        "/doc/upr/minigame/": "/docs/upr/minigame.html",
        "/doc/wind": "/docs/wind/tutorial.html",
        "/doc/wind/qa": "/docs/wind/qa.html",
      }
    `);
  });
});
