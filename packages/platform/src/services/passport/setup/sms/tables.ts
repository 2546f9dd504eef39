// Rows of messages with codes; the DDL is in `../../migrations/2026-11-27-setup-sms.ts`.
import type { labels } from '@uos/contract/labels';

export interface SmsTables {
  passport_sms_templates: TemplateRow;
  passport_sms_numbers: NumberRow;
  passport_sms_codes: CodeRow;
}

interface TemplateRow {
  app_id: string;
  id: string;
  name: string;
  type: keyof typeof labels.smsTemplate.type;
  signature: string;
  content: string;
  status: keyof typeof labels.smsTemplate.status;
  fail_reason: string;
  enabled: boolean;
  created_at: string;
  modified_at: string;
}

interface NumberRow {
  app_id: string;
  phone_hash: string;
  last_sent_at: string;
  /** Calendar day in Asia/Shanghai that `sent` counts. */
  day: string;
  sent: number;
}

interface CodeRow {
  app_id: string;
  id: string;
  phone_hash: string;
  /** Such as 138****0000. */
  phone_shown: string;
  purpose: keyof typeof labels.verificationCodeLog.purpose;
  template_id: string | null;
  code_hash: string;
  tries: number;
  /** Sent ones turn into Expired by the clock, in the reply; nobody writes it down. */
  status: 'Sent' | 'Verified' | 'Failed';
  mock: boolean;
  error_message: string;
  ip: string;
  /** What the gateway has not taken yet, sealed: number and text. */
  message: string | null;
  sent_at: string;
  expires_at: string;
  verified_at: string | null;
}
