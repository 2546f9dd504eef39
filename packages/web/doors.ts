// A service with many screens has a door: the first load knows which screens there are, and where they come from is
// loaded with the first of them. Else each of them would cost every page its name and those of all that it needs.
import type { Plugin } from 'vite';

const BEHIND =
  /features[\\/](?:passport|admin|billing|billing-admin|knowledge|multiverse|policy|push|remote-config|save|session|ticket)[\\/]screens\.ts$/;
const LIST = /^export const (\w+) = \{\n([\s\S]*?)^\}/gm;
const SCREEN = /^ {2}('[^']+'|\w+): \(\) =>\s+import\('[^']+'\),\n/gm;
const DOOR = './screens.ts?door';

export const doors: Plugin = {
  name: 'uos-doors',
  enforce: 'pre',
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
    return `export const ${list} = behind('${list}', [${keys.join(', ')}])`;
  });
  return `${lists}\n${BEHIND_IT}`;
}

/** why one function: written out, each screen cost the first page twenty bytes more */
const BEHIND_IT = `function behind(list, keys) {
  return Object.fromEntries(keys.map((key) => [key, () => import('${DOOR}').then((door) => door[list][key]())]));
}
`;
