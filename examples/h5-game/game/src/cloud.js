// What the game has of a platform: who plays, how hard it is for this player, what the player reached on any device, and
// what live.js does from day to day. Where there is none, or it is away, the game plays on as it was made and keeps what
// was reached on this device.

/** Whatever a platform says, the game stays one that can be played. */
const LIMITS = { lives: [1, 9], foePace: [0.25, 3] };
const LEVELS = [1, 3];
/** Moments after which there is something to save. */
const MOMENTS = ['clear', 'next', 'win', 'lose', 'quit'];
/** Put there by build.mjs. */
const SDK = {
  settings: '../lib/sdk/settings/index.js',
  player: '../lib/sdk/player/index.js',
  saves: '../lib/sdk/saves/index.js',
  crashes: '../lib/sdk/crashes/index.js',
};
const DEVICE_KEY = 'moon-rabbit-device';
/** Kept instead of a name. */
const GUEST = '';

export function createCloud() {
  let difficulty = { source: 'defaults' };
  let savedAt = 'device';
  let isWatched = false;

  return {
    /** Are errors told to the platform? */
    get isWatched() {
      return isWatched;
    },

    /** Whence the difficulty is, `defaults`, `cache` or `server`, and what it is. */
    get difficulty() {
      return difficulty;
    },

    /** Where what was reached is kept: `cloud`, or `device` alone. */
    get savedAt() {
      return savedAt;
    },

    /**
     * Turns `tuning` into what the platform has for this player, the session into what it reached, and opens what is
     * live. Never rejects.
     */
    async begin({ tuning, live: names }, session, live) {
      const defaults = { lives: tuning.lives, foePace: tuning.foePace };
      const take = ({ source, values }) => {
        Object.assign(tuning, limited(values));
        difficulty = { source, lives: tuning.lives, foePace: tuning.foePace };
      };
      take({ source: 'defaults', values: defaults });
      try {
        const link = await (await fetch('./data/cloud.json')).json();
        if (link.origin) {
          const player = await signedIn(link);
          await watchErrors({ ...link, player });
          isWatched = true;
          const { settings } = await import(SDK.settings);
          const remote = settings({ ...link, player, defaults });
          take(await remote.cached());
          await Promise.all([remote.load().then(take), live.open(player, names), saving({ ...link, player }, session)]);
        }
      } catch (error) {
        console.warn('the game plays on without a platform', error);
      }
    },
  };

  /** Keeps the progress of the session in the cloud from now on. */
  async function saving(options, session) {
    const { createSaves } = await import(SDK.saves);
    const now = () => ({ best: session.best, reached: session.reached });
    const progress = createSaves(options).progress({ start: { best: 0, reached: 1 }, merge: furthest });
    const tell = ({ value, at }) => {
      savedAt = at;
      session.takeOver(furthest(now(), value));
    };
    const found = await progress.load();
    const isBehind = JSON.stringify(furthest(now(), found.value)) !== JSON.stringify(found.value);
    tell(isBehind ? await progress.save(now()) : found);
    session.listen((what) => {
      if (MOMENTS.includes(what)) {
        progress.save(now()).then(tell);
      }
    });
  }
}

/** What nobody catches is told to the platform, with the version of the game: each error once. */
async function watchErrors(options) {
  const [{ crashes }, { version }] = await Promise.all([
    import(SDK.crashes),
    fetch('./data/version.json').then((reply) => reply.json()),
  ]);
  crashes({ ...options, appVersion: String(version) }).watch();
}

/** Whoever names a player in the address plays as that one on every device; else this device has a guest of its own. */
async function signedIn(link) {
  const { createPlayer } = await import(SDK.player);
  const player = createPlayer(link);
  const named = new URLSearchParams(location.search).get('player');
  const known = localStorage.getItem(DEVICE_KEY);
  const id = named ?? known ?? GUEST;
  localStorage.setItem(DEVICE_KEY, id);
  if (id !== known || !(await player.isSignedIn())) {
    const who =
      id === GUEST
        ? { guest: true, displayName: `玉兔${String(Math.random()).slice(2, 6)}` }
        : { externalUserID: `rabbit-${id}`, displayName: id };
    // why not awaited for long: who cannot be signed in plays all the same
    await player.signIn(who).catch((error) => console.warn('not signed in', error));
  }
  return player;
}

export function limited({ lives, foePace }) {
  return { lives: Math.round(between(lives, LIMITS.lives)), foePace: between(foePace, LIMITS.foePace) };
}

/** What two devices reached together. */
function furthest(one, other) {
  return { best: Math.max(one.best, other.best), reached: between(Math.max(one.reached, other.reached), LEVELS) };
}

function between(value, [least, most]) {
  return Math.min(most, Math.max(least, value));
}
