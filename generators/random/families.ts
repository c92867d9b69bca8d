import { always, type Emitter } from './emitter.ts'
import { asyncCopies } from './emitters/async-copy.ts'
import { atomics } from './emitters/atomic.ts'
import { bitcasts } from './emitters/bitcast.ts'
import { blockArrays } from './emitters/block-array.ts'
import { calls } from './emitters/call.ts'
import { composites, replicatedConstants } from './emitters/composite.ts'
import { type Block, controlFlow } from './emitters/control-flow.ts'
import { cooperativeMatrices } from './emitters/cooperative-matrix.ts'
import { debug } from './emitters/debug.ts'
import { debugVariables } from './emitters/debug-variable.ts'
import { constantArrays, decorations } from './emitters/decoration.ts'
import { enqueues } from './emitters/enqueue.ts'
import { extended } from './emitters/extended.ts'
import { groups } from './emitters/group.ts'
import { heaps } from './emitters/heap.ts'
import { images } from './emitters/image.ts'
import { samplings } from './emitters/image-sampling.ts'
import { interfaces } from './emitters/interface.ts'
import { kernels } from './emitters/kernel.ts'
import { kernelImages } from './emitters/kernel-image.ts'
import { kernelPointers } from './emitters/kernel-pointer.ts'
import { memory } from './emitters/memory.ts'
import {
  arithmetic,
  comparisons,
  constantOperations,
  conversions,
  derivatives,
  linearAlgebra,
  vectors,
} from './emitters/of-signatures.ts'
import { physicalPointers } from './emitters/physical-pointer.ts'
import { pipes } from './emitters/pipe.ts'
import { specConstantOperations } from './emitters/spec-constant-operation.ts'
import { demotions, vertexStreams } from './emitters/stages.ts'
import { subpasses } from './emitters/subpass.ts'
import { tensorAccesses, tensorTypes } from './emitters/tensor.ts'
import { untyped } from './emitters/untyped.ts'
import { variablePointers } from './emitters/variable-pointer.ts'
import { type Family, weighted } from './family.ts'

function family(
  weight: number,
  emitters: readonly Emitter[],
  applies: Family['applies'] = always,
): Family {
  return { weight, applies, emitters, rows: weighted(emitters) }
}

/** Instructions of the texts, each where its world has it. */
const texts = {
  untyped: family(5, [...untyped, ...asyncCopies], ({ world }) => world.untyped),
  heap: family(3, heaps, ({ world }) => world.heap),
  replicated: family(1, replicatedConstants, ({ world }) => world.replicated),
  constantData: family(1, constantArrays, ({ world }) => world.constantData),
} as const

/** The families of the texts, one of each to begin an entry point with. */
export const textFamilies: readonly Family[] = Object.values(texts)

/** What may stand in a block, the most common first; `block` writes the blocks in it. */
export function familiesOf(block: Block): readonly Family[] {
  return [
    family(3, arithmetic),
    family(2, comparisons),
    family(2, [...conversions, ...bitcasts]),
    family(4, [...composites, ...vectors]),
    family(1, linearAlgebra),
    family(6, [...memory, ...blockArrays]),
    texts.untyped,
    family(1, atomics),
    family(1, interfaces, ({ world }) => world.shader),
    family(1, variablePointers, ({ world }) => world.variablePointers),
    family(1, physicalPointers, ({ world }) => world.addressing === 'PhysicalStorageBuffer64'),
    family(2, kernelImages, ({ kernelImages: there }) => there.length > 0),
    family(1, debug),
    family(0.3, debugVariables, ({ world }) => world.shader),
    family(4, cooperativeMatrices, ({ world }) => world.cooperative),
    family(1, [...specConstantOperations, ...constantOperations]),
    family(2, groups),
    family(1, vertexStreams, ({ world }) => world.model === 'Geometry'),
    family(1, [...derivatives, ...demotions], ({ world }) => world.model === 'Fragment'),
    family(1, decorations),
    family(0.2, tensorTypes, ({ world }) => world.replicated || world.constantData),
    family(0.3, tensorAccesses, ({ world }) => world.shader),
    texts.replicated,
    texts.constantData,
    family(2, [...kernelPointers, ...kernels], ({ world }) => !world.shader),
    family(
      2,
      [...pipes, ...enqueues],
      ({ world }) => !world.shader && world.client === 'universal',
    ),
    family(2, extended),
    family(2, [...images, ...samplings], ({ world }) => world.shader),
    family(0.5, subpasses, ({ world }) => world.model === 'Fragment'),
    texts.heap,
    family(2, calls, ({ callees }) => callees.length > 0),
    family(1, controlFlow(block)),
  ]
}
