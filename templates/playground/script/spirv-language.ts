import {
  foldService,
  HighlightStyle,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { tags } from '@lezer/highlight'

/** What begins at a place of a line, first come first served. */
const words: readonly (readonly [pattern: RegExp, token: string | null])[] = [
  [/^;.*/, 'comment'],
  [/^"(?:[^"\\]|\\.)*"?/, 'string'],
  [/^%\w+/, 'variableName'],
  [/^Op[A-Z]\w*/, 'keyword'],
  [/^(?:!?0x[\da-fA-F]+|-?\d[\w.+-]*)/, 'number'],
  [/^[A-Za-z_]\w*/, null],
]

const language = StreamLanguage.define<null>({
  name: 'spirv-assembly',
  startState: () => null,
  token(stream) {
    if (stream.eatSpace()) return null
    for (const [pattern, token] of words) if (stream.match(pattern)) return token
    stream.next()
    return null
  },
  languageData: { commentTokens: { line: ';' } },
})

/** The classes that listings of reports have. */
const style = HighlightStyle.define([
  { tag: tags.keyword, class: 't-opcode' },
  { tag: tags.variableName, class: 't-id' },
  { tag: tags.string, class: 't-string' },
  { tag: tags.number, class: 't-number' },
  { tag: tags.comment, class: 't-comment' },
])

/** A line that begins a function, and one that ends it. */
const begins = /^\s*%\w+\s*=\s*OpFunction\b/
const ends = /^\s*OpFunctionEnd\b/

/** More lines are not looked at for the end of a function. */
const mostLines = 100_000

/** Folds a function from the end of its first line to that of its last. */
const functions = foldService.of(({ doc }, lineStart, lineEnd) => {
  if (!begins.test(doc.sliceString(lineStart, lineEnd))) return null
  let { number } = doc.lineAt(lineStart)
  for (const line of doc.iterLines(number + 1, Math.min(doc.lines, number + mostLines) + 1)) {
    number++
    if (ends.test(line)) return { from: lineEnd, to: doc.line(number).to }
  }
  return null
})

/** Colours and folding of SPIR-V assembly. */
export const spirvAssembly: Extension = [language, syntaxHighlighting(style), functions]
