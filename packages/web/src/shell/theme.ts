// Colours, type and defaults. Every text colour keeps 4.5:1 on its ground, in light and in dark.
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const brand: MantineColorsTuple = [
  ...(['#eef2ff', '#dfe6ff', '#c5d1fe', '#a3b4fb', '#8497f7'] as const),
  ...(['#6373f0', '#4652e5', '#3a43c9', '#3239a2', '#2c3280'] as const),
];

/** A cool grey instead of the neutral one. */
const dark: MantineColorsTuple = [
  ...(['#d5dae3', '#b6beca', '#98a2b3', '#5f6b7d', '#3b4554'] as const),
  ...(['#2f3846', '#222a36', '#181e27', '#12171f', '#0c1016'] as const),
];

export const theme = createTheme({
  colors: { brand, dark },
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily:
    '-apple-system, "Segoe UI", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
  fontFamilyMonospace: '"SF Mono", "JetBrains Mono", Menlo, Consolas, "Noto Sans Mono CJK SC", monospace',
  headings: {
    fontWeight: '600',
    // why: no title of two lines whose second is one character
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.35' },
      h2: { fontSize: '1.125rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  components: {
    Paper: { defaultProps: { withBorder: true, radius: 'md' } },
    Modal: { defaultProps: { centered: true, radius: 'md', padding: 'lg', overlayProps: { backgroundOpacity: 0.45 } } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 150, events: { hover: true, focus: true, touch: true } } },
    // why no placeholder: a menu may hold nothing but its items
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-end', withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: 'md' } },
    Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md' } },
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--uos-ground': '#f6f7fa',
    '--uos-sunken': '#f1f3f7',
    '--uos-line': 'var(--mantine-color-gray-3)',
    '--uos-outline': '#e8ebf1',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--uos-good': 'var(--mantine-color-teal-9)',
    '--uos-code-keyword': 'var(--mantine-color-violet-8)',
    '--uos-code-string': 'var(--mantine-color-teal-9)',
    '--uos-code-number': '#a33b00',
    '--uos-code-name': 'var(--mantine-color-blue-9)',
  },
  dark: {
    '--uos-ground': 'var(--mantine-color-dark-7)',
    '--uos-sunken': 'var(--mantine-color-dark-8)',
    '--uos-line': 'var(--mantine-color-dark-4)',
    '--uos-outline': 'var(--mantine-color-dark-5)',
    // why: what lies on the page is lighter than the page, in dark as in light
    '--mantine-color-body': 'var(--mantine-color-dark-6)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-disabled': 'var(--mantine-color-dark-5)',
    '--uos-good': 'var(--mantine-color-teal-3)',
    '--uos-code-keyword': 'var(--mantine-color-violet-3)',
    '--uos-code-string': 'var(--mantine-color-teal-3)',
    '--uos-code-number': 'var(--mantine-color-orange-3)',
    '--uos-code-name': 'var(--mantine-color-blue-3)',
    // why: as it comes it is darker than the page, and looks like a hole in it
    '--mantine-color-gray-light': 'color-mix(in srgb, var(--mantine-color-gray-5) 14%, transparent)',
    '--mantine-color-brand-light': 'color-mix(in srgb, var(--mantine-color-brand-5) 24%, transparent)',
    '--mantine-color-brand-light-hover': 'color-mix(in srgb, var(--mantine-color-brand-5) 32%, transparent)',
    '--mantine-color-brand-light-color': 'var(--mantine-color-brand-2)',
  },
});
