// A question to an expert: what it is about, what it costs, files that show it, and whom to call.
import { Paper, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { platformLabels } from '@uos/contract/labels';
import { consultationFees, formatYuan } from '@uos/contract/rules';
import type { Organization, User } from '@uos/sdk/browser';
import type { CreateInput } from '@uos/sdk/services/ticket';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { screen } from '../../../kit/link.ts';
import { given } from '../../../kit/list/source.ts';
import { Page } from '../../../kit/page.tsx';
import { oneOf, useSearchState } from '../../../kit/search-state.ts';
import { FileField } from '../../../parts/upload/file-field.tsx';
import { filesProblem, type UploadedFile, urlsOf } from '../../../parts/upload/uploaded-file.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { useSession } from '../../../shell/session.ts';
import { ticket, ticketsKey } from '../queries.ts';
import { text } from '../text.zh.ts';
import { FeeTable } from './fee-table.tsx';

type Values = {
  Type: string;
  Expert: string;
  Duration: number | undefined;
  Title: string;
  Content: string;
  OrganizationId: string;
  Attachments: readonly UploadedFile[];
  ContactName: string;
  ContactPhone: string;
  ContactEmail: string;
};

const labels = platformLabels.ticket;
const FILES = {
  endings: ['png', 'jpg', 'jpeg', 'webp', 'log', 'txt', 'json', 'zip', 'gz', 'pdf'],
  maxBytes: 50_000_000,
  maxFiles: 10,
} as const;
const search = { type: oneOf('crash', 'performance', 'proposal') };
const crumbs = [{ title: text.consultations, link: screen('/consultation') }];

export default function TicketForm() {
  const session = useSession();
  const organizations = useQuery(organizationsQuery);
  return (
    <Page title={text.submit} help={text.submitHelp} crumbs={crumbs}>
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
      fields={fieldsOf(organizations)}
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
      rules={() => import('@uos/sdk/services/ticket.fields').then(({ ticketFields }) => ticketFields.create)}
      input={(values) => ({ ...inputOf(values) })}
      onSubmit={(values) => ticket.create(inputOf(values))}
      done={() => text.submitted}
      refresh={[ticketsKey]}
      onDone={({ Id }) => void navigate(screen('/consultation/{ticketId}', { ticketId: Id }) as never)}
      submitLabel={text.submitTicket}
      cancel={screen('/consultation')}
    />
  );
}

function fieldsOf(organizations: readonly Organization[]): FieldsOf<Values> {
  const isProposal = ({ Type }: Values): boolean => Type === 'proposal';
  return {
    Type: {
      kind: 'radio',
      label: text.type,
      options: (['crash', 'performance', 'proposal'] as const).map((value) => ({
        value,
        label: labels.type[value].zh,
        description: text.types[value],
      })),
    },
    Expert: {
      kind: 'radio',
      label: text.expert,
      when: isProposal,
      options: (['director', 'chief'] as const).map((value) => {
        const { yuan, per } = consultationFees.proposal[value];
        return { value, label: labels.expert[value].zh, description: text.feeOf(formatYuan(yuan), per.zh) };
      }),
    },
    Duration: {
      kind: 'number',
      label: text.duration,
      description: text.durationHelp,
      when: isProposal,
      required: true,
      min: 1,
      max: 48,
    },
    Title: { kind: 'text', label: text.title, required: true, max: 200 },
    Content: {
      kind: 'textarea',
      label: text.detail,
      placeholder: text.detailPlaceholder,
      required: true,
      max: 20_000,
    },
    Attachments: {
      kind: 'own',
      label: text.attachments,
      description: text.attachmentsHelp,
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
    ContactName: { kind: 'text', label: text.contactName, required: true, half: true, max: 100 },
    ContactPhone: { kind: 'text', label: text.contactPhone, required: true, half: true, max: 30 },
    ContactEmail: { kind: 'text', label: text.contactEmail, half: true, max: 200 },
  };
}

function inputOf(values: Values): CreateInput {
  const { Type, Expert, Duration, Title, Content, OrganizationId, Attachments, ContactEmail } = values;
  const isProposal = Type === 'proposal';
  return {
    Type: Type as CreateInput['Type'],
    Title,
    Content,
    ContactName: values.ContactName,
    ContactPhone: values.ContactPhone,
    ...given({ OrganizationId, ContactEmail }),
    ...(isProposal ? { Expert: Expert as 'director' | 'chief', Duration: Duration ?? 1 } : {}),
    ...(Attachments.length === 0 ? {} : { Attachments: urlsOf(Attachments) }),
  };
}
