import { pushString } from '../words/push-string.ts'
import type { Draft } from './draft.ts'
import { idOnce, instructionOf } from './write.ts'

/** The words of a literal string. */
export function textWords(text: string): number[] {
  const words: number[] = []
  pushString(words, text)
  return words
}

/** The id of an `OpString` with that text. */
export function stringOf(draft: Draft, text: string): number {
  return idOnce(draft, `string ${text}`, () => {
    const id = draft.bound++
    draft.sources.push(instructionOf('OpString', id, ...textWords(text)))
    return id
  })
}

/** The id of an import of that instruction set. */
export function importOf(draft: Draft, set: string): number {
  return idOnce(draft, `import ${set}`, () => {
    const id = draft.bound++
    draft.imports.push(instructionOf('OpExtInstImport', id, ...textWords(set)))
    return id
  })
}
