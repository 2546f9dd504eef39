// Everything that is HTML: the score bar, the card in the middle, the short messages.

const CARDS = {
  title: {
    heading: '玉兔摘星',
    text: () => '星星散落在云海之间。\n帮玉兔一颗颗收回来，打开月门回家吧。',
    facts: ({ best }) => (best > 0 ? { 最高分: best } : {}),
    choices: ({ reached }) => ({
      start: '开始游戏',
      ...(reached > 1 ? { continue: `从第${'一二三四五'[reached - 1]}关继续` } : {}),
    }),
    help: true,
  },
  paused: {
    heading: '歇一会儿',
    text: () => '星星不会跑，准备好了再继续。',
    choices: { resume: '继续', restart: '重玩本关', quit: '回到标题' },
    help: true,
  },
  'level-clear': {
    heading: '月门开了',
    text: ({ bonus }) => `星星都收齐了！剩下的体力换得 ${bonus} 分。`,
    facts: ({ score, best }) => ({ 得分: score, 最高分: best }),
    choices: { next: '下一关' },
  },
  'game-over': {
    heading: '再试一次',
    text: ({ stars }) => `这一关收到了 ${stars.taken} / ${stars.total} 颗星星。`,
    facts: ({ lost, best }) => ({ 得分: lost, 最高分: best }),
    choices: { restart: '再来一次', quit: '回到标题' },
  },
  won: {
    heading: '团圆了',
    text: () => '三关的星星都回到了天上。\n玉兔回到月宫，今夜月色正好。',
    facts: ({ score, best }) => ({ 总分: score, 最高分: best }),
    choices: { start: '再玩一遍', quit: '回到标题' },
  },
};

/** What a platform brings, by the names of live.js. */
const ROOMS = {
  board: {
    heading: '本周榜',
    text: () => '每周一零点重新开始。',
    none: '还没有成绩，玩一局就有了。',
  },
  quests: {
    heading: '每日任务',
    text: () => '每天零点换新，完成就能领奖。',
    none: '今天没有任务。',
  },
  shop: {
    heading: '月宫小铺',
    text: ({ coinName, coins }) => `${coinName} ${coins}`,
    none: '小铺还没有开张。',
  },
  mail: {
    heading: '信箱',
    text: () => '来自月宫的信。',
    none: '信都看完了。',
  },
};
/** Screens that end a run, where the board shows who is near. */
const ENDS = ['won', 'game-over'];

export function createHud(session, sound, live) {
  const find = (id) => document.getElementById(id);
  const panel = find('panel');
  let toastTimer = 0;
  /** Of ROOMS, while one is visited. */
  let room = 'board';

  find('pause').addEventListener('click', (event) => {
    event.currentTarget.blur();
    session.act('pause');
  });
  find('mute').addEventListener('click', (event) => {
    event.currentTarget.blur();
    sound.unlock();
    sound.toggle();
  });
  sound.listen(showMute);
  showMute();
  session.listen((what) => {
    showBar(what);
    if (
      (what !== 'score' && what !== 'change' && what !== 'progress') ||
      (what === 'progress' && session.state === 'title')
    ) {
      showCard();
    }
  });

  live.listen((what, words) => {
    if (what === 'say') {
      toast(words);
    } else {
      showLive();
    }
  });

  function showCard() {
    const card = session.state === 'visiting' ? roomCard() : CARDS[session.state];
    document.body.dataset.state = session.state;
    find('bar').hidden = session.state === 'title' || session.state === 'visiting';
    panel.hidden = !card;
    if (!card) {
      return;
    }
    find('progress').hidden = true;
    find('heading').textContent = card.heading;
    find('text').textContent = card.text(session);
    find('help').hidden = !card.help;
    const facts = Object.entries(card.facts?.(session) ?? {});
    find('facts').hidden = facts.length === 0;
    find('facts').replaceChildren(...facts.map(([name, value]) => group(element('dt', name), element('dd', value))));
    find('choices').replaceChildren(...Object.entries(choicesOf(card)).map(([action, label]) => choice(action, label)));
    showLive();
    find('choices').firstElementChild.focus({ preventScroll: true });
  }

  function roomCard() {
    const { heading, text } = ROOMS[room];
    return { heading, text: () => text(live), choices: { leave: '返回' } };
  }

  /** The part of a card that changes whenever the platform answers. */
  function showLive() {
    const { state } = session;
    const rows = state === 'visiting' ? live.rows(room) : ENDS.includes(state) ? live.neighbours() : [];
    if (state === 'visiting') {
      find('text').textContent = rows.length > 0 ? ROOMS[room].text(live) : ROOMS[room].none;
    }
    find('rows').hidden = rows.length === 0;
    find('rows').setAttribute('aria-label', state === 'visiting' ? ROOMS[room].heading : ROOMS.board.heading);
    find('rows').replaceChildren(...rows.map(row));
    const doors = state === 'title' ? live.doors() : [];
    find('doors').hidden = doors.length === 0;
    find('doors').replaceChildren(...doors.map(door));
  }

  function door({ room: to, waiting }) {
    const { heading } = ROOMS[to];
    const button = element('button', heading);
    button.type = 'button';
    button.prepend(icon(to));
    if (waiting > 0) {
      button.append(element('b', waiting));
    }
    button.setAttribute('aria-label', waiting > 0 ? `${heading}，${waiting} 项待处理` : heading);
    button.addEventListener('click', () => {
      sound.unlock();
      room = to;
      if (session.act('visit')) {
        void live.visit(to);
      }
    });
    return button;
  }

  function row({ key, mark, name, detail = '', value, share, own = false, action }) {
    const made = document.createElement('li');
    made.classList.toggle('own', own);
    if (mark !== undefined) {
      made.append(element('b', mark));
    }
    const words = group(element('span', name));
    if (detail !== '') {
      words.append(element('small', detail));
    }
    if (share !== undefined) {
      words.append(meter(share));
    }
    made.append(words);
    if (value !== undefined) {
      made.append(element('em', value));
    }
    if (action !== undefined) {
      made.append(press({ key, name, action }));
    }
    return made;
  }

  function press({ key, name, action: { label, isReady } }) {
    const button = element('button', label);
    button.type = 'button';
    button.disabled = !isReady;
    button.dataset.row = key;
    button.setAttribute('aria-label', `${label} · ${name}`);
    button.addEventListener('click', async () => {
      button.disabled = true;
      await live.act(room, key);
      // why: the row was drawn anew, and who plays by keys stands nowhere then
      if (session.state === 'visiting' && document.activeElement === document.body) {
        const again = find('rows').querySelector(`[data-row="${CSS.escape(key)}"]:enabled`);
        (again ?? find('choices').firstElementChild).focus({ preventScroll: true });
      }
    });
    return button;
  }

  function choicesOf({ choices }) {
    return typeof choices === 'function' ? choices(session) : choices;
  }

  function choice(action, label) {
    const button = element('button', label);
    button.type = 'button';
    button.addEventListener('click', () => {
      sound.unlock();
      session.act(action);
    });
    return button;
  }

  function showBar(what) {
    const hearts = Array.from({ length: session.fullLives ?? 0 }, (_, i) => heart(i < session.lives));
    find('hearts').replaceChildren(...hearts);
    find('hearts').setAttribute('aria-label', `体力 ${session.lives}`);
    find('stars').textContent = `${session.stars.taken}/${session.stars.total}`;
    find('score').textContent = String(session.score);
    find('score').setAttribute('aria-label', `得分 ${session.score}`);
    find('place').textContent = session.placeName
      ? `第${'一二三四五'[session.level - 1]}关 · ${session.placeName}`
      : '';
    find('version').textContent = session.version ? `v${session.version}` : '';
    if (what === 'score') {
      bump(find('score'));
      bump(find('stars').parentElement);
    }
  }

  function showMute() {
    find('mute')
      .querySelector('use')
      .setAttribute('href', `./assets/icons.svg#${sound.muted ? 'mute' : 'sound'}`);
    find('mute').setAttribute('aria-label', sound.muted ? '打开声音' : '静音');
  }

  function toast(text) {
    clearTimeout(toastTimer);
    find('toast').textContent = text;
    find('toast').classList.add('on');
    toastTimer = setTimeout(() => find('toast').classList.remove('on'), 2800);
  }

  return {
    progress(share) {
      find('progress').value = share;
    },

    toast,

    fail(error) {
      find('progress').hidden = true;
      find('text').textContent = `有文件没能加载，请刷新再试。\n${error.message}`;
    },
  };
}

function heart(full) {
  const svg = icon('heart');
  svg.classList.toggle('spent', !full);
  return svg;
}

function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `./assets/icons.svg#${name}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.append(use);
  return svg;
}

function meter(share) {
  const made = document.createElement('progress');
  made.max = 1;
  made.value = Math.min(1, share);
  return made;
}

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function group(...children) {
  const made = document.createElement('div');
  made.append(...children);
  return made;
}

function bump(target) {
  target.classList.remove('bump');
  requestAnimationFrame(() => target.classList.add('bump'));
}
