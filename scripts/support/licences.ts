// Licences of packages, and which of them we may ship.

export interface LockedPackage {
  readonly license?: string | readonly string[] | { readonly type?: string };
  /** As packages wrote it before 2015. */
  readonly licenses?: readonly { readonly type?: string }[];
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const ALLOWED: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense'],
  // of typefaces, which go along as files
  'OFL-1.1',
]);

/** How the text of a licence begins, for packages that bring the text and do not name it. */
const TITLES: Readonly<Record<string, string>> = { 'MIT License': 'MIT', 'The MIT License (MIT)': 'MIT' };

/** What an installed package says of itself. */
export interface Installed {
  readonly manifest: LockedPackage;
  /** Its licence file; empty where it has none. */
  readonly text: string;
}

/** An SPDX expression; empty where there is none. `installed` is asked where the lock file does not say it. */
export function licenceOf(locked: LockedPackage, installed: () => Installed): string {
  const named = written(locked);
  if (named !== '') {
    return named;
  }
  const { manifest, text } = installed();
  return written(manifest) || (TITLES[text.trimStart().split('\n', 1)[0]?.trim() ?? ''] ?? '');
}

function written({ license, licenses = [] }: LockedPackage): string {
  return [license, ...licenses]
    .flat()
    .map((one) => (typeof one === 'string' ? one : (one?.type ?? '')))
    .filter((type) => type !== '')
    .join(' OR ');
}

/** One of a choice has to be allowed, and all of what applies together. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())));
}
