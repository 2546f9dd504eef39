// Back from the payment provider: what it sent is checked, then the new balance is read. A failure stays on the screen.

import { Button, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { contactPath, formatYuan, stepCodes } from '@uos/contract/rules';
import type { Transaction } from '@uos/sdk/browser';
import { type CompleteInput, paymentTable } from '@uos/sdk/services/payment';
import { screen } from '../../kit/address/link.ts';
import { gatherOf } from '../../kit/call/query.ts';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Facts } from '../../kit/show/facts.tsx';
import { Icon } from '../../kit/show/icon.tsx';
import { checkIcon, closeIcon } from '../../kit/show/icons.ts';
import { platformOf } from '../../shell/uos.ts';
import classes from './payment-result.module.css';
import { balanceQuery, moneyKeys } from './queries.ts';
import { text } from './text.zh.ts';

const words = text.payment;
const { payment } = platformOf({ payment: paymentTable });

export default function PaymentResult() {
  const answer = useSearch({ strict: false }) as unknown as CompleteInput;
  const client = useQueryClient();
  const result = useQuery({
    ...gatherOf(payment.complete, answer, 'and balances', async (signal) => {
      const { Transaction: deposit } = await payment.complete(answer, { signal });
      await Promise.all(moneyKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
      return deposit;
    }),
    // why: the provider's answer does not change, and looking at it again must not look like paying again
    staleTime: Number.POSITIVE_INFINITY,
  });
  const orgId = result.data?.OrganizationId ?? '';
  const balance = useQuery({ ...balanceQuery(orgId), enabled: result.isSuccess });
  const step = stepOf(result.isError, result.isSuccess, balance.isFetched);
  return (
    <Page title={words.title}>
      <Paper p="lg" className={classes.panel}>
        <Stack gap="lg">
          <Steps step={step} />
          {result.isError ? <Failed error={result.error} answer={answer} /> : null}
          {result.isSuccess && step === stepCodes.payment.stepSuccess ? (
            <Done deposit={result.data} balanceYuan={balance.data?.Balance} />
          ) : null}
          {result.isError || step === stepCodes.payment.stepSuccess ? null : (
            <Group gap="sm" role="status">
              <Loader size="sm" />
              <Text>{step === stepCodes.payment.stepCallback ? words.checking : words.updating}</Text>
            </Group>
          )}
        </Stack>
      </Paper>
    </Page>
  );
}

type StepCode = (typeof stepCodes.payment)[keyof typeof stepCodes.payment];

function stepOf(hasFailed: boolean, isPaid: boolean, isUpdated: boolean): StepCode {
  const { stepCallback, stepUpdating, stepSuccess, stepFail } = stepCodes.payment;
  if (hasFailed) {
    return stepFail;
  }
  return isPaid ? (isUpdated ? stepSuccess : stepUpdating) : stepCallback;
}

/** The way of a payment; a failed one ends in another last step. */
function Steps({ step }: { step: StepCode }) {
  const { stepCallback, stepUpdating, stepSuccess, stepFail } = stepCodes.payment;
  const way = step === stepFail ? [stepCallback, stepFail] : [stepCallback, stepUpdating, stepSuccess];
  return (
    <ol className={classes.steps}>
      {way.map((code) => (
        <li
          key={code}
          data-state={code === stepFail ? 'failed' : code < step || step === stepSuccess ? 'done' : 'now'}
          data-reached={code <= step || undefined}
          aria-current={code === step ? 'step' : undefined}
        >
          <span className={classes.mark}>
            {code === stepFail ? (
              <Icon of={closeIcon} size={14} />
            ) : code < step || step === stepSuccess ? (
              <Icon of={checkIcon} size={14} />
            ) : null}
          </span>
          {words.steps[code]}
        </li>
      ))}
    </ol>
  );
}

function Done({ deposit, balanceYuan }: { deposit: Transaction; balanceYuan: number | undefined }) {
  return (
    <>
      <Stack gap={4} role="status">
        <Text size="xl" fw={600}>
          {words.success(formatYuan(deposit.Amount))}
        </Text>
        {balanceYuan === undefined ? null : <Text c="dimmed">{words.balance(formatYuan(balanceYuan))}</Text>}
      </Stack>
      <Facts
        facts={[
          { title: text.organization, value: deposit.OrganizationName },
          { title: words.order, value: deposit.OutTradeNo },
          { title: words.trade, value: deposit.TradeNo },
        ]}
      />
      <Group>
        <ToBill orgId={deposit.OrganizationId} label={words.toBill} />
      </Group>
    </>
  );
}

function Failed({ error, answer }: { error: unknown; answer: Partial<CompleteInput> }) {
  return (
    <>
      <ErrorPanel error={error} title={words.failed} />
      <Text size="sm" c="dimmed">
        {words.failedHint}
      </Text>
      <Group>
        <ToBill label={words.again} />
        <ToBill label={words.toBill} tab="transactions" />
        <Button component="a" variant="default" href={contactPath(words.topic(answer.out_trade_no ?? ''))}>
          {words.contact}
        </Button>
      </Group>
    </>
  );
}

function ToBill({ label, orgId, tab }: { label: string; orgId?: string; tab?: string }) {
  const link = screen('/apps/bill', undefined, {
    ...(orgId === undefined ? {} : { orgId }),
    ...(tab === undefined ? {} : { tab }),
  });
  return (
    <Button variant={tab === undefined ? 'filled' : 'default'} renderRoot={(props) => <Link {...props} {...link} />}>
      {label}
    </Button>
  );
}
