// Builds the console. `UOS_ORIGIN` names the platform that the development server hands API calls to. Sign in at the
// platform's own address first: cookies of localhost do not know ports.
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { routes } from './src/routes.ts';

/** Replaced in every response by the server that serves the page. */
const NONCE = '__CSP_NONCE__';

const PLATFORM = process.env.UOS_ORIGIN ?? 'http://localhost:4100';
const PROXIED = '^/((api|auth|base|service|upass|v1|client_api|upload)/|web-version\\.json)';

/** What the platform sends with the page, except that here the nonce is its own placeholder. */
const POLICY = [
  "default-src 'self'",
  `script-src 'self' 'nonce-${NONCE}'`,
  `style-src 'self' 'nonce-${NONCE}'`,
  "img-src 'self' data:",
  "connect-src 'self' ws:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

/** `routes.json` beside the page: the paths for which a server answers with it. */
const pagePaths: Plugin = {
  name: 'uos-page-paths',
  generateBundle() {
    const paths = routes.filter(({ kind, path }) => kind !== 'drawer' && path !== '*').map(({ path }) => path);
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(paths) });
  },
};

export default defineConfig({
  plugins: [react(), pagePaths],
  html: { cspNonce: NONCE },
  resolve: { conditions: ['uos:source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    // why: data URLs of images are allowed, inlined scripts and fonts are not
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // why few files: on a slow line twenty small ones cost more than they save
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/, tags: ['$initial'] },
            { name: 'mantine', test: /node_modules/, tags: ['$initial'] },
            { name: 'shell', test: /packages[\\/]/, tags: ['$initial'] },
            {
              name: 'ui',
              test: /node_modules|packages[\\/](web[\\/]src[\\/]kit|contract[\\/]src[\\/]rules)[\\/]/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    headers: { 'Content-Security-Policy': POLICY },
    proxy: {
      // why the header: the platform refuses writes that come from another origin than its own
      [PROXIED]: { target: PLATFORM, changeOrigin: true, headers: { origin: new URL(PLATFORM).origin } },
    },
  },
});
