// Where notices appear.
import { Notifications } from '@mantine/notifications';

export default function Toasts() {
  return <Notifications position="top-right" limit={4} />;
}
