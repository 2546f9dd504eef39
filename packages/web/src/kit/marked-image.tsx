// A picture that grows when it is pressed, with marks on what its words are about.
import { Modal, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import classes from './marked-image.module.css';
import { text } from './text.zh.ts';

export interface ImageMark {
  /** From the left and the top edge, in percent. */
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

interface MarkedImageProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly marks?: readonly ImageMark[];
}

export function MarkedImage(props: MarkedImageProps) {
  const [open, setOpen] = useState(false);
  const { alt, marks = [] } = props;
  return (
    <figure className={classes.figure}>
      <UnstyledButton className={classes.press} title={text.enlarge(alt)} onClick={() => setOpen(true)}>
        <Picture {...props} />
      </UnstyledButton>
      {marks.length === 0 ? null : (
        <ol className={classes.words}>
          {marks.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ol>
      )}
      {open ? (
        <Modal
          opened
          onClose={() => setOpen(false)}
          title={alt}
          size="auto"
          closeButtonProps={{ 'aria-label': text.close }}
        >
          <Picture {...props} />
        </Modal>
      ) : null}
    </figure>
  );
}

function Picture({ src, alt, width, height, marks = [] }: MarkedImageProps) {
  return (
    <span className={classes.picture}>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" />
      {marks.map(({ x, y, label }, index) => (
        <span key={label} className={classes.mark} style={{ left: `${x}%`, top: `${y}%` }} aria-hidden="true">
          {index + 1}
        </span>
      ))}
    </span>
  );
}
