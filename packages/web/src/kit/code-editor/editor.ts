// CodeMirror with what an editor of JSON needs and no more. Its styles carry the nonce of the page.
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, linter } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, Transaction } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { getNonce } from 'get-nonce';
import { jsonProblem } from './json-problem.ts';
import { phrases, text } from './text.zh.ts';

interface EditorOptions {
  readonly parent: HTMLElement;
  readonly value: string;
  readonly label: string;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly onFormat: () => void;
}

export interface Editor {
  get(): string;
  /** Puts another text in place; `own` is a change of the person, which goes back to the form. */
  set(value: string, own?: boolean): void;
  close(): void;
}

export function openEditor(options: EditorOptions): Editor {
  const { parent, value, label, readOnly, onChange, onLeave, onFormat } = options;
  let silent = false;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: value,
      extensions: [
        EditorView.cspNonce.of(getNonce() ?? ''),
        EditorState.phrases.of(phrases),
        EditorState.tabSize.of(2),
        EditorState.readOnly.of(readOnly),
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
        lineNumbers(),
        foldGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        search({ top: true }),
        json(),
        syntaxHighlighting(colours),
        linter(({ state }) => faults(state.doc.toString()), { delay: 300 }),
        keymap.of([
          {
            key: 'Shift-Alt-f',
            run: () => {
              onFormat();
              return true;
            },
          },
          ...defaultKeymap,
          ...historyKeymap,
          ...searchKeymap,
        ]),
        EditorView.lineWrapping,
        EditorView.domEventHandlers({ blur: onLeave }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged && !silent) {
            onChange(state.doc.toString());
          }
        }),
        look,
      ],
    }),
  });
  return {
    get: () => view.state.doc.toString(),
    set: (next, own = false) => {
      const now = view.state.doc.toString();
      if (now === next) {
        return;
      }
      silent = !own;
      view.dispatch({
        changes: { from: 0, to: now.length, insert: next },
        annotations: Transaction.addToHistory.of(own),
      });
      silent = false;
    },
    close: () => view.destroy(),
  };
}

function faults(source: string): Diagnostic[] {
  const problem = jsonProblem(source);
  if (problem === undefined || problem.fault === 'empty') {
    return [];
  }
  const from = Math.min(problem.offset, Math.max(source.length - 1, 0));
  return [{ from, to: Math.min(from + 1, source.length), severity: 'error', message: text.expected }];
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--uos-code-name)' },
  { tag: tags.string, color: 'var(--uos-code-string)' },
  { tag: tags.number, color: 'var(--uos-code-number)' },
  { tag: [tags.bool, tags.null], color: 'var(--uos-code-keyword)' },
]);

const look = EditorView.theme({
  '&': { color: 'var(--mantine-color-text)', backgroundColor: 'transparent', fontSize: '13px', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: '1.65' },
  '.cm-content': { caretColor: 'var(--mantine-color-text)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--mantine-color-text)' },
  '.cm-gutters': {
    color: 'var(--mantine-color-dimmed)',
    backgroundColor: 'var(--uos-sunken)',
    border: 'none',
    borderRight: '1px solid var(--uos-line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--mantine-color-brand-5) 7%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--mantine-color-brand-5) 26%, transparent)',
  },
  '.cm-panels': { color: 'inherit', backgroundColor: 'var(--uos-sunken)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--uos-line)' },
  '.cm-textfield': { backgroundColor: 'var(--mantine-color-body)', borderColor: 'var(--uos-line)' },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--mantine-color-body)',
    border: '1px solid var(--uos-line)',
    borderRadius: '4px',
  },
  '.cm-tooltip': { color: 'inherit', backgroundColor: 'var(--mantine-color-body)', borderColor: 'var(--uos-line)' },
  '.cm-foldPlaceholder': { color: 'inherit', backgroundColor: 'var(--uos-sunken)', borderColor: 'var(--uos-line)' },
});
