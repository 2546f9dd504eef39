// The small signs of the score bar and the buttons, one SVG file with a symbol each.

const symbols = {
  heart: 'M12 21s-8.5-5.3-8.5-11.4A4.8 4.8 0 0 1 12 6.7a4.8 4.8 0 0 1 8.5 2.9C20.5 15.7 12 21 12 21z',
  star: 'M12 2.6l2.8 6 6.6.7-4.9 4.4 1.4 6.5L12 16.9l-5.9 3.3 1.4-6.5L2.6 9.3l6.6-.7z',
  pause: 'M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z',
  sound:
    'M3 9v6h4l5.5 4.5v-15L7 9zM15 8.2a5 5 0 0 1 0 7.6l1.2 1.4a7 7 0 0 0 0-10.4zM18 5.2a9 9 0 0 1 0 13.6l1.2 1.4a11 11 0 0 0 0-16.4z',
  mute: 'M3 9v6h4l5.5 4.5v-15L7 9zM15.3 9.7l1.4-1.4 2.3 2.3 2.3-2.3 1.4 1.4-2.3 2.3 2.3 2.3-1.4 1.4-2.3-2.3-2.3 2.3-1.4-1.4 2.3-2.3z',
  left: 'M15.5 4L7 12l8.5 8 1.9-2-6.4-6 6.4-6z',
  right: 'M8.5 4L17 12l-8.5 8-1.9-2 6.4-6-6.4-6z',
  jump: 'M12 4l8 8.5-2 1.9-6-6.4-6 6.4-2-1.9zM12 11l8 8.5-2 1.9-6-6.4-6 6.4-2-1.9z',
  board:
    'M7 3h10v2h3v3a4 4 0 0 1-3.6 4A5 5 0 0 1 13 14.9V18h3v2H8v-2h3v-3.1A5 5 0 0 1 7.6 12 4 4 0 0 1 4 8V5h3zM6 7v1a2 2 0 0 0 1 1.7V7zM18 7h-1v2.7A2 2 0 0 0 18 8z',
  quests: 'M5 3h14v18H5zM8 7v2h8V7zM8 11v2h8v-2zM8 15v2h5v-2z',
  shop: 'M8 7a4 4 0 0 1 8 0h4l-1 14H5L4 7zM10 7h4a2 2 0 0 0-4 0z',
  mail: 'M3 5h18v14H3zM5 7.4V17h14V7.4l-7 5.2z',
};

export function iconsSvg() {
  const drawn = Object.entries(symbols).map(
    ([name, path]) => `  <symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn.join('\n')}\n</svg>\n`;
}
