// One sitting of a player: which screen is up, which level, how many points. Screens change by this table only.

const MOVES = {
  loading: { ready: 'title' },
  title: { start: 'playing', continue: 'playing', visit: 'visiting' },
  visiting: { leave: 'title' },
  playing: { pause: 'paused', clear: 'level-clear', win: 'won', lose: 'game-over', restart: 'playing' },
  paused: { resume: 'playing', restart: 'playing', quit: 'title' },
  'level-clear': { next: 'playing' },
  'game-over': { restart: 'playing', quit: 'title' },
  won: { start: 'playing', quit: 'title' },
};

const BEST_KEY = 'moon-rabbit-best';
const REACHED_KEY = 'moon-rabbit-reached';

export function createSession() {
  const listeners = [];
  const session = {
    state: 'loading',
    version: '',
    level: 1,
    score: 0,
    best: readNumber(BEST_KEY) ?? 0,
    /** The highest level that was begun. */
    reached: readNumber(REACHED_KEY) ?? 1,
    lives: 0,
    /** Hearts beside those of the difficulty. */
    extraLives: 0,
    /** How often what happened, by the type of the event of the rules, since somebody was told of it. */
    deeds: {},
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
        writeNumber(BEST_KEY, session.best);
      }
      tell('score');
    },

    count(deed) {
      session.deeds[deed] = (session.deeds[deed] ?? 0) + 1;
    },

    /** Takes over what another device has, where it is more. */
    takeOver({ best, reached }) {
      session.best = Math.max(session.best, best);
      session.reached = Math.max(session.reached, reached);
      writeNumber(BEST_KEY, session.best);
      writeNumber(REACHED_KEY, session.reached);
      tell('progress');
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
  if (action === 'start' || action === 'quit' || action === 'continue') {
    session.level = action === 'continue' ? session.reached : 1;
    session.score = 0;
    session.scoreAtStart = 0;
  } else if (action === 'next') {
    session.level += 1;
    session.reached = Math.max(session.reached, session.level);
    writeNumber(REACHED_KEY, session.reached);
    session.scoreAtStart = session.score;
  } else if (action === 'restart') {
    session.score = session.scoreAtStart;
  }
}

// why: a browser may refuse storage to a page; what was reached is then forgotten, nothing else
function readNumber(key) {
  try {
    return Number(localStorage.getItem(key)) || undefined;
  } catch {
    return undefined;
  }
}

function writeNumber(key, number) {
  try {
    localStorage.setItem(key, String(number));
  } catch {
    // see readNumber
  }
}
