// A question to an expert: what it is about, what it costs, files that show it, and whom to call.
import { Paper, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { consultationFees, formatYuan } from '@uos/contract/rules';
import type { Organization, User } from '@uos/sdk/browser';
import type { CreateInput } from '@uos/sdk/services/ticket';
import { createForm } from '@uos/sdk/services/ticket.forms';
import { screen } from '../../../kit/address/link.ts';
import { oneOf, useSearchState } from '../../../kit/address/search-state.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, inputOf, mostOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { Page } from '../../../kit/page/page.tsx';
import { FileField } from '../../../parts/upload/file-field.tsx';
import { filesProblem, type UploadedFile, urlsOf } from '../../../parts/upload/uploaded-file.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { useSession } from '../../../shell/session.ts';
import { ticket } from '../queries.ts';
import { text } from '../text.zh.ts';
import { FeeTable } from './fee-table.tsx';

type Values = ValuesOf<Omit<CreateInput, 'AppId'>, { Attachments: readonly UploadedFile[] }>;

const FILES = {
  endings: ['png', 'jpg', 'jpeg', 'webp', 'log', 'txt', 'json', 'zip', 'gz', 'pdf'],
  maxBytes: 50_000_000,
  maxFiles: mostOf(createForm, 'Attachments'),
};
const search = { type: oneOf('crash', 'performance', 'proposal') };

export default function TicketForm() {
  const session = useSession();
  const organizations = useQuery(organizationsQuery);
  return (
    <Page title={text.submit} help={text.submitHelp}>
      <Paper p="lg" maw={880} component="section" aria-label={text.fees}>
        <Title order={2} mb="sm">
          {text.fees}
        </Title>
        <FeeTable />
      </Paper>
      {session === undefined || organizations.isPending ? (
        <Skeleton height={480} radius="md" maw={880} />
      ) : (
        <Ask user={session.User} organizations={organizations.data ?? []} />
      )}
    </Page>
  );
}

function Ask({ user, organizations }: { user: User | null; organizations: readonly Organization[] }) {
  const [{ type }] = useSearchState(search);
  const navigate = useNavigate();
  return (
    <FormPage
      draft="ticket.create"
      fields={fieldsFor(organizations)}
      initial={{
        Type: type,
        Expert: 'director',
        Duration: 1,
        Title: '',
        Content: '',
        OrganizationId: organizations[0]?.id ?? '',
        Attachments: [],
        ContactName: user?.UserName ?? '',
        ContactPhone: '',
        ContactEmail: user?.Email ?? '',
      }}
      parts={[
        { title: text.type, fields: ['Type', 'Expert', 'Duration'] },
        { title: text.problem, fields: ['Title', 'Content', 'Attachments', 'OrganizationId'] },
        { title: text.contactPerson, fields: ['ContactName', 'ContactPhone', 'ContactEmail'] },
      ]}
      rules={createForm}
      input={sentOf}
      onSubmit={(values) => ticket.create(sentOf(values))}
      done={() => text.submitted}
      refresh={[keyOf(ticket.list)]}
      onDone={({ Id }) => void navigate(screen('/consultation/{ticketId}', { ticketId: Id }) as never)}
      submitLabel={text.submitTicket}
      cancel={screen('/consultation')}
    />
  );
}

function fieldsFor(organizations: readonly Organization[]) {
  return fieldsOf<Values>(createForm, {
    Type: { kind: 'radio', hints: text.types },
    Expert: { kind: 'radio', when: isProposal, hints: expertFees() },
    Duration: {
      label: text.duration,
      description: text.durationHelp,
      when: isProposal,
      required: true,
    },
    Title: {},
    Content: { kind: 'textarea', label: text.detail, placeholder: text.detailPlaceholder },
    Attachments: {
      kind: 'own',
      description: text.attachmentsHelp(FILES.maxFiles),
      check: filesProblem,
      render: (input) => <FileField {...input} {...FILES} label={text.attachments} purpose="consultation" />,
    },
    OrganizationId: {
      kind: 'choice',
      label: text.organization,
      options: [
        { value: '', label: text.noOrganization },
        ...organizations.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    ContactName: { half: true },
    ContactPhone: { half: true },
    ContactEmail: { half: true },
  });
}

function isProposal({ Type }: Values): boolean {
  return Type === 'proposal';
}

function expertFees(): Readonly<Record<string, string>> {
  const fees = Object.entries(consultationFees.proposal);
  return Object.fromEntries(fees.map(([who, { yuan, per }]) => [who, text.feeOf(formatYuan(yuan), per[language])]));
}

function sentOf(values: Values): CreateInput {
  const { Attachments, ...typed } = values;
  const forProposal = isProposal(values) ? {} : { Expert: '', Duration: undefined };
  return inputOf(createForm, { ...typed, ...forProposal, Attachments: urlsOf(Attachments) });
}
