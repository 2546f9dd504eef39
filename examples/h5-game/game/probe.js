// Plays the part of curious game code: it reaches for the console that runs on the same port of `localhost`.
// What it got is written as JSON into `document.body.dataset.result`; a safe platform leaves every `got` false.

const CONSOLE_ORIGIN = `http://localhost:${location.port}`;
const PATIENCE_MS = 5000;

const attempts = {
  authCheck: () => readApi('/auth/auth-check'),
  apps: () => readApi('/api/apps'),
  blindPost: () => postBlindly('/api/apps'),
  cookie: () => seen(document.cookie),
  localStorage: () => seen(otherKeys(localStorage)),
  sessionStorage: () => seen(otherKeys(sessionStorage)),
  consoleCookie: () => plantCookie(),
  iframe: () => readFrame(),
};

const outcome = { pageOrigin: location.origin, consoleOrigin: CONSOLE_ORIGIN, attempts: {} };
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    outcome.attempts[name] = await attempt();
  } catch (error) {
    outcome.attempts[name] = { got: false, error: `${error.name}: ${error.message}` };
  }
}
outcome.gotAnything = Object.values(outcome.attempts).some(({ got }) => got);
document.body.dataset.result = JSON.stringify(outcome);
document.getElementById('report').textContent = JSON.stringify(outcome, null, 2);

/** A read with the player's cookies: it got something when the script may see the reply at all. */
async function readApi(path) {
  const response = await fetch(CONSOLE_ORIGIN + path, {
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { got: true, status: response.status, body: (await response.text()).slice(0, 200) };
}

// why: a `no-cors` post with a plain text body goes out without asking first; whether it had an effect only the server
// can say, so a test must look there
async function postBlindly(path) {
  const response = await fetch(CONSOLE_ORIGIN + path, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'include',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ name: 'made-by-probe' }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const body = await response.text();
  return { got: body !== '', sent: true, type: response.type, body: body.slice(0, 200) };
}

function seen(text) {
  return { got: text !== '', value: text.slice(0, 200) };
}

// why: the game of the same release keeps its best score here, which is its own to read
function otherKeys(storage) {
  return Object.keys(storage)
    .filter((key) => !key.startsWith('moon-rabbit-'))
    .join();
}

/** Tries to set a cookie that the console would receive. */
function plantCookie() {
  // biome-ignore lint/suspicious/noDocumentCookie: the plain old way is the one to try
  document.cookie = 'probe=1; domain=localhost; path=/';
  const kept = document.cookie.includes('probe=1');
  return { got: kept };
}

async function readFrame() {
  const frame = document.createElement('iframe');
  const settled = new Promise((resolve) => {
    frame.addEventListener('load', () => resolve('loaded'));
    frame.addEventListener('error', () => resolve('error'));
    setTimeout(() => resolve('timeout'), PATIENCE_MS);
  });
  frame.src = `${CONSOLE_ORIGIN}/`;
  document.body.append(frame);
  const state = await settled;
  try {
    const inner = frame.contentWindow.document;
    // why: a frame that the browser refused to load shows an empty page of our own origin
    const ours = inner.URL === 'about:blank';
    return { got: !ours, state, url: inner.URL, title: inner.title };
  } catch (error) {
    return { got: false, state, error: `${error.name}: ${error.message}` };
  } finally {
    frame.remove();
  }
}
