import { enumerantByValue, instructionByOpcode } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../module.ts'
import { describeShape } from '../signatures/describe.ts'
import { moduleTypes } from '../signatures/module-types.ts'
import { isScalar, type Shape } from '../signatures/shape.ts'
import { definitionsIn, knownOf } from '../words/known.ts'
import { operandsOf } from '../words/operands-of.ts'
import { extendedName, operandText } from './operand-text.ts'

const opSpecConstant = opcodeOf('OpSpecConstant')
const [opLabel, opFunctionEnd] = [opcodeOf('OpLabel'), opcodeOf('OpFunctionEnd')]

/** Types without operands that matter, by their opcodes. */
const plainTypes: Readonly<Record<string, string>> = {
  OpTypeSampler: 'a sampler',
  OpTypeEvent: 'an event',
  OpTypeDeviceEvent: 'a device event',
  OpTypeReserveId: 'a reservation id',
  OpTypeQueue: 'a queue',
  OpTypePipe: 'a pipe',
  OpTypePipeStorage: 'a pipe storage',
  OpTypeNamedBarrier: 'a named barrier',
  OpTypeOpaque: 'an opaque type',
  OpTypeFunction: 'a function type',
  OpTypeAccelerationStructureKHR: 'an acceleration structure',
  OpTypeRayQueryKHR: 'a ray query',
  OpTypeBufferEXT: 'a buffer',
}

/** Deeper parts of a type than this are only named. */
const deepest = 2

/** The type without what is deep inside of it. */
function pruned(shape: Shape, depth = deepest): Shape {
  const part = (inner: Shape) => pruned(inner, depth - 1)
  switch (shape.kind) {
    case 'structure':
      return depth <= 0
        ? { kind: 'other', identity: 'structure' }
        : { ...shape, members: shape.members.map(part) }
    case 'array':
      return depth <= 0 && !isScalar(shape.element)
        ? { kind: 'other', identity: 'array' }
        : { ...shape, element: part(shape.element) }
    case 'pointer':
      return depth <= 0
        ? { kind: 'other', identity: 'pointer' }
        : { ...shape, pointee: part(shape.pointee) }
    default:
      return shape
  }
}

function textAt({ words }: Instruction, kind: string, index: number): string {
  const value = words[index] ?? 0
  return enumerantByValue(kind, value)?.name ?? String(value)
}

function numberOf(module: Module, id: number | undefined): number | undefined {
  const value = moduleTypes(module).valueOf(id ?? 0)
  return value?.made === 'constant' ? value.number : undefined
}

/** Size, use and scope of a cooperative matrix, as far as they are plain constants; the usual scope, a subgroup, is left out. */
function matrixDetails(module: Module, words: readonly number[]): string {
  const [scope, rows, columns, use] = words.slice(2).map((id) => numberOf(module, id))
  const named = (kind: string, value: number | undefined) =>
    value === undefined ? undefined : enumerantByValue(kind, value)?.name
  const scopeName = named('Scope', scope)
  const details = [
    rows === undefined || columns === undefined ? undefined : `${rows} by ${columns}`,
    named('CooperativeMatrixUse', use),
    scopeName === 'Subgroup' ? undefined : scopeName,
  ].filter((detail) => detail !== undefined)
  return details.length === 0 ? '' : ` (${details.join(', ')})`
}

/** A type that the instruction with this id declares, with its article: "a vector of two 32-bit floats". */
export function typeInWords(module: Module, type: number, depth = 0): string {
  const definition = definitionsIn(module).get(type)
  if (definition === undefined) return 'an id that nothing defines'
  const describe = (shape: Shape) =>
    describeShape(pruned(shape, deepest - depth), ({ identity }) =>
      identity.startsWith('#')
        ? typeInWords(module, Number(identity.slice(1)), depth + 1)
        : `${identity === 'array' ? 'an' : 'a'} ${identity}`,
    )
  const part = (id: number | undefined): Shape =>
    moduleTypes(module).shapeOf(id ?? 0) ?? { kind: 'other', identity: `#${id}` }
  const name = instructionByOpcode(definition.opcode)?.name ?? `Op${definition.opcode}`
  const { words } = definition
  const arrayOf = (id: number | undefined) =>
    describe({ kind: 'array', element: part(id), count: undefined })
  switch (name) {
    case 'OpTypeRuntimeArray':
      return arrayOf(words[1]).replace('an array', 'a run-time array')
    case 'OpTypeUntypedPointerKHR':
      return `an untyped pointer in ${textAt(definition, 'StorageClass', 1)}`
    case 'OpTypeFloat':
      if (words[2] === undefined) break
      return `a float of format ${textAt(definition, 'FPEncoding', 2)}`
    case 'OpTypeCooperativeMatrixKHR':
      return `${arrayOf(words[1]).replace('an array', 'a cooperative matrix')}${matrixDetails(module, words)}`
    case 'OpTypeTensorARM':
      return arrayOf(words[1]).replace('an array', 'a tensor')
    default:
  }
  const shape = moduleTypes(module).shapeOf(type)
  return shape === undefined || shape.kind === 'other'
    ? (plainTypes[name] ?? `an ${name}`)
    : describe(shape)
}

/** How values of constants are called, by their opcodes, in front of their types. */
const makes: Readonly<Record<string, string>> = {
  OpUndef: 'undefined',
  OpConstantNull: 'null',
  OpConstantComposite: 'constant',
  OpConstantCompositeReplicateEXT: 'constant',
  OpSpecConstantComposite: 'specialized',
  OpSpecConstantCompositeReplicateEXT: 'specialized',
  OpSpecConstantOp: 'specialized',
}

/** The words with another word after their article. */
function qualified(words: string, adjective: string): string {
  const rest = words.replace(/^an? /, '')
  return `${/^[aeiou]/.test(adjective) ? 'an' : 'a'} ${adjective} ${rest}`
}

function numberInWords(module: Module, definition: Instruction, type: string): string | undefined {
  const known = knownOf(module)
  const place = operandsOf(definition, known).find(
    ({ kind }) => kind === 'LiteralContextDependentNumber',
  )
  if (place === undefined) return undefined
  const isSpecialized = definition.opcode === opSpecConstant
  const rest = type.replace(/^an? /, '')
  return `the ${isSpecialized ? 'specialized ' : ''}${rest} ${operandText(definition, place, known)}`
}

/** The definition of an id, in words. A value is described by its type, and by what makes it. */
export function idInWords(module: Module, id: number): string {
  const definition = definitionsIn(module).get(id)
  if (definition === undefined) return 'an id that nothing defines'
  const row = instructionByOpcode(definition.opcode)
  const name = row?.name ?? `Op${definition.opcode}`
  if (row?.class === 'Type-Declaration') return typeInWords(module, id)
  const resultType = moduleTypes(module).typeOf(id)
  const type = resultType === undefined ? '' : typeInWords(module, resultType)
  switch (name) {
    case 'OpConstant':
    case 'OpSpecConstant':
      return numberInWords(module, definition, type) ?? `${name}, ${type}`
    case 'OpConstantTrue':
      return 'the Boolean true'
    case 'OpConstantFalse':
      return 'the Boolean false'
    case 'OpSpecConstantTrue':
      return 'the specialized Boolean true'
    case 'OpSpecConstantFalse':
      return 'the specialized Boolean false'
    case 'OpVariable': {
      const pointer = moduleTypes(module).shapeOf(resultType ?? 0)
      const storageClass = textAt(definition, 'StorageClass', 2)
      const [, , pointee] = definitionsIn(module).get(resultType ?? 0)?.words ?? []
      return pointer?.kind === 'pointer' && pointer.storageClass === storageClass
        ? `a variable in ${storageClass} that holds ${typeInWords(module, pointee ?? 0)}`
        : `a variable in ${storageClass}, ${type}`
    }
    case 'OpUntypedVariableKHR':
      return `an untyped variable in ${textAt(definition, 'StorageClass', 2)}`
    case 'OpFunctionParameter':
      return `a parameter of a function, ${type}`
    case 'OpFunction':
      return 'a function'
    case 'OpLabel':
      return 'a block'
    case 'OpDecorationGroup':
      return 'a group of decorations'
    case 'OpString':
    case 'OpExtInstImport': {
      const [place] = operandsOf(definition, knownOf(module)).filter(({ word }) => word > 0)
      const text = place === undefined ? '' : operandText(definition, place, knownOf(module))
      return `the ${name === 'OpString' ? 'string' : 'instruction set'} ${text}`
    }
    default:
  }
  const adjective = makes[name]
  const source = name === 'OpExtInst' ? extendedName(definition.words, knownOf(module)) : name
  if (type === 'void' || type === '') return `the result of ${source}`
  return adjective === undefined ? `the result of ${source}, ${type}` : qualified(type, adjective)
}

/** Whether an id names a type. */
function isTypeOf(module: Module, id: number): boolean {
  const opcode = definitionsIn(module).get(id)?.opcode
  return opcode !== undefined && instructionByOpcode(opcode)?.class === 'Type-Declaration'
}

/**
 * The definition of an id, in words that distinguish it from that of another id of another module.
 *
 * @param words those that describe it alone.
 */
export function idBeside(
  module: Module,
  id: number,
  other: Module,
  beside: number,
  words: string,
): string {
  if (isTypeOf(module, id) && !isTypeOf(other, beside))
    return / type$/.test(words) ? words : `the type of ${words}`
  if (words !== idInWords(other, beside)) return words
  const type = moduleTypes(module).typeOf(id)
  if (type !== undefined && type !== moduleTypes(other).typeOf(beside))
    return `${words}, of type %${type}`
  const decorated = decorationsBeside(module, id, other, beside)
  if (decorated !== undefined) return `${words}, ${decorated}`
  const [source, otherSource] = [sourceOf(module, id), sourceOf(other, beside)]
  if (source === otherSource || source.length > longestSource || source === '') return words
  const isBlock = definitionsIn(module).get(id)?.opcode === opLabel
  return isBlock ? `${words} that ends in ${source}` : `${words}, by ${source}`
}

/** More decorations are not listed. */
const mostDecorations = 3

const [opDecorate, opMemberDecorate] = [opcodeOf('OpDecorate'), opcodeOf('OpMemberDecorate')]

/** The decorations of an id and its members, each with its operands. */
function decorationsOf(module: Module, id: number): readonly string[] {
  const known = knownOf(module)
  return module.instructions.flatMap((instruction) => {
    const { opcode, words } = instruction
    const isMember = opcode === opMemberDecorate
    if (words[0] !== id || !(isMember || opcode === opDecorate)) return []
    const texts = operandsOf(instruction, known)
      .slice(isMember ? 2 : 1)
      .map((place) => operandText(instruction, place, known))
    return [`${texts.join(' ')}${isMember ? ` on member ${words[1]}` : ''}`]
  })
}

/** The decorations in which two ids differ: "with Block, without Offset 0 on member 0"; `undefined` if they differ in none, or many. */
function decorationsBeside(
  module: Module,
  id: number,
  other: Module,
  beside: number,
): string | undefined {
  const [decorations, others] = [decorationsOf(module, id), decorationsOf(other, beside)]
  const come = decorations.filter((text) => !others.includes(text))
  const gone = others.filter((text) => !decorations.includes(text))
  if (come.length + gone.length === 0 || come.length + gone.length > mostDecorations)
    return undefined
  return [
    ...(come.length === 0 ? [] : [`with ${come.join(' and ')}`]),
    ...(gone.length === 0 ? [] : [`without ${gone.join(' and ')}`]),
  ].join(', ')
}

/** Longer instructions are not shown beside what they make. */
const longestSource = 60

/** The last instruction of a block, with its operands. */
function endOfBlock(module: Module, label: Instruction): string {
  const start = module.instructions.indexOf(label)
  const end = module.instructions.findIndex(
    ({ opcode }, index) => index > start && (opcode === opLabel || opcode === opFunctionEnd),
  )
  const last = module.instructions[end - 1]
  return last === undefined || last === label ? '' : instructionText(module, last)
}

function instructionText(module: Module, instruction: Instruction): string {
  const known = knownOf(module)
  const texts = operandsOf(instruction, known).map((place) =>
    operandText(instruction, place, known),
  )
  return [instructionByOpcode(instruction.opcode)?.name ?? '', ...texts].join(' ')
}

/** The instruction that defines an id, without its result; of a label the one that its block ends in. */
function sourceOf(module: Module, id: number): string {
  const definition = definitionsIn(module).get(id)
  if (definition === undefined) return ''
  if (definition.opcode === opLabel) return endOfBlock(module, definition)
  const known = knownOf(module)
  const texts = operandsOf(definition, known).flatMap((place) =>
    place.kind === 'IdResult' || place.kind === 'IdResultType'
      ? []
      : operandText(definition, place, known),
  )
  return [instructionByOpcode(definition.opcode)?.name ?? '', ...texts].join(' ')
}
