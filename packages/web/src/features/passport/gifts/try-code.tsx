// A code looked at as a redeem would look at it: which check fails, and why. Nothing is used.
import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { label, passportFeatureLabels } from '@uos/contract/labels';
import { formatTime, isUuid, type RedeemCheck, redeemChecks, redeemFails } from '@uos/contract/rules';
import { words } from '../../../kit/address/search-state.ts';
import { useTypedSearch } from '../../../kit/address/typed-search.ts';
import { joined } from '../../../kit/language/format.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { giftIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { resourcesQuery } from '../economy/queries.ts';
import { giftWords } from './pack-words.ts';
import { type Tried, tryQuery } from './queries.ts';
import { text } from './text.zh.ts';
import classes from './try-code.module.css';

const spec = { code: words(), persona: words(), scope: words() };

const PAUSE_MS = 300;
const WAITING = 200;

export default function TryCode({ appId }: { appId: string }) {
  const { typed, set, keep } = useTypedSearch(spec);
  // why as one text: an object is another one each time
  const [settled] = useDebouncedValue(JSON.stringify([typed.code, typed.persona, typed.scope]), PAUSE_MS);
  const [word = '', personaID = '', scope = ''] = (JSON.parse(settled) as string[]).map((one) => one.trim());
  const tried = useQuery({
    ...tryQuery(appId, { code: word, personaID: isUuid(personaID) ? personaID : '', scope }),
    enabled: word !== '',
  });
  return (
    <section aria-label={text.tryTab}>
      <Text size="sm" c="dimmed" mb="sm">
        {text.tryHelp}
      </Text>
      <div className={classes.fields}>
        <TextInput
          label={text.tryCode}
          autoComplete="off"
          value={typed.code}
          onBlur={() => keep()}
          onChange={({ currentTarget }) => set({ code: currentTarget.value })}
        />
        <TextInput
          label={text.tryPersona}
          description={text.tryPersonaHelp}
          autoComplete="off"
          value={typed.persona}
          onBlur={() => keep()}
          error={personaID === '' || isUuid(personaID) ? undefined : text.facts.notPersona}
          onChange={({ currentTarget }) => set({ persona: currentTarget.value })}
        />
        <TextInput
          label={text.tryScope}
          description={text.tryScopeHelp}
          autoComplete="off"
          value={typed.scope}
          onBlur={() => keep()}
          onChange={({ currentTarget }) => set({ scope: currentTarget.value })}
        />
      </div>
      {word === '' ? (
        <EmptyState icon={giftIcon} title={text.tryEmpty} />
      ) : tried.data !== undefined ? (
        <Answer appId={appId} tried={tried.data} />
      ) : tried.isError ? (
        <ErrorPanel error={tried.error} onRetry={() => void tried.refetch()} />
      ) : (
        <Waiting height={WAITING} />
      )}
    </section>
  );
}

function Answer({ appId, tried }: { appId: string; tried: Tried }) {
  const resources = useQuery(resourcesQuery(appId)).data;
  const { question, code, pack } = tried;
  const failed = redeemFails(question);
  const at = failed === undefined ? redeemChecks.length : redeemChecks.indexOf(failed);
  const verdict = failed === undefined ? text.tryWorks : text.tryFails;
  return (
    <>
      <div className={classes.verdict} role="status">
        <StatusDot label={{ zh: verdict, en: verdict, color: failed === undefined ? 'green' : 'red' }} />
        {code === undefined || pack === undefined ? null : (
          <span>
            <code>{code.code}</code> {giftWords(pack, resources)}
          </span>
        )}
      </div>
      <ol className={classes.checks}>
        {redeemChecks.map((check, index) => {
          const isAsked = index <= at && !(check === 'limit' && question.persona === undefined);
          const words = !isAsked ? text.notAsked : index === at ? text.fails : text.passes;
          const color = !isAsked ? 'gray' : index === at ? 'red' : 'green';
          return (
            <li key={check}>
              <span>{text.checks[check]}</span>
              <StatusDot label={{ zh: words, en: words, color }} />
              <small>{factOf(check, tried)}</small>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** What a check was decided by. */
function factOf(check: RedeemCheck, { question, code, pack }: Tried): string {
  if (code === undefined || pack === undefined) {
    return '';
  }
  switch (check) {
    case 'pack':
      return text.facts.pack(pack.name, label(passportFeatureLabels.tokenClass.status, pack.status)[language]);
    case 'scope':
      return text.facts.scope(joined(pack.scopes));
    case 'unused':
      return code.usedAt === undefined ? '' : text.facts.usedAt(formatTime(code.usedAt));
    case 'limit':
      return question.persona === undefined
        ? text.facts.noPersona
        : text.facts.limit(question.persona.usesOfPack, pack.redeemLimitPerPersona);
    default:
      return '';
  }
}
