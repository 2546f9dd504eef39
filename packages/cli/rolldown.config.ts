// One small CommonJS entry, one chunk with all that help needs, and a lazy chunk for everything a command loads.
// Nothing is left outside: the package has no dependency to install.
import { cpSync, rmSync } from 'node:fs';
import { defineConfig } from 'rolldown';

/** What routing, help and completion read; kept together, because each further file costs more than its size. */
const CORE =
  /\/packages\/cli\/src\/(cli|complete|errors|explain|globals|help|manifest|nearest|process-io|report|route)\.ts$|\/src\/text\/|\/src\/terminal\/(paint|width)\.ts$|\/src\/profile\/sign-in\.ts$/;

export default defineConfig({
  input: { main: 'src/main.ts' },
  platform: 'node',
  // why: libraries of this workspace are taken from their sources, so that a build of the CLI needs no other build.
  resolve: { conditionNames: ['uos:source', 'node', 'import', 'default'] },
  transform: { target: 'node22', define: { 'import.meta.dirname': '__dirname' } },
  output: {
    dir: 'dist',
    cleanDir: true,
    // why: the loader for CommonJS starts measurably faster than the one for modules.
    format: 'cjs',
    dynamicImportInCjs: false,
    exports: 'named',
    minify: true,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    codeSplitting: { groups: [{ name: 'core', test: CORE }] },
  },
  plugins: [
    {
      name: 'command-table',
      writeBundle() {
        rmSync('dist/generated', { recursive: true, force: true });
        cpSync('src/generated/manifest', 'dist/generated/manifest', { recursive: true });
      },
    },
  ],
});
