// Line icons on a 24 grid, as data. An icon beside text is decoration; alone it needs a label on its button.

const paths = {
  alert: 'M12 8v5m0 3v.01M10.3 4.2 2.6 17.5a2 2 0 0 0 1.7 3h15.4a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z',
  apps: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  badge: 'M3 11V4.5A1.5 1.5 0 0 1 4.5 3H11l9.4 9.4a2 2 0 0 1 0 2.8l-5.2 5.2a2 2 0 0 1-2.8 0ZM7.5 7.5v.01',
  book: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3Zm0 13a3 3 0 0 1 3-3h11',
  bucket: 'M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3Zm0 0 2 13c.2 1.1 2.8 2 6 2s5.8-.9 6-2l2-13',
  building: 'M5 21V4a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v17M15 9h3a1 1 0 0 1 1 1v11M3 21h18M9 7h2m-2 4h2m-2 4h2',
  chat: 'M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8l-5 4v-4H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm4 5h8m-8 3h5',
  'arrow-down': 'M12 5v14m-6-6 6 6 6-6',
  'arrow-up': 'M12 19V5m-6 6 6-6 6 6',
  bookmark: 'M6 4h12v16l-6-4-6 4Z',
  chart: 'M4 4v16h16M8 15l3.500-4 3 2.500L19 8',
  calendar: 'M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm-1 5h16M8 3v4m8-4v4',
  check: 'm5 12.5 4.5 4.5L19 7',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-right': 'm9 6 6 6-6 6',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4v5l3.500 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1',
  desktop: 'M4 4h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm5 16h6m-3-4v4',
  code: 'm8 7-5 5 5 5m8-10 5 5-5 5',
  columns: 'M4 4h16v16H4zM10 4v16M15 4v16',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-up': 'm6 15 6-6 6 6',
  dots: 'M12 4a1 1 0 1 1 0 2 1 1 0 0 1 0-2ZM12 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2ZM12 18a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  drag: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  edit: 'M4 20h4L19.5 8.500a2.100 2.100 0 0 0 0-3l-1-1a2.100 2.100 0 0 0-3 0L4 16Zm9.500-13.500 4 4',
  external: 'M14 4h6v6m0-6L11 13M9 5H5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-4',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Zm9.500-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  'eye-off':
    'M4 4l16 16M10 6a9 9 0 0 1 2-.200c6 0 9.500 6.200 9.500 6.200a17 17 0 0 1-2.600 3.300M6.500 7.800A16 16 0 0 0 2.500 12S6 18.200 12 18.200a9 9 0 0 0 4-.900',
  file: 'M14 3H6a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V8Zm0 0v5h5',
  filter: 'M4 5h16l-6 8v6l-4-2v-4Z',
  folder: 'M3 6a1 1 0 0 1 1-1h5l2 3h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1Z',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm-2.500 6.500a2.500 2.500 0 1 1 3.500 2.300c-.700.300-1 .800-1 1.700m0 3v.01',
  history: 'M4 12a8 8 0 1 0 2.500-5.800L4 8.500M4 4v4.500h4.500M12 8v4.500l3 1.800',
  home: 'm4 11 8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1Z',
  keyboard:
    'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm3 4v.01M11 10v.01M15 10v.01M8 14h8',
  lock: 'M6 11h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1Zm2 0V8a4 4 0 0 1 8 0v3',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 8v5m0-8.500v.01',
  list: 'M8 6h12M8 12h12M8 18h12M4 6v.01M4 12v.01M4 18v.01',
  login: 'M14 4h5a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-5M4 12h11m-4-4 4 4-4 4',
  logout: 'M10 4H5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h5m-1-8h11m-4-4 4 4-4 4',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500Z',
  pause: 'M8 5v14M16 5v14',
  phone: 'M5 4h4l2 5-2.500 1.500a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1',
  play: 'M8 5l11 7-11 7Z',
  plus: 'M12 5v14M5 12h14',
  pulse: 'M3 12h4l3-8 4 16 3-8h4',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7Z',
  refresh: 'M20 12a8 8 0 1 1-2.300-5.700L20 8.500M20 4v4.500h-4.500',
  rocket:
    'M12 15l-3-3c1-5 4-8 11-8 0 7-3 10-8 11Zm-3-3H5l2-4h4m1 7v4l4-2v-4M5 16c-1.500 1-2 4-2 4.500 .500 0 3.500-.500 4.500-2',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 5 5',
  rows: 'M4 5h16M4 10h16M4 15h16M4 20h16',
  server: 'M4 4h16v7H4zM4 13h16v7H4zM8 7.500v.01M8 16.500v.01',
  settings: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 4.500v5M8 14.500v5',
  sort: 'm8 9 4-4 4 4m-8 6 4 4 4-4',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2v2m0 16v2M4.900 4.900l1.400 1.400m11.400 11.400 1.400 1.400M2 12h2m16 0h2M4.900 19.100l1.400-1.400M17.700 6.300l1.400-1.400',
  tasks: 'M10 6h10M10 12h10M10 18h10M4 6l1 1 2-2M4 12l1 1 2-2M4 18l1 1 2-2',
  terminal: 'm5 7 5 5-5 5m7 0h7',
  table: 'M4 5h16v14H4zM4 10h16M10 10v9',
  trash: 'M4 7h16m-10 4v6m4-6v6M6 7l1 13h10l1-13M9 7V4h6v3',
  upload: 'M12 16V5m-5 5 5-5 5 5M4 20h16',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 21c0-4 3.500-6 8-6s8 2 8 6',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
