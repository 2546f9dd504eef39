// Every case there is, by operation id; each service has a file, named as its folders are.

import { fileNames } from '../../support/file-names.ts';
import type { Cases } from './case.ts';

const services = fileNames(import.meta.dirname, ['case', 'index']);
const modules = await Promise.all(
  services.map((name) => import(/* @vite-ignore */ `./${name}.ts`) as Promise<{ readonly cases: Cases }>),
);

export const cases: Cases = Object.assign({}, ...modules.map((one) => one.cases));
