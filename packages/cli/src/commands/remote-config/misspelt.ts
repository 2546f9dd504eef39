// Attributes in the rules of a file that are probably misspelt. They are told and stand in nobody's way: games send
// attributes of their own.
import { meantAttributes, readRule, usualAttributes } from '@uos/contract/rules';
import type { Uos } from '@uos/sdk';
import type { Context } from '../../program/context.ts';
import type { FileDocument } from './file.ts';

type Attributes = Pick<Uos['remoteConfig']['attributes'], 'list'>;

export async function noteMisspelt(
  { note }: Pick<Context, 'note'>,
  attributes: Attributes,
  { overrides }: Pick<FileDocument, 'overrides'>,
): Promise<void> {
  const usual = usualAttributes.map(([name]) => name);
  if (misspelt(overrides, usual).length === 0) {
    return;
  }
  const { attributes: seen } = await attributes.list();
  const known = [...seen.map(({ name }) => name), ...usual];
  for (const { override, name, meant } of misspelt(overrides, known)) {
    note(
      {
        zh: `“${override}”的规则里有 ${name}，最近 7 天没有收到；是不是 ${meant}？`,
        en: `The rule of "${override}" reads ${name}, which was not sent in 7 days; did you mean ${meant}?`,
      },
      { style: 'yellow', text: '!' },
    );
  }
}

function misspelt(overrides: FileDocument['overrides'], known: readonly string[]) {
  return overrides.flatMap(({ name: override, rule = '' }) => {
    const read = readRule(rule).rule;
    return read === undefined ? [] : meantAttributes(read, known).map((one) => ({ override, ...one }));
  });
}
