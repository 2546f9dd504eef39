// Who a developer really is: name and identity-card number, checked here by the rule that the server checks.

import { Button, Stack, Text, Title } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { parseIdCard } from '@uos/contract/rules';
import type { VerifyRealNameInput } from '@uos/sdk/services/session';
import { verifyRealNameForm } from '@uos/sdk/services/session.forms';
import { useEffect } from 'react';
import { screen } from '../../kit/address/link.ts';
import { keyOf } from '../../kit/call/query.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../kit/form/fields-of.ts';
import { FormPage } from '../../kit/form/form-page.tsx';
import { checkIcon, lockIcon } from '../../kit/show/icons.ts';
import { text as kit } from '../../kit/text.zh.ts';
import { Notice } from '../../shell/failure-pages.tsx';
import { useSession } from '../../shell/session.ts';
import { ownPath } from '../../shell/sign-in/pkce.ts';
import { platform } from '../../shell/uos.ts';
import { text } from './text.zh.ts';

const fields = fieldsOf<ValuesOf<VerifyRealNameInput>>(verifyRealNameForm, {
  Name: {},
  IdCard: {
    description: text.idCardHelp,
    check: (value) => (value === '' || parseIdCard(value).value !== undefined ? undefined : text.idCardWrong),
  },
  Phone: {
    description: text.phoneHelp,
    check: (value) => (/^(1\d{10})?$/.test(value) ? undefined : text.phoneWrong),
  },
});

export default function RealName() {
  const { redirect = '/apps' } = useSearch({ strict: false }) as { redirect?: string };
  const user = useSession()?.User ?? null;
  const navigate = useNavigate();
  useEffect(() => {
    document.title = kit.documentTitle(text.realName);
  }, []);
  if (user === null) {
    return (
      <Notice icon={lockIcon} title={text.notForOperators} words={text.notForOperatorsWords}>
        <Button mt="sm" renderRoot={(props) => <Link {...props} {...screen('/admin')} />}>
          {text.backToOffice}
        </Button>
      </Notice>
    );
  }
  if (user.Properties.isRealNameVerified === 'true') {
    return (
      <Notice icon={checkIcon} title={text.verified} words={text.verifiedWords}>
        <Button mt="sm" renderRoot={(props) => <Link {...props} to={ownPath(redirect)} />}>
          {text.goOnTo}
        </Button>
      </Notice>
    );
  }
  return (
    <Stack gap="lg" maw={560}>
      <div>
        <Title order={1}>{text.realName}</Title>
        <Text c="dimmed" mt={4}>
          {text.realNameWords}
        </Text>
      </div>
      <FormPage
        fields={fields}
        initial={{ Name: '', IdCard: '', Phone: '' }}
        submitLabel={text.submit}
        onSubmit={(values) =>
          platform.session.verifyRealName(
            inputOf<VerifyRealNameInput>(verifyRealNameForm, { ...values, IdCard: values.IdCard.toUpperCase() }),
          )
        }
        done={() => {
          void navigate({ href: ownPath(redirect), replace: true });
          return text.submitted;
        }}
        refresh={[keyOf(platform.session.check)]}
      />
    </Stack>
  );
}
