// The rows that fit, as a file, and the call that answers them; from the first time the menu is opened.

import { Menu } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { toastError, toastInfo } from '../../act/toast.tsx';
import { useAppId } from '../../address/link.ts';
import { part } from '../../lazy/part.tsx';
import { arrival } from '../../lazy/source.ts';
import { Icon } from '../../show/icon.tsx';
import { codeIcon, downloadIcon, tableIcon, terminalIcon } from '../../show/icons.ts';
import { text } from '../text.zh.ts';
import type { ListView } from '../view.ts';
import { ToolButton } from './tool-button.tsx';

const rowsOut = arrival(() => import('./export-rows.ts'));
const CallDialog = part(() => import('./call-dialog.tsx'), 'over');

interface ExportMenuProps<Row> {
  readonly view: ListView<Row>;
  readonly isEmpty: boolean;
  /** Gives up on it where it did not arrive. */
  readonly onClose?: () => void;
}

export default function ExportMenu<Row>({ view, isEmpty }: ExportMenuProps<Row>) {
  const target = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isCallShown, showCall] = useState(false);
  // why an app: what people of the platform and of an organisation read is read with their session alone
  const asked = useAppId() === undefined ? undefined : view.source.asked;
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setOpen(true);
  }, []);
  const run = (format: 'csv' | 'json') => () => {
    const { label, source, state, columnsState } = view;
    const begin = async (): Promise<void> => {
      const { exportRows } = await rowsOut.bring();
      toastInfo(text.exportStarted);
      await exportRows({ label, source, question: state.question, columns: columnsState.all, format });
    };
    begin().catch(toastError);
  };
  return (
    <>
      <Menu width={220} opened={open} onChange={setOpen}>
        <Menu.Target>
          <ToolButton ref={target} icon={downloadIcon} label={text.export} isOpen={open} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{text.exportHint}</Menu.Label>
          <Menu.Item disabled={isEmpty} leftSection={<Icon of={tableIcon} size={16} />} onClick={run('csv')}>
            {text.exportCsv}
          </Menu.Item>
          <Menu.Item disabled={isEmpty} leftSection={<Icon of={codeIcon} size={16} />} onClick={run('json')}>
            {text.exportJson}
          </Menu.Item>
          {asked === undefined ? null : (
            <Menu.Item leftSection={<Icon of={terminalIcon} size={16} />} onClick={() => showCall(true)}>
              {text.asCode}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked === undefined || !isCallShown ? null : (
        <Suspense fallback={null}>
          <CallDialog {...asked(view.state.question)} onClose={() => showCall(false)} />
        </Suspense>
      )}
    </>
  );
}
