// A mail on the screen of a player: sender, words, gifts, and how long it stays.
import type { RewardItem } from '@uos/sdk/browser';
import { amountWords } from '../economy/amounts/amounts.ts';
import { PhoneFrame } from '../phone/phone-frame.tsx';
import classes from './mail.module.css';
import { type Validity, validityWords } from './mail-words.ts';
import { text } from './text.zh.ts';

interface PhoneProps {
  readonly mail: {
    readonly sender: string;
    readonly title: string;
    readonly content: string;
  };
  readonly gifts: readonly RewardItem[];
  /** Words, or what they are made of. */
  readonly valid: Validity | string;
  /** In a form. */
  readonly beside?: boolean;
}

export function Phone({ mail: { sender, title, content }, gifts, valid, beside = false }: PhoneProps) {
  return (
    <PhoneFrame label={text.preview} beside={beside}>
      <p className={classes.sender}>{sender || text.noSender}</p>
      <p className={classes.title}>{title || text.noTitle}</p>
      <p className={classes.content}>{content || text.noContent}</p>
      {gifts.length === 0 ? null : (
        <>
          <p className={classes.label}>{text.attachments}</p>
          <ul className={classes.gifts}>
            {gifts.map((gift) => (
              <li key={gift.slugName}>{amountWords(gift)}</li>
            ))}
          </ul>
          <span className={classes.claim}>{text.claim}</span>
        </>
      )}
      <p className={classes.label}>{typeof valid === 'string' ? valid : validityWords(valid)}</p>
    </PhoneFrame>
  );
}
