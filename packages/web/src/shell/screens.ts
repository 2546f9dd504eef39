// How a feature hands its screens to the frame.

import type { ScreenPath } from '@uos/contract/screens';
import type { ReactNode } from 'react';

/** Loads the module of a screen when it is first opened. */
export type LoadScreen = () => Promise<{ readonly default: () => ReactNode }>;

export type Screens = Readonly<Partial<Record<ScreenPath, LoadScreen>>>;
