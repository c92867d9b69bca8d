import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import {
  type DecorationTarget,
  decorating,
  decorationAt,
  targetsOf,
} from '../core/shared/decorations.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { operandWord } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import type { Instruction, Module, Operand } from '../module.ts'
import { placeOf } from '../terms.ts'
import { baseType, chainOperand } from './untyped-chains.ts'
import { layoutFault } from './untyped-layout.ts'
import { chains, isVariable } from './untyped-operands.ts'

/** Decoration: the stride of an array, by id. */
export const arrayStrideId = enumerant('Decoration', 'ArrayStrideIdEXT')

/** Decoration: the offset of a member, by id. */
export const offsetId = enumerant('Decoration', 'OffsetIdEXT')

/** Decoration whose operand may be one of the heaps. */
export const builtIn = enumerant('Decoration', 'BuiltIn')

/** BuiltIn: the heap of everything but samplers. */
export const resourceHeap = enumerant('BuiltIn', 'ResourceHeapEXT')

/** BuiltIn: the heap of samplers. */
export const samplerHeap = enumerant('BuiltIn', 'SamplerHeapEXT')

/** The storage classes that the data of a buffer can be in. */
export const bufferClasses: ReadonlySet<number> = enumerantSet(
  'StorageClass',
  'Uniform',
  'StorageBuffer',
)

/** Declares a buffer type; operand: Storage Class. */
export const bufferType = 'OpTypeBufferEXT'

/** The size of a descriptor type; operand: Type. */
export const sizeOf = 'OpConstantSizeOfEXT'

/** Pointer to the data of a buffer; operand: Buffer. */
export const bufferPointer = 'OpBufferPointerEXT'

/** Pointer to a texel; its operands are in `texelOperand`. */
export const texelPointer = 'OpUntypedImageTexelPointerEXT'

/** Decorates a member; operands: Structure Type, Member, Decoration, and those of the decoration. */
export const memberDecorateId = 'OpMemberDecorateIdEXT'

/** The five instructions of the text. */
export const instructions: readonly string[] = [
  bufferType,
  sizeOf,
  bufferPointer,
  texelPointer,
  memberDecorateId,
]

/** Places of the operands of a texel pointer. */
export const texelOperand = { imageType: 0, image: 1, coordinate: 2, sample: 3 } as const

/** An annotation instruction that holds one of the two decorations by id, or a heap built-in. */
interface Holder {
  readonly instruction: Instruction
  /** The enumerant that the text adds: of a decoration, or of a built-in. */
  readonly enumerant: Operand
  /** The operands after the enumerant. */
  readonly extra: readonly Operand[]
}

function holderOf(instruction: Instruction, { words }: Module): Holder | undefined {
  // Off the words: most annotations are others, and their operands are not needed.
  const value = words[instruction.word + (placeOf(instruction.opcode)?.offset ?? 0)]
  if (value !== arrayStrideId && value !== offsetId && value !== builtIn) return undefined
  const decoration = decorationAt(instruction)
  if (decoration === undefined) return undefined
  const after = instruction.operands.indexOf(decoration) + 1
  if (value !== builtIn)
    return { instruction, enumerant: decoration, extra: instruction.operands.slice(after) }
  const heap = instruction.operands[after]
  if (heap?.value !== resourceHeap && heap?.value !== samplerHeap) return undefined
  return { instruction, enumerant: heap, extra: instruction.operands.slice(after + 1) }
}

/** Every annotation instruction with a decoration or built-in of the text. */
export const holders = perModule((module): readonly Holder[] => {
  const found: Holder[] = []
  for (const name of decorating)
    for (const instruction of module.all(name)) {
      const holder = holderOf(instruction, module)
      if (holder !== undefined) found.push(holder)
    }
  return found
})

/** The target of one of the decorations. */
export interface Decorated extends DecorationTarget {
  readonly holder: Holder
}

/** The targets of the decorations of the text, groups resolved, in the order of the instructions that hold them. */
interface DecoratedThings {
  readonly arrayStrides: readonly Decorated[]
  readonly offsets: readonly Decorated[]
  readonly heaps: readonly Decorated[]
}

function nothing() {
  return {
    arrayStrides: [] as Decorated[],
    offsets: [] as Decorated[],
    heaps: [] as Decorated[],
  }
}

/** Beyond this many more than the module has words, decorations of groups times targets are not taken apart. */
const mostBeyond = 1 << 16

/** The things that ArrayStrideIdEXT, OffsetIdEXT and the heap built-ins decorate. */
export const decorated: (module: Module) => DecoratedThings = perModule((module) => {
  const things = nothing()
  let room = module.words.length + mostBeyond
  for (const holder of holders(module)) {
    const { value, kind } = holder.enumerant
    const list =
      kind === 'BuiltIn'
        ? things.heaps
        : value === arrayStrideId
          ? things.arrayStrides
          : value === offsetId
            ? things.offsets
            : undefined
    const target = holder.instruction.valueAt(0) ?? 0
    const isOfGroup = module.definition(target)?.name === 'OpDecorationGroup'
    if (list === undefined || (isOfGroup && room < 0)) continue
    const targets = targetsOf(module, holder.instruction)
    room -= targets.length
    for (const each of targets) list.push({ ...each, holder })
  }
  return things
})

/** Whether it is a variable, typed or untyped, with BuiltIn and that heap. */
function isHeap(module: Module, variable: Instruction, heap: number): boolean {
  return (
    isVariable(variable) &&
    module
      .decorations(variable.result)
      .some(({ decoration, operands }) => decoration === builtIn && operands[0]?.value === heap)
  )
}

/** Whether it is a variable with BuiltIn ResourceHeapEXT. */
export function isResourceHeap(module: Module, variable: Instruction): boolean {
  return isHeap(module, variable, resourceHeap)
}

/** Whether it is a variable with one of the heap built-ins. */
function isHeapVariable(module: Module, variable: Instruction): boolean {
  return isResourceHeap(module, variable) || isHeap(module, variable, samplerHeap)
}

const chainOpcodes: ReadonlySet<number> = new Set(chains.map(opcodeOf))

/**
 * Ordinals of the untyped access chains whose Base is a heap, or a chain from one. The base of a pointer comes before
 * it.
 */
const heapChains: (module: Module) => ReadonlySet<number> = perModule((module) => {
  const found = new Set<number>()
  if (decorated(module).heaps.length === 0) return found
  module.each(chainOpcodes, (chain) => {
    const base = module.definition(chain.valueAt(chainOperand.base) ?? 0)
    if (base !== undefined && (found.has(base.index) || isHeapVariable(module, base)))
      found.add(chain.index)
  })
  return found
})

/** Checks that the types by which access chains reach into a heap are explicitly laid out. */
export function heapLayout(rule: RuleId): Check {
  return {
    rule,
    at: chains,
    among: ['BuiltIn.SamplerHeapEXT', 'BuiltIn.ResourceHeapEXT'],
    judge(instruction, module, report) {
      if (!module.capabilities.has('DescriptorHeapEXT')) return
      const type = heapChains(module).has(instruction.index)
        ? baseType(module, instruction)
        : undefined
      const fault = type && layoutFault(module, type)
      if (fault !== undefined)
        report(
          operandWord(instruction, chainOperand.baseType),
          `Base Type %${type?.result} is not explicitly laid out: ${fault}`,
        )
    },
  }
}
