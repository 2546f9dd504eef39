// A player on the left, what it gets on the right, and below how a game or a script asks for the same.
import { SegmentedControl, Title } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { attributesOf, readRule } from '@uos/contract/rules';
import type { ConfigDocument } from '@uos/sdk/services/remote-config';
import { Suspense, useMemo, useState } from 'react';
import { type Codec, useSearchState } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { adjustmentsIcon } from '../../../kit/show/icons.ts';
import { type Player, playingOf } from '../player/player.ts';
import { PlayerFields } from '../player/player-fields.tsx';
import { Simulation } from '../player/simulation.tsx';
import { attributesQuery, configOf, documentQuery } from '../queries.ts';
import { knownAttributes } from '../rule/attributes.ts';
import { text } from '../text.zh.ts';
import { gameCode } from './game-code.ts';
import { playerWord, readPlayerWord } from './player-word.ts';
import classes from './playground.module.css';

const CodeView = part(() => import('../../../kit/code-editor/code-view.tsx'));
const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'));

const player: Codec<Player> = { read: readPlayerWord, write: playerWord };
const spec = { attrs: player };
const PAUSE_MS = 300;

export default function Playground({ appId }: { appId: string }) {
  const [{ attrs }, change] = useSearchState(spec);
  const [typed, setTyped] = useState(attrs);
  const document = useQuery(documentQuery(appId)).data;
  const seen = useQuery(attributesQuery(appId)).data?.attributes;
  const known = useMemo(() => knownAttributes(seen), [seen]);
  const wanted = useMemo(() => attributesRead(document?.overrides ?? []), [document]);
  const asked = useMemo(() => playingOf(typed, known), [typed, known]);
  const [input] = useDebouncedValue(asked, PAUSE_MS);
  return (
    <>
      <div className={classes.page}>
        <section className={classes.player} aria-label={text.player}>
          <Title order={2}>{text.player}</Title>
          <p className={classes.dim}>{text.playerHelp}</p>
          <PlayerFields
            appId={appId}
            player={typed}
            known={known}
            wanted={wanted}
            onChange={(next) => {
              setTyped(next);
              change({ attrs: next }, { replace: true });
            }}
          />
        </section>
        <section className={classes.answer} aria-label={text.answer}>
          <Title order={2}>{text.answer}</Title>
          {document !== undefined && document.configs.length === 0 ? (
            <EmptyState icon={adjustmentsIcon} title={text.noConfigs}>
              {text.noConfigsPlayground}
            </EmptyState>
          ) : (
            <Simulation appId={appId} input={input} />
          )}
        </section>
      </div>
      <Code appId={appId} input={asked} configs={document?.configs ?? []} />
    </>
  );
}

/** What the rules of the overrides look at. */
function attributesRead(overrides: readonly { readonly rule: string }[]): readonly string[] {
  const names = overrides.flatMap(({ rule }) => {
    const read = readRule(rule);
    return read.rule === undefined ? [] : attributesOf(read.rule);
  });
  return [...new Set(names)];
}

interface CodeProps {
  readonly appId: string;
  readonly input: ReturnType<typeof playingOf>;
  readonly configs: ConfigDocument['configs'];
}

function Code({ appId, input, configs }: CodeProps) {
  const [what, setWhat] = useState<'game' | 'read' | 'try'>('game');
  const { settings } = configOf(appId);
  const { time: _time, ...read } = input;
  return (
    <section aria-label={text.code}>
      <div className={classes.codeHead}>
        <Title order={2}>{text.code}</Title>
        <SegmentedControl
          size="xs"
          aria-label={text.code}
          value={what}
          data={[
            { value: 'game', label: text.codeGame },
            { value: 'read', label: text.codeRead },
            { value: 'try', label: text.codeTry },
          ]}
          onChange={(next) => setWhat(next as typeof what)}
        />
      </div>
      <Suspense fallback={<Waiting height={140} />}>
        {what === 'game' ? (
          <CodeView code={gameCode({ origin: location.origin, appId, configs, player: read })} language="typescript" />
        ) : (
          <Snippets
            call={what === 'read' ? settings.resolve : settings.simulate}
            input={(what === 'read' ? read : input) as Readonly<Record<string, unknown>>}
            appId={appId}
          />
        )}
      </Suspense>
    </section>
  );
}
