// What members get: a rule for a range of ranks or for a tier, each with resources and how many of them.
import '@mantine/core/styles/NumberInput.css';
import { ActionIcon, Button, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { Icon } from '../../../kit/show/icon.tsx';
import { closeIcon, plusIcon } from '../../../kit/show/icons.ts';
import classes from './leaderboards.module.css';
import { text } from './text.zh.ts';

export interface RewardRow {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly tier: string;
  readonly items: readonly ItemRow[];
}

interface ItemRow {
  readonly resourceSlug: string;
  readonly quantity: number | undefined;
}

interface RewardRowsProps {
  readonly value: readonly RewardRow[];
  readonly byTier: boolean;
  readonly tiers: readonly { readonly slugName: string; readonly displayName: string }[];
  readonly disabled: boolean;
  readonly onChange: (value: readonly RewardRow[]) => void;
}

const NO_ITEM: ItemRow = { resourceSlug: '', quantity: 1 };

export function RewardRows({ value, byTier, tiers, disabled, onChange }: RewardRowsProps) {
  const edit = (at: number, change: Partial<RewardRow>) =>
    onChange(value.map((row, index) => (index === at ? { ...row, ...change } : row)));
  const last = Math.max(0, ...value.map(({ to }) => to ?? 0));
  return (
    <Stack gap="sm">
      {value.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place until it is saved
        <div key={at} className={classes.rewardRow}>
          <div className={classes.rewardWho}>
            {byTier ? (
              <NativeSelect
                aria-label={text.rewardTier(at + 1)}
                value={row.tier}
                disabled={disabled}
                data={[
                  { value: '', label: text.chooseTier },
                  ...tiers.map(({ slugName, displayName }) => ({ value: slugName, label: displayName || slugName })),
                ]}
                onChange={(event) => edit(at, { tier: event.currentTarget.value })}
              />
            ) : (
              <>
                <Rank
                  label={text.rewardFrom(at + 1)}
                  value={row.from}
                  disabled={disabled}
                  onChange={(from) => edit(at, { from })}
                />
                <Text size="sm" c="dimmed" aria-hidden="true">
                  –
                </Text>
                <Rank
                  label={text.rewardTo(at + 1)}
                  value={row.to}
                  disabled={disabled}
                  onChange={(to) => edit(at, { to })}
                />
              </>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              disabled={disabled}
              aria-label={text.removeReward(at + 1)}
              onClick={() => onChange(value.filter((_, index) => index !== at))}
            >
              <Icon of={closeIcon} size={16} />
            </ActionIcon>
          </div>
          <Items at={at} items={row.items} disabled={disabled} onChange={(items) => edit(at, { items })} />
        </div>
      ))}
      <div>
        <Button
          size="xs"
          variant="default"
          disabled={disabled}
          leftSection={<Icon of={plusIcon} size={14} />}
          onClick={() => onChange([...value, { from: last + 1, to: last + 1, tier: '', items: [NO_ITEM] }])}
        >
          {text.addReward}
        </Button>
      </div>
    </Stack>
  );
}

interface RankProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: number | undefined) => void;
}

function Rank({ label, value, disabled, onChange }: RankProps) {
  return (
    <NumberInput
      aria-label={label}
      min={1}
      allowDecimal={false}
      hideControls
      value={value ?? ''}
      disabled={disabled}
      onChange={(next) => onChange(typeof next === 'number' ? next : undefined)}
    />
  );
}

interface ItemsProps {
  readonly at: number;
  readonly items: readonly ItemRow[];
  readonly disabled: boolean;
  readonly onChange: (items: readonly ItemRow[]) => void;
}

function Items({ at, items, disabled, onChange }: ItemsProps) {
  const edit = (which: number, change: Partial<ItemRow>) =>
    onChange(items.map((item, index) => (index === which ? { ...item, ...change } : item)));
  return (
    <Stack gap="xs">
      {items.map((item, which) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place until it is saved
        <div key={which} className={classes.itemRow}>
          <TextInput
            aria-label={text.itemSlug(at + 1, which + 1)}
            placeholder="JADE"
            value={item.resourceSlug}
            disabled={disabled}
            onChange={(event) => edit(which, { resourceSlug: event.currentTarget.value })}
          />
          <NumberInput
            aria-label={text.itemQuantity(at + 1, which + 1)}
            min={1}
            allowDecimal={false}
            hideControls
            value={item.quantity ?? ''}
            disabled={disabled}
            onChange={(next) => edit(which, { quantity: typeof next === 'number' ? next : undefined })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            disabled={disabled || items.length === 1}
            aria-label={text.removeItem(at + 1, which + 1)}
            onClick={() => onChange(items.filter((_, index) => index !== which))}
          >
            <Icon of={closeIcon} size={16} />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button size="compact-xs" variant="subtle" disabled={disabled} onClick={() => onChange([...items, NO_ITEM])}>
          {text.addItem}
        </Button>
      </div>
    </Stack>
  );
}
