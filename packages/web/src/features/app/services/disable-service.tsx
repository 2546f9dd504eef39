// Switching a service off stops players: it says what they will notice, and the name of the service is typed.

import { label, serviceLabels } from '@uos/contract/labels';
import type { ServiceName } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { disableService } from '../../../parts/services/services.ts';
import { appKeys } from '../../../shell/apps.ts';
import { text } from './text.zh.ts';

interface DisableServiceProps {
  readonly app: App;
  readonly name: ServiceName;
  readonly onClose: () => void;
}

export function DisableService({ app, name, onClose }: DisableServiceProps) {
  const title = label(serviceLabels, name)[language];
  return (
    <Confirm
      title={text.disableTitle(title)}
      verb={text.disableVerb(title)}
      typed={title}
      onConfirm={() => disableService(app, name)}
      done={text.disabled(title)}
      refresh={appKeys(app.AppId)}
      onClose={onClose}
    >
      <p>{text.notices[name]}</p>
      <p>{text.disableWords(title)}</p>
    </Confirm>
  );
}
