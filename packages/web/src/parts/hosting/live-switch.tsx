// Whether what is shown is asked for again and again. Load it lazily: a switch comes with the fields of forms.
import { Switch } from '@mantine/core';

interface LiveSwitchProps {
  readonly label: string;
  readonly isLive: boolean;
  readonly isDisabled?: boolean;
  readonly onLive: (isLive: boolean) => void;
}

export default function LiveSwitch({ label, isLive, isDisabled = false, onLive }: LiveSwitchProps) {
  return (
    <Switch
      label={label}
      disabled={isDisabled}
      checked={isLive}
      onChange={(event) => onLive(event.currentTarget.checked)}
    />
  );
}
