import { certification as contract } from '@uos/contract';
import { serve } from '#kernel/service';
import { certificationHandlers } from './handlers.ts';

export const certification = serve(contract, { handlers: certificationHandlers });
