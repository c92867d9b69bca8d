import { enumerantByName, instructionByName } from '#spec/grammar/grammar'
import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { Instruction, Operand } from '#spec/grammar/types'
import { MakerError } from '../maker-error.ts'
import { operandsOfRow } from '../words/operands-of.ts'
import type { Signature, SlotName } from './signature.ts'
import type { Stage } from './universe.ts'

/** The operands of OpExtInst before the number of the instruction. */
const ofExtended: readonly Operand[] = [
  { kind: 'IdResultType', quantifier: '', name: '' },
  { kind: 'IdResult', quantifier: '', name: '' },
]

/**
 * The grammar's row of an operation; `undefined` where it has none.
 *
 * @param set the import string of the set that has the instruction. Its opcode is then its number in the set.
 */
export function operationIn(name: string, set?: string): Instruction | undefined {
  if (set === undefined) return instructionByName(name)
  const row = instructionSetByName(set)?.instructions.find((each) => each.name === name)
  return row && { ...row, operands: [...ofExtended, ...row.operands] }
}

/** As {@link operationIn}; a `MakerError` where the grammar has none. */
export function operationNamed(name: string, set?: string): Instruction {
  const row = operationIn(name, set)
  if (row === undefined) throw new MakerError('unknown-instruction', `the grammar has no ${name}`)
  return row
}

export function slotNameOf(row: Instruction): (slot: SlotName) => string {
  const operands = operandsOfRow(row)
  return (slot) => {
    if (slot === 'result') return 'Result Type'
    const name = operands[slot - 1]?.name ?? ''
    return name === '' ? `Operand ${slot}` : name
  }
}

/** The value of an enumerant in a slot of an operation; a `MakerError` where the grammar has none of that name. */
export function enumerantIn(row: Instruction, slot: number, name: string): number {
  const kind = operandsOfRow(row)[slot - 1]?.kind ?? ''
  const found = enumerantByName(kind, name)
  if (found === undefined) throw new MakerError('unknown-enumerant', `there is no ${kind} ${name}`)
  return found.value
}

/** The requirements of an operation on its module. */
export interface Setting {
  readonly stage: Stage
  readonly capabilities: readonly string[]
  readonly extensions: readonly string[]
  /** The environments that show it; the first decides the version written. */
  readonly environments: readonly string[]
}

/** The minor number of the newest version. */
export const newest = 6

/** The minor number of a header's version word. */
export function minorOf(version: number): number {
  return (version >> 8) & 0xff
}

/** Capabilities that every shader of the suite has. */
const ofShaders: readonly string[] = ['Shader', 'Matrix']

/** The place where an operation of a signature may be shown, by its row of the grammar. */
export function settingOf(signature: Signature, row: Instruction): Setting {
  const { capabilities } = row
  const asShader =
    capabilities.length === 0 || capabilities.some((name) => ofShaders.includes(name))
  const isKernel = !asShader && capabilities.includes('Kernel')
  const until = Math.min(
    signature.until ?? newest,
    row.lastVersion === null ? newest : minorOf(row.lastVersion),
  )
  const { since, stage = isKernel ? 'kernel' : 'compute' } = signature
  const ofOthers = capabilities.filter((name) => stage === 'kernel' || name !== 'Kernel')
  return {
    stage,
    capabilities: [
      ...(asShader || (isKernel && stage === 'kernel') ? [] : ofOthers.slice(0, 1)),
      ...(signature.capabilities ?? []),
    ],
    extensions:
      row.version === null || signature.set !== undefined ? row.extensions.slice(0, 1) : [],
    environments: [...(since === undefined ? [] : [`spv1.${since}`]), `spv1.${until}`],
  }
}
