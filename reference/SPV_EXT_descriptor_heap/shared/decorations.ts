import { decorating, decorationAt } from '../../core/shared/decoration-at.ts'
import { type DecorationTarget, targetsOf } from '../../core/shared/decoration-targets.ts'
import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { placeOf } from '../../terms.ts'
import { arrayStrideId, builtIn, offsetId, resourceHeap, samplerHeap } from './enumerants.ts'

/** An annotation instruction that holds one of the two decorations by id, or a heap built-in. */
interface Holder {
  readonly instruction: Instruction
  /** The enumerant that the text adds: of a decoration, or of a built-in. */
  readonly enumerant: Operand
  /** What follows the enumerant. */
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

/** What one of the decorations holds for. */
export interface Decorated extends DecorationTarget {
  readonly holder: Holder
}

/** What the decorations of the text hold for, groups resolved, in the order of the instructions that hold them. */
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

/** The things that ArrayStrideIdEXT, OffsetIdEXT and the heap built-ins decorate. */
export const decorated: (module: Module) => DecoratedThings = perModule((module) => {
  const things = nothing()
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
    for (const target of targetsOf(module, holder.instruction)) list?.push({ ...target, holder })
  }
  return things
})
