import { instructionByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { hyphened } from '../../signatures/hyphened.ts'
import { minorOf, newest } from '../../signatures/operation.ts'
import { capabilityNamed, declare } from '../capability.ts'
import { compute } from '../compute.ts'
import type { Draft } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import type { Type } from '../type.ts'
import { write } from '../write.ts'

/** What fills a slot: an id or a literal; `undefined` where the module has nothing for it. */
export type Source = (draft: Draft) => number | undefined

/** The words of a table: what results, and what fills operands, by name. */
export interface Vocabulary<Result extends string, Operand extends string> {
  /** Where the rows may stand, beside what the grammar says of each instruction. */
  readonly applies: Emitter['applies']
  readonly types: Readonly<Record<Result, (draft: Draft) => Type>>
  readonly operands: Readonly<Record<Operand, Source>>
}

/** Capabilities that the world declares, whatever its instructions are. */
const ofWorlds: readonly string[] = ['Shader', 'Kernel', 'Matrix', 'Addresses']

/**
 * Makes rows of a table: the instruction, what it results in (`undefined` without a result), and what fills its operands
 * in order. Capability and version come from the grammar.
 */
export function rowsWith<Result extends string, Operand extends string>(
  { applies, types, operands: sources }: Vocabulary<Result, Operand>,
  weight = 1,
): (name: string, result: Result | undefined, ...operands: readonly Operand[]) => Emitter {
  return (name, result, ...operands) => {
    const opcode = opcodeOf(name)
    const { capabilities = [], version = null, lastVersion = null } = instructionByName(name) ?? {}
    const first = version === null ? 0 : minorOf(version)
    const last = lastVersion === null ? newest : minorOf(lastVersion)
    const needed = capabilities.some((each) => ofWorlds.includes(each))
      ? undefined
      : capabilities[0]
    const capability = needed === undefined ? undefined : capabilityNamed(needed)
    return {
      name: hyphened(name),
      weight,
      applies: (draft) => draft.world.minor >= first && draft.world.minor <= last && applies(draft),
      emit(draft) {
        const words: number[] = []
        for (const operand of operands) {
          const word = sources[operand](draft)
          if (word === undefined) return false
          words.push(word)
        }
        if (capability !== undefined) declare(draft, capability)
        if (result === undefined) {
          write(draft, opcode, ...words)
          return true
        }
        const type = types[result](draft)
        if (type.kind === 'opaque') write(draft, opcode, type.id, draft.bound++, ...words)
        else compute(draft, opcode, type, ...words)
        return true
      },
    }
  }
}
