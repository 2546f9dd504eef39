// Black-box scripts: a plain shell, the CLI as its own process, a real platform. A script passes when it ends with 0.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, type Studio } from './studio.ts';

const SCRIPTS = join(import.meta.dirname, 'scripts');
const MAIN = join(import.meta.dirname, '../../packages/cli/src/main.ts');

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.stop());

/** The jq that scripts read files with is the one of --jq, so that none need be installed. */
const JQ = `import { readFileSync } from 'node:fs';
import { raw } from '${pathToFileURL(join(import.meta.dirname, '../../node_modules/jq-wasm/dist/index.js'))}';
const words = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith('-'));
const [filter, file = 0] = words.filter((word) => !word.startsWith('-'));
const out = await raw(readFileSync(file, 'utf8'), filter, flags.filter((flag) => flag !== '-e'));
console.log(out);
process.exitCode = flags.includes('-e') && /^(false|null|)$/.test(out.trim()) ? 1 : 0;
`;

describe('scripts', () => {
  it.each(readdirSync(SCRIPTS))(
    '%s',
    async (name) => {
      const app = await studio.platform.app(['asset-streaming']);
      const folder = mkdtempSync(join(tmpdir(), 'uos script '));
      writeFileSync(
        join(folder, 'uos'),
        `#!/bin/sh\nexec '${process.execPath}' --conditions=uos:source '${MAIN}' "$@"\n`,
        {
          mode: 0o755,
        },
      );
      writeFileSync(join(folder, 'jq.mjs'), JQ);
      writeFileSync(join(folder, 'jq'), `#!/bin/sh\nexec '${process.execPath}' '${folder}/jq.mjs' "$@"\n`, {
        mode: 0o755,
      });
      const child = spawn('sh', ['-eu', '-c', readFileSync(join(SCRIPTS, name), 'utf8')], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: `${folder}:/usr/local/bin:/usr/bin:/bin`,
          HOME: folder,
          CI: 'true',
          LANG: 'C.UTF-8',
          UOS_LANG: 'en',
          UOS_ORIGIN: studio.platform.origin,
          UOS_APP_ID: app.id,
          UOS_APP_SERVICE_SECRET: app.serviceSecret,
        },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (data) => {
          said += data;
        });
      }
      const code = await new Promise((resolve) => child.on('close', resolve));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      expect(code, said).toBe(0);
      expect(said).not.toContain(app.serviceSecret);
    },
    120_000,
  );
});
