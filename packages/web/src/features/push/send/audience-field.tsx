// Chooses who a notice goes to, and says how many that is.
import { MultiSelect, SegmentedControl, Stack, TagsInput, Text } from '@mantine/core';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { useQuery } from '@tanstack/react-query';
import type { OwnInput } from '../../../kit/form/fields.ts';
import { channelChoicesQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { type Audience, audienceWords } from './audience.ts';

interface AudienceFieldProps extends OwnInput<Audience> {
  readonly appId: string;
  /** Players connected now. */
  readonly online: number;
}

export function AudienceField({ appId, online, value, onChange, problem, disabled }: AudienceFieldProps) {
  const channels = useQuery(channelChoicesQuery(appId)).data ?? [];
  return (
    <Stack gap="xs" data-error={problem === undefined ? undefined : true}>
      <div>
        <SegmentedControl
          size="sm"
          aria-label={text.to}
          disabled={disabled}
          value={value.to}
          data={[
            { value: 'all', label: text.toAll },
            { value: 'channels', label: text.toChannels },
            { value: 'players', label: text.toPlayers },
          ]}
          onChange={(to) => onChange({ ...value, to: to === 'channels' || to === 'players' ? to : 'all' })}
        />
      </div>
      {value.to === 'channels' ? (
        <MultiSelect
          searchable
          aria-label={text.whichChannels}
          placeholder={value.channels.length === 0 ? text.whichChannels : undefined}
          data={channels.map(({ name }) => name)}
          value={[...value.channels]}
          disabled={disabled}
          error={problem}
          onChange={(names) => onChange({ ...value, channels: names })}
        />
      ) : null}
      {value.to === 'players' ? (
        <TagsInput
          aria-label={text.whichPlayers}
          placeholder={value.playerIds.length === 0 ? text.whichPlayers : undefined}
          value={[...value.playerIds]}
          disabled={disabled}
          error={problem}
          onChange={(playerIds) => onChange({ ...value, playerIds })}
        />
      ) : null}
      <Text size="sm" c="dimmed" role="status">
        {audienceWords(value, online, channels)}
      </Text>
    </Stack>
  );
}
