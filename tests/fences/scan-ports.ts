// Time and ids are ports of the platform's kernel: a service that reads the machine's clock cannot be tested for a
// year in a second, and two replicas that make their own ids do not agree.

import { parseSync, Visitor } from 'oxc-parser';
import type { Finding } from './scan-imports.ts';
import { lineAt, type SourceFile } from './source-files.ts';

const BEHIND_PORTS = /^packages\/platform\/src\/(services|db)\/(?!.*\.test\.ts$)/;
const SQL_CLOCK =
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp|gen_random_uuid)\s*\(|\bcurrent_(timestamp|date|time)\b/i;

/** Every read of the real clock or of random ids in the platform's services and queries. */
export function scanPorts(files: SourceFile[]): Finding[] {
  return files.filter(({ path }) => BEHIND_PORTS.test(path)).flatMap(readsOf);
}

function readsOf({ path, text }: SourceFile): Finding[] {
  const found: Finding[] = [];
  const add = (says: string, offset: number): void => {
    found.push({ path, line: lineAt(text, offset), says });
  };
  new Visitor({
    MemberExpression: ({ object, property, start }) => {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') {
        return;
      }
      if (object.name === 'Date' && property.name === 'now') {
        add('Date.now(): take the time from the clock port', start);
      }
    },
    NewExpression: ({ callee, arguments: args, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && args.length === 0) {
        add('new Date(): take the time from the clock port', start);
      }
    },
    Identifier: ({ name, start }) => {
      if (name === 'randomUUID') {
        add('randomUUID: take ids from the id port', start);
      }
    },
    TemplateElement: ({ value, start }) => {
      if (SQL_CLOCK.test(value.raw)) {
        add('SQL that reads the clock or makes ids: pass them in', start);
      }
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && SQL_CLOCK.test(value)) {
        add('SQL that reads the clock or makes ids: pass them in', start);
      }
    },
  }).visit(parseSync(path, text).program);
  return found;
}
