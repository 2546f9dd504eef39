// What a dictionary in another language has to say: every text of the Chinese one, made of the same facts.

export type Words<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => Words<Said>
    : { readonly [Key in keyof T]: Words<T[Key]> };
