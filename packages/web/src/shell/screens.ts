// How a feature hands its screens to the frame.
import type { ComponentType } from 'react';
import type { ScreenPath } from '../routes.ts';

/** Loads the module of a screen when it is first opened. */
export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

export type Screens = Readonly<Partial<Record<ScreenPath, LoadScreen>>>;
