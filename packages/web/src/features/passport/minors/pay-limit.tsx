// A limit of payments: none at all, no limit, or an amount. Held in fen as the contract has it, 0 and -1 for the words.
import { Group, NativeSelect } from '@mantine/core';
import type { OwnInput } from '../../../kit/form/fields.ts';
import { AmountInput } from './amount-input.tsx';
import { text } from './text.zh.ts';

const NONE = 0;
const FREE = -1;
/** What stands there first once an amount is wanted. */
const FIRST_FEN = 5000;
const FEN = 100;

export function PayLimit({ label, value, onChange, disabled }: OwnInput<number> & { label: string }) {
  const kind = value === NONE ? 'none' : value === FREE ? 'free' : 'amount';
  return (
    <Group gap="xs">
      <NativeSelect
        w={120}
        aria-label={text.payKind(label)}
        disabled={disabled}
        value={kind}
        data={[
          { value: 'none', label: text.payNone },
          { value: 'amount', label: text.payUpTo },
          { value: 'free', label: text.payFree },
        ]}
        onChange={({ currentTarget: { value: next } }) =>
          onChange(next === 'none' ? NONE : next === 'free' ? FREE : FIRST_FEN)
        }
      />
      {kind === 'amount' ? (
        <AmountInput
          bare
          label={label}
          unit={text.yuan}
          disabled={disabled}
          value={value / FEN}
          onChange={(yuan) => {
            // why not 0: that would mean none at all while somebody still types
            const fen = Math.round(yuan * FEN);
            if (fen > 0) {
              onChange(fen);
            }
          }}
        />
      ) : null}
    </Group>
  );
}
