// Code to read and copy, lightly coloured, without an editor.
import { Fragment } from 'react';
import { Copy } from '../show/copy.tsx';
import classes from './code-view.module.css';
import { text } from './text.zh.ts';
import { type CodeLanguage, tokensOf } from './tokens.ts';

interface CodeViewProps {
  readonly code: string;
  readonly language?: CodeLanguage;
  /** What is copied where that is not what is seen: a secret is masked here. */
  readonly copied?: string;
  /** What it is, for screen readers. */
  readonly label?: string;
  /** Numbers the lines. */
  readonly numbered?: boolean;
  readonly maxHeight?: number;
}

export default function CodeView({
  code,
  copied = code,
  language = 'text',
  label,
  numbered,
  maxHeight,
}: CodeViewProps) {
  return (
    <div className={classes.root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={label ?? text.code} style={{ maxHeight }}>
        <pre className={classes.lines} data-numbered={numbered || undefined} data-language={language}>
          {code.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <span key={index} className={classes.line}>
              {tokensOf(line, language).map(([kind, word], at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
                <Fragment key={at}>{kind === 'plain' ? word : <span data-kind={kind}>{word}</span>}</Fragment>
              ))}
              {'\n'}
            </span>
          ))}
        </pre>
      </section>
      <div className={classes.corner}>
        <Copy value={copied} label={text.copyCode} />
      </div>
    </div>
  );
}
