// The example game as a static server has it, where a test puts something else in the place of some of its files.
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { ROOT } from '../../../scripts/support/workspace.ts';

const GAME = join(ROOT, 'examples/h5-game/dist');
const TYPES: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' },
  ...{ '.png': 'image/png', '.svg': 'image/svg+xml' },
};

export interface ServedGame {
  /** Of its page. */
  readonly address: string;
  /** Answers this from here on where the page asks for that file. */
  answer(path: string, content: unknown): void;
  close(): void;
}

/** What a file of the game says. */
export function readGame<Content>(path: string): Content {
  return JSON.parse(readFileSync(join(GAME, path), 'utf8')) as Content;
}

/** Serves the game that was built, there or in a folder of its own; it knows of no platform until it is told of one. */
export async function serveGame(folder = GAME): Promise<ServedGame> {
  const answers = new Map<string, unknown>();
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://game').pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    if (answers.has(path)) {
      response.end(JSON.stringify(answers.get(path)));
    } else if (existsSync(file)) {
      createReadStream(file).pipe(response);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    answer: (path, content) => void answers.set(path, content),
    close: () => void server.close(),
  };
}
