import type { Add } from './functions.ts'
import type { World } from './world.ts'

/** An atomic instruction. */
interface Atomic {
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
