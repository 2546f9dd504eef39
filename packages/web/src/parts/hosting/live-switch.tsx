// Whether what is shown is asked for again and again. Load it lazily: a switch comes with the fields of forms.
import { Switch } from '@mantine/core';

interface LiveSwitchProps {
  readonly label: string;
  readonly isLive: boolean;
  readonly onLive: (isLive: boolean) => void;
}

export default function LiveSwitch({ label, isLive, onLive }: LiveSwitchProps) {
  return <Switch label={label} checked={isLive} onChange={(event) => onLive(event.currentTarget.checked)} />;
}
