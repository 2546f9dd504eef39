// Every part of the kit in each of its states, on the development server alone: `/gallery.html?scene=data-list/rows`.
// The colours are those of the system. No build of the console contains this page.
import '../styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { readWords, writeWords } from '../shell/search-words.ts';
import { theme } from '../shell/theme.ts';
import Toasts from '../shell/toasts.tsx';
import { Gallery } from './gallery.tsx';

const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
setNonce(nonce);

const client = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
// as a list does that asks again by itself
addEventListener('refresh', () => void client.invalidateQueries());
const root = createRootRoute();
const scene = createRoute({ getParentRoute: () => root, path: '/gallery.html', component: Gallery });
const router = createRouter({
  routeTree: root.addChildren([scene]),
  parseSearch: readWords,
  stringifySearch: writeWords,
});
const container = document.getElementById('root');

if (container !== null) {
  createRoot(container).render(
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <QueryClientProvider client={client}>
        <Toasts />
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}
