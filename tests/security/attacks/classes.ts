// Every class of attack, in the order in which they are made; those that use things up come last.
import type { AttackClass } from './attack.ts';
import { archives } from './tables/archives.ts';
import { keys, nested, notJson, oversized, texts } from './tables/bodies.ts';
import { bombs, forms, ranges } from './tables/files.ts';
import { hosts, machineDoors, pointers } from './tables/hosts.ts';
import { limits } from './tables/limits.ts';
import { crossOriginReads, crossSite, overrides, sockets } from './tables/pages.ts';
import { entryNames, traversal } from './tables/paths.ts';
import { devices, redemptions, redirects, requests } from './tables/sign-in.ts';
import { tenants } from './tables/tenants.ts';
import { basics, cookies, grants, nonces, playerTokens } from './tables/tokens.ts';
import { floods, headCharacters, slowBodies, smuggling } from './tables/wire.ts';
import { addresses, mailHeaders, pathsAndQueries, signInWords } from './tables/words.ts';

export const classes: readonly AttackClass[] = [
  ...[crossSite, overrides, crossOriginReads, sockets],
  ...[hosts, pointers, machineDoors],
  ...[smuggling, headCharacters, floods, slowBodies],
  ...[basics, playerTokens, nonces, cookies, grants],
  ...[redirects, requests, redemptions, devices],
  ...[tenants, traversal, entryNames, ranges, forms],
  ...[oversized, nested, keys, notJson],
  ...[signInWords, addresses, mailHeaders, bombs, archives, limits],
  ...[pathsAndQueries, texts],
];
