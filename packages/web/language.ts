// The console is built once for each language: in English, what a module takes from `x.zh.ts` it takes from `x.en.ts`.
import { existsSync } from 'node:fs';
import type { Language } from '@uos/contract/messages';
import type { Plugin } from 'vite';
import { page as en } from './src/page.en.ts';
import { page as zh } from './src/page.zh.ts';

export const LANGUAGES = ['en', 'zh'] as const satisfies readonly Language[];

const PAGES = { zh, en } as const;

/** The languages share a folder, not its files: `index.html` with `assets/`, `index.en.html` with `assets/en/`. */
export const assetsOf = (language: Language): string => (language === 'zh' ? 'assets' : `assets/${language}`);

export const inLanguage = (language: Language): Plugin[] => [
  dictionaries(language),
  titles(language),
  pairs(language),
  pageWords(language),
];

function dictionaries(language: Language): Plugin {
  return {
    name: 'uos-dictionaries',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.zh\.ts$/ },
      async handler(source, importer) {
        const chinese = await this.resolve(source, importer, { skipSelf: true });
        const own = chinese?.id.replace(/\.zh\.ts$/, `.${language}.ts`);
        // why: what has one language only, a law or an agreement, stays as it is, and a text may quote the other's
        return own === undefined || own === importer || !existsSync(own) ? chinese : own;
      },
    },
  };
}

/** Columns and fields of the contract have their titles in each language: of those the build keeps its own. */
function titles(language: Language): Plugin {
  const words = "'(?:\\\\.|[^'\\\\])*'";
  const column = new RegExp(`title: (${words}), titleEn: (${words})`, 'g');
  const field = new RegExp(`zh: ${words}, (titleEn: ${words}(?:, )?)`, 'g');
  return {
    name: 'uos-titles',
    enforce: 'pre',
    transform: {
      filter: { id: /sdk[\\/]src[\\/]generated[\\/][\w-]+\.(columns|fields)\.ts$/ },
      handler: (code) => ({
        code: code
          .replace(column, (_, zh: string, en: string) => `title: ${language === 'zh' ? zh : en}`)
          .replace(field, (both, en: string) => (language === 'zh' ? both.slice(0, -en.length) : en)),
        map: null,
      }),
    },
  };
}

/** What the contract says in both languages, of labels and of what servers answer: a page never asks for the other one. */
function pairs(language: Language): Plugin {
  const words = `(?:'(?:\\\\.|[^'\\\\])*'|"(?:\\\\.|[^"\\\\])*")`;
  const pair = new RegExp(`\\bzh: (${words}),\\s+en: (${words})`, 'g');
  return {
    name: 'uos-pairs',
    enforce: 'pre',
    transform: {
      filter: { id: /contract[\\/]src[\\/](labels|messages|rules)[\\/]/ },
      handler: (code) => ({
        code: code.replace(pair, (_, zh: string, en: string) => (language === 'zh' ? `zh: ${zh}` : `en: ${en}`)),
        map: null,
      }),
    },
  };
}

/** The words of the page itself, before anything of it runs. */
function pageWords(language: Language): Plugin {
  return {
    name: 'uos-page-words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace(/(?<=<html lang=")[\w-]+/, PAGES[language].lang)
          .replace(/%(title|description|noScript)%/g, (_, word: keyof typeof zh) => PAGES[language][word]),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (language !== 'zh' && page?.type === 'asset') {
          delete bundle['index.html'];
          this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source: page.source });
        }
      },
    },
  };
}
