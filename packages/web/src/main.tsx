// Starts the console in the page.
import './styles.ts';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';

const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
const container = document.getElementById('root');
if (container === null) {
  throw new Error('the page has no #root');
}
// why: the scroll lock of dialogs writes a style element of its own and reads its nonce from here
setNonce(nonce);
createRoot(container).render(
  <StrictMode>
    <App nonce={nonce} />
  </StrictMode>,
);
