// A player as a word of the address: `ana;user.tier=gold;app.version=1.4`.
import { firstPlayer, type Player } from '../player/player.ts';

export function playerWord({ userId, attributes, time }: Player): string | undefined {
  const given = attributes.filter(({ name }) => name !== '');
  const word = [
    encodeURIComponent(userId),
    ...given.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
    ...(time === '' ? [] : [`@${time}`]),
  ].join(';');
  return word === firstPlayer.userId ? undefined : word;
}

export function readPlayerWord(word: string | undefined): Player {
  if (word === undefined) {
    return firstPlayer;
  }
  const [userId = '', ...rest] = word.split(';');
  const time = rest.find((one) => one.startsWith('@'))?.slice(1) ?? '';
  return {
    userId: decoded(userId),
    time: Number.isNaN(Date.parse(time)) ? '' : time,
    attributes: rest
      .filter((one) => one.includes('='))
      .map((one) => {
        const at = one.indexOf('=');
        return { name: decoded(one.slice(0, at)), value: decoded(one.slice(at + 1)) };
      }),
  };
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
