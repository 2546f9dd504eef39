// The words for one thing of each kind of drawer.
import type { Words } from '../language/words.ts';
import type { entityTitles as zh } from './text.zh.ts';

export const entityTitles: Words<typeof zh> = {
  user: 'User',
  persona: 'Persona',
  realm: 'Realm',
  message: 'Mail',
  inboxTemplate: 'Mail template',
  token: 'Gift pack',
  guild: 'Guild',
  product: 'Product',
  leaderboard: 'Leaderboard',
  achievement: 'Achievement',
  battlePass: 'Battle pass',
  personaBattlePass: 'Player’s battle pass',
  quest: 'Quest',
  questItem: 'Subquest',
  personaQuest: 'Player’s quest',
  saveDetail: 'Save',
  report: 'Report',
};
