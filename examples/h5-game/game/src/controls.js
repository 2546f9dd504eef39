// Keyboard, touch keys and the pointer, read as one: which way, and whether to jump.

const HELD = {
  ArrowLeft: 'left',
  KeyA: 'left',
  ArrowRight: 'right',
  KeyD: 'right',
  ArrowUp: 'jump',
  KeyW: 'jump',
  Space: 'jump',
};

const PRESSED = {
  playing: { KeyP: 'pause', Escape: 'pause', KeyR: 'restart' },
  paused: { KeyP: 'resume', Escape: 'resume', KeyR: 'restart', Enter: 'resume' },
  title: { Enter: 'start', Space: 'start' },
  visiting: { Escape: 'leave' },
  'level-clear': { Enter: 'next', Space: 'next' },
  'game-over': { Enter: 'restart', Space: 'restart', KeyR: 'restart' },
  won: { Enter: 'start', Space: 'start' },
};

// why: whoever still holds the jump key when a level ends must not skip what the screen says
const SETTLE_MS = 600;

/** `keys()` → `{ left, right, jump }`; `pointer` is `{ x, y }` in CSS pixels while the screen is held, else null. */
export function createControls(session, sound) {
  const held = new Set();
  const controls = {
    pointer: null,
    keys: () => ({ left: held.has('left'), right: held.has('right'), jump: held.has('jump') }),
  };

  addEventListener('keydown', (event) => {
    sound.unlock();
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const onButton = event.target instanceof HTMLButtonElement && (event.code === 'Enter' || event.code === 'Space');
    const key = HELD[event.code];
    if (key && session.state === 'playing') {
      held.add(key);
      event.preventDefault();
      return;
    }
    if (event.repeat) {
      // why: a jump key still held when a card appears would press the button the card puts the focus on
      event.preventDefault();
      return;
    }
    if (onButton) {
      return;
    }
    if (event.code === 'KeyM') {
      sound.toggle();
    } else if (settled(session, event.code) && session.act(PRESSED[session.state]?.[event.code])) {
      event.preventDefault();
    }
  });
  addEventListener('keyup', (event) => held.delete(HELD[event.code]));
  addEventListener('blur', () => release(held, controls));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      release(held, controls);
      session.act('pause');
    }
  });
  session.listen((what) => {
    if (!['score', 'change', 'progress'].includes(what)) {
      release(held, controls);
    }
  });

  watchPad(held, sound);
  watchStage(controls, sound);
  return controls;
}

function settled(session, code) {
  return (code !== 'Space' && code !== 'Enter') || performance.now() - session.since > SETTLE_MS;
}

function release(held, controls) {
  held.clear();
  controls.pointer = null;
  for (const button of document.querySelectorAll('#pad .held')) {
    button.classList.remove('held');
  }
}

// why: a thumb slides from one key to the next without lifting, so the finger is followed, not the key
function watchPad(held, sound) {
  const pad = document.getElementById('pad');
  const fingers = new Map();
  const follow = (event, under = document.elementFromPoint(event.clientX, event.clientY)) => {
    fingers.set(event.pointerId, under?.closest('#pad button') ?? null);
    show();
  };
  const lift = (event) => {
    fingers.delete(event.pointerId);
    show();
  };
  function show() {
    const touched = new Set(fingers.values());
    for (const button of pad.querySelectorAll('button')) {
      button.classList.toggle('held', touched.has(button));
      if (touched.has(button)) {
        held.add(button.dataset.hold);
      } else {
        held.delete(button.dataset.hold);
      }
    }
  }
  pad.addEventListener('pointerdown', (event) => {
    sound.unlock();
    event.preventDefault();
    if (event.target.hasPointerCapture(event.pointerId)) {
      event.target.releasePointerCapture(event.pointerId);
    }
    // why: browsers give a touch beside a key to the key, where elementFromPoint sees what lies beside it
    follow(event, event.target);
  });
  addEventListener('pointermove', (event) => fingers.has(event.pointerId) && follow(event));
  addEventListener('pointerup', lift);
  addEventListener('pointercancel', lift);
  pad.addEventListener('contextmenu', (event) => event.preventDefault());
}

function watchStage(controls, sound) {
  const stage = document.getElementById('stage');
  let holder = null;
  if (matchMedia('(hover: none) and (pointer: coarse)').matches) {
    document.body.classList.add('touch');
  }
  stage.addEventListener('pointerdown', (event) => {
    sound.unlock();
    if (event.pointerType === 'touch') {
      document.body.classList.add('touch');
    }
    holder = event.pointerId;
    controls.pointer = { x: event.clientX, y: event.clientY };
  });
  addEventListener('pointermove', (event) => {
    if (event.pointerId === holder && controls.pointer) {
      controls.pointer = { x: event.clientX, y: event.clientY };
    }
  });
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, (event) => {
      if (event.pointerId === holder) {
        holder = null;
        controls.pointer = null;
      }
    });
  }
  stage.addEventListener('contextmenu', (event) => event.preventDefault());
}
