// Cuts a connection over which more comes than may, whether it is encrypted or not.
import type { Socket } from 'node:net';

/** why looked at beside: of what comes encrypted the socket tells nobody */
const LOOK_MS = 10;

/** Answers how to stop. */
export function watchBytes(wire: Socket, most: number, onTooMuch: () => void): () => void {
  const look = (): void => {
    if (wire.bytesRead > most) {
      onTooMuch();
    }
  };
  wire.on('data', look);
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}
