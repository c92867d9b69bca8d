import { insertDeclaration } from '../mutate/changes.ts'
import { encode } from '../words/encode.ts'
import { instructionOf } from '../words/instruction-of.ts'
import { read } from '../words/read.ts'
import { resultsOf } from '../words/results-of.ts'
import { sectionOf } from '../words/section-of.ts'
import { wordsOfString } from '../words/strings.ts'
import { shuffled } from './reordered.ts'
import type { Transformation } from './transformation.ts'

export const transformation: Transformation = {
  name: 'add-names',
  summary: 'ids get names that mean nothing',
  preserves: 'every-verdict',
  apply(words, choices) {
    const source = read(words)
    if (source === undefined) return undefined
    const named = new Set(
      source.instructions
        .filter(({ opcode }) => sectionOf(opcode) === 'name')
        .map(({ words: [target] }) => target),
    )
    const ids = [...new Set(source.instructions.map((each) => resultsOf(each).result))].filter(
      (id) => id > 0 && id < source.bound && !named.has(id),
    )
    if (ids.length === 0) return undefined
    const count = choices.pick('count', [1, 3, 10])
    const text = choices.pick('name', ['x', '', 'main', 'größer', 'a'.repeat(64)])
    let module = source
    for (const id of shuffled(choices, 'ids', ids).slice(0, count)) {
      module = insertDeclaration(module, instructionOf('OpName', id, ...wordsOfString(text)))
    }
    return encode(module)
  },
}
