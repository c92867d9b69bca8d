import type { Draft } from './draft.ts'
import {
  always,
  type Emitter,
  type EmitterFamily,
  emitOne,
  inFragments,
  weighted,
  withConstantData,
  withReplicated,
  withUntyped,
} from './emitter.ts'
import { atomics } from './emitters/atomic.ts'
import {
  bitcasts,
  composites,
  replicatedConstants,
  specConstantOperations,
} from './emitters/composite.ts'
import { calls, controlFlow, type WriteStatements } from './emitters/control-flow.ts'
import { cooperativeMatrices } from './emitters/cooperative-matrix.ts'
import { convertedMatrices } from './emitters/cooperative-matrix2.ts'
import { cooperativeVectors, longVectors } from './emitters/cooperative-vector.ts'
import { debug, debugVariables } from './emitters/debug.ts'
import { constantArrays, decorations } from './emitters/decoration.ts'
import { assumptions, helpers, poison, votes } from './emitters/hint.ts'
import { hitObjects } from './emitters/hit-object.ts'
import { images, kernelImages, samplings, subpasses } from './emitters/image.ts'
import { imageProcessing } from './emitters/image-processing.ts'
import { asyncCopies, enqueues, kernels, pipes } from './emitters/kernel.ts'
import { kernelPointers } from './emitters/kernel-pointer.ts'
import { memory, untyped } from './emitters/memory.ts'
import { meshes } from './emitters/mesh.ts'
import {
  arithmetic,
  comparisons,
  constantOperations,
  conversions,
  derivatives,
  glslInstructions,
  groups,
  hintsAndClocks,
  linearAlgebra,
  openClInstructions,
  vectors,
} from './emitters/of-signatures.ts'
import { blockArrays, heaps, physicalPointers, variablePointers } from './emitters/pointer.ts'
import { generatesRays, rayQueries, rays, structures } from './emitters/ray.ts'
import { demotions, interfaces, vertexStreams } from './emitters/stages.ts'
import { tensorAccesses, tensorTypes } from './emitters/tensor.ts'
import { hasTensorAddresses, tensorAddresses } from './emitters/tensor-address.ts'

function family(
  weight: number,
  emitters: readonly Emitter[],
  applies: EmitterFamily['applies'] = always,
): EmitterFamily {
  return { weight, applies, emitters, rows: weighted(emitters) }
}

/** Instructions of the texts, each where its world has it. */
const texts = {
  untyped: family(5, [...untyped, ...asyncCopies], withUntyped),
  heap: family(3, heaps, ({ world }) => world.heap),
  replicated: family(1, replicatedConstants, withReplicated),
  constantData: family(1, constantArrays, withConstantData),
  rays: family(1, [...hitObjects, ...rays, ...structures], generatesRays),
  cooperative: family(
    2,
    [...convertedMatrices, ...cooperativeVectors],
    ({ world }) => world.cooperative,
  ),
} as const

/** The families of the texts, one of each to begin an entry point with. */
const textFamilies: readonly EmitterFamily[] = Object.values(texts)

/** The statements of a block, the most common first; `block` writes the blocks in it. */
export function familiesOf(block: WriteStatements): readonly EmitterFamily[] {
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
    family(2, kernelImages, ({ kernelImages: usable }) => usable.length > 0),
    family(1, debug),
    family(0.3, debugVariables, ({ world }) => world.shader),
    family(4, cooperativeMatrices, ({ world }) => world.cooperative),
    texts.cooperative,
    family(1, [...longVectors, ...tensorAddresses], hasTensorAddresses),
    texts.rays,
    family(1, rayQueries, ({ world }) => world.shader),
    family(1, [...hintsAndClocks, ...assumptions, ...votes, ...poison]),
    family(4, meshes, ({ world }) => world.model === 'MeshNV'),
    family(1, imageProcessing, inFragments),
    family(1, [...specConstantOperations, ...constantOperations]),
    family(2, groups),
    family(1, vertexStreams, ({ world }) => world.model === 'Geometry'),
    family(1, [...derivatives, ...demotions, ...helpers], inFragments),
    family(2, decorations),
    family(0.2, tensorTypes, ({ world }) => world.replicated || world.constantData),
    family(1, tensorAccesses, ({ world }) => world.shader),
    texts.replicated,
    texts.constantData,
    family(2, [...kernelPointers, ...kernels], ({ world }) => !world.shader),
    family(
      2,
      [...pipes, ...enqueues],
      ({ world }) => !world.shader && world.client === 'universal',
    ),
    family(1, glslInstructions, ({ world }) => world.shader),
    family(2, openClInstructions, ({ world }) => !world.shader),
    family(2, [...images, ...samplings], ({ world }) => world.shader),
    family(0.5, subpasses, inFragments),
    texts.heap,
    family(2, calls, ({ callees }) => callees.length > 0),
    family(1, controlFlow(block)),
  ]
}

const families = familiesOf(statements)
const rows = weighted(families)

/** Families of worlds that are made for them: every second statement is one of theirs. */
const special: readonly EmitterFamily[] = [texts.rays, texts.cooperative]

/** The family that a module has most of, where its world permits it. */
function focusOf(draft: Draft): EmitterFamily {
  draft.focus ??= draft.draw.below(families.length)
  return families[draft.focus] as EmitterFamily
}

function drawFamily(draft: Draft): EmitterFamily {
  const { draw } = draft
  const ofWorld = special.find(({ applies }) => applies(draft))
  if (ofWorld !== undefined && draw.below(2) === 1) return ofWorld
  const focus = focusOf(draft)
  return focus.applies(draft) && draw.below(3) === 2 ? focus : draw.of(rows)
}

/** Writes up to that many statements into the open block, or into blocks that follow it. */
export function statements(draft: Draft, count: number): void {
  for (let index = 0; index < count && draft.budget > 0; index++) {
    const family = drawFamily(draft)
    if (!family.applies(draft)) continue
    draft.budget--
    emitOne(draft, family.rows)
  }
}

/** How many rows of a text are tried until one can write. */
const triesOfText = 4

/** Writes an instruction of each text that the world has, or not: without it most modules would end before one comes up. */
export function textStatements(draft: Draft): void {
  for (const family of textFamilies) {
    if (!family.applies(draft)) continue
    for (let left = draft.draw.below(5) === 0 ? 0 : triesOfText; left > 0; left--)
      if (emitOne(draft, family.rows)) break
  }
}
