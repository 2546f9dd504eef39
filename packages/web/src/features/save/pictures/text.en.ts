// What the screen of players' pictures says.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  pictures: 'Pictures',
  picturesHelp: 'Pictures of players and personas, one for each. What is uploaded is checked by its content.',
  upload: 'Upload picture',
  replace: 'Replace',
  replaceOf: (user) => `Replace the picture of ${user}`,
  look: 'View',
  remove: 'Delete',
  view: 'Show as',
  grid: 'Grid',
  table: 'Table',
  size: 'Size',
  search: 'User ID',
  none: 'No pictures yet',
  noneHint: 'Pictures that players set in the game appear here; you can also upload one for a player.',
  sampleUser: 'player-1042',
  total: (count) => `${count} in all`,
  marked: (count) => `${count} selected`,
  unmark: 'Clear selection',
  mark: (user) => `Select ${user}`,
  lookAt: (user) => `View the picture of ${user}`,
  pictureOf: (user) => `Picture of ${user}`,
  picture: 'Picture',
  pictureHelp: 'png, jpg, webp or gif',
  notPicture: 'Only png, jpg, webp and gif pictures',
  personaHelp: 'Leave empty for the player itself',
  fixed: 'It cannot move to another player',
  uploaded: (user) => `Picture of ${user} set`,
  removeTitle: (count) => (count === 1 ? 'Delete picture' : `Delete ${count} pictures`),
  removeVerb: (count) => (count === 1 ? 'Delete' : `Delete ${count}`),
  removeWords: (users) =>
    users.length === 1
      ? `The picture of ${users[0]} is deleted; the game shows its default again. This cannot be undone.`
      : `The pictures of ${users.slice(0, 3).join(', ')} and others, ${users.length} players in all, are deleted. This cannot be undone.`,
  removeManyWords: (count) => `${count} ${count === 1 ? 'picture is' : 'pictures are'} deleted. This cannot be undone.`,
  removed: (count) => `${count} ${count === 1 ? 'picture' : 'pictures'} deleted`,
};
