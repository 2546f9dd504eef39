// What the lines of a listener say.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  theGame: 'Game',
  messageLine: (channel, sender, words) => `[${channel}] ${sender}: ${words}`,
  noticeLine: (title, words) => (title === '' ? `[Notice] ${words}` : `[Notice] ${title}: ${words}`),
  gapLine: (channel, after, before) =>
    before === undefined
      ? `[${channel}] began anew while the connection was lost; what was before is gone`
      : `[${channel}] ${before - after - 1} messages of the time without connection are gone`,
  notSubscribed: (channel, reason) => `[${channel}] not joined: ${reason}`,
  channelGone: (channels) => `${channels.join(', ')}: deleted or renamed, no longer joined`,
  elsewhere: 'The same player signed in elsewhere; the connection is over',
  ended: (why) => `Connection over: ${why}`,
  listening: (channel) => `Messages of channel ${channel}`,
  listener: (player) =>
    `Connected as the listening player ${player}, who counts as online: first what is kept, then what comes.`,
  quiet: 'No messages yet',
  quietHint: 'Whatever is said in the channel stands here at once.',
};
