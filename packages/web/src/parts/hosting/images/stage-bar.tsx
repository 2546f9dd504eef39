// How far a build has come, stage by stage.
import { label } from '@uos/contract/labels';
import type { MultiverseImage } from '@uos/sdk/services/multiverse';
import { multiverseImageColumns } from '@uos/sdk/services/multiverse.columns';
import { language } from '../../../kit/language/language.zh.ts';
import { text } from '../text.zh.ts';
import classes from './stage-bar.module.css';
import { stagesOf } from './stages.ts';

export function StageBar({ image }: { image: MultiverseImage }) {
  return (
    <ol className={classes.bar} aria-label={text.buildStages}>
      {stagesOf(image).map(([stage, state]) => (
        <li key={stage} data-state={state} aria-current={state === 'running' ? 'step' : undefined}>
          <span>{label(multiverseImageColumns.status.labels, stage)[language]}</span>
          <small>{text.stageStates[state]}</small>
        </li>
      ))}
    </ol>
  );
}
