// The screen of one policy.
import { PolicyPage } from './policy-page.tsx';
import { privacy } from './texts/privacy.text.zh.ts';

export default function Screen() {
  return <PolicyPage policy={privacy} />;
}
