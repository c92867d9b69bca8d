import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { storageClassName } from '../core/shared/grammar.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  componentCount,
  componentType,
  isFloatType,
  isIntegerType,
  isNumericalType,
  isPointerType,
  pointeeType,
  scalarWidth,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { isUntypedPointerType, storageClass, valueAt } from '../shared/untyped-operands.ts'

/** The pointee of a typed pointer operand of an OpenCL.std instruction. */
type PointeeKind =
  | 'float or vector of floats'
  | 'i32 or vector of i32'
  | 'numerical scalar'
  | 'half'
  | 'i8'

/** Further operands that the pointee has to agree with. */
type Companion =
  | 'Result Type'
  | 'component count of Result Type'
  | 'component type of Result Type'
  | 'component type of data'

/** A pointer operand that the text names. */
interface PointerOperand {
  readonly name: string
  /** Place among the operands of the `OpExtInst`, set and instruction number counted. */
  readonly place: number
  readonly classes: readonly number[]
  readonly pointee: PointeeKind
  readonly companion?: Companion
}

/** The import string of the instruction set. */
const openclSet = 'OpenCL.std'

const written: readonly number[] = [
  storageClass.CrossWorkgroup,
  storageClass.Workgroup,
  storageClass.Function,
  storageClass.Generic,
]

const read: readonly number[] = [...written, storageClass.UniformConstant]

function row(
  name: string,
  place: number,
  classes: readonly number[],
  pointee: PointeeKind,
  companion?: Companion,
): PointerOperand {
  const operand = { name, place: place + 1, classes, pointee }
  return companion === undefined ? operand : { ...operand, companion }
}

const floats = 'float or vector of floats'

const words = 'i32 or vector of i32'

/** The eighteen operands, by the name of their instruction; places as the instruction set counts its operands. */
const pointerOperands: Readonly<Record<string, PointerOperand>> = {
  fract: row('ptr', 2, written, floats, 'Result Type'),
  frexp: row('exp', 2, written, words, 'component count of Result Type'),
  lgamma_r: row('signp', 2, written, words, 'component count of Result Type'),
  modf: row('iptr', 2, written, floats, 'Result Type'),
  remquo: row('quo', 3, written, words, 'component count of Result Type'),
  sincos: row('cosval', 2, written, floats, 'Result Type'),
  vloadn: row('p', 2, read, 'numerical scalar', 'component type of Result Type'),
  vstoren: row('p', 3, written, 'numerical scalar', 'component type of data'),
  vload_half: row('p', 2, read, 'half'),
  vload_halfn: row('p', 2, read, 'half'),
  vstore_half: row('p', 3, written, 'half'),
  vstore_half_r: row('p', 3, written, 'half'),
  vstore_halfn: row('p', 3, written, 'half'),
  vstore_halfn_r: row('p', 3, written, 'half'),
  vloada_halfn: row('p', 2, read, 'half'),
  vstorea_halfn: row('p', 3, written, 'half'),
  vstorea_halfn_r: row('p', 3, written, 'half'),
  printf: row('format', 1, [storageClass.UniformConstant], 'i8'),
}

const instructions = instructionSetByName(openclSet)?.instructions ?? []

/** Number of the instruction of OpenCL.std with that name; -1 if there is none. */
function openclNumber(name: string): number {
  return instructions.find((instruction) => instruction.name === name)?.opcode ?? -1
}

const byNumber: ReadonlyMap<number, PointerOperand> = new Map(
  Object.entries(pointerOperands).map(([name, operand]) => [openclNumber(name), operand]),
)

/** Ids of the imports of the set, so that a name is read once per import and not per instruction. */
const openclImports = perModule(
  (module): ReadonlySet<number> =>
    new Set(
      module
        .all('OpExtInstImport')
        .filter(({ result }) => module.importName(result) === openclSet)
        .map(({ result }) => result),
    ),
)

/** Number of the instruction of OpenCL.std that an `OpExtInst` executes; `undefined` for those of other sets. */
function openclInstruction(
  module: Module,
  { index, operands: [set, number] }: Instruction,
): number | undefined {
  if (set === undefined || number === undefined) return undefined
  // Operands before the import are decoded without the set.
  const isImported = module.definitionIndex(set.value) < index
  return isImported && openclImports(module).has(set.value) ? number.value : undefined
}

/** The check of a rule on the eighteen pointer operands of OpenCL.std. */
function openclPointer(
  rule: RuleId,
  judge: (
    instruction: Instruction,
    operand: PointerOperand,
    module: Module,
    report: Report,
  ) => void,
): Check {
  return {
    rule,
    at: ['OpExtInst'],
    judge(instruction, module, report) {
      if (openclImports(module).size === 0) return
      const operand = byNumber.get(instruction.operands[1]?.value ?? -1)
      if (operand !== undefined && openclInstruction(module, instruction) !== undefined)
        judge(instruction, operand, module, report)
    },
  }
}

const prefetch = openclNumber('prefetch')

/** Place of ptr, set and instruction number counted. */
const pointer = 2

type IsPointee = (type: Instruction, module: Module) => boolean

function isInteger(type: Instruction | undefined, width: number): boolean {
  return isIntegerType(type) && scalarWidth(type) === width
}

const kinds: Readonly<Record<PointeeKind, IsPointee>> = {
  'float or vector of floats': (type, module) => isFloatType(componentType(module, type)),
  'i32 or vector of i32': (type, module) => isInteger(componentType(module, type), 32),
  'numerical scalar': (type) => isNumericalType(type),
  half: (type) => isFloatType(type) && scalarWidth(type) === 16 && type.operands.length === 1,
  i8: (type) => isInteger(type, 8),
}

/** Whether what a typed pointer points to is of the data types that its operand asks for. */
function isPointee(module: Module, type: Instruction, kind: PointeeKind): boolean {
  return kinds[kind](type, module)
}

/** Place of data in vstoren, set and instruction number counted. */
const data = 2

type Differs = (pointee: Instruction, module: Module, instruction: Instruction) => boolean

function areTwo(pointee: Instruction, other: Instruction | undefined): boolean {
  return other !== undefined && pointee !== other
}

const differs: Readonly<Record<Companion, Differs>> = {
  'Result Type': (pointee, module, instruction) => areTwo(pointee, resultType(module, instruction)),
  'component count of Result Type': (pointee, module, instruction) => {
    const count = componentCount(module, pointee)
    const wanted = componentCount(module, resultType(module, instruction))
    return count !== undefined && wanted !== undefined && count !== wanted
  },
  'component type of Result Type': (pointee, module, instruction) =>
    areTwo(pointee, componentType(module, resultType(module, instruction))),
  'component type of data': (pointee, module, instruction) =>
    areTwo(pointee, componentType(module, operandType(module, instruction, data))),
}

export const checks: readonly Check[] = [
  /** OpenCL.std, the pointer operands in the list. */
  openclPointer(
    'SPV_KHR_untyped_pointers/opencl-pointer-operand-is-a-pointer',
    (instruction, { name, place }, module, report) => {
      const value = valueAt(module, instruction, place)
      if (value === undefined || isPointerType(value.type)) return
      const { definition, type } = value
      report(
        operandWord(instruction, place),
        `${name} %${definition.result} is ${(type ?? definition).name}, not a pointer`,
      )
    },
  ),
  /** OpenCL.std, the pointer naming conventions and the pointer operands in the list. */
  openclPointer(
    'SPV_KHR_untyped_pointers/opencl-pointer-operand-is-in-its-storage-classes',
    (instruction, { name, place, classes }, module, report) => {
      const storage = storageClassOf(operandType(module, instruction, place))
      if (storage !== undefined && !classes.includes(storage))
        report(operandWord(instruction, place), `${name} points into ${storageClassName(storage)}`)
    },
  ),
  /** OpenCL.std, prefetch, in the reading in which what is not in the list takes typed pointers only. */
  {
    rule: 'SPV_KHR_untyped_pointers/opencl-prefetch-pointer-is-typed',
    at: ['OpExtInst'],
    judge(instruction, module, report) {
      if (openclImports(module).size === 0) return
      if (instruction.operands[1]?.value !== prefetch) return
      if (openclInstruction(module, instruction) === undefined) return
      if (isUntypedPointerType(operandType(module, instruction, pointer)))
        report(operandWord(instruction, pointer), 'ptr is an untyped pointer')
    },
  },
  /** OpenCL.std, the pointer operands in the list and the type matching rules of their instructions. */
  openclPointer(
    'SPV_KHR_untyped_pointers/opencl-typed-pointer-matches-its-companions',
    (instruction, { name, place, pointee, companion }, module, report) => {
      if (companion === undefined) return
      const type = pointeeType(module, operandType(module, instruction, place))
      // A type that is not one of the data types matches nothing, and breaks a rule of its own.
      if (type === undefined || !isPointee(module, type, pointee)) return
      if (differs[companion](type, module, instruction))
        report(
          operandWord(instruction, place),
          `${name} points to %${type.result}, which is not as the ${companion}`,
        )
    },
  ),
  /** OpenCL.std, the pointer operands in the list. */
  openclPointer(
    'SPV_KHR_untyped_pointers/opencl-typed-pointer-points-to-its-data-types',
    (instruction, { name, place, pointee }, module, report) => {
      const type = pointeeType(module, operandType(module, instruction, place))
      if (type !== undefined && !isPointee(module, type, pointee))
        report(
          operandWord(instruction, place),
          `${name} points to ${type.name} %${type.result}, not to ${pointee}`,
        )
    },
  ),
]
