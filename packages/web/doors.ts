// A service with many screens has a door: the first load knows which screens there are, and where they come from is
// loaded with the first of them. Else each of them would cost every page its name and those of all that it needs.
import type { Plugin } from 'vite';

const BEHIND =
  /features[\\/](?:passport|admin|billing-admin|knowledge|policy|push|remote-config|save|session|ticket)[\\/]screens\.ts$/;
const LIST_OR_SCREEN = /^export const (?<list>\w+)|^ {2}(?<key>'[^']+'|\w+): \(\) =>\s+import\('[^']+'\)/gm;
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
  let list = '';
  return code.replace(LIST_OR_SCREEN, (all, ...found) => {
    const { list: begun, key } = found.at(-1) as { readonly list?: string; readonly key?: string };
    list = begun ?? list;
    return key === undefined ? all : `  ${key}: () => import('${DOOR}').then((door) => door.${list}[${keyOf(key)}]())`;
  });
}

function keyOf(key: string): string {
  return key.startsWith("'") ? key : `'${key}'`;
}
