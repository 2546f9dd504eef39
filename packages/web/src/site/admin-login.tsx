// The operators' door.
import { OfficeLogin } from './office-login.tsx';

export default function AdminLogin() {
  return <OfficeLogin office="operator" />;
}
