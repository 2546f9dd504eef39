// Names of a rule that no game has sent and that are near to one that is known: most are misspelt, none is an error.
import { Anchor, Text } from '@mantine/core';
import { meantAttributes, readRule } from '@uos/contract/rules';
import { useMemo } from 'react';
import { text } from '../text.zh.ts';
import type { KnownAttribute } from './attributes.ts';
import { renamed } from './renamed.ts';

interface MeantHintProps {
  readonly rule: string;
  readonly attributes: readonly KnownAttribute[];
  readonly disabled: boolean;
  readonly onChange: (rule: string) => void;
}

export function MeantHint({ rule, attributes, disabled, onChange }: MeantHintProps) {
  const found = useMemo(() => {
    const read = readRule(rule).rule;
    const names = attributes.map(({ name }) => name);
    return read === undefined ? [] : meantAttributes(read, names);
  }, [rule, attributes]);
  return (
    <div role="status">
      {found.map(({ name, meant }) => (
        <Text key={name} size="xs" c="dimmed">
          {text.neverSent(name)}{' '}
          <Anchor
            component="button"
            type="button"
            inherit
            disabled={disabled}
            onClick={() => onChange(renamed(rule, name, meant))}
          >
            {text.meantName(meant)}
          </Anchor>
        </Text>
      ))}
    </div>
  );
}
