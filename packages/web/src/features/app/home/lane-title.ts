// What people call the stage that a badge stands for; a name that is none of them stays as it is.
import { stageOf } from '../../../parts/badge/stage.ts';
import { text } from './text.zh.ts';

export function laneTitle(name: string): string {
  return text.stages[stageOf(name)] || name;
}
