import type {
  Availability,
  AvailabilityRow,
  Enumerant,
  EnumerantRow,
  Instruction,
  InstructionRow,
  InstructionSet,
  InstructionSetRow,
  Operand,
  OperandKind,
  OperandKindRow,
  OperandRow,
  Quantifier,
} from './types.ts'

/** The default for a row without availability: available in every core version, without capabilities or extensions. */
const always: AvailabilityRow = [0x0001_0000, null, [], [], 0]

function availability(row: AvailabilityRow = always): Availability {
  const [version, lastVersion, capabilities, extensions, provisional] = row
  return { version, lastVersion, capabilities, extensions, provisional: provisional === 1 }
}

function operand(row: OperandRow): Operand {
  const space = row.indexOf(' ')
  const head = space < 0 ? row : row.slice(0, space)
  const last = head.at(-1)
  const quantifier: Quantifier = last === '?' || last === '*' ? last : ''
  return {
    kind: quantifier === '' ? head : head.slice(0, -1),
    quantifier,
    name: space < 0 ? '' : row.slice(space + 1),
  }
}

/** The instruction of a generated row. */
export function instruction(row: InstructionRow): Instruction {
  const [opcode, name, aliases, instructionClass, operands, when] = row
  return {
    opcode,
    name,
    aliases,
    class: instructionClass,
    operands: operands.map(operand),
    ...availability(when),
  }
}

function enumerant(row: EnumerantRow): Enumerant {
  const [value, name, aliases, parameters, when] = row
  return { value, name, aliases, parameters: parameters.map(operand), ...availability(when) }
}

/** The operand kind of a generated row. */
export function operandKind(row: OperandKindRow): OperandKind {
  const [kind, category, bases, enumerants] = row
  return { kind, category, bases, enumerants: enumerants.map(enumerant) }
}

/** The extended instruction set of a generated row. Its rows are made when they are first asked for. */
export function instructionSet(row: InstructionSetRow): InstructionSet {
  const [name, newest, instructionRows, operandKindRows] = row
  let instructions: readonly Instruction[] | undefined
  let operandKinds: readonly OperandKind[] | undefined
  return {
    name,
    versioned: newest > 0,
    get instructions() {
      instructions ??= instructionRows.map(instruction)
      return instructions
    },
    get operandKinds() {
      operandKinds ??= operandKindRows.map(operandKind)
      return operandKinds
    },
  }
}
