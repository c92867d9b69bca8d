import type { Module } from '../../module.ts'
import { enumerantSet, opcodeSet } from './grammar.ts'

const isOfBallots = opcodeSet(
  ['IAdd', 'FAdd', 'FMin', 'UMin', 'SMin', 'FMax', 'UMax', 'SMax'].map(
    (name) => `OpGroup${name}NonUniformAMD`,
  ),
)
const plain: ReadonlySet<number> = enumerantSet(
  'GroupOperation',
  'Reduce',
  'InclusiveScan',
  'ExclusiveScan',
)

/** Whether a text says what an instruction needs, so that its operand of that kind and value needs nothing else. */
export type LeavesOperand = (kind: string, opcode: number, value: number) => boolean

/** The group operations whose capabilities the grammar lists and a text does not ask for; `undefined` where there are none. */
export function leftOperations({ capabilities, extensions }: Module): LeavesOperand | undefined {
  // Uniform group instructions take group operations without the grammar's lists of capabilities saying so.
  if (capabilities.has('GroupUniformArithmeticKHR')) return (kind) => kind === 'GroupOperation'
  if (!capabilities.has('Groups') || !extensions.has('SPV_AMD_shader_ballot')) return undefined
  return (kind, opcode, value) =>
    kind === 'GroupOperation' && plain.has(value) && isOfBallots({ opcode })
}
