// Codes on paper, to be cut and given out: a sheet over the console, of which a printer sees nothing else.
import { Button, FocusTrap } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TokenInstancesExportInput } from '@uos/sdk/services/passport';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { PrintPage } from '../../../kit/page/print-page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { resourcesQuery } from '../economy/queries.ts';
import { giftWords } from './pack-words.ts';
import classes from './print-codes.module.css';
import { printQuery } from './queries.ts';
import { text } from './text.zh.ts';

interface PrintCodesProps {
  readonly appId: string;
  readonly filters: TokenInstancesExportInput;
  /** Of what they are. */
  readonly name: string;
  readonly onClose: () => void;
}

const WAITING = 400;

export default function PrintCodes({ appId, filters, name, onClose }: PrintCodesProps) {
  const printed = useQuery(printQuery(appId, filters));
  const resources = useQuery(resourcesQuery(appId)).data;
  // why kept: the sheet names the document, and the screen below has a name of its own
  const [before] = useState(() => document.title);
  useEffect(
    () => () => {
      document.title = before;
    },
    [before],
  );
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        onClose();
      }
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);
  const { codes = [], total = 0 } = printed.data ?? {};
  return createPortal(
    <FocusTrap>
      <div role="dialog" aria-modal="true" aria-label={text.printTitle(name)} className={classes.over}>
        <div className={classes.close}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {text.closePrint}
          </Button>
        </div>
        <PrintPage title={text.printTitle(name)} isReady={printed.data !== undefined}>
          {printed.isLoadingError ? (
            <ErrorPanel error={printed.error} onRetry={() => void printed.refetch()} />
          ) : printed.data === undefined ? (
            <Waiting height={WAITING} />
          ) : (
            <>
              <h1 className={classes.name}>{text.printTitle(name)}</h1>
              <p className={classes.count}>{text.printCount(codes.length, total)}</p>
              <ul className={classes.codes}>
                {codes.map((code) => (
                  <li key={code.id}>
                    <code>{code.code}</code>
                    <small>{text.printGives(giftWords(code, resources))}</small>
                  </li>
                ))}
              </ul>
            </>
          )}
        </PrintPage>
      </div>
    </FocusTrap>,
    document.body,
  );
}
