import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { dependsOnSpecialization, isConstantInstruction } from '../shared/constants.ts'
import { hasResultType, opcodeSet } from '../shared/grammar.ts'
import { eightBits, sixteenBits } from '../shared/narrow-data.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operands.ts'
import {
  componentType,
  declaresType,
  isFloatType,
  isIntegerType,
  isScalarType,
  isTypeDeclaration,
  isVectorType,
} from '../shared/types.ts'

/** Declarations that are neither aggregates nor pointers, of core and of extensions whose texts do not say otherwise. */
const unique: ReadonlyMap<number, string> = new Map(
  [
    'OpTypeVoid',
    'OpTypeBool',
    'OpTypeInt',
    'OpTypeFloat',
    'OpTypeVector',
    'OpTypeVectorIdEXT',
    'OpTypeMatrix',
    'OpTypeImage',
    'OpTypeSampler',
    'OpTypeSampledImage',
    'OpTypeOpaque',
    'OpTypeFunction',
    'OpTypeEvent',
    'OpTypeDeviceEvent',
    'OpTypeReserveId',
    'OpTypeQueue',
    'OpTypePipe',
    'OpTypePipeStorage',
    'OpTypeNamedBarrier',
    'OpTypeBufferEXT',
    'OpTypeCooperativeMatrixKHR',
    'OpTypeAccelerationStructureKHR',
    'OpTypeRayQueryKHR',
    'OpTypeTensorARM',
    'OpTypeGraphARM',
  ].map((name) => [opcodeOf(name), name]),
)
const isUnique = opcodeSet(unique.values())

/** Up to this many declarations are compared pair by pair. */
const mostPairs = 16

/** Ordinals of the declarations that must not be repeated. */
function uniqueDeclarations(module: Module): readonly number[] {
  const found: number[] = []
  const { length } = module.instructions
  for (let index = 0; index < length; index++)
    if (isUnique({ opcode: module.opcodeAt(index) })) found.push(index)
  return found
}

/** Whether two declarations with the same first word have the same operands. */
function areAlike({ words }: Module, left: number, right: number): boolean {
  const wordCount = (words[left] as number) >>> 16
  for (let index = 2; index < wordCount; index++)
    if (words[left + index] !== words[right + index]) return false
  return true
}

/** Calls `say` with the first word of each declaration that repeats one before it. */
function eachRepeated(
  module: Module,
  declarations: readonly number[],
  say: (word: number) => void,
) {
  const { words } = module
  if (declarations.length > mostPairs) {
    const seen = new Set<string>()
    for (const index of declarations) {
      const word = module.wordAt(index)
      const first = words[word] as number
      const key = `${first} ${words.subarray(word + 2, word + (first >>> 16)).join()}`
      if (seen.has(key)) say(word)
      seen.add(key)
    }
    return
  }
  for (let place = 1; place < declarations.length; place++) {
    const word = module.wordAt(declarations[place] as number)
    const first = words[word]
    for (let before = 0; before < place; before++) {
      const other = module.wordAt(declarations[before] as number)
      if (words[other] !== first || !areAlike(module, other, word)) continue
      say(word)
      break
    }
  }
}

const integerWidths: ReadonlyMap<number, readonly string[]> = new Map([
  [8, ['Int8', ...eightBits.storage]],
  [16, ['Int16', ...sixteenBits.storage]],
  [32, []],
  [64, ['Int64']],
])

const floatWidths: ReadonlyMap<number, readonly string[]> = new Map([
  [16, ['Float16', 'Float16Buffer', ...sixteenBits.storage]],
  [32, []],
  [64, ['Float64']],
])

function isEnabled(
  widths: ReadonlyMap<number, readonly string[]>,
  width: number,
  declared: ReadonlySet<string>,
): boolean {
  const enabling = widths.get(width)
  return (
    enabling !== undefined && (enabling.length === 0 || enabling.some((name) => declared.has(name)))
  )
}

/** Types that no object in memory or parameter can have. */
const notOfObjects: ReadonlySet<string> = new Set(['OpTypeVoid', 'OpTypeFunction'])

function judgeObjectType(
  module: Module,
  instruction: Instruction,
  index: number,
  report: Report,
): void {
  const type = operandDefinition(module, instruction, index)
  if (type !== undefined && (!isTypeDeclaration(type) || notOfObjects.has(type.name)))
    report(operandWord(instruction, index), `${type.name} is not a type for this`)
}

function isComponentCount(count: number, capabilities: ReadonlySet<string>): boolean {
  if (count >= 2 && count <= 4) return true
  if (capabilities.has('LongVectorEXT')) return count >= 1
  return (count === 8 || count === 16) && capabilities.has('Vector16')
}

/** Checks of declarations of types. */
export const checks: readonly Check[] = [
  // Types that are made of others.
  {
    rule: 'core/vector-component-type',
    at: ['OpTypeVector'],
    judge: (instruction, module, report) => {
      const type = operandDefinition(module, instruction, 0)
      if (type !== undefined && !isScalarType(type))
        report(operandWord(instruction, 0), `${type.name} is not a scalar type`)
    },
  },
  {
    rule: 'core/vector-component-count',
    at: ['OpTypeVector'],
    judge: ({ operands: [, count] }, { capabilities }, report) => {
      if (count !== undefined && !isComponentCount(count.value, capabilities))
        report(count.word, `no declared capability enables ${count.value} components`)
    },
  },
  {
    rule: 'core/matrix-column-type',
    at: ['OpTypeMatrix'],
    judge: (instruction, module, report) => {
      const column = operandDefinition(module, instruction, 0)
      if (column === undefined) return
      const component = isVectorType(column) ? componentType(module, column) : column
      if (isVectorType(column) && (component === undefined || isFloatType(component))) return
      // Checks that the components of a vector are scalars is the vector's own rule.
      if (isVectorType(column) && !isScalarType(component)) return
      report(operandWord(instruction, 0), 'the columns are not vectors of floating-point numbers')
    },
  },
  {
    rule: 'core/matrix-column-count',
    at: ['OpTypeMatrix'],
    judge: ({ operands: [, count] }, _, report) => {
      if (count !== undefined && (count.value < 2 || count.value > 4))
        report(count.word, `a matrix of ${count.value} columns`)
    },
  },
  {
    rule: 'core/array-element-type',
    at: ['OpTypeArray', 'OpTypeRuntimeArray'],
    judge: (instruction, module, report) => judgeObjectType(module, instruction, 0, report),
  },
  {
    rule: 'core/array-length-is-constant',
    at: ['OpTypeArray'],
    judge: (instruction, module, report) => {
      const length = operandDefinition(module, instruction, 1)
      if (length === undefined) return
      if (!isConstantInstruction(length))
        report(operandWord(instruction, 1), `the length is ${length.name}, not a constant`)
      else {
        const type = operandType(module, instruction, 1)
        if (type !== undefined && !isIntegerType(type))
          report(operandWord(instruction, 1), `the length is of ${type.name}`)
      }
    },
  },
  {
    rule: 'core/array-length-positive',
    at: ['OpTypeArray'],
    judge: ({ operands: [, length] }, module, report) => {
      if (length === undefined || dependsOnSpecialization(module, length.value)) return
      if (!isIntegerType(module.typeOf(length.value))) return
      const value = module.integerValue(length.value)
      if (value !== undefined && value < 1n) report(length.word, `the length is ${value}`)
    },
  },
  {
    rule: 'core/structure-member-type',
    at: ['OpTypeStruct'],
    judge: (instruction, module, report) => {
      for (let index = 0; index < instruction.operands.length; index++)
        judgeObjectType(module, instruction, index, report)
    },
  },
  {
    rule: 'core/pointer-type',
    at: ['OpTypePointer'],
    judge: (instruction, module, report) => {
      const type = operandDefinition(module, instruction, 1)
      if (type !== undefined && !isTypeDeclaration(type))
        report(operandWord(instruction, 1), `${type.name} is not a type`)
    },
  },
  {
    rule: 'core/function-return-type',
    at: ['OpTypeFunction'],
    judge: (instruction, module, report) => {
      const type = operandDefinition(module, instruction, 0)
      if (type !== undefined && (!isTypeDeclaration(type) || type.name === 'OpTypeFunction'))
        report(operandWord(instruction, 0), `${type.name} cannot be returned`)
    },
  },
  {
    rule: 'core/function-type-parameter',
    at: ['OpTypeFunction'],
    judge: (instruction, module, report) => {
      for (let index = 1; index < instruction.operands.length; index++)
        judgeObjectType(module, instruction, index, report)
    },
  },
  // Hold for every declaration of a type and every use of one as a result type.
  {
    rule: 'core/type-unique',
    judgeModule: (module, report) => {
      eachRepeated(module, uniqueDeclarations(module), (word) => {
        const name = unique.get((module.words[word] as number) & 0xffff)
        report(word, `there is the same ${name} already`)
      })
    },
  },
  {
    rule: 'core/result-type-is-type',
    judgeModule: (module, report) => {
      const { words, instructions } = module
      for (let index = 0; index < instructions.length; index++) {
        if (!hasResultType({ opcode: module.opcodeAt(index) })) continue
        const word = module.wordAt(index) + 1
        const type = module.definitionIndex(words[word] as number)
        if (type >= 0 && !declaresType({ opcode: module.opcodeAt(type) }))
          report(word, `${words[word]} is ${instructions.at(type)?.name}, not a type`)
      }
    },
  },
  // Numerical types.
  {
    rule: 'core/int-width',
    at: ['OpTypeInt'],
    judge: (instruction, { capabilities }, report) => {
      const width = instruction.valueAt(0)
      if (width !== undefined && !isEnabled(integerWidths, width, capabilities))
        report(
          operandWord(instruction, 0),
          `no declared capability enables integers of ${width} bits`,
        )
    },
  },
  {
    rule: 'core/int-signedness',
    at: ['OpTypeInt'],
    judge: (instruction, _, report) => {
      const signedness = instruction.valueAt(1)
      if (signedness !== undefined && signedness > 1)
        report(operandWord(instruction, 1), `the signedness is ${signedness}`)
    },
  },
  {
    rule: 'core/kernel-signedness',
    at: ['OpTypeInt'],
    among: ['Kernel'],
    judge: ({ operands: [, signedness] }, { capabilities }, report) => {
      if (signedness?.value === 1 && capabilities.has('Kernel') && !capabilities.has('Shader'))
        report(signedness.word, 'the integer type of a kernel module is signed')
    },
  },
  {
    rule: 'core/float-width',
    at: ['OpTypeFloat'],
    judge: ({ operands: [width, encoding] }, { capabilities }, report) => {
      if (width === undefined || encoding !== undefined) return
      if (!isEnabled(floatWidths, width.value, capabilities))
        report(width.word, `no declared capability enables floats of ${width.value} bits`)
    },
  },
]
