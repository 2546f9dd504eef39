// Reads npm's lock file: which optional binaries it lacks, which hosts it names.

export interface LockFile {
  packages: Record<string, LockEntry>;
}

export interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** The entries for every optional dependency that `lock` has no entry for. Throws for one that is not a platform's. */
export function missingBinaries({ packages }: LockFile): [string, LockEntry][] {
  return Object.entries(packages).flatMap(([owner, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesFor(owner, name).some((place) => place in packages))
      .map(([name, version]): [string, LockEntry] => [
        `node_modules/${name}`,
        { version, ...platformOf(name), ...(dev === undefined ? {} : { dev }), optional: true },
      ]),
  );
}

/** Where Node would look for `name` from the package at `owner`, nearest first. */
function placesFor(owner: string, name: string): string[] {
  const nested = owner.lastIndexOf('/node_modules/');
  const outer = owner === '' ? [] : placesFor(nested < 0 ? '' : owner.slice(0, nested), name);
  return [`${owner === '' ? '' : `${owner}/`}node_modules/${name}`, ...outer];
}

const OS = /-(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(-|$)/;
const CPU = /-(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)(-|$)/;

function platformOf(name: string): Pick<LockEntry, 'cpu' | 'os' | 'libc'> {
  const os = OS.exec(name)?.[1];
  const cpu = CPU.exec(name)?.[1];
  if (os === undefined || cpu === undefined) {
    throw new Error(`package-lock.json lacks ${name}, whose platform its name does not tell: add it by hand`);
  }
  const libc = os === 'linux' && /-(musl|gnu)/.exec(name)?.[1];
  return { cpu: [cpu], os: [os], ...(libc ? { libc: [libc === 'gnu' ? 'glibc' : libc] } : {}) };
}

/** Hosts of the addresses in `text`, funding and licence links left out. */
export function hostsIn(text: string): string[] {
  const addresses = text.matchAll(/"resolved": "(?:git\+)?https?:\/\/([^/"]+)/g);
  return [...new Set([...addresses].map(([, host = '']) => host))];
}
