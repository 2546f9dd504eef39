// The process that parses what strangers send.
import { serveFormats } from './serve-formats.ts';
import { readBundle } from './unity-fs.ts';

// why loaded when they are asked for: a process that reads a bundle is small
const symbols = () => import('./symbols/formats.ts');
const addresses = () => import('./symbols/addresses.ts');

serveFormats({
  'unity-bundle': readBundle,
  'symbol-files': async (file) => (await symbols()).identifySymbols(file),
  'symbol-index': async (file, ask) => (await symbols()).indexSymbols(file, ask),
  'symbol-addresses': async (file, ask) => (await addresses()).tellAddresses(file, ask),
  'symbol-java': async (file, ask) => (await symbols()).lookUpJava(file, ask),
  'symbol-scripts': async (file, ask) => (await symbols()).lookUpScript(file, ask),
});
