import type { Instruction } from '#generators/module'
import { encode } from '#generators/words/encode'
import { knownOf } from '#generators/words/known'
import { operandsOf } from '#generators/words/operands-of'
import { read } from '#generators/words/read'
import { operandKindByName } from '#spec/grammar/grammar'
import type { SmallerModule } from './subject.ts'

/** New numbers for the ids of a module, from 1 in order of appearance; `undefined` if the ids cannot be determined. */
export function renumbered(
  words: Uint32Array,
  numbers: Map<number, number>,
): readonly Instruction[] | undefined {
  const module = read(words)
  if (module === undefined) return undefined
  const known = knownOf(module)
  return module.instructions.map((instruction) => {
    const next = [...instruction.words]
    for (const { kind, word } of operandsOf(instruction, known)) {
      if (operandKindByName(kind)?.category !== 'Id') continue
      const id = next[word] as number
      const number = numbers.get(id) ?? numbers.size + 1
      numbers.set(id, number)
      next[word] = number
    }
    return { opcode: instruction.opcode, words: next }
  })
}

/** The same module with small ids, and its control with the same ones. */
export function compactIds({ words, control }: SmallerModule): SmallerModule | undefined {
  const numbers = new Map<number, number>()
  const broken = renumbered(words, numbers)
  const sound = control === null ? undefined : renumbered(control, numbers)
  if (broken === undefined) return undefined
  const whole = (encoded: Uint32Array, instructions: readonly Instruction[]) => {
    const module = read(encoded)
    return module === undefined
      ? encoded
      : encode({ ...module, bound: numbers.size + 1, instructions })
  }
  return {
    words: whole(words, broken),
    control: control === null || sound === undefined ? null : whole(control, sound),
  }
}
