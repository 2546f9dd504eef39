import { expect, it } from 'vitest';
import { TicketCreate } from './schemas.ts';

it('takes as an attachment only what a browser fetches and never runs', () => {
  const { Attachments } = TicketCreate.shape;
  expect(Attachments.safeParse(['https://uos.example/files/a.pdf', '/files/a.pdf']).success).toBe(true);
  for (const address of ['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'https://a\u001b[31m']) {
    expect(Attachments.safeParse([address]).success).toBe(false);
  }
});
