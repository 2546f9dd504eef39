// One sitting of a player: which screen is up, which level, how many points. Screens change by this table only.

const MOVES = {
  loading: { ready: 'title' },
  title: { start: 'playing' },
  playing: { pause: 'paused', clear: 'level-clear', win: 'won', lose: 'game-over', restart: 'playing' },
  paused: { resume: 'playing', restart: 'playing', quit: 'title' },
  'level-clear': { next: 'playing' },
  'game-over': { restart: 'playing', quit: 'title' },
  won: { start: 'playing', quit: 'title' },
};

const BEST_KEY = 'moon-rabbit-best';

export function createSession() {
  const listeners = [];
  const session = {
    state: 'loading',
    version: '',
    level: 1,
    score: 0,
    best: readBest(),
    lives: 0,
    stars: { taken: 0, total: 0 },
    player: { x: 0, y: 0 },
    scoreAtStart: 0,
    since: 0,

    /** Does `action` if the screen that is up knows it; says whether it did. */
    act(action) {
      const to = MOVES[session.state][action];
      if (!to) {
        return false;
      }
      session.state = to;
      session.since = performance.now();
      prepare(session, action);
      tell(action);
      return true;
    },

    add(points) {
      session.score += points;
      if (session.score > session.best) {
        session.best = session.score;
        writeBest(session.best);
      }
      tell('score');
    },

    change(values) {
      Object.assign(session, values);
      tell('change');
    },

    /** `listener(what)` with the action, or 'score' or 'change'. */
    listen(listener) {
      listeners.push(listener);
    },
  };

  function tell(what) {
    for (const listener of listeners) {
      listener(what);
    }
  }

  return session;
}

function prepare(session, action) {
  if (action === 'start' || action === 'quit') {
    session.level = 1;
    session.score = 0;
    session.scoreAtStart = 0;
  } else if (action === 'next') {
    session.level += 1;
    session.scoreAtStart = session.score;
  } else if (action === 'restart') {
    session.score = session.scoreAtStart;
  }
}

// why: a browser may refuse storage to a page; the best score is then forgotten, nothing else
function readBest() {
  try {
    return Number(localStorage.getItem(BEST_KEY)) || 0;
  } catch {
    return 0;
  }
}

function writeBest(points) {
  try {
    localStorage.setItem(BEST_KEY, String(points));
  } catch {
    // see readBest
  }
}
