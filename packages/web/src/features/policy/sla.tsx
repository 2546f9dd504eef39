// The screen of one policy.
import { PolicyPage } from './policy-page.tsx';
import { sla } from './texts/sla.text.zh.ts';

export default function Screen() {
  return <PolicyPage policy={sla} />;
}
