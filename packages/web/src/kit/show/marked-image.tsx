// A picture that grows when it is pressed, with marks on what its words are about.

import { Suspense, useState } from 'react';
import { part } from '../lazy/part.tsx';
import { text } from '../text.zh.ts';
import classes from './marked-image.module.css';

// why: few who see the picture open it
const PictureDialog = part(() => import('./picture-dialog.tsx'), 'over');

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
  const { alt } = props;
  return (
    <figure className={classes.figure}>
      <button type="button" className={classes.press} title={text.enlarge(alt)} onClick={() => setOpen(true)}>
        <MarkedPicture {...props} />
      </button>
      <Words {...props} />
      {open ? (
        <Suspense fallback={null}>
          <PictureDialog title={alt} onClose={() => setOpen(false)}>
            {/* why: pressing it again closes it; source: platform-core 2.11 */}
            <button type="button" className={classes.enlarged} title={text.shrink(alt)} onClick={() => setOpen(false)}>
              <MarkedPicture {...props} />
            </button>
            <Words {...props} />
          </PictureDialog>
        </Suspense>
      ) : null}
    </figure>
  );
}

function Words({ marks = [] }: MarkedImageProps) {
  return marks.length === 0 ? null : (
    <ol className={classes.words}>
      {marks.map(({ label }) => (
        <li key={label}>{label}</li>
      ))}
    </ol>
  );
}

function MarkedPicture({ src, alt, width, height, marks = [] }: MarkedImageProps) {
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
