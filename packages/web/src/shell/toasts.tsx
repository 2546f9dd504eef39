// Where notices appear: below the row of a screen's actions, and never more than two.
import { Notifications } from '@mantine/notifications';

export default function Toasts() {
  return <Notifications position="top-right" limit={2} containerWidth={360} />;
}
