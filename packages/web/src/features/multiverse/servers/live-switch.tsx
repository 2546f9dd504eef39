// Whether the servers of a list are asked for again and again. Load it lazily: a switch comes with the fields of forms.
import { Switch } from '@mantine/core';
import { text } from '../text.zh.ts';

interface LiveSwitchProps {
  readonly isLive: boolean;
  readonly onLive: (isLive: boolean) => void;
}

export default function LiveSwitch({ isLive, onLive }: LiveSwitchProps) {
  return <Switch label={text.liveRefresh} checked={isLive} onChange={(event) => onLive(event.currentTarget.checked)} />;
}
