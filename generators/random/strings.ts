import { opcodeOf } from '#spec/grammar/opcodes'
import type { Draft } from './draft.ts'
import { textWords } from './text-words.ts'

const opString = opcodeOf('OpString')
const opExtInstImport = opcodeOf('OpExtInstImport')

/** The id of an `OpString` with that text. */
export function stringOf(draft: Draft, text: string): number {
  const key = `string ${text}`
  const known = draft.ids.get(key)
  if (known !== undefined) return known
  const id = draft.bound++
  draft.sources.push({ opcode: opString, words: [id, ...textWords(text)] })
  draft.ids.set(key, id)
  return id
}

/** The id of an import of that instruction set. */
export function importOf(draft: Draft, set: string): number {
  const key = `import ${set}`
  const known = draft.ids.get(key)
  if (known !== undefined) return known
  const id = draft.bound++
  draft.imports.push({ opcode: opExtInstImport, words: [id, ...textWords(set)] })
  draft.ids.set(key, id)
  return id
}
