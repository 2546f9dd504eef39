// One sentence shown to a person, in the two languages of the product.

export interface Message {
  readonly zh: string;
  readonly en: string;
}

export type Language = 'zh' | 'en';
