import type { labels } from '@uos/contract/labels';
import type { Json } from '#db/columns';

export interface GiftTables {
  passport_gift_classes: ClassRow;
  passport_gift_codes: GiftCodeRow;
  passport_gift_uses: UseRow;
  passport_gift_guesses: GuessRow;
}

interface ClassRow {
  app_id: string;
  id: string;
  name: string;
  is_released: boolean;
  start_time: string;
  end_time: string | null;
  scopes: Json<readonly string[]>;
  /** Units by slug. */
  resources: Json<Readonly<Record<string, number>>>;
  delivery_type: keyof typeof labels.tokenClass.deliveryType;
  /** Empty with Direct. */
  inbox_template: string;
  code_type: keyof typeof labels.tokenClass.codeType;
  /** Upper case, as codes are. */
  prefix: string;
  code_length: number;
  redeem_limit: number;
  generated_count: number;
  properties: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}

interface GiftCodeRow {
  app_id: string;
  id: string;
  class_id: string;
  /** Upper case. */
  code: string;
  /** A universal one stays unused, whoever uses it. */
  status: keyof typeof labels.tokenInstance.status;
  batch_id: string | null;
  used_by: string | null;
  used_at: string | null;
  invalidated_at: string | null;
  created_at: string;
}

interface UseRow {
  app_id: string;
  id: string;
  class_id: string;
  code_id: string;
  persona_id: string;
  used_at: string;
}

interface GuessRow {
  app_id: string;
  persona_id: string;
  window_start: string;
  tries: number;
}
