// Written content as data: paragraphs, lists, commands. Shared by policies and articles.
import { Commands } from '../../kit/show/code.tsx';
import classes from './prose.module.css';

/** A text is a paragraph. */
export type Block = string | { readonly list: readonly string[] } | { readonly commands: readonly string[] };

export interface Section {
  /** Names the section in the address: `#retention`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={classes.prose}>
      {blocks.map((block) => {
        if (typeof block === 'string') {
          return <p key={block}>{block}</p>;
        }
        return 'list' in block ? (
          <ul key={block.list.join()}>
            {block.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <Commands key={block.commands.join()} lines={block.commands} />
        );
      })}
    </div>
  );
}
