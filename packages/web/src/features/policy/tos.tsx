// The screen of one policy.
import { PolicyPage } from './policy-page.tsx';
import { tos } from './texts/tos.text.zh.ts';

export default function Screen() {
  return <PolicyPage policy={tos} />;
}
