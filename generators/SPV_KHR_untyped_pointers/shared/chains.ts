import { opcodeOf } from '#spec/grammar/opcodes'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { type TypeShape, typeShape } from '../../mutate/type-shape.ts'
import { resultsOf } from '../../words/results-of.ts'
import type { World } from './world.ts'

/** The four chains of the text, by the name of the choice. */
export const chainNames = {
  access: 'OpUntypedAccessChainKHR',
  'in-bounds-access': 'OpUntypedInBoundsAccessChainKHR',
  'ptr-access': 'OpUntypedPtrAccessChainKHR',
  'in-bounds-ptr-access': 'OpUntypedInBoundsPtrAccessChainKHR',
} as const

export type ChainForm = keyof typeof chainNames

export const accessForms = ['access', 'in-bounds-access'] as const satisfies readonly ChainForm[]

export const ptrForms = [
  'ptr-access',
  'in-bounds-ptr-access',
] as const satisfies readonly ChainForm[]

export const chainForms: readonly ChainForm[] = [...accessForms, ...ptrForms]

/** True of the two that have Element. */
export function isPtrForm(form: ChainForm): boolean {
  return (ptrForms as readonly ChainForm[]).includes(form)
}

/** What a chain is made of. */
interface ChainParts {
  readonly resultType: number
  readonly baseType: number
  readonly base: number
  readonly indexes?: readonly number[]
  /** Of the two forms that have it; a constant 0 when absent. */
  readonly element?: number
}

/** Adds a chain to the open block; its result. */
export function addChain(
  world: World,
  form: ChainForm,
  { resultType, baseType, base, indexes = [], element }: ChainParts,
): number {
  const before = isPtrForm(form) ? [element ?? world.uint(0)] : []
  return world.builder.add(chainNames[form], resultType, baseType, base, ...before, ...indexes)
}

/** Places of words in a chain, counted behind the instruction's first word. */
export const chainWords = {
  resultType: 0,
  baseType: 2,
  base: 3,
  /** Of the two forms that have it; in the others the first index stands here. */
  element: 4,
} as const

/** A chain as it stands in a module. */
export interface Chain {
  readonly form: ChainForm
  readonly resultType: number
  readonly result: number
  readonly baseType: number
  readonly base: number
  readonly indexes: readonly number[]
  /** Place of the first index, whether there is one or not. */
  readonly indexWord: number
}

const formByOpcode: ReadonlyMap<number | undefined, ChainForm> = new Map(
  chainForms.map((form) => [opcodeOf(chainNames[form]), form] as const),
)

/** The chain with ordinal `at`; `undefined` when there is none, or required operands are missing. */
export function chainAt(module: Module, at: number): Chain | undefined {
  const instruction = module.instructions[at]
  const form = formByOpcode.get(instruction?.opcode)
  if (instruction === undefined || form === undefined) return undefined
  const indexWord = isPtrForm(form) ? chainWords.element + 1 : chainWords.element
  const { words } = instruction
  if (words.length < indexWord) return undefined
  return {
    form,
    ...resultsOf(instruction),
    baseType: words[chainWords.baseType] as number,
    base: words[chainWords.base] as number,
    indexes: words.slice(indexWord),
    indexWord,
  }
}

/** Ordinals of the chains of those forms. */
export function chainsOf(
  module: Module,
  forms: readonly ChainForm[] = chainForms,
): readonly number[] {
  const names = forms.map((form) => chainNames[form])
  return ordinalsOf(module, ...names).filter((at) => chainAt(module, at) !== undefined)
}

/** One index of a chain and the type that it meets. */
export interface Step {
  /** Place of the index, counted behind the instruction's first word. */
  readonly word: number
  readonly index: number
  /** The type that has the parts. */
  readonly type: number
  readonly shape: TypeShape
}

/** The indexes of a chain, and the type that is reached by them; `undefined` where the walk cannot be followed. */
interface Walk {
  readonly steps: readonly Step[]
  readonly reached: number
}

const opTypeRuntimeArray = opcodeOf('OpTypeRuntimeArray')

const opConstant = opcodeOf('OpConstant')

/** The value of a plain constant of at most 32 bits. */
function constantValue(module: Module, id: number): number | undefined {
  const { opcode, words } = definition(module, id) ?? {}
  return opcode === opConstant ? words?.[2] : undefined
}

function part(module: Module, shape: TypeShape, type: number, index: number): number | undefined {
  if (shape.kind === 'structure') return shape.members[constantValue(module, index) ?? -1]
  if (shape.kind === 'vector' || shape.kind === 'matrix' || shape.kind === 'array') {
    return shape.constituent
  }
  const { opcode, words } = definition(module, type) ?? {}
  return opcode === opTypeRuntimeArray ? words?.[1] : undefined
}

/** The walk of the chain with ordinal `at`; `undefined` where there is none or it leaves what is known. */
export function walk(module: Module, at: number): Walk | undefined {
  const chain = chainAt(module, at)
  if (chain === undefined) return undefined
  const steps: Step[] = []
  let type: number | undefined = chain.baseType
  for (const [offset, index] of chain.indexes.entries()) {
    const shape = typeShape(module, type)
    steps.push({ word: chain.indexWord + offset, index, type, shape })
    type = part(module, shape, type, index)
    if (type === undefined) return undefined
  }
  return { steps, reached: type }
}
