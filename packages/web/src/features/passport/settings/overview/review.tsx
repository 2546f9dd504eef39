// The review before production: an owner asks for it, an operator says yes or no.
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { IdDomain, IdDomainsSendForReviewInput } from '@uos/sdk/services/passport';
import { idDomainsSendForReviewForm } from '@uos/sdk/services/passport.forms';
import { useState } from 'react';
import { ActionButton } from '../../../../kit/act/action-button.tsx';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import { keyOf, queryOf } from '../../../../kit/call/query.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../../kit/form/form-dialog.tsx';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { useSession } from '../../../../shell/session.ts';
import { passportOf } from '../../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<Pick<IdDomainsSendForReviewInput, 'remark'>>;

const fields = fieldsOf<Values>(idDomainsSendForReviewForm, {
  remark: { kind: 'textarea', placeholder: text.remarkPlaceholder },
});

type Open = 'send' | 'approve' | 'reject';

export default function Review({ appId, domain }: { appId: string; domain: IdDomain }) {
  const { idDomains } = passportOf(appId);
  const reasonFor = usePermission();
  const isOperator = useSession()?.Admin != null;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const stand = useQuery(queryOf(idDomains.getProduction, { id: appId }));
  const refresh = [keyOf(idDomains.get), keyOf(idDomains.getProduction)];
  const isReviewing = domain.reviewStatus === 'Reviewing';
  const remark = stand.data?.reviewRemark ?? '';
  return (
    <>
      <Group gap="xs" justify="flex-end">
        {remark === '' ? null : (
          <Text size="xs" c="dimmed">
            {text.reviewRemark(remark)}
          </Text>
        )}
        {isOperator ? (
          <>
            {domain.production ? null : (
              <ActionButton size="xs" variant="default" onClick={() => setOpen('approve')}>
                {text.approve}
              </ActionButton>
            )}
            {domain.production || isReviewing ? (
              <ActionButton size="xs" variant="default" onClick={() => setOpen('reject')}>
                {text.reject}
              </ActionButton>
            ) : null}
          </>
        ) : domain.production ? null : (
          <ActionButton
            size="xs"
            variant="default"
            reason={reasonFor('passport.idDomains.sendForReview') ?? (isReviewing ? text.reviewing : undefined)}
            onClick={() => setOpen('send')}
          >
            {text.review}
          </ActionButton>
        )}
      </Group>
      {open === 'send' ? (
        <FormDialog<Values, unknown>
          title={text.review}
          fields={fields}
          initial={{ remark: '' }}
          submitLabel={text.review}
          onSubmit={(values) =>
            idDomains.sendForReview(
              inputOf<IdDomainsSendForReviewInput>(idDomainsSendForReviewForm, { ...values, idDomainID: appId }),
            )
          }
          done={() => text.reviewSent}
          refresh={refresh}
          onClose={close}
        >
          <Text size="sm">{text.reviewWords}</Text>
        </FormDialog>
      ) : null}
      {open === 'approve' || open === 'reject' ? (
        <Confirm
          title={text[open]}
          verb={text[open]}
          change={
            open === 'approve'
              ? { from: text.development, to: text.production }
              : { from: domain.production ? text.production : text.reviewing, to: text.development }
          }
          onConfirm={() => idDomains.setProduction({ idDomainID: appId, production: open === 'approve' })}
          done={open === 'approve' ? text.approved : text.rejected}
          refresh={refresh}
          onClose={close}
        >
          {open === 'approve' ? text.approveWords : text.rejectWords}
        </Confirm>
      ) : null}
    </>
  );
}
