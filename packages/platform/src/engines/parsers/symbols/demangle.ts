// Names as people write them: C++ (Itanium), old Rust, il2cpp. What is not understood stays as it is; return types are
// left out. The grammar is that of the Itanium C++ ABI, 5.1.
import { LONE_SUBSTITUTIONS, OPERATORS, PLAIN_TYPES, SPECIAL_NAMES, WIDE_TYPES } from './demangle-words.ts';

/** The name to be read. */
export function readable(name: string): string {
  return il2cppName(rustName(name) ?? itaniumName(name) ?? name);
}

const IL2CPP =
  /^((?:List|Dictionary|[A-Za-z0-9]+?)(?:_\d+)?)_(.+?)_m[0-9A-Fa-f]{40}(?:_(?:gshared|inline|gshared_inline))?(?:\(.*\))?$/;

function il2cppName(name: string): string {
  // why looked for: most names are none of these, and a pattern costs each of them more
  const [, type, method] = (name.includes('_m') ? IL2CPP.exec(name) : null) ?? [];
  return type === undefined || method === undefined ? name : `${type}.${method.replace(/^_+(c?ctor)$/, '.$1')}`;
}

const RUST = /^_ZN(.+)17h[0-9a-f]{16}E(?:\.llvm\.\d+)?$/;
const RUST_ESCAPES: Readonly<Record<string, string>> = {
  ...{ SP: '@', BP: '*', RF: '&', LT: '<', GT: '>', LP: '(', RP: ')', C: ',' },
};

function rustName(name: string): string | undefined {
  const [, body = ''] = (name.includes('17h') ? RUST.exec(name) : null) ?? [];
  const parts: string[] = [];
  for (let at = 0; at < body.length; ) {
    const [digits = ''] = /^\d+/.exec(body.slice(at)) ?? [];
    const part = body.slice(at + digits.length, at + digits.length + Number(digits));
    if (digits === '' || part === '') {
      return undefined;
    }
    parts.push(part);
    at += digits.length + part.length;
  }
  return parts.length === 0
    ? undefined
    : parts
        .map((part) =>
          part
            .replace(/^_(?=\$)/, '')
            .replaceAll(/\$u([0-9a-f]{1,5})\$/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
            .replaceAll(/\$([A-Z]{1,2})\$/g, (whole, word: string) => RUST_ESCAPES[word] ?? whole)
            .replaceAll('..', '::'),
        )
        .join('::');
}

/** A type is written around what it is the type of. */
interface Type {
  readonly left: string;
  readonly right: string;
  /** Needs brackets before it is pointed to. */
  readonly isLoose?: boolean;
}

interface Name {
  readonly text: string;
  /** Ends with template arguments, so that its signature begins with what it returns. */
  readonly isTemplate: boolean;
  /** Qualifiers of the object. */
  readonly suffix: string;
}

class NotUnderstood extends Error {}

const LONGEST = 8192;
const DEEPEST = 128;
const MOST_STEPS = 20_000;

function itaniumName(mangled: string): string | undefined {
  const name = mangled.startsWith('__') ? mangled.replace(/^_+(?=_Z)/, '') : mangled;
  if (!name.startsWith('_Z') || name.length > LONGEST) {
    return undefined;
  }
  try {
    return new Demangler(name).whole();
  } catch (error) {
    if (error instanceof NotUnderstood) {
      return undefined;
    }
    throw error;
  }
}

const plain = (left: string): Type => ({ left, right: '' });
const textOf = ({ left, right }: Type): string => left + right;

class Demangler {
  readonly #text: string;
  #at = 2;
  #depth = 0;
  #steps = 0;
  #inLambda = 0;
  readonly #known: Type[] = [];
  #arguments: Type[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  whole(): string {
    const name = this.#encoding();
    const rest = this.#text.slice(this.#at);
    if (rest !== '' && !/^[.@]/.test(rest)) {
      throw new NotUnderstood();
    }
    const suffix = rest.startsWith('.') ? ` (${rest})` : '';
    return name + suffix;
  }

  #peek(length = 1): string {
    return length === 1 ? this.#text.charAt(this.#at) : this.#text.slice(this.#at, this.#at + length);
  }

  #isNext(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  #take(text: string): boolean {
    const is = this.#text.startsWith(text, this.#at);
    this.#at += is ? text.length : 0;
    return is;
  }

  #need(text: string): void {
    if (!this.#take(text)) {
      throw new NotUnderstood();
    }
  }

  #nested<T>(work: () => T): T {
    this.#depth += 1;
    this.#steps += 1;
    if (this.#depth > DEEPEST || this.#steps > MOST_STEPS) {
      throw new NotUnderstood();
    }
    const made = work();
    this.#depth -= 1;
    return made;
  }

  #digits(): string {
    const start = this.#at;
    while (isDigit(this.#peek())) {
      this.#at += 1;
    }
    return this.#text.slice(start, this.#at);
  }

  #encoding(): string {
    return this.#nested(() => {
      const special = this.#special();
      if (special !== undefined) {
        return special;
      }
      const { text, isTemplate, suffix } = this.#name(true);
      if (this.#isAtEnd()) {
        return text + suffix;
      }
      if (isTemplate) {
        this.#type();
      }
      const types: string[] = [];
      while (!this.#isAtEnd()) {
        types.push(textOf(this.#type()));
      }
      return `${text}(${types.length === 1 && types[0] === 'void' ? '' : types.join(', ')})${suffix}`;
    });
  }

  #isAtEnd(): boolean {
    const next = this.#peek();
    return next === '' || next === 'E' || next === '.' || next === '@';
  }

  #special(): string | undefined {
    const isOfType = this.#peek() === 'T';
    const word = SPECIAL_NAMES.get(this.#peek(2));
    if (word !== undefined) {
      this.#at += 2;
      return `${word} ${isOfType ? textOf(this.#type()) : this.#name(false).text}`;
    }
    if (this.#take('Th')) {
      this.#offset();
      return `non-virtual thunk to ${this.#encoding()}`;
    }
    if (this.#take('Tv')) {
      this.#offset();
      this.#offset();
      return `virtual thunk to ${this.#encoding()}`;
    }
    return undefined;
  }

  #offset(): void {
    this.#take('n');
    this.#digits();
    this.#need('_');
  }

  /** `isOwn`: its template arguments are those of the signature that follows. */
  #name(isOwn: boolean): Name {
    return this.#nested(() => {
      if (this.#peek() === 'N') {
        return this.#nestedName(isOwn);
      }
      if (this.#peek() === 'Z') {
        return this.#local(isOwn);
      }
      let text: string;
      let isKnown = false;
      if (this.#peek() === 'S' && this.#peek(2) !== 'St') {
        text = textOf(this.#substitution());
        isKnown = true;
      } else {
        text = this.#take('St') ? `std::${this.#unqualified('')}` : this.#unqualified('');
      }
      if (this.#peek() !== 'I') {
        return { text, isTemplate: false, suffix: '' };
      }
      if (!isKnown) {
        this.#known.push(plain(text));
      }
      return { text: text + this.#templateArguments(isOwn), isTemplate: !/operator \w/.test(text), suffix: '' };
    });
  }

  #nestedName(isOwn: boolean): Name {
    this.#need('N');
    const qualifiers = this.#qualifiers();
    const reference = this.#take('R') ? ' &' : this.#take('O') ? ' &&' : '';
    let text = '';
    let last = '';
    let [isTemplate, isMaker] = [false, false];
    while (!this.#take('E')) {
      let isKnown = false;
      const next = this.#peek();
      if (next === 'I') {
        text += this.#templateArguments(isOwn);
        isTemplate = !isMaker;
      } else {
        isTemplate = false;
        if (next === 'S') {
          const isStd = this.#take('St');
          last = isStd ? 'std' : textOf(this.#substitution());
          text = joined(text, last);
          isKnown = true;
        } else if (next === 'T' || (next === 'D' && (this.#isNext('Dt') || this.#isNext('DT')))) {
          last = textOf(next === 'T' ? this.#templateParameter() : this.#type());
          text = joined(text, last);
        } else {
          isMaker = this.#isMaker() || this.#isNext('cv');
          last = this.#unqualified(last);
          text = joined(text, last);
        }
      }
      this.#take('M');
      if (!isKnown && this.#peek() !== 'E') {
        this.#known.push(plain(text));
      }
    }
    return { text, isTemplate, suffix: qualifiers + reference };
  }

  #qualifiers(): string {
    const restrict = this.#take('r') ? ' restrict' : '';
    const volatile = this.#take('V') ? ' volatile' : '';
    return (this.#take('K') ? ' const' : '') + volatile + restrict;
  }

  #unqualified(owner: string): string {
    this.#take('L');
    const name = this.#plainName(owner);
    let tags = '';
    while (this.#take('B')) {
      tags += `[abi:${this.#sourceName()}]`;
    }
    return name + tags;
  }

  #plainName(owner: string): string {
    const next = this.#peek();
    if (isDigit(next)) {
      return this.#sourceName();
    }
    if (next === 'C' || (next === 'D' && isDigit(this.#text.charAt(this.#at + 1)))) {
      this.#at += this.#peek(2) === 'CI' ? 3 : 2;
      const plainOwner = owner.replace(/<.*$/, '').split('::').at(-1) ?? owner;
      return next === 'C' ? plainOwner : `~${plainOwner}`;
    }
    if (this.#take('Ul')) {
      this.#inLambda += 1;
      const types: string[] = [];
      while (!this.#take('E')) {
        types.push(textOf(this.#type()));
      }
      this.#inLambda -= 1;
      return `{lambda(${types.join() === 'void' ? '' : types.join(', ')})${this.#ordinal()}}`;
    }
    if (this.#take('Ut')) {
      return `{unnamed type${this.#ordinal()}}`;
    }
    return this.#operator();
  }

  /** A constructor or a destructor. */
  #isMaker(): boolean {
    const second = this.#text.charAt(this.#at + 1);
    return (this.#isNext('C') || this.#isNext('D')) && (second === 'I' || isDigit(second));
  }

  #ordinal(): string {
    const digits = this.#digits();
    this.#need('_');
    return `#${digits === '' ? 1 : Number(digits) + 2}`;
  }

  #sourceName(): string {
    const length = Number(this.#digits());
    const name = this.#peek(length);
    if (length === 0 || name.length < length) {
      throw new NotUnderstood();
    }
    this.#at += length;
    return name.startsWith('_GLOBAL__N') ? '(anonymous namespace)' : name;
  }

  #operator(): string {
    if (this.#take('cv')) {
      return `operator ${textOf(this.#type())}`;
    }
    if (this.#take('li')) {
      return `operator"" ${this.#sourceName()}`;
    }
    const sign = OPERATORS.get(this.#peek(2));
    if (sign === undefined) {
      throw new NotUnderstood();
    }
    this.#at += 2;
    return `operator${/^\w/.test(sign) ? ' ' : ''}${sign}`;
  }

  #local(isOwn: boolean): Name {
    const kept = this.#arguments;
    this.#need('Z');
    const outer = this.#encoding();
    this.#need('E');
    let inner: Name = { text: 'string literal', isTemplate: false, suffix: '' };
    if (!this.#take('s')) {
      if (this.#take('d')) {
        this.#digits();
        this.#need('_');
      }
      inner = this.#name(isOwn);
    }
    this.#discriminator();
    this.#arguments = isOwn ? this.#arguments : kept;
    return { ...inner, text: `${outer}::${inner.text}` };
  }

  #discriminator(): void {
    if (this.#take('__')) {
      this.#digits();
      this.#need('_');
    } else if (this.#take('_')) {
      this.#digits();
    }
  }

  #templateArguments(isOwn: boolean): string {
    this.#need('I');
    const outer = this.#arguments;
    const found: Type[] = [];
    if (isOwn) {
      this.#arguments = found;
    }
    const texts: string[] = [];
    while (!this.#take('E')) {
      if (isOwn) {
        this.#arguments = outer;
      }
      const argument = this.#templateArgument();
      found.push(argument);
      const text = textOf(argument);
      if (text !== '') {
        texts.push(text);
      }
    }
    this.#arguments = isOwn ? found : outer;
    return `<${texts.join(', ')}>`;
  }

  #templateArgument(): Type {
    return this.#nested(() => {
      if (this.#peek() === 'L') {
        return plain(this.#literal());
      }
      if (this.#take('X')) {
        const value = this.#peek() === 'L' ? this.#literal() : textOf(this.#templateParameter());
        this.#need('E');
        return plain(value);
      }
      if (this.#take('J')) {
        const texts: string[] = [];
        while (!this.#take('E')) {
          texts.push(textOf(this.#templateArgument()));
        }
        return plain(texts.filter((text) => text !== '').join(', '));
      }
      return this.#type();
    });
  }

  #literal(): string {
    this.#need('L');
    if (this.#take('_Z')) {
      const text = this.#encoding();
      this.#need('E');
      return `&${text}`;
    }
    const kind = this.#peek();
    const type = textOf(this.#type());
    const sign = this.#take('n') ? '-' : '';
    const start = this.#at;
    for (let next = this.#peek(); isDigit(next) || (next >= 'a' && next <= 'f'); next = this.#peek()) {
      this.#at += 1;
    }
    const value = this.#text.slice(start, this.#at);
    this.#need('E');
    if (kind === 'b') {
      return value === '0' ? 'false' : 'true';
    }
    const ending = { i: '', j: 'u', l: 'l', m: 'ul', x: 'll', y: 'ull' }[kind];
    return ending === undefined ? `(${type})${sign}${value}` : `${sign}${value}${ending}`;
  }

  #templateParameter(): Type {
    this.#need('T');
    const digits = this.#digits();
    this.#need('_');
    const found = this.#arguments[digits === '' ? 0 : Number(digits) + 1];
    if (found === undefined && this.#inLambda === 0) {
      throw new NotUnderstood();
    }
    return found ?? plain('auto');
  }

  #substitution(): Type {
    this.#need('S');
    const lone = LONE_SUBSTITUTIONS.get(this.#peek());
    if (lone !== undefined) {
      this.#at += 1;
      return plain(lone);
    }
    const start = this.#at;
    for (let next = this.#peek(); isDigit(next) || (next >= 'A' && next <= 'Z'); next = this.#peek()) {
      this.#at += 1;
    }
    const digits = this.#text.slice(start, this.#at);
    this.#need('_');
    const found = this.#known[digits === '' ? 0 : Number.parseInt(digits, 36) + 1];
    if (found === undefined) {
      throw new NotUnderstood();
    }
    return found;
  }

  #type(): Type {
    return this.#nested(() => {
      const word = PLAIN_TYPES.get(this.#peek());
      if (word !== undefined) {
        this.#at += 1;
        return plain(word);
      }
      const wide = WIDE_TYPES.get(this.#peek(2));
      if (wide !== undefined) {
        this.#at += 2;
        return plain(wide);
      }
      if (this.#peek() === 'S' && this.#peek(2) !== 'St') {
        const found = this.#substitution();
        return this.#peek() === 'I' ? this.#keep(plain(textOf(found) + this.#templateArguments(false))) : found;
      }
      return this.#keep(this.#compound());
    });
  }

  #keep(type: Type): Type {
    this.#known.push(type);
    if (textOf(type).length > LONGEST) {
      throw new NotUnderstood();
    }
    return type;
  }

  #compound(): Type {
    switch (this.#peek()) {
      case 'P':
        return this.#pointing('*');
      case 'R':
        return this.#pointing('&');
      case 'O':
        return this.#pointing('&&');
      case 'r':
      case 'V':
      case 'K': {
        const qualifiers = this.#qualifiers();
        const { left, right, isLoose } = this.#type();
        return isLoose === true ? { left, right: right + qualifiers, isLoose } : { left: left + qualifiers, right };
      }
      case 'F':
        return this.#function();
      case 'A': {
        this.#need('A');
        const size = this.#digits();
        this.#need('_');
        const { left, right } = this.#type();
        return { left: `${left} `, right: `[${size}]${right}`, isLoose: true };
      }
      case 'M': {
        this.#need('M');
        const owner = textOf(this.#type());
        const { left, right, isLoose } = this.#type();
        return isLoose === true
          ? { left: `${left}(${owner}::*`, right: `)${right}` }
          : { left: `${left} ${owner}::*`, right };
      }
      case 'T': {
        const parameter = this.#templateParameter();
        return this.#peek() === 'I' ? plain(textOf(this.#keep(parameter)) + this.#templateArguments(false)) : parameter;
      }
      case 'D':
        if (this.#take('Dp')) {
          return this.#type();
        }
        if (this.#take('Do')) {
          return this.#function();
        }
        throw new NotUnderstood();
      default:
        return plain(this.#name(false).text);
    }
  }

  #pointing(sign: string): Type {
    this.#at += 1;
    const { left, right, isLoose } = this.#type();
    return isLoose === true ? { left: `${left}(${sign}`, right: `)${right}` } : { left: left + sign, right };
  }

  #function(): Type {
    this.#need('F');
    this.#take('Y');
    const returned = this.#type();
    const types: string[] = [];
    while (!(this.#isNext('E') || this.#isNext('RE') || this.#isNext('OE')) && this.#peek() !== '') {
      types.push(textOf(this.#type()));
    }
    const reference = this.#take('R') ? ' &' : this.#take('O') ? ' &&' : '';
    this.#need('E');
    const list = types.length === 1 && types[0] === 'void' ? '' : types.join(', ');
    return { left: `${returned.left} `, right: `(${list})${reference}${returned.right}`, isLoose: true };
  }
}

/** why no pattern: it is asked for each letter of a name */
function isDigit(letter: string): boolean {
  return letter >= '0' && letter <= '9' && letter !== '';
}

function joined(prefix: string, name: string): string {
  return prefix === '' ? name : `${prefix}::${name}`;
}
