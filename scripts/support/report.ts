// A readable account of what ran: each line a step with its time and result.

export interface Report {
  /** Runs a step; `result` is what the line says when it is done. */
  step<T>(name: string, work: () => Promise<{ value: T; result: string }>): Promise<T>;
  note(text: string): void;
  end(): void;
  fail(error: unknown): void;
}

/** Starts a report on stdout. */
export function openReport(title: string): Report {
  const started = performance.now();
  let steps = 0;
  console.log(`\n${title}\n`);
  return {
    async step(name, work) {
      const begun = performance.now();
      try {
        const { value, result } = await work();
        steps += 1;
        line('ok', name, performance.now() - begun, result);
        return value;
      } catch (error) {
        line('FAILED', name, performance.now() - begun, '');
        throw error;
      }
    },
    note(text) {
      console.log(`        ${text}`);
    },
    end() {
      console.log(`\n${steps} steps, ${seconds(performance.now() - started)}, all done\n`);
    },
    fail(error) {
      console.log(`\nstopped after ${steps} steps: ${error instanceof Error ? error.message : String(error)}\n`);
    },
  };
}

function line(mark: string, name: string, ms: number, result: string): void {
  console.log(`${mark.padEnd(6)}  ${seconds(ms).padStart(7)}  ${name}`);
  if (result !== '') {
    console.log(`                 ${result}`);
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
