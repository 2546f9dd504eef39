// Errors of a game, caught and reported: for browsers, hosts of mini games and Node, no dependency.
export { type Crashes, type CrashesOptions, type CrashFacts, crashes } from './crashes.ts';
