// Text in the two languages of the product, and how one of them is chosen.

export interface Text {
  readonly zh: string;
  readonly en: string;
}

export type Language = keyof Text;

type Environment = Readonly<Record<string, string | undefined>>;

/** `--lang` beats UOS_LANG beats the locale of the system; Chinese only where the locale says so. */
export function chooseLanguage(env: Environment, flag?: string): Language {
  return tagOf(flag) ?? tagOf(env.UOS_LANG) ?? tagOf(env.LC_ALL || env.LC_MESSAGES || env.LANG) ?? 'en';
}

/** The language of a line that is not parsed. */
export function languageOf(argv: readonly string[], { env }: { readonly env: Environment }): Language {
  const at = argv.indexOf('--lang');
  return chooseLanguage(env, at >= 0 ? argv[at + 1] : argv.find((word) => word.startsWith('--lang='))?.slice(7));
}

function tagOf(value: string | undefined): Language | undefined {
  const tag = value?.slice(0, 2).toLowerCase();
  return tag === 'zh' || tag === 'en' ? tag : undefined;
}
