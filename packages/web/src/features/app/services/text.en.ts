// What the page of all services says.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  title: 'All services',
  help: 'Ready as soon as they are enabled, and billed by use. Disabling deletes no data.',
  off: 'Not enabled',
  comingSoon: 'Coming soon',
  enable: 'Enable',
  disable: 'Disable',
  open: 'Open',
  openService: (service) => `Open ${service}`,
  disableTitle: (service) => `Disable ${service}`,
  disableVerb: (service) => `Disable ${service}`,
  disabled: (service) => `${service} is disabled`,
  disableWords: (service) =>
    `${service} stops answering this app at once. Its data is kept, and enabling it again brings everything back.`,
  notices: {
    'asset-streaming': 'Players can load no assets any more; downloads in progress break off.',
    multiverse: 'Running matches break off, and players can join no game server any more.',
    usync: 'Players are disconnected from all rooms and cannot play together.',
    passport: 'Players cannot sign in; those who are in can read and write no persona or social data.',
    func: 'Logic servers stop; what depends on them is unavailable at once.',
    'func-stateless': 'Cloud functions stop answering; what depends on them is unavailable at once.',
    'remote-config': 'Players get no new settings; the game uses its built-in defaults.',
    matchmaking: 'Players who wait are dropped, and no new match can be started.',
    storage: 'What reads or writes the database is unavailable at once.',
    save: 'Players can neither load nor store cloud saves.',
    stacktrace: 'New crashes are not symbolicated; players notice nothing.',
    push: 'Players online lose their connection and get no messages or chat.',
    hello: 'Players in a call lose their voice connection.',
    safe: 'Nothing new can be hardened; packages already hardened are not affected.',
    baking: 'Nothing new can be baked; players notice nothing.',
    wind: 'Published minigames stay as they are, but cannot be updated.',
    upr: 'No performance data is taken any more; players notice nothing.',
    device: 'Devices cannot be used any more; players notice nothing.',
    metrics: 'No data of other systems is taken any more; players notice nothing.',
  },
};
