// Consultations, as developers and operators read and write them.
import { ticketTable } from '@uos/sdk/services/ticket';
import { platformOf } from '../../shell/uos.ts';

export const { ticket } = platformOf({ ticket: ticketTable });
