import { instructionByName } from '#spec/grammar/grammar'
import { hyphened } from '../../signatures/hyphened.ts'
import { minorOf, newest } from '../../signatures/operation.ts'
import { declare } from '../capability.ts'
import type { Draft } from '../draft.ts'
import { type Emitter, emitter } from '../emitter.ts'
import type { Type } from '../type.ts'
import { compute, make, write } from '../write.ts'

/** The words of a table: what results, and what fills operands, by name. */
interface Vocabulary<Result extends string, Operand extends string> {
  /** Where the rows may stand, beside what the grammar says of each instruction. */
  readonly applies: Emitter['applies']
  readonly types: Readonly<Record<Result, (draft: Draft) => Type>>
  /** An id or a literal. */
  readonly operands: Readonly<Record<Operand, (draft: Draft) => number>>
}

/** Capabilities that the world declares, whatever its instructions are. */
const ofWorlds: readonly string[] = ['Shader', 'Kernel', 'Matrix', 'Addresses']

/**
 * Makes rows of a table: the instruction, what it results in (`undefined` without a result), and what fills its operands
 * in order. Capability and version come from the grammar.
 */
export function rowsWith<Result extends string, Operand extends string>({
  applies,
  types,
  operands: sources,
}: Vocabulary<Result, Operand>): (
  name: string,
  result: Result | undefined,
  ...operands: readonly Operand[]
) => Emitter {
  return (name, result, ...operands) => {
    const { capabilities = [], version = null, lastVersion = null } = instructionByName(name) ?? {}
    const first = version === null ? 0 : minorOf(version)
    const last = lastVersion === null ? newest : minorOf(lastVersion)
    const capability = capabilities.some((each) => ofWorlds.includes(each))
      ? undefined
      : capabilities[0]
    return emitter(
      hyphened(name),
      1,
      (draft) => {
        const words = operands.map((operand) => sources[operand](draft))
        if (capability !== undefined) declare(draft, capability)
        if (result === undefined) return write(draft, name, ...words)
        const type = types[result](draft)
        return (type.kind === 'opaque' ? make : compute)(draft, name, type, ...words)
      },
      (draft) => draft.world.minor >= first && draft.world.minor <= last && applies(draft),
    )
  }
}
