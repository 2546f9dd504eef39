// Where notices appear: below the row of a screen's actions, and never more than two.
import { Notifications } from '@mantine/notifications';
import { MOST_NOTICES } from '../kit/act/toast.tsx';

export default function Toasts() {
  return <Notifications position="top-right" limit={MOST_NOTICES} containerWidth={360} />;
}
