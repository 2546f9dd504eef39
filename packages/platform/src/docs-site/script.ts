// What the pages can do beyond being read: theme, search over an index that comes from here, copying. Runs in a browser.

export const SCRIPT = `'use strict';
(() => {
  const root = document.documentElement;
  const kept = localStorage.getItem('docs-theme');
  if (kept) root.dataset.theme = kept;
  document.getElementById('theme').addEventListener('click', () => {
    const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = dark ? 'light' : 'dark';
    localStorage.setItem('docs-theme', root.dataset.theme);
  });

  const menu = document.querySelector('.menu');
  if (menu && matchMedia('(max-width: 780px)').matches) menu.open = false;

  for (const box of document.querySelectorAll('.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = '复制';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(box.querySelector('code').textContent);
      button.textContent = '已复制';
      setTimeout(() => { button.textContent = '复制'; }, 1500);
    });
    box.append(button);
  }

  const input = document.getElementById('q');
  const hits = document.getElementById('hits');
  let index;
  let chosen = -1;
  const load = () => (index ??= fetch('/docs/assets/search.json').then((reply) => reply.json()));
  const found = (rows, text) => {
    const words = text.toLowerCase().split(/\\s+/).filter(Boolean);
    const scored = [];
    for (const row of rows) {
      const [title, name, more] = row;
      let score = 0;
      for (const word of words) {
        const at = title.toLowerCase().indexOf(word);
        const named = name.toLowerCase().indexOf(word);
        const best = at === 0 ? 6 : at > 0 ? 5 : named >= 0 ? 4 : more.toLowerCase().includes(word) ? 1 : 0;
        if (best === 0) { score = 0; break; }
        score += best;
      }
      if (score > 0) scored.push([score - title.length / 100, row]);
    }
    return scored.sort((a, b) => b[0] - a[0]).slice(0, 24).map(([, row]) => row);
  };
  const choose = (at) => {
    const items = hits.querySelectorAll('[role=option]');
    chosen = items.length === 0 ? -1 : (at + items.length) % items.length;
    items.forEach((item, place) => item.setAttribute('aria-selected', String(place === chosen)));
    if (chosen >= 0) {
      items[chosen].scrollIntoView({ block: 'nearest' });
      input.setAttribute('aria-activedescendant', items[chosen].id);
    } else input.removeAttribute('aria-activedescendant');
  };
  const close = () => { hits.hidden = true; input.setAttribute('aria-expanded', 'false'); };
  const show = async () => {
    const text = input.value.trim();
    if (text === '') { close(); return; }
    const rows = found(await load(), text);
    if (text !== input.value.trim()) return;
    hits.replaceChildren(...rows.map(([title, name, , href, where], place) => {
      const item = document.createElement('li');
      item.id = 'hit-' + place;
      item.setAttribute('role', 'option');
      const link = document.createElement('a');
      link.href = href;
      link.tabIndex = -1;
      const heading = document.createElement('span');
      heading.textContent = title;
      const place_ = document.createElement('i');
      place_.textContent = where;
      const id = document.createElement('code');
      id.textContent = name;
      link.append(heading, place_, id);
      link.addEventListener('click', close);
      item.append(link);
      return item;
    }));
    if (rows.length === 0) {
      const none = document.createElement('li');
      none.className = 'nothing';
      none.textContent = '没有找到';
      hits.append(none);
    }
    hits.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    choose(0);
  };
  input.addEventListener('focus', load, { once: true });
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(chosen + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter') {
      const link = hits.querySelectorAll('[role=option] a')[chosen];
      if (link && !hits.hidden) link.click();
    } else if (event.key === 'Escape') { close(); input.blur(); }
  });
  document.addEventListener('click', (event) => { if (!event.target.closest('.search')) close(); });
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
      event.preventDefault();
      input.focus();
    }
  });
})();
`;
