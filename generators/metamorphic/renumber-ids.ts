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
      // Parts that the grammar cannot follow may hold ids that are not seen.
      if (end !== instruction.words.length) return undefined
      const idPlaces = operands.filter(({ kind }) => kind.startsWith('Id')).map(({ word }) => word)
      for (const word of idPlaces) ids.add(instruction.words[word] as number)
      places.push(idPlaces)
    }
    // A word that is not an id in this module is at fault, and stays so.
    const used = [...ids].filter((id) => id > 0 && id < module.bound)
    if (used.length < 2) return undefined
    const others = shuffled(choices, 'order', used)
    const renumbered = new Map(used.map((id, index) => [id, others[index] as number]))
    return encode({
      ...module,
      instructions: module.instructions.map((instruction, index) => {
        const renamed = [...instruction.words]
        for (const word of places[index] ?? []) {
          const id = renamed[word] as number
          renamed[word] = renumbered.get(id) ?? id
        }
        return { ...instruction, words: renamed }
      }),
    })
  },
}
