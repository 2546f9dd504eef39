// What the playground of logic servers says.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  title: 'Playground: logic servers',
  help: 'Start a server, connect from a terminal, and see who is there and what it says. Servers are paid for.',
  func: 'Logic servers',
  chooseAppHelp: 'You play on logic servers of the chosen app.',
  noApps: 'No app has logic servers',
  noAppsHint: 'Switch them on in the overview of an app.',
  servers: 'Servers',
  start: 'Start a server',
  starting: (name) => `Server ${name} is starting`,
  noServers: 'No servers yet',
  noServersHint: 'Once one runs, this is where its commands, players and log are.',
  players: (players) => `Players: ${players}`,
  connect: 'Connect',
  connectHelp:
    'Run it in a terminal of any system; every line typed is sent to the server. A game connects to the addresses below.',
  failed: (reason) => (reason === '' ? 'The server does not run.' : `The server does not run: ${reason}`),
  notReady: 'The commands are here once the server is ready.',
  online: 'Players online',
  log: 'Log',
};
