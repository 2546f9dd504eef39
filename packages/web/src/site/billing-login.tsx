// The billing administrators' door.
import { OfficeLogin } from './office-login.tsx';

export default function BillingLogin() {
  return <OfficeLogin office="billing" />;
}
