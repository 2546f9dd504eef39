// The command that uploads the symbols of a library, as it is typed.

export function uploadLine(module: string, version = ''): string {
  const name = module === '' ? 'symbols.zip' : `${module}.dbg`;
  return `uos stacktrace upload ${name}${version === '' ? '' : ` --version ${version}`}`;
}
