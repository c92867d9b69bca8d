import type { Words } from '../../module.ts'
import { hyphened } from '../../signatures/hyphened.ts'
import { minorOf, newest, operationNamed } from '../../signatures/operation.ts'
import { enumerantOf } from '../../words/instruction-of.ts'
import { operandsOfRow } from '../../words/operands-of.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import { type Emitter, when } from '../emitter.ts'
import type { World } from '../world.ts'
import { compute, declare, make, write } from '../write.ts'

/** The content of an instruction of that name, for which something was drawn. */
type FillInstruction<Drawn, Part> = (draft: Draft, drawn: Drawn, name: string) => Part

/** The operands of instructions of a kind. */
interface Vocabulary<Drawn> {
  /** Their permitted places, beside those that the grammar gives for each. */
  readonly applies: (draft: Draft, name: string) => boolean
  /** The prerequisites of an instruction; `undefined` if nothing fits. */
  readonly draw: (draft: Draft, name: string) => Drawn | undefined
  /**
   * Words by the name that the grammar has for an operand, or by its kind where it has none. An optional operand that is
   * not listed or gets no words ends the instruction.
   */
  readonly operands: Readonly<Record<string, FillInstruction<Drawn, number | Words>>>
  /** Instructions that have a result. */
  readonly result: FillInstruction<Drawn, DeclaredType>
}

/** Capabilities that every world of a kind declares. */
const ofShaders: readonly string[] = ['Shader', 'Matrix']
const ofKernels: readonly string[] = ['Kernel', 'Addresses']

/** The capability that an instruction asks for beside those, and beside what is declared for it. */
function neededIn(
  { world, capabilities: declared }: Draft,
  capabilities: readonly string[],
): string | undefined {
  const suitable = world.shader ? ofShaders : ofKernels
  return capabilities.some(
    (name) => suitable.includes(name) || declared.has(enumerantOf('Capability', name)),
  )
    ? undefined
    : capabilities.find((name) => name !== 'Kernel')
}

/** Makes rows of instructions, by their names between spaces: operands, capability and versions come from the grammar. */
export function rowsWith<Drawn>({ applies, draw, operands, result }: Vocabulary<Drawn>) {
  const rowOf = (name: string, weight: number, start: string): Emitter => {
    const row = operationNamed(name)
    const { capabilities, version, lastVersion } = row
    const first = version === null ? 0 : minorOf(version)
    const last = lastVersion === null ? newest : minorOf(lastVersion)
    const isIn = ({ minor }: World) => minor >= first && minor <= last
    const declared = operandsOfRow(row)
    const hasResult = row.operands[0]?.kind === 'IdResultType'
    return when(
      (draft) => isIn(draft.world) && applies(draft, name),
      `${start}${hyphened(name)}`,
      weight,
      (draft) => {
        const drawn = draw(draft, name)
        if (drawn === undefined) return false
        const words: number[] = []
        for (const operand of declared) {
          const filled = operands[operand.name || operand.kind]?.(draft, drawn, name) ?? []
          const more = typeof filled === 'number' ? [filled] : filled
          if (more.length === 0) break
          words.push(...more)
        }
        const capability = neededIn(draft, capabilities)
        if (capability !== undefined) declare(draft, capability)
        if (!hasResult) return write(draft, name, ...words)
        const type = result(draft, drawn, name)
        return (type.kind === 'opaque' ? make : compute)(draft, name, type, ...words)
      },
    )
  }
  return (names: string, weight = 1, start = ''): readonly Emitter[] =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => rowOf(name, weight, start))
}
