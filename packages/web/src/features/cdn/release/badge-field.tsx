// The badge that a release gets: any name, and those that there are at one press.
import { Button, Group, Text, TextInput } from '@mantine/core';
import { reservedBadge } from '@uos/contract/rules';
import type { Badge } from '@uos/sdk/browser';
import type { OwnInput } from '../../../kit/form/fields.ts';
import { text } from '../text.zh.ts';

interface BadgeFieldProps extends OwnInput<string> {
  readonly badges: readonly Badge[];
}

export function BadgeField({ value, onChange, problem, disabled, badges }: BadgeFieldProps) {
  const own = badges.filter(({ name }) => name !== reservedBadge);
  return (
    <div>
      <TextInput
        aria-label={text.releaseBadge}
        placeholder={text.releaseBadgePlaceholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.trim())}
        error={problem !== undefined}
        disabled={disabled}
      />
      {own.length === 0 ? null : (
        <Group gap={6} mt={6} role="group" aria-label={text.badgesThere}>
          <Text size="xs" c="dimmed">
            {text.badgesThere}
          </Text>
          {own.map(({ name, releasenum }) => (
            <Button
              key={name}
              size="compact-xs"
              variant={value === name ? 'light' : 'default'}
              aria-label={text.takeBadge(name)}
              aria-pressed={value === name}
              onClick={() => onChange(value === name ? '' : name)}
            >
              {name} {text.releaseNumber(releasenum)}
            </Button>
          ))}
        </Group>
      )}
    </div>
  );
}
