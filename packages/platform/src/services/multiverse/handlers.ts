// Game-server hosting: only whether an address can be reached is asked here so far.
import { multiverse } from '@uos/contract';
import { allNotBuilt, type Handlers } from '#kernel/call/call';
import { ping } from './ping.ts';

export const multiverseHandlers: Handlers<typeof multiverse> = { ...allNotBuilt(multiverse), ping };
