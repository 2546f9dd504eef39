// What the game has of a platform: how hard it is for this player. Where there is none, or it is away, the game plays on
// as it was made.

/** Whatever a platform says, the game stays one that can be played. */
const LIMITS = { lives: [1, 9], foePace: [0.25, 3] };

/** Put there by build.mjs. */
const SDK = '../lib/sdk/settings/index.js';

export function createCloud() {
  let difficulty = { source: 'defaults' };

  return {
    /** Whence the difficulty is, `defaults`, `cache` or `server`, and what it is. */
    get difficulty() {
      return difficulty;
    },

    /** Turns `tuning` into what the platform has for this player, as soon as it says so. Never rejects. */
    async begin(tuning) {
      const defaults = { lives: tuning.lives, foePace: tuning.foePace };
      const take = ({ source, values }) => {
        Object.assign(tuning, limited(values));
        difficulty = { source, lives: tuning.lives, foePace: tuning.foePace };
      };
      take({ source: 'defaults', values: defaults });
      try {
        const link = await (await fetch('./data/cloud.json')).json();
        if (link.origin) {
          const { settings } = await import(SDK);
          const remote = settings({ ...link, defaults });
          take(await remote.cached());
          take(await remote.load());
        }
      } catch (error) {
        console.warn('the game plays on without a platform', error);
      }
    },
  };
}

export function limited({ lives, foePace }) {
  return { lives: Math.round(between(lives, LIMITS.lives)), foePace: between(foePace, LIMITS.foePace) };
}

function between(value, [least, most]) {
  return Math.min(most, Math.max(least, value));
}
