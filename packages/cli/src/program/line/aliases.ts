// Words of older tools for the same commands, so that nobody has to unlearn them. Help shows only the new ones.

export const ALIASES: Readonly<Record<string, string>> = {
  'entries sync': 'cdn sync',
  'entries list': 'cdn entry ls',
  'entries copy': 'cdn entry copy',
  'entries delete': 'cdn entry rm',
  'entries info': 'cdn entry get',
  'buckets list': 'cdn bucket ls',
  'buckets create': 'cdn bucket create',
  'buckets info': 'cdn bucket get',
  'buckets delete': 'cdn bucket rm',
  'releases list': 'cdn release ls',
  'releases create': 'cdn release create',
  'releases info': 'cdn release get',
  'releases promote': 'cdn promote',
  'badges list': 'cdn badge ls',
  'badges add': 'cdn badge set',
  'badges update': 'cdn badge set',
  'badges delete': 'cdn badge rm',
  'config set bucket': 'cdn bucket use',
  'config set app': 'app use',
  'config set profile': 'profile use',
  'usage show': 'usage',
  'auth login': 'login',
  'auth logout': 'logout',
  'auth info': 'auth status',
  'billing login': 'admin login --billing',
};

/** The line with its first words in today's terms; the line itself where they are no alias. */
export function withoutAlias(argv: readonly string[]): readonly string[] {
  for (const length of [3, 2]) {
    const words = argv.slice(0, length).join(' ');
    if (Object.hasOwn(ALIASES, words)) {
      return [...(ALIASES[words] as string).split(' '), ...argv.slice(length)];
    }
  }
  return argv;
}
