// Providers around the router.
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { router } from './router.tsx';
import { createQueryClient, prefetchSession } from './session.ts';
import { theme } from './theme.ts';

const client = createQueryClient();
prefetchSession(client);

/** `nonce` is what the policy of this response lets inline styles carry. */
export function App({ nonce }: { nonce: string }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
