// The way back from the social network.
import { ExternalCallback } from './external-callback.tsx';

export default function SocialCallback() {
  return <ExternalCallback kind="social" />;
}
