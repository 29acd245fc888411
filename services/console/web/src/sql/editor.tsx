import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { PostgreSQL, sql } from '@codemirror/lang-sql';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Compartment } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { QuerySpaceSummary } from '@memory/contract';
import { useEffect, useRef } from 'preact/hooks';

type EditorProps = {
  /** What the editor begins with, and what stands in it after each further turn; typing is told and not given back. */
  given: { text: string; turn: number };
  space: QuerySpaceSummary | null;
  onChange: (text: string) => void;
  onRun: () => void;
};

/**
 * The statement, with completion by the query space. It lives in a shadow root, where its style sheets are objects: the
 * page's policy lets no style element through. Tab leaves the editor; Control-Enter runs the statement.
 */
export function Editor({ given, space, onChange, onRun }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const language = useRef(new Compartment());
  const latest = useRef({ onChange, onRun });
  latest.current = { onChange, onRun };
  useEffect(() => {
    if (place.current === null) return;
    const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' });
    const editor = new EditorView({
      root,
      parent: root,
      doc: given.text,
      extensions: [
        lineNumbers(),
        history(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        autocompletion(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'SQL statement' }),
        syntaxHighlighting(colours),
        language.current.of(languageOf(space)),
        keymap.of([
          {
            key: 'Mod-Enter',
            run: () => {
              latest.current.onRun();
              return true;
            },
          },
          ...completionKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) latest.current.onChange(update.state.doc.toString());
        }),
        theme,
      ],
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    view.current?.dispatch({ effects: language.current.reconfigure(languageOf(space)) });
  }, [space]);
  useEffect(() => {
    const editor = view.current;
    if (editor !== null && editor.state.doc.toString() !== given.text)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: given.text } });
  }, [given.turn]);
  return <div class="editor" ref={place} />;
}

function languageOf(space: QuerySpaceSummary | null) {
  const columns = (space?.views ?? []).map(
    ({ name, columns }) =>
      [
        name,
        columns.map((column) => ({ label: column.name, type: 'property', detail: column.type })),
      ] as const,
  );
  const functions = (space?.functions ?? []).map(({ name }) => [name, []] as const);
  return sql({ dialect: PostgreSQL, schema: Object.fromEntries([...columns, ...functions]) });
}

const theme = EditorView.theme({
  '&': { backgroundColor: 'var(--raised)', color: 'var(--ink)', fontSize: '14px', minHeight: '9rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)' },
  '.cm-content': { fontFamily: 'var(--mono)', caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--quiet)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--sunken)' },
  '.cm-tooltip': { backgroundColor: 'var(--raised)', color: 'var(--ink)', border: '1px solid var(--line)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    backgroundColor: 'var(--mark) !important',
  },
});

/** Read on light and dark alike. */
const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--accent)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--busy)' },
  { tag: tags.comment, color: 'var(--quiet)', fontStyle: 'italic' },
  { tag: tags.typeName, color: 'var(--warn)' },
]);
