// What the operator's configuration of one app says.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  title: 'Operator settings',
  help: 'Settings of the app that only operators may change. Every change is in the activity log.',
  tabs: 'Kinds of settings',
  tabApp: 'App',
  tabServices: 'Services',
  tabFactors: 'Hosting factors',

  multi: 'Allow services that exclude each other',
  multiHelp: 'Off: only one of sync, stateful functions, push, baking and game server hosting can be enabled.',
  status: 'Status of the app',
  statusHelp: 'An unavailable app cannot be opened by its members, and every call is refused.',
  saved: 'Operator settings saved',

  hosting: 'Game server hosting',
  memoryPerCpuHelp: 'Memory for each CPU core, 1536 MiB by default.',
  passThrough: 'Direct network',
  passThroughHelp: 'Players connect to the address of the game server itself.',
  sync: 'Realtime sync',
  perfTest: 'Allow performance tests',
  perfTestHelp: 'Members may then put load on rooms.',
  func: 'Stateful functions',
  configOptions: 'Sizes',
  configOptionsHelp: 'A JSON array of {"cpu": 0.5, "name": "500m"}: more sizes to choose from.',
  notEnabled: (service) => `The app has not enabled ${service}; only then can this be changed`,
  notArray: 'Must be a JSON array, each with cpu and name',

  factorsHint: 'The factors change what game server hosting asks for and what it bills, nothing else.',
  factorHelp: '1 by default.',
  usageFactorHelp: 'Billed usage = usage × factor, 1 by default.',
  resourceSaved: 'Resource factors saved',
  usageSaved: 'Usage factors saved',
  resourceTitle: 'Resource factors',
  usageTitle: 'Usage factors',
  notOpen: 'Game server hosting does not run on this platform yet',
  notOpenHint: 'The factors are kept there; once it runs, they can be changed here.',
};
