// A notice on the screen of a player.
import { PhoneFrame } from '../phone/phone-frame.tsx';
import classes from './notices.module.css';
import { text } from './text.zh.ts';

interface NoticePhoneProps {
  readonly notices: readonly {
    readonly billboardID?: string;
    readonly title: string;
    readonly subtitle: string;
    readonly content: string;
  }[];
  /** In a form. */
  readonly beside?: boolean;
}

export function NoticePhone({ notices, beside = false }: NoticePhoneProps) {
  return (
    <PhoneFrame label={text.look} beside={beside}>
      {notices.map(({ billboardID, title, subtitle, content }) => (
        <article key={billboardID ?? 'draft'} className={classes.read}>
          <p className={classes.title}>{title || text.noTitle}</p>
          {subtitle === '' ? null : <p className={classes.subtitle}>{subtitle}</p>}
          <p className={classes.content}>{content || text.noContent}</p>
        </article>
      ))}
    </PhoneFrame>
  );
}
