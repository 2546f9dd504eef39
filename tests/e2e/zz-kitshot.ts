import { openChromium } from './support/chromium.ts';
import { openKitGallery } from './support/kit-gallery.ts';
import { settle } from './support/settle.ts';

const gallery = await openKitGallery();
const browser = await openChromium();
const [, , widths = '1440', ...scenes] = process.argv;
for (const scene of scenes) {
  for (const width of widths.split(',')) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({
        viewport: { width: Number(width), height: Number(width) < 600 ? 844 : 900 },
        locale: 'zh-CN',
        reducedMotion: 'reduce',
        colorScheme,
      });
      await page.goto(gallery.address(scene));
      await page.locator('main[data-scene] > :not(style), [role="dialog"]').first().waitFor({ timeout: 30000 });
      await settle(page);
      await page.screenshot({ path: `/tmp/lists/${scene.replace('/', '-')}-${width}-${colorScheme}.png` });
      await page.close();
    }
  }
}
await browser.close();
await gallery.close();
process.exit(0);
