// A reporter of Vitest that writes down when each test file began and ended, and how much broke outside of any test.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileTime } from './times.ts';
import { ROOT } from './workspace.ts';

/** Names the file that it writes. */
export const RECORD = 'UOS_TEST_RECORD';

export interface Record {
  readonly files: readonly FileTime[];
  /** Rejections that nobody handled, workers that died. */
  readonly strayErrors: number;
}

export default class TimeRecorder implements Reporter {
  readonly #begun = new Map<string, number>();
  readonly #files: FileTime[] = [];

  onTestModuleQueued({ id }: TestModule): void {
    this.#begun.set(id, Date.now());
  }

  onTestModuleEnd({ id, moduleId, project, children }: TestModule): void {
    const ended = Date.now();
    this.#files.push({
      project: project.name,
      path: relative(ROOT, moduleId),
      tests: [...children.allTests()].length,
      begun: this.#begun.get(id) ?? ended,
      ended,
    });
  }

  onTestRunEnd(_: unknown, { length: strayErrors }: readonly unknown[]): void {
    const path = process.env[RECORD] ?? '';
    if (path !== '') {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify({ files: this.#files, strayErrors } satisfies Record));
    }
  }
}
