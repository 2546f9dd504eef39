// The map people use: one line per operation, with its HTTP line and its command.

import { writtenCommands } from '../src/generated/written-commands.ts';
import { cliWords } from '../src/kernel/walk.ts';
import type { OperationModel, ServiceModel } from '../src/reference/model.ts';
import { contextsOf, replyTypes } from './sdk-service.ts';

/** `packages/contract/api.md`. */
export function reference(models: readonly ServiceModel[]): string {
  const count = models.reduce((sum, { operations }) => sum + operations.length, 0);
  return `<!-- Generated from the contract by \`npm run gen\`; do not edit. -->

# Every operation

${count} operations in ${models.length} services. Each line: how the SDK calls it, how it goes over the wire, how the CLI
calls it, and how sure its shape is: \`spec\` is written in the specification, \`seen\` was seen in real clients,
\`assumed\` was chosen by this project.

${models.map(serviceSection).join('\n')}`;
}

function serviceSection(model: ServiceModel): string {
  const { title, name } = model.service;
  const groups = [...new Set(model.operations.map(({ group }) => group))];
  const sections = groups.map((group) => {
    const lines = model.operations.filter((operation) => operation.group === group).map((one) => line(model, one));
    return `${group === undefined ? '' : `### ${model.property}.${group}\n\n`}${lines.join('\n')}\n`;
  });
  return `## ${title.en} · ${title.zh} (\`${name}\`)\n\n${sections.join('\n')}`;
}

function line(model: ServiceModel, one: OperationModel): string {
  const { operation, fullPath } = one;
  const { reply } = replyTypes(one, contextsOf(model).reply);
  const keys = one.fields.map(({ key, required }) => (required ? key : `${key}?`));
  const call = `uos.${one.id}(${keys.length === 0 ? '' : `{ ${keys.join(', ')} }`}) → ${reply}`;
  // why not always its own words: a call that a command was written for is not derived
  const command = writtenCommands[one.id] ?? `uos ${cliWords(one).join(' ')}`;
  return `- \`${call}\`\n  ${operation.summary.en} · ${operation.summary.zh}\n  \`${operation.method} ${fullPath}\` · \`${command}\` · ${operation.known ?? 'spec'}`;
}
