import { encode } from '../words/encode.ts'
import { knownOf } from '../words/known.ts'
import { operandsOf } from '../words/operands-of.ts'
import { read } from '../words/read.ts'
import { shuffled } from './reordered.ts'
import type { Transformation } from './transformation.ts'

export const transformation: Transformation = {
  name: 'renumber-ids',
  summary: 'ids change their numbers among each other',
  preserves: 'every-verdict',
  apply(words, choices) {
    const module = read(words)
    if (module === undefined) return undefined
    const known = knownOf(module)
    const ids = new Set<number>()
    const places: (readonly number[])[] = []
    for (const instruction of module.instructions) {
      const operands = operandsOf(instruction, known)
      const last = operands.at(-1)
      const end = last === undefined ? 0 : last.word + last.length
      // What the grammar cannot follow may hold ids that are not seen.
      if (end !== instruction.words.length) return undefined
      const at = operands.filter(({ kind }) => kind.startsWith('Id')).map(({ word }) => word)
      for (const word of at) ids.add(instruction.words[word] as number)
      places.push(at)
    }
    // What is no id in this module is at fault, and stays so.
    const own = [...ids].filter((id) => id > 0 && id < module.bound)
    if (own.length < 2) return undefined
    const others = shuffled(choices, 'order', own)
    const renumbered = new Map(own.map((id, at) => [id, others[at] as number]))
    return encode({
      ...module,
      instructions: module.instructions.map((instruction, at) => {
        const renamed = [...instruction.words]
        for (const word of places[at] ?? []) {
          const id = renamed[word] as number
          renamed[word] = renumbered.get(id) ?? id
        }
        return { ...instruction, words: renamed }
      }),
    })
  },
}
