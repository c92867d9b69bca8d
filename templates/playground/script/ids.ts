import { type EditorState, type Extension, type Range, StateField } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  hoverTooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'

/** An id at the cursor, with the lines on which it appears. */
export interface IdAtCursor {
  readonly name: string
  /** Counted from 1; absent where the module does not define it. */
  readonly definition?: number
  readonly uses: readonly number[]
}

/** Longer texts are looked at only as far as they are in sight. */
const longest = 2_000_000

function escaped(name: string): string {
  return name.replaceAll(/[^\w%]/g, '\\$&')
}

/** The id that contains a place of the text, with its `%`. */
function idAround({ doc }: EditorState, position: number): string | undefined {
  const { from, text } = doc.lineAt(position)
  for (const match of text.matchAll(/%\w+/g))
    if (from + match.index <= position && position <= from + match.index + match[0].length)
      return match[0]
  return undefined
}

/** The id at the cursor; read again only where the cursor has moved. */
const idField = StateField.define<string | undefined>({
  create: (state) => idAround(state, state.selection.main.head),
  update: (before, { docChanged, selection, state }) =>
    docChanged || selection !== undefined ? idAround(state, state.selection.main.head) : before,
})

const use = Decoration.mark({ class: 'cm-id-use' })
const definition = Decoration.mark({ class: 'cm-id-use cm-id-definition' })

function decorated(view: EditorView): DecorationSet {
  const name = view.state.field(idField)
  if (name === undefined) return Decoration.none
  const marks: Range<Decoration>[] = []
  const pattern = new RegExp(`${escaped(name)}(?!\\w)(\\s*=)?`, 'g')
  for (const { from, to } of view.visibleRanges)
    for (const match of view.state.doc.sliceString(from, to).matchAll(pattern)) {
      const mark = match[1] === undefined ? use : definition
      marks.push(mark.range(from + match.index, from + match.index + name.length))
    }
  return Decoration.set(marks)
}

const lit = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = decorated(view)
    }
    update({ docChanged, selectionSet, viewportChanged, view }: ViewUpdate) {
      if (docChanged || selectionSet || viewportChanged) this.decorations = decorated(view)
    }
  },
  { decorations: ({ decorations }) => decorations },
)

/** Where an id is defined and used; nothing in a text that is too long to be looked through while the user types. */
function placesOf({ doc }: EditorState, name: string): IdAtCursor {
  if (doc.length > longest) return { name, uses: [] }
  const defines = new RegExp(`^\\s*${escaped(name)}\\s*=`)
  const mentions = new RegExp(`${escaped(name)}(?!\\w)`)
  let number = 0
  let definitionLine: number | undefined
  const uses: number[] = []
  for (const line of doc.iterLines()) {
    number++
    if (!mentions.test(line)) continue
    if (definitionLine === undefined && defines.test(line)) definitionLine = number
    else uses.push(number)
  }
  return { name, uses, ...(definitionLine === undefined ? {} : { definition: definitionLine }) }
}

/** The id at the cursor and its places. */
export function idAtCursor(state: EditorState): IdAtCursor | undefined {
  const name = state.field(idField)
  return name === undefined ? undefined : placesOf(state, name)
}

/** Shows the definition of the id below the pointer. */
const tip = hoverTooltip(({ state }, position) => {
  const name = idAround(state, position)
  const line = name === undefined ? undefined : placesOf(state, name).definition
  if (line === undefined) return null
  return {
    pos: position,
    above: true,
    create: () => {
      const dom = document.createElement('div')
      dom.className = 'id-tip'
      dom.textContent = `${line}: ${state.doc.line(line).text.trim()}`
      return { dom }
    },
  }
})

function moveTo(view: EditorView, line: number | undefined): boolean {
  if (line === undefined) return false
  const { from } = view.state.doc.line(line)
  view.dispatch({
    selection: { anchor: from + view.state.doc.line(line).text.search(/\S|$/) },
    scrollIntoView: true,
  })
  return true
}

/** Goes to the definition of the id at the cursor. */
export function toDefinition(view: EditorView): boolean {
  return moveTo(view, idAtCursor(view.state)?.definition)
}

/** Goes to the next use of the id at the cursor, or from the last to the first. */
export function toNextUse(view: EditorView): boolean {
  const found = idAtCursor(view.state)
  if (found === undefined) return false
  const current = view.state.doc.lineAt(view.state.selection.main.head).number
  const line = found.uses.find((number) => number > current) ?? found.uses[0]
  if (line === undefined) return false
  const { from, text } = view.state.doc.line(line)
  view.dispatch({
    selection: { anchor: from + Math.max(0, text.indexOf(found.name)) },
    scrollIntoView: true,
  })
  return true
}

/** Ids light up with their definition and uses. */
export const ids: Extension = [idField, lit, tip]
