// `window.__game`: what automated play may read. Nothing here can be written.

export function installHook(session, loaded, cloud, live) {
  const inner = { ready: false };
  const hook = {
    get ready() {
      return inner.ready;
    },
    get version() {
      return session.version;
    },
    get score() {
      return session.score;
    },
    get level() {
      return session.level;
    },
    get state() {
      return session.state;
    },
    get lives() {
      return session.lives;
    },
    get stars() {
      return { ...session.stars };
    },
    get player() {
      return { ...session.player };
    },
    get progress() {
      return { best: session.best, reached: session.reached, at: cloud.savedAt };
    },
    get difficulty() {
      return { ...cloud.difficulty };
    },
    get live() {
      const doors = live.doors().map(({ room }) => room);
      return { doors, coins: live.coins, extraLives: session.extraLives };
    },
    /** Are errors told to a platform? */
    get isWatched() {
      return cloud.isWatched;
    },
    /** Breaks where nobody catches it: to see that errors arrive. */
    crash() {
      throw new Error('a crash on purpose');
    },
    get loaded() {
      return [...loaded];
    },
  };
  Object.defineProperty(window, '__game', { value: Object.freeze(hook) });
  return {
    ready() {
      inner.ready = true;
    },
  };
}
