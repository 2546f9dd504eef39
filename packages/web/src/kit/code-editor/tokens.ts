// Words of a line of code by kind: enough colour to read a sample by, no parser.

export type CodeLanguage = 'cli' | 'curl' | 'typescript' | 'csharp' | 'json' | 'text';
export type TokenKind = 'plain' | 'keyword' | 'string' | 'number' | 'comment' | 'name';

interface Rule {
  readonly kind: TokenKind;
  readonly pattern: string;
}

const STRING: Rule = {
  kind: 'string',
  pattern: '"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\'|`(?:[^`\\\\]|\\\\.)*`',
};
const NUMBER: Rule = { kind: 'number', pattern: '\\b\\d[\\d_]*(?:\\.\\d+)?\\b' };

const TYPESCRIPT = 'import|from|export|const|let|await|async|new|return|if|for|of|function|true|false|null|undefined';
const CSHARP = 'using|var|await|new|return|if|foreach|in|public|async|true|false|null';

const rules: Readonly<Record<CodeLanguage, readonly Rule[]>> = {
  cli: [
    { kind: 'comment', pattern: '#.*$' },
    STRING,
    { kind: 'keyword', pattern: '^(?:uos|npm|npx)\\b' },
    { kind: 'name', pattern: '(?<=\\s)--?[\\w-]+' },
  ],
  curl: [STRING, { kind: 'keyword', pattern: '^curl\\b' }, { kind: 'name', pattern: '(?<=\\s)--?[\\w-]+' }],
  typescript: [
    { kind: 'comment', pattern: '//.*$' },
    STRING,
    { kind: 'keyword', pattern: `\\b(?:${TYPESCRIPT})\\b` },
    NUMBER,
  ],
  csharp: [
    { kind: 'comment', pattern: '//.*$' },
    { kind: 'string', pattern: `\\$?(?:${STRING.pattern})` },
    { kind: 'keyword', pattern: `\\b(?:${CSHARP})\\b` },
    NUMBER,
  ],
  json: [
    { kind: 'name', pattern: '"(?:[^"\\\\]|\\\\.)*"(?=\\s*:)' },
    STRING,
    { kind: 'keyword', pattern: '\\b(?:true|false|null)\\b' },
    { kind: 'number', pattern: '-?\\b\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?\\b' },
  ],
  text: [],
};

export function tokensOf(line: string, language: CodeLanguage): readonly (readonly [TokenKind, string])[] {
  const list = rules[language];
  if (list.length === 0) {
    return [['plain', line]];
  }
  const pattern = new RegExp(list.map((rule) => `(${rule.pattern})`).join('|'), 'g');
  const tokens: (readonly [TokenKind, string])[] = [];
  let at = 0;
  for (const match of line.matchAll(pattern)) {
    const index = match.slice(1).findIndex((group) => group !== undefined);
    if (match.index > at) {
      tokens.push(['plain', line.slice(at, match.index)]);
    }
    tokens.push([list[index]?.kind ?? 'plain', match[0]]);
    at = match.index + match[0].length;
  }
  return at < line.length || tokens.length === 0 ? [...tokens, ['plain', line.slice(at)]] : tokens;
}
