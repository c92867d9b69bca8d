import { enumerantByValue, instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../module.ts'
import { definitionsIn, knownOf } from '../words/known.ts'
import { onceFor } from '../words/once-for.ts'
import { resultsOf } from '../words/results-of.ts'
import { bool, float, integer, matrix, type Shape, vector } from './shape.ts'
import type { ValueOfType } from './signature.ts'

/** The declarations of ids in a module, looked up once. */
export interface ModuleTypes {
  /** The instruction that defines an id; of several, the first. */
  readonly definition: (id: number) => Instruction | undefined
  /** The type that an id declares, as a shape. */
  readonly shapeOf: (type: number) => Shape | undefined
  readonly typeOf: (value: number) => number | undefined
  /** How a constant comes about, with its number where it is one word; `undefined` for other values. */
  readonly valueOf: (value: number) => ValueOfType | undefined
  /** The import string of a set. */
  readonly setOf: (id: number) => string | undefined
  /** Whether an id appears nowhere but where it is defined; false too where a literal happens to be the same word. */
  readonly isUnused: (id: number) => boolean
  /** Names of the capabilities that the module declares itself. */
  readonly capabilities: ReadonlySet<string>
}

const opCapability = opcodeOf('OpCapability')
const opConstant = opcodeOf('OpConstant')
const deepest = 16

/** How constant instructions (3.3.7) make a value, by opcode. */
const making: ReadonlyMap<number, ValueOfType['made']> = new Map(
  instructions
    .filter(({ name }) => /^Op(?:Spec)?Constant(?:True|False|Composite|Null|Op)?$/.test(name))
    .map(({ name, opcode }) => {
      const plain = name.endsWith('Null') ? 'null' : 'constant'
      return [opcode, name.startsWith('OpSpec') ? 'specialized' : plain]
    }),
)
const isNumber: ReadonlySet<number> = new Set([opcodeOf('OpConstant'), opcodeOf('OpSpecConstant')])

type Reader = (
  words: readonly number[],
  part: (id: number | undefined) => Shape,
  id: number,
) => Shape

function none(id: number, opcode?: string): Shape {
  return { kind: 'other', identity: `#${id}`, ...(opcode === undefined ? {} : { opcode }) }
}

function named(kind: string, value: number): string {
  return enumerantByValue(kind, value)?.name ?? String(value)
}

function read(module: Module): ModuleTypes {
  const definitions = definitionsIn(module)
  const capabilities = new Set<string>()
  const times = new Map<number, number>()
  for (const instruction of module.instructions) {
    for (const word of instruction.words) times.set(word, (times.get(word) ?? 0) + 1)
    if (instruction.opcode === opCapability) {
      capabilities.add(enumerantByValue('Capability', instruction.words[0] ?? 0)?.name ?? '')
    }
  }
  const lengthOf = (id: number | undefined) => {
    const { opcode, words } = definitions.get(id ?? 0) ?? { opcode: 0, words: [] }
    return opcode === opConstant && (words[3] ?? 0) === 0 ? words[2] : undefined
  }
  /** By opcode; words after the result. */
  const readers: Readonly<Record<number, Reader>> = {
    [opcodeOf('OpTypeVoid')]: () => ({ kind: 'void' }),
    [opcodeOf('OpTypeBool')]: () => bool,
    [opcodeOf('OpTypeInt')]: ([width = 0, signed]) => integer(width, signed === 1),
    [opcodeOf('OpTypeFloat')]: ([width = 0, encoding], _, id) =>
      encoding === undefined ? float(width) : none(id, 'OpTypeFloat'),
    [opcodeOf('OpTypeVector')]: ([component, count = 0], part) => vector(part(component), count),
    [opcodeOf('OpTypeMatrix')]: ([column, count = 0], part) => matrix(part(column), count),
    [opcodeOf('OpTypeImage')]: (
      [sampledType, dim = 0, depth = 0, arrayed, multisampled, sampled = 0, format = 0, access],
      part,
    ) => ({
      kind: 'image',
      component: part(sampledType),
      dim: named('Dim', dim),
      depth,
      isArrayed: arrayed === 1,
      isMultisampled: multisampled === 1,
      sampled,
      format: named('ImageFormat', format),
      ...(access === undefined ? {} : { access: named('AccessQualifier', access) }),
    }),
    [opcodeOf('OpTypeSampledImage')]: ([image], part) => ({
      kind: 'sampled-image',
      image: part(image),
    }),
    [opcodeOf('OpTypeArray')]: ([element, length], part, id) => ({
      kind: 'array',
      element: part(element),
      count: lengthOf(length),
      identity: `#${id}`,
    }),
    [opcodeOf('OpTypeStruct')]: (members, part, id) => ({
      kind: 'structure',
      members: members.map(part),
      identity: `#${id}`,
    }),
    [opcodeOf('OpTypePointer')]: ([storageClass = 0, pointee], part) => ({
      kind: 'pointer',
      storageClass: named('StorageClass', storageClass),
      pointee: part(pointee),
    }),
  }
  const shapes = new Map<number, Shape | undefined>()
  function shapeAt(id: number, depth: number): Shape | undefined {
    if (shapes.has(id)) return shapes.get(id)
    const { opcode, words } = definitions.get(id) ?? { opcode: 0, words: [] }
    const part = (typeId: number | undefined) =>
      (typeId === undefined || depth > deepest ? undefined : shapeAt(typeId, depth + 1)) ??
      none(typeId ?? 0)
    const shape = readers[opcode]?.(words.slice(1), part, id)
    shapes.set(id, shape)
    return shape
  }
  const sets = knownOf(module)
  return {
    capabilities,
    valueOf(id) {
      const { opcode, words } = definitions.get(id) ?? { opcode: 0, words: [] }
      const made = making.get(opcode)
      if (made === undefined) return undefined
      const number = isNumber.has(opcode) && words.length === 3 ? words[2] : undefined
      return number === undefined ? { made } : { made, number }
    },
    setOf: (id) => sets.instructionSet(id),
    isUnused: (id) => (times.get(id) ?? 0) <= 1,
    definition: (id) => definitions.get(id),
    shapeOf: (type) => shapeAt(type, 0),
    typeOf(value) {
      const found = definitions.get(value)
      return found === undefined ? undefined : resultsOf(found).resultType || undefined
    },
  }
}

export const moduleTypes = onceFor(read)
