// The scenes of the gallery: a part of the kit, and its states by name.
import type { ComponentType } from 'react';

export type States = Readonly<Record<string, ComponentType>>;

export type SceneName = `${string}/${string}`;

export const scenes: Readonly<Record<string, () => Promise<{ readonly default: States }>>> = {
  'data-list': () => import('./data-list.tsx'),
  forms: () => import('./forms.tsx'),
  details: () => import('./details.tsx'),
  logs: () => import('./logs.tsx'),
  live: () => import('./live.tsx'),
  uploads: () => import('./uploads.tsx'),
  parts: () => import('./parts.tsx'),
  charts: () => import('./charts.tsx'),
};
