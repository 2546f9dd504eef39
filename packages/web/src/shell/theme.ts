// Type, scales and defaults of Mantine's parts. The colours stand in tokens.css.
import { createTheme, type MantineColorsTuple } from '@mantine/core';

const brand: MantineColorsTuple = [
  ...(['#f3f5fe', '#e4eafe', '#ccd8fe', '#a7baff', '#7e96fb'] as const),
  ...(['#5f75f8', '#4451e9', '#3741c7', '#2b359f', '#212b74'] as const),
];

const gray: MantineColorsTuple = [
  ...(['#fafbfc', '#f5f6f9', '#eff0f4', '#e2e4e9', '#d1d3da'] as const),
  ...(['#a1a4af', '#7c808d', '#5f6370', '#434755', '#252835'] as const),
];

/** From the text down to the rail. */
const dark: MantineColorsTuple = [
  ...(['#eaebef', '#c6c9d2', '#a5a9b5', '#8a8f9c', '#3b3f4c'] as const),
  ...(['#2a2d38', '#1d2029', '#161820', '#0d0f15', '#090b12'] as const),
];

const good: MantineColorsTuple = [
  ...(['#e8f7ec', '#c9ecd4', '#a9e2bd', '#88d9a5', '#66c88d'] as const),
  ...(['#47b777', '#029957', '#02844b', '#02703f', '#015c34'] as const),
];

const warn: MantineColorsTuple = [
  ...(['#fbf1e3', '#f7e1c1', '#f3cd98', '#eeba70', '#dfa547'] as const),
  ...(['#d0901e', '#ab7302', '#946302', '#7e5403', '#684502'] as const),
];

const bad: MantineColorsTuple = [
  ...(['#ffeeec', '#fde0dd', '#facfca', '#ffaba3', '#f4928a'] as const),
  ...(['#e97871', '#ce514d', '#b83a38', '#a12f2f', '#862626'] as const),
];

export const theme = createTheme({
  // why under Mantine's names: they are what its parts ask for
  colors: { brand, gray, dark, teal: good, green: good, yellow: warn, orange: warn, red: bad },
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  radius: { xs: '6px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '15px', xl: '20px' },
  lineHeights: { xs: '1.5', sm: '1.5385', md: '1.5715', lg: '1.6', xl: '1.4' },
  shadows: {
    xs: 'var(--uos-lift)',
    sm: 'var(--uos-lift)',
    md: 'var(--uos-shadow)',
    lg: 'var(--uos-shadow)',
    xl: 'var(--uos-shadow)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily:
    '"Figtree Variable", "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif',
  fontFamilyMonospace:
    '"JetBrains Mono Variable", ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "Noto Sans Mono CJK SC", monospace',
  headings: {
    fontWeight: '600',
    // why: no title of two lines whose second is one character
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '28px' },
      h2: { fontSize: '15px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '22px' },
    },
  },
  components: {
    // help under the field, and what is wrong with it below
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Paper: { defaultProps: { withBorder: true, radius: 'lg' } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        size: 440,
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.4 },
      },
    },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 150, events: { hover: true, focus: true, touch: true } } },
    // why no placeholder: a menu may hold nothing but its items
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-end', withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: 'md' } },
    Table: { defaultProps: { verticalSpacing: 9, horizontalSpacing: 12 } },
  },
});
