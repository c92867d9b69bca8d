import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import {
  codeFolding,
  foldedRanges,
  foldGutter,
  foldKeymap,
  unfoldEffect,
} from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Annotation, Compartment, EditorState, StateEffect, StateField } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { type IdAtCursor, idAtCursor, ids, toDefinition, toNextUse } from './ids.ts'
import { spirvAssembly } from './spirv-language.ts'

/** What is wrong on a line, from 1. */
export interface LineMark {
  readonly line: number
  /** Counted from 1; the whole line if absent. */
  readonly column?: number
  readonly message: string
}

/** The text of a module as a person edits it. */
export interface Editor {
  readonly text: () => string
  /** Replaces the text; it can be typed in unless `isFixed`. */
  readonly show: (text: string, isFixed?: boolean) => void
  readonly mark: (marks: readonly LineMark[]) => void
  /** Marks the line that a run is at; none if it is absent. */
  readonly stepTo: (line: number | undefined) => void
  /** Goes to a line, from 1. */
  readonly goTo: (line: number) => void
  readonly focus: () => void
}

/** What the page does when the text or the cursor changes. */
export interface EditorEvents {
  readonly changed: () => void
  readonly moved: (id: IdAtCursor | undefined, line: number) => void
}

/** A text that the page put there, which the user did not type. */
const shown = Annotation.define<true>()

const setStep = StateEffect.define<number | undefined>()
const stepLine = Decoration.line({ class: 'cm-step-line' })

/** The line at which a run is. */
const step = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { effects, state, changes }) => {
    const moved = effects.find((effect) => effect.is(setStep))
    if (moved === undefined) return before.map(changes)
    const line = moved.value as number | undefined
    return line === undefined || line > state.doc.lines
      ? Decoration.none
      : Decoration.set([stepLine.range(state.doc.line(line).from)])
  },
  provide: (field) => EditorView.decorations.from(field),
})

const theme = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'var(--ground)', fontSize: '0.85rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': {
    backgroundColor: 'var(--surface)',
    color: 'var(--muted)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine': { backgroundColor: 'transparent', boxShadow: 'inset 0 0 0 1px var(--line)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--ground)', color: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {
      background: 'var(--unsure-ground)',
    },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    borderColor: 'var(--muted)',
  },
  '.cm-diagnostic': { overflowWrap: 'anywhere', maxWidth: '36rem' },
  // Without the pictures of the editor, which the policy of the page does not allow.
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--open)',
    textUnderlineOffset: '3px',
  },
  '.cm-lint-marker-error': { content: 'none' },
  '.cm-lint-marker-error::before': { content: '"✗"', color: 'var(--open)', fontWeight: '700' },
  '.cm-step-line': {
    backgroundColor: 'var(--known-ground)',
    boxShadow: 'inset 3px 0 0 var(--known)',
  },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--surface)',
    color: 'var(--muted)',
    borderColor: 'var(--line)',
  },
  '.cm-textfield, .cm-button': {
    background: 'var(--ground)',
    color: 'var(--text)',
    borderColor: 'var(--muted)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--known-ground)', outline: '1px solid var(--known)' },
  '.cm-selectionMatch': { backgroundColor: 'transparent' },
})

/** The marks as the editor takes them; one on a line that the text does not have is left out. */
function diagnostics({ doc }: EditorState, marks: readonly LineMark[]): readonly Diagnostic[] {
  return marks
    .filter(({ line }) => line >= 1 && line <= doc.lines)
    .map(({ line, column, message }): Diagnostic => {
      const { from, to, text } = doc.line(line)
      const begin =
        from + (column === undefined ? text.search(/\S|$/) : Math.min(column - 1, text.length))
      return { from: begin, to, severity: 'error', message }
    })
}

/**
 * An editor in that element.
 *
 * @param nonce allows its style sheets.
 */
export function createEditor(parent: HTMLElement, nonce: string, events: EditorEvents): Editor {
  const fixed = new Compartment()
  const extensions = [
    lineNumbers(),
    foldGutter(),
    codeFolding(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    search({ top: true }),
    lintGutter(),
    spirvAssembly,
    ids,
    step,
    theme,
    fixed.of([]),
    EditorView.cspNonce.of(nonce),
    EditorView.contentAttributes.of({
      'aria-label': 'Module in SPIR-V assembly',
      tabindex: '0',
      spellcheck: 'false',
      autocorrect: 'off',
      autocapitalize: 'off',
    }),
    keymap.of([
      { key: 'F12', run: toDefinition },
      { key: 'Shift-F12', run: toNextUse },
      ...lintKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
      const isShown = transactions.some((transaction) => transaction.annotation(shown) === true)
      if (docChanged && !isShown) events.changed()
      if (docChanged || selectionSet)
        events.moved(idAtCursor(state), state.doc.lineAt(state.selection.main.head).number)
    }),
  ]
  const view = new EditorView({ parent, state: EditorState.create({ doc: '', extensions }) })
  return {
    text: () => view.state.doc.toString(),
    show: (text, isFixed = false) => {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        selection: { anchor: 0 },
        effects: [
          fixed.reconfigure(isFixed ? EditorState.readOnly.of(true) : []),
          EditorView.scrollIntoView(0),
        ],
        annotations: shown.of(true),
      })
      view.dispatch(setDiagnostics(view.state, []))
    },
    mark: (marks) => view.dispatch(setDiagnostics(view.state, diagnostics(view.state, marks))),
    stepTo: (line) => {
      const effects: StateEffect<unknown>[] = [setStep.of(line)]
      if (line !== undefined && line <= view.state.doc.lines)
        effects.push(
          EditorView.scrollIntoView(view.state.doc.line(line).from, { y: 'nearest', yMargin: 60 }),
        )
      view.dispatch({ effects })
    },
    goTo: (line) => {
      const { from, to } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines))
      const folds: StateEffect<unknown>[] = []
      foldedRanges(view.state).between(from, to, (start, end) => {
        folds.push(unfoldEffect.of({ from: start, to: end }))
      })
      view.dispatch({
        selection: { anchor: from },
        effects: [...folds, EditorView.scrollIntoView(from, { y: 'center' })],
      })
      view.focus()
    },
    focus: () => view.focus(),
  }
}
