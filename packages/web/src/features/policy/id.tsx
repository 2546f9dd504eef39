// The screen of one policy.
import { PolicyPage } from './policy-page.tsx';
import { accountAgreement } from './texts/id.text.zh.ts';

export default function Screen() {
  return <PolicyPage policy={accountAgreement} />;
}
