// Where the identity provider sends the browser after it has ended its own session.
import { SignedOut } from './signed-out.tsx';

export default SignedOut;
