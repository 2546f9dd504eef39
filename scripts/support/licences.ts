// Licences of packages, and which of them we may ship.

export interface LockedPackage {
  readonly license?: string | { readonly type?: string };
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
]);

/** An SPDX expression; empty where there is none. `manifest` is asked where the lock file does not say it. */
export function licenceOf(locked: LockedPackage, manifest: () => LockedPackage): string {
  return written(locked) || written(manifest());
}

function written({ license, licenses }: LockedPackage): string {
  const types = typeof license === 'string' ? [license] : [license, ...(licenses ?? [])].map((one) => one?.type ?? '');
  return types.filter((type) => type !== '').join(' OR ');
}

/** One of a choice has to be allowed, and all of what applies together. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())));
}
