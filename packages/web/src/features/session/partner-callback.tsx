// The way back from the partner.
import { ExternalCallback } from './external-callback.tsx';

export default function PartnerCallback() {
  return <ExternalCallback kind="partner" />;
}
