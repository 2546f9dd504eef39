// What the subset of MongoDB is and is not, wherever somebody chooses or uses one.
import { mongoSubsetCommands, mongoSubsetMissing } from '@uos/contract/rules';
import { language } from '../../kit/language/language.zh.ts';
import { text } from './text.zh.ts';

export function SubsetNote() {
  return (
    <div>
      <p>
        {text.subsetLacks}: {mongoSubsetMissing[language]}
      </p>
      <details>
        <summary>{text.subsetKnows}</summary>
        <code>{mongoSubsetCommands.join(' ')}</code>
      </details>
    </div>
  );
}
