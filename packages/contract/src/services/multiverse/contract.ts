// Game-server hosting, one file per resource. Source: game-services.md section 7; wire/realtime-and-compute.md 2.
import { service } from '../../kernel/service.ts';
import { allocations, servers, statistics } from './allocations.ts';
import { locationRatios, locations, placeholderSchedules } from './capacity.ts';
import { games, regions } from './games.ts';
import { images } from './images.ts';
import { profiles, revisions, testServers } from './profiles.ts';
import { ping, refreshToken } from './tools.ts';

export const multiverse = service(
  'multiverse',
  {
    internal: 'multiverse',
    // why: images and profiles of logic servers are those of hosting; wire/realtime-and-compute.md 5
    openWith: ['func'],
    title: { zh: '游戏服托管', en: 'Game-server hosting' },
    group: 'realtime',
    intro: {
      zh: '在容器集群上托管专用游戏服：镜像、配置版本、分配与测试服务器。',
      en: 'Dedicated game servers on a cluster: images, profiles, allocation and test servers.',
    },
    base: 'multiverse',
    accepts: 'app',
    access: 'member',
    errorStyle: 'multiverse',
    resources: { allocations: 'server', servers: 'instance' },
  },
  {
    ping,
    refreshToken,
    games,
    regions,
    profiles,
    revisions,
    images,
    testServers,
    allocations,
    servers,
    statistics,
    placeholderSchedules,
    locations,
    locationRatios,
  },
);
