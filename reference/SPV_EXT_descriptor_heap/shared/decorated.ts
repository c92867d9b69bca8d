import { type DecorationTarget, targetsOf } from '../../core/shared/decoration-targets.ts'
import { perModule } from '../../core/shared/per-module.ts'
import type { Module } from '../../module.ts'
import { arrayStrideId, offsetId } from './enumerants.ts'
import { type Holder, holders } from './holders.ts'

/** What one of the decorations holds for. */
export interface Decorated extends DecorationTarget {
  readonly holder: Holder
}

/** What the decorations of the text hold for, groups resolved, in the order of the instructions that hold them. */
export interface DecoratedThings {
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
