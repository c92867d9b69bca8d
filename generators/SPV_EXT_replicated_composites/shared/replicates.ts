import type { Program } from '../../builder/program.ts'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { type Graft, graft } from '../../mutate/graft.ts'
import { isUnused } from '../../mutate/is-unused.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { typeShape } from '../../mutate/type-shape.ts'

/** The three instructions of the text, by the name of the choice. */
export const forms = {
  constant: 'OpConstantCompositeReplicateEXT',
  'spec-constant': 'OpSpecConstantCompositeReplicateEXT',
  construct: 'OpCompositeConstructReplicateEXT',
} as const

type Form = keyof typeof forms

/** Their names, the constant forms first. */
export const formNames = Object.keys(forms) as readonly Form[]

/** The two that stand at module scope. */
export const constantForms = ['constant', 'spec-constant'] as const satisfies readonly Form[]

/** Declares the extension and its capability. */
export function enable({ builder }: Program): void {
  builder.capability('ReplicatedCompositesEXT')
  builder.extension('SPV_EXT_replicated_composites')
}

/** One of the three instructions; its result. */
export function replicate(
  { builder }: Program,
  form: Form,
  resultType: number,
  value: number,
): number {
  return builder.add(forms[form], resultType, value)
}

/** One of the three instructions as it stands in a module, with everything it leans on. */
export interface Replicate {
  readonly resultType: number
  readonly result: number
  readonly value: number
  /** The type of `value`. */
  readonly valueType: number
}

/** Ordinals of the well formed replicate instructions of those forms. */
export function replicatesOf(
  module: Module,
  some: readonly Form[] = ['constant', 'spec-constant', 'construct'],
): readonly number[] {
  return ordinalsOf(module, ...some.map((form) => forms[form])).filter(
    (at) => replicateAt(module, at) !== undefined,
  )
}

/** The replicate instruction with ordinal `at`; `undefined` when there is none or an id of it leads nowhere. */
export function replicateAt(module: Module, at: number): Replicate | undefined {
  const [resultType, result, value, more] = module.instructions[at]?.words ?? []
  if (resultType === undefined || result === undefined || value === undefined) return undefined
  const valueType = typeOf(module, value)
  if (more !== undefined || valueType === undefined) return undefined
  if (definition(module, resultType) === undefined) return undefined
  return { resultType, result, value, valueType }
}

/** The constituents' type of a vector, a matrix or an array; `undefined` of all else. */
export function constituentType(module: Module, type: number): number | undefined {
  const shape = typeShape(module, type)
  return 'constituent' in shape ? shape.constituent : undefined
}

/** What can be done with a composite of a function or of module scope. */
export const uses = ['unused', 'stored', 'extracted'] as const

/** Does it, in the open block. */
export function use(
  what: (typeof uses)[number],
  { builder }: Program,
  composite: number,
  compositeType: number,
  constituentType: number,
): void {
  if (what === 'stored') {
    const pointer = builder.type('OpTypePointer', 'Function', compositeType)
    builder.add('OpStore', builder.add('OpVariable', pointer, 'Function'), composite)
  }
  if (what === 'extracted') builder.add('OpCompositeExtract', constituentType, composite, 0)
}

/**
 * The module in which the instruction with ordinal `at` has another Value.
 *
 * @param declare makes it; nothing where it cannot.
 */
export function withValue(
  module: Module,
  at: number,
  declare: (graft: Graft, replicate: Replicate) => number | undefined,
): Module | undefined {
  const replicate = replicateAt(module, at)
  if (replicate === undefined) return undefined
  const added = graft(module, at)
  const value = declare(added, replicate)
  if (value === undefined) return undefined
  const { module: wider, shift } = added.done()
  return replaceWord(wider, at + shift, 2, value)
}

/**
 * The module in which the instruction with ordinal `at` has another result type.
 *
 * @param declare makes the type; nothing where it cannot.
 * @returns nothing where the result is used: its users would have another type as well.
 */
export function withResultType(
  module: Module,
  at: number,
  declare: (graft: Graft, replicate: Replicate) => number | undefined,
): Module | undefined {
  const replicate = replicateAt(module, at)
  if (replicate === undefined || !isUnused(module, replicate.result)) return undefined
  const added = graft(module, at)
  const type = declare(added, replicate)
  if (type === undefined || type === replicate.resultType) return undefined
  const { module: wider, shift } = added.done()
  return replaceWord(wider, at + shift, 0, type)
}
