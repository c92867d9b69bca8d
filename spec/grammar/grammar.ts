import { instructionRows } from './generated/instructions.ts'
import { operandKindRows } from './generated/operand-kinds.ts'
import { instruction, operandKind } from './rows.ts'
import type { Enumerant, Instruction, OperandKind } from './types.ts'

/** Every core instruction of the unified grammar, ascending by opcode. */
export const instructions: readonly Instruction[] = instructionRows.map(instruction)

/** Every operand kind of the unified grammar. */
export const operandKinds: readonly OperandKind[] = operandKindRows.map(operandKind)

const byOpcode = new Map<number, Instruction>()
const byName = new Map<string, Instruction>()
for (const row of instructions) {
  byOpcode.set(row.opcode, row)
  for (const name of [row.name, ...row.aliases]) byName.set(name, row)
}
const kindByName = new Map(operandKinds.map((kind) => [kind.kind, kind]))

/** The instruction with that opcode; `undefined` if the grammar has none. */
export function instructionByOpcode(opcode: number): Instruction | undefined {
  return byOpcode.get(opcode)
}

/** The instruction with that name or alias (`OpLoad`); `undefined` if the grammar has none. */
export function instructionByName(name: string): Instruction | undefined {
  return byName.get(name)
}

/** The operand kind with that name (`StorageClass`); `undefined` if the grammar has none. */
export function operandKindByName(kind: string): OperandKind | undefined {
  return kindByName.get(kind)
}

const enumerantMaps = new Map<
  string,
  { byValue: Map<number, Enumerant>; byName: Map<string, Enumerant> }
>()

function enumerantsOf(kind: string) {
  let maps = enumerantMaps.get(kind)
  if (maps === undefined) {
    maps = { byValue: new Map(), byName: new Map() }
    for (const row of kindByName.get(kind)?.enumerants ?? []) {
      maps.byValue.set(row.value, row)
      for (const name of [row.name, ...row.aliases]) maps.byName.set(name, row)
    }
    enumerantMaps.set(kind, maps)
  }
  return maps
}

/** The enumerant of `kind` with that value (one bit, or 0, for a `BitEnum`). */
export function enumerantByValue(kind: string, value: number): Enumerant | undefined {
  return enumerantsOf(kind).byValue.get(value)
}

/** The enumerant of `kind` with that name or alias. */
export function enumerantByName(kind: string, name: string): Enumerant | undefined {
  return enumerantsOf(kind).byName.get(name)
}
