// What the playground of push says.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  title: 'Push playground',
  help: 'Two players connect with real tokens: chat in channels, cut the network and let it come back, see every frame. It counts as usage.',
  push: 'Push',
  chooseAppHelp: 'The two players connect to its push.',
  noApps: 'No app has enabled push',
  noAppsHint: 'Enable push in the overview of an app to try it here.',
  notSetUp: 'No push app yet',
  notSetUpHint: 'Create it under Push first; that starts a server for players to connect to.',
  toPush: 'Go to push',
  startBoth: 'Connect both and join',
  stopBoth: 'Disconnect both',

  channel: 'Channel',
  channels: 'Channels and players',
  channelsHelp:
    'The chosen channel is joined and spoken in. A name that nobody made is a channel of the game, there with its first player.',
  otherChannel: 'Channel name',
  otherChannelHint: 'Another channel, then Enter',
  online: (players) => `${players} online`,
  isIn: (player) => `${player} has joined`,
  gameChannel: 'In the game',

  game: 'As the game',
  gameHelp: 'Just as a game server calls it, without a connection.',
  gameWords: 'Text',
  toChannel: (channel) => `Send to ${channel}`,
  notifyBoth: 'Notice to both',
  wordsFirst: 'Type something first',
  delivered: (players) => `Reached ${players} ${players === 1 ? 'player' : 'players'}`,

  player: (number) => `Player ${number}`,
  playerId: 'Player ID',
  connect: 'Connect',
  disconnect: 'Disconnect',
  notConnected: 'Not connected',
  cut: 'Cut network',
  cutHelp: 'The connection is cut; it comes back by itself with what was missed',
  isCut: 'Network cut',
  latency: (ms) => `${ms.toLocaleString('en-US')} ms there and back`,
  subscribed: 'Joined',
  subscribeNone: 'No channel',
  subscribe: (channel) => `Join ${channel}`,
  leave: (channel) => `Leave ${channel}`,
  heard: (player) => `What ${player} got`,
  heardNothing: 'Connect and join a channel; what comes stands here.',
  to: 'To',
  toThisChannel: (channel) => `Channel ${channel}`,
  toPlayer: (player) => `Player ${player}`,
  say: 'Message',
  sayPlaceholder: 'Type a message, then Enter',
  send: 'Send',
  connectFirst: 'Connect first',
  cached: 'Earlier',
  toWhom: (who) => `to ${who}`,
  notice: 'Notice',
  theGame: 'Game',

  connected: 'Connected',
  left: 'Disconnected',
  lost: 'Connection lost, trying again',
  elsewhere: 'The same player signed in elsewhere; the connection is over',
  channelGone: (channels) => `${channels.join(', ')}: deleted or renamed, no longer joined`,
  notJoined: (channel, reason) => `${channel} not joined: ${reason}`,
  gap: (channel, missed) =>
    missed === undefined
      ? `Channel ${channel} began anew; what was before is gone`
      : `${missed} messages of channel ${channel} are gone`,

  frames: 'Frames',
  framesHelp: 'Every frame of both players in its order, without their tokens.',
  noFrames: 'No frames yet',
  noFramesHint: 'Connect a player to see the JSON that goes to and fro. The command line can be a player too:',
  frame: (player, way, bytes, json) => `${player} ${way === 'out' ? '→' : '←'} ${bytes.padStart(5)} B  ${json}`,
};
