import { instructionByOpcode } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Module } from '../../module.ts'
import type { Add } from './functions.ts'
import { type Pointer, pointerAt, pointerWith, ruledOrdinals } from './pointers.ts'
import type { LaidType } from './types.ts'
import type { World } from './world.ts'

/** An atomic instruction. */
export interface Atomic {
  readonly name: string
  /** What the result is; `none` where there is no result. */
  readonly result: 'object' | 'boolean' | 'none'
  /** How many memory semantics it has. */
  readonly semantics: 1 | 2
  /** Operands behind the memory semantics: Value and Comparator, as many as there are. */
  readonly values: 0 | 1 | 2
  /** Whether objects may be floating-point, may be integers. */
  readonly objects: readonly ('integer' | 'floating-point')[]
  readonly capability?: string
  readonly extension?: string
  /** Minor number of the last version that has it. */
  readonly until?: number
}

function row(
  name: string,
  values: 0 | 1 | 2,
  more: Partial<Atomic> = {},
): readonly [string, Atomic] {
  return [name, { name, values, result: 'object', semantics: 1, objects: ['integer'], ...more }]
}

const any = { objects: ['integer', 'floating-point'] } as const

/** The instructions that the text names, by name; `OpAtomicCompareExchangeWeak` follows one of them. */
export const atomics: ReadonlyMap<string, Atomic> = new Map([
  row('OpAtomicLoad', 0, any),
  row('OpAtomicStore', 1, { ...any, result: 'none' }),
  row('OpAtomicExchange', 1, any),
  row('OpAtomicCompareExchange', 2, { semantics: 2 }),
  row('OpAtomicCompareExchangeWeak', 2, { semantics: 2, capability: 'Kernel', until: 3 }),
  row('OpAtomicIIncrement', 0),
  row('OpAtomicIDecrement', 0),
  row('OpAtomicIAdd', 1),
  row('OpAtomicISub', 1),
  row('OpAtomicSMin', 1),
  row('OpAtomicUMin', 1),
  row('OpAtomicSMax', 1),
  row('OpAtomicUMax', 1),
  row('OpAtomicAnd', 1),
  row('OpAtomicOr', 1),
  row('OpAtomicXor', 1),
])

const floats = { objects: ['floating-point'] } as const

const minMax = {
  ...floats,
  capability: 'AtomicFloat32MinMaxEXT',
  extension: 'SPV_EXT_shader_atomic_float_min_max',
}

/** The instructions that the text does not name. */
export const otherAtomics: ReadonlyMap<string, Atomic> = new Map([
  row('OpAtomicFlagTestAndSet', 0, { result: 'boolean', capability: 'Kernel' }),
  row('OpAtomicFlagClear', 0, { result: 'none', capability: 'Kernel' }),
  row('OpAtomicFAddEXT', 1, {
    ...floats,
    capability: 'AtomicFloat32AddEXT',
    extension: 'SPV_EXT_shader_atomic_float_add',
  }),
  row('OpAtomicFMinEXT', 1, minMax),
  row('OpAtomicFMaxEXT', 1, minMax),
])

/** True of instructions of kernels only. */
export function isOfKernels({ capability }: Atomic): boolean {
  return capability === 'Kernel'
}

const workgroupScope = 2

/**
 * Adds an atomic access with what it asks for.
 *
 * @param object is of `type`, and there as often as the instruction takes one; a null object when absent.
 * @returns the result; 0 where there is none.
 */
export function addAtomic(
  { builder, uint, plain }: World,
  add: Add,
  { name, result, semantics, values, capability, extension }: Atomic,
  pointer: number,
  type: number,
  object?: number,
): number {
  if (capability !== undefined) builder.capability(capability)
  if (extension !== undefined) builder.extension(extension)
  const types = { object: [type], boolean: [plain.scalar('bool').id], none: [] }[result]
  const relaxed = Array.from({ length: semantics }, () => uint(0))
  const value = object ?? (values > 0 ? builder.once('OpConstantNull', type) : 0)
  const objects = Array.from({ length: values }, () => value)
  return add(name, ...types, pointer, uint(workgroupScope), ...relaxed, ...objects)
}

/** An atomic instruction as it stands in a module; places of words are counted behind its first one. */
interface AtomicPlaces {
  readonly atomic: Atomic
  readonly pointerWord: number
  /** Where Value stands, and behind it Comparator; as many as there are. */
  readonly valueWords: readonly number[]
}

const all: ReadonlyMap<string, Atomic> = new Map([...atomics, ...otherAtomics])

/** The atomic instruction with ordinal `at`; `undefined` where it is something else or incomplete. */
export function atomicAt(module: Module, at: number): AtomicPlaces | undefined {
  const instruction = module.instructions[at]
  const atomic = all.get(instructionByOpcode(instruction?.opcode ?? 0)?.name ?? '')
  if (instruction === undefined || atomic === undefined) return undefined
  const pointerWord = atomic.result === 'none' ? 0 : 2
  const first = pointerWord + 2 + atomic.semantics
  const valueWords = Array.from({ length: atomic.values }, (_, index) => first + index)
  return instruction.words.length === first + atomic.values
    ? { atomic, pointerWord, valueWords }
    : undefined
}

/** Ordinals of the atomic instructions of which `which` holds; those that the text names. */
export function atomicsOf(
  module: Module,
  which: (atomic: Atomic, pointer: Pointer | undefined) => boolean = () => true,
): readonly number[] {
  return atomicsAmong(module, atomics, which)
}

/** The same for other atomic instructions. */
export function otherAtomicsOf(module: Module): readonly number[] {
  return atomicsAmong(module, otherAtomics, () => true)
}

function atomicsAmong(
  module: Module,
  among: ReadonlyMap<string, Atomic>,
  which: (atomic: Atomic, pointer: Pointer | undefined) => boolean,
): readonly number[] {
  return ruledOrdinals(module, ...among.keys()).filter((at) => {
    const found = atomicAt(module, at)
    return found !== undefined && which(found.atomic, pointerAt(module, at, found.pointerWord))
  })
}

/** Types of atomic objects by name, with what they ask for. */
const names = {
  integer: ['uint', 'int', 'ulong', 'long'],
  'floating-point': ['float', 'double'],
} as const

const signed: readonly string[] = ['int', 'long']

const wide: readonly string[] = ['ulong', 'long']

/** The types that an instruction accesses in shaders or kernels, by name. */
export function atomicTypeNames(
  { objects }: Pick<Atomic, 'objects'>,
  setting: 'shader' | 'kernel',
): readonly string[] {
  return objects
    .flatMap((kind): readonly string[] => names[kind])
    .filter((name) => setting === 'shader' || !signed.includes(name))
}

/** The type of that name, to be accessed in that storage class. */
export function atomicType(world: World, storageClass: string, name: string): LaidType {
  if (wide.includes(name)) world.builder.capability('Int64Atomics')
  return world.types(storageClass).scalar(name)
}

const opAccessChain = opcodeOf('OpAccessChain')

/** The pointer that a typed access chain with one index makes that pointer of; `undefined` where none does. */
export function baseOfChain(module: Module, pointer: number | undefined): Pointer | undefined {
  const chain = module.instructions.find(
    ({ opcode, words }) => opcode === opAccessChain && words[1] === pointer && words.length === 4,
  )
  return pointerWith(module, chain?.words[2])
}
