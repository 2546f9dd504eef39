import { ticket as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { ticketHandlers } from './handlers.ts';
import { ticketPast } from './past.ts';
import { ticketSettings } from './settings.ts';

export const ticket = serve(contract, { handlers: ticketHandlers, settings: ticketSettings, past: ticketPast });
