// Server images: an uploaded build and what becomes of it.
import type { multiverse } from '@uos/contract';
import { serviceDefaults } from '@uos/contract/rules';
import type { Handlers } from '#kernel/call/call';

const TITLES: Readonly<Record<string, string>> = {
  alpine: 'Alpine',
  ubuntu: 'Ubuntu',
  'dotnet-runtime': '.NET Runtime',
  jre: 'JRE',
  nodejs: 'Node.js',
  python: 'Python',
  default: 'Default',
};

export const systems: Handlers<typeof multiverse>['images']['systems'] = async () => ({
  osList: serviceDefaults.multiverse.os.map((name) => {
    const [family = '', version] = name.split(':');
    const title = TITLES[family] ?? family;
    return { name, displayName: version === undefined ? title : `${title} ${version}`, isDefault: name === 'default' };
  }),
});
