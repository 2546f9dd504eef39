// The gallery of the console's kit, built once and served with the policy of the platform.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const WEB = join(import.meta.dirname, '../../../packages/web');
const NONCE = '__CSP_NONCE__';
const POLICY = [
  "default-src 'self'",
  `script-src 'self' 'nonce-${NONCE}'`,
  `style-src 'self' 'nonce-${NONCE}'`,
  "img-src 'self' data:",
  "object-src 'none'",
].join('; ');

export interface KitGallery {
  /** `scene`: `data-list/rows`. */
  address(scene: string): string;
  close(): Promise<void>;
}

export async function openKitGallery(): Promise<KitGallery> {
  const outDir = await mkdtemp(join(tmpdir(), 'uos gallery '));
  const shared = { root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'error' } as const;
  await build({
    ...shared,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(WEB, 'gallery.html') } },
  });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { port: 0, strictPort: false, headers: { 'Content-Security-Policy': POLICY } },
  });
  const origin = server.resolvedUrls?.local[0] ?? '';
  return {
    address: (scene) => `${origin}gallery.html?scene=${scene}`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
