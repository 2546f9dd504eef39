// The stages of a build, and how far one has come.
import type { MultiverseImage } from '@uos/sdk/services/multiverse';

export const STAGES = [
  'pending',
  'clone',
  'chmod',
  'download',
  'decompress',
  'rsync',
  'prepare_dockerfile',
  'check',
  'build_docker_image',
] as const;

export type Stage = (typeof STAGES)[number];
export type StageState = 'done' | 'running' | 'failed' | 'waiting';

/** Whether its build goes on. */
export const isBuilding = ({ status }: Pick<MultiverseImage, 'status'>): boolean =>
  (STAGES as readonly string[]).includes(status);

export function stagesOf(image: Pick<MultiverseImage, 'status' | 'stage'>): readonly (readonly [Stage, StageState])[] {
  const at = (STAGES as readonly string[]).indexOf(image.stage);
  const here: StageState = image.status === 'success' ? 'done' : isBuilding(image) ? 'running' : 'failed';
  return STAGES.map((stage, index) => [
    stage,
    image.status === 'success' || index < at ? 'done' : index === at ? here : 'waiting',
  ]);
}
