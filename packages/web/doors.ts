// A service with many screens has a door: the first load knows which screens there are, and where they come from is
// loaded with the first of them. Else each of them would cost every page its name and those of all that it needs.
import type { Plugin } from 'vite';

const BEHIND =
  /features[\\/](?:passport|admin|billing|billing-admin|func|knowledge|multiverse|policy|push|remote-config|save|session|ticket)[\\/]screens\.ts$/;
const LIST = /^export const (\w+) = \{\n([\s\S]*?)^\}/gm;
const SCREEN = /^ {2}('[^']+'|\w+): \(\) =>\s+import\('[^']+'\),\n/gm;
/** What all doors are made by: written out in each, it cost the first page fifty bytes a service. */
const HINGE = 'virtual:uos-door';
const HINGE_ID = `\0${HINGE}`;
const BEHIND_IT = `export function behind(list, keys, open) {
  return Object.fromEntries(keys.map((key) => [key, () => open().then((door) => door[list][key]())]));
}
`;

export const doors: Plugin = {
  name: 'uos-doors',
  enforce: 'pre',
  resolveId: (id) => (id === HINGE ? HINGE_ID : undefined),
  load: (id) => (id === HINGE_ID ? BEHIND_IT : undefined),
  transform: {
    filter: { id: BEHIND },
    handler: (code) => ({ code: behindTheDoor(code), map: null }),
  },
};

export function behindTheDoor(code: string): string {
  const lists = code.replace(LIST, (_, list: string, screens: string) => {
    const keys = Array.from(screens.matchAll(SCREEN), ([, key = '']) => `'${key.replaceAll("'", '')}'`);
    if (screens.replace(SCREEN, '') !== '') {
      throw new Error(`${list} has more than screens that are loaded`);
    }
    return `export const ${list} = behind('${list}', [${keys.join(', ')}], open)`;
  });
  return `import { behind } from '${HINGE}';\nconst open = () => import('./screens.ts?door');\n${lists}`;
}
