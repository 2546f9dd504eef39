// What is said of the services of an app.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  occupiedBy: (service) => `Disable ${service} first`,
  needsSyncOrHosting: 'Enable game server hosting or realtime sync first',
  notReady: 'Enabled, but its back end is not ready yet',
  pending: 'Being prepared; ready soon by itself',
  suspended: 'The service is suspended',
  intro: {
    'asset-streaming': 'Hosts game assets, published as releases, loaded by players from the content address',
    multiverse: 'Runs dedicated game servers on a cluster of containers',
    usync: 'Rooms, frame sync and relay for players who play together',
    passport: 'Sign-in, real names, personas, social life and economy',
    func: 'Hosts servers of game logic with state',
    'func-stateless': 'Cloud functions that run by request',
    'remote-config': 'Changes settings of the game without a release, by condition and variant',
    matchmaking: 'Finds opponents and team-mates by rules',
    storage: 'Hosted MySQL, Redis and other databases',
    save: 'Saves and avatars of players',
    stacktrace: 'Turns crash addresses into names by symbol files',
    push: 'Messages and chat channels in the game',
    hello: 'Voice chat in the game',
    safe: 'Hardening and risk checks of packages',
    baking: 'Bakes the light of engine scenes in the cloud',
    wind: 'One upload, published to many minigame channels',
    upr: 'Records and analyses performance at runtime',
    device: 'Tests packages on real devices in the cloud',
    metrics: 'Shares figures with other systems',
  },
  price: (yuan, unit) => `¥${yuan} per ${unit}`,
  freeThen: (gigabytes, price) => `${gigabytes} GB free, then ${price}`,
};
