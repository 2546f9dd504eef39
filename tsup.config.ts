// Builds the libraries that are published: a file for each of their sources, so that whoever bundles them takes no more
// than he needs, and what is found by its path stays where it is. The types come from tsc -b: tsup asks TypeScript for
// them through an API that version 7 does not have.
import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const LIBRARIES = ['contract', 'sdk', 'platform'];

export default defineConfig(
  LIBRARIES.map((name) => {
    const folder = `packages/${name}`;
    const { exclude }: { exclude: string[] } = JSON.parse(readFileSync(`${folder}/tsconfig.build.json`, 'utf8'));
    return {
      name,
      entry: [`${folder}/src/**/*.ts`, ...exclude.map((path) => `!${folder}/${path}`)],
      outDir: `${folder}/dist`,
      tsconfig: `${folder}/tsconfig.build.json`,
      format: 'esm',
      target: 'es2024',
      platform: 'neutral',
      sourcemap: true,
      splitting: false,
      removeNodeProtocol: false,
      silent: true,
      esbuildOptions: (options) => {
        options.outbase = `${folder}/src`;
        options.charset = 'utf8';
      },
      esbuildPlugins: [
        {
          name: 'file-by-file',
          setup({ onResolve }) {
            onResolve({ filter: /^/ }, ({ kind, path }) =>
              kind === 'entry-point'
                ? undefined
                : { path: path.startsWith('.') ? path.replace(/\.ts$/, '.js') : path, external: true },
            );
          },
        },
      ],
    };
  }),
);
