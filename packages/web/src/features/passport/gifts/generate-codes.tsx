// Codes drawn for a gift pack: a batch of them, which is shown next.
import { useNavigate } from '@tanstack/react-router';
import type { TokenClass, TokenInstancesGenerateInput } from '@uos/sdk/services/passport';
import { tokenInstancesGenerateForm } from '@uos/sdk/services/passport.forms';
import { screen } from '../../../kit/address/link.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import { codeKeys } from './queries.ts';
import { text } from './text.zh.ts';

const fields = fieldsOf<ValuesOf<Omit<TokenInstancesGenerateInput, 'tokenClassId'>>>(tokenInstancesGenerateForm, {
  count: { label: text.generateCount },
});

const USUAL = 100;

interface GenerateCodesProps {
  readonly appId: string;
  readonly pack: TokenClass;
  readonly onClose: () => void;
}

export default function GenerateCodes({ appId, pack: { tokenClassId, name }, onClose }: GenerateCodesProps) {
  const navigate = useNavigate();
  return (
    <FormDialog
      title={text.generateTitle(name)}
      fields={fields}
      initial={{ count: USUAL }}
      submitLabel={text.generateVerb}
      onSubmit={({ count = USUAL }) => passportOf(appId).tokenInstances.generate({ tokenClassId, count })}
      done={({ count }) => text.generated(count)}
      refresh={codeKeys(appId)}
      onClose={(reply) => {
        onClose();
        if (reply !== undefined) {
          const words = { classId: tokenClassId, batch: reply.batchId };
          void navigate(screen('/services/{appId}/passport/gift/instances', { appId }, words));
        }
      }}
    >
      {text.generateHelp}
    </FormDialog>
  );
}
