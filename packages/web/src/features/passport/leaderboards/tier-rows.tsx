// The tiers of a leaderboard in rows: name, identifier and what has to be reached.
import '@mantine/core/styles/NumberInput.css';
import { ActionIcon, Button, NumberInput, Stack, TextInput } from '@mantine/core';
import { Icon } from '../../../kit/show/icon.tsx';
import { closeIcon, plusIcon } from '../../../kit/show/icons.ts';
import classes from './leaderboards.module.css';
import { text } from './text.zh.ts';

export interface TierRow {
  readonly slugName: string;
  readonly displayName: string;
  readonly cutoff: number | undefined;
}

interface TierRowsProps {
  readonly value: readonly TierRow[];
  readonly disabled: boolean;
  readonly onChange: (value: readonly TierRow[]) => void;
}

export function TierRows({ value, disabled, onChange }: TierRowsProps) {
  const edit = (at: number, change: Partial<TierRow>) =>
    onChange(value.map((row, index) => (index === at ? { ...row, ...change } : row)));
  return (
    <Stack gap="xs">
      {value.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place until it is saved
        <div key={at} className={classes.tierRow}>
          <TextInput
            aria-label={text.tierName(at + 1)}
            placeholder={text.tierNamePlaceholder}
            value={row.displayName}
            disabled={disabled}
            onChange={(event) => edit(at, { displayName: event.currentTarget.value })}
          />
          <TextInput
            aria-label={text.tierSlug(at + 1)}
            placeholder="gold"
            value={row.slugName}
            disabled={disabled}
            onChange={(event) => edit(at, { slugName: event.currentTarget.value })}
          />
          <NumberInput
            aria-label={text.tierCutoff(at + 1)}
            placeholder={text.cutoff}
            value={row.cutoff ?? ''}
            disabled={disabled}
            hideControls
            onChange={(cutoff) => edit(at, { cutoff: typeof cutoff === 'number' ? cutoff : undefined })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            disabled={disabled}
            aria-label={text.removeTier(at + 1)}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            <Icon of={closeIcon} size={16} />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          size="xs"
          variant="default"
          disabled={disabled}
          leftSection={<Icon of={plusIcon} size={14} />}
          onClick={() => onChange([...value, { slugName: '', displayName: '', cutoff: undefined }])}
        >
          {text.addTier}
        </Button>
      </div>
    </Stack>
  );
}
