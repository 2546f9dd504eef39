// Bodies that never come: of every served call that reads one, and of every stream route. Each is answered with what is
// no failure, or cut, in about the time that a platform waits for a body.
import { connect } from 'node:net';
import type { TestPlatform } from '../../../packages/platform/src/testing/platform.ts';
import { servedOperations } from './run.ts';

interface Way {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly host: string;
}

/** Sent of a hundred bytes. */
const BEGUN = '{"';

/** One line for each that stays open for longer than `patienceMs`, or is answered with a failure of the platform's own. */
export async function stall(platform: TestPlatform, patienceMs: number): Promise<{ ways: number; problems: string[] }> {
  const hosts = { console: new URL(platform.origin).host, content: new URL(platform.contentOrigin).host };
  const ways: Way[] = [
    ...servedOperations()
      .filter(({ operation }) => operation.body !== undefined)
      .map(({ id, operation, fullPath }) => ({
        ...{ name: id, method: operation.method, host: hosts.console },
        path: fullPath.replaceAll(/\{[^}]*\}/g, '0f8fad5b-d9cb-469f-a165-708677289501'),
      })),
    ...platform.streams.flatMap(({ prefix, methods, origin }) =>
      methods
        .filter((method) => method !== 'GET' && method !== 'HEAD')
        .map((method) => ({ name: `${method} ${prefix}`, method, path: prefix, host: hosts[origin] })),
    ),
  ];
  // why all at once: most of a round is waiting
  const ended = await Promise.all(ways.map(async (way) => ({ way, ...(await end(platform.port, way, patienceMs)) })));
  const problems = ended
    .filter(({ status, isOpen }) => isOpen || status >= 500)
    .map(({ way, status, isOpen }) => `${way.name}: ${isOpen ? `open after ${patienceMs} ms` : status}`);
  return { ways: ways.length, problems };
}

/** What becomes of one: its status, 0 where it is cut without one. */
function end(
  port: number,
  { method, path, host }: Way,
  patienceMs: number,
): Promise<{ status: number; isOpen: boolean }> {
  return new Promise((resolve) => {
    let text = '';
    const status = (): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
    const wire = connect(port, '127.0.0.1', () =>
      wire.write(
        `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n${BEGUN}`,
      ),
    );
    const patience = setTimeout(() => {
      // why not open: an answer that is whole is an end, whenever the connection goes
      resolve({ status: status(), isOpen: status() === 0 });
      wire.destroy();
    }, patienceMs);
    wire.setEncoding('latin1').on('error', () => undefined);
    wire.on('data', (chunk) => {
      text += chunk;
    });
    wire.on('close', () => {
      clearTimeout(patience);
      resolve({ status: status(), isOpen: false });
    });
  });
}
