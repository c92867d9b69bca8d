import type { Generator } from '../../maker.ts'
import { asStage, type Stage } from '../shared/as-stage.ts'
import { type DecoratedData, decoratedPointers } from '../shared/decorated-pointers.ts'
import type { GroundName } from '../shared/grounds.ts'
import { createWorld, type World } from '../shared/world.ts'

/** Where a decoration can stand, and what it needs. */
interface Row {
  readonly ground: GroundName
  readonly storageClass: string
  readonly operands?: readonly number[]
  readonly capability?: string
  readonly stage?: Stage
}

const buffer: Row = { ground: 'shader', storageClass: 'StorageBuffer' }
const global: Row = { ground: 'kernel', storageClass: 'CrossWorkgroup' }
const input: Row = { ground: 'fragment', storageClass: 'Input' }
const output: Row = { ground: 'fragment', storageClass: 'Output' }
const holder: Row = { ground: 'physical-storage-buffer', storageClass: 'Function' }

const rows: Readonly<Record<string, readonly Row[]>> = {
  Restrict: [buffer, global],
  Aliased: [buffer, global],
  Volatile: [buffer],
  Coherent: [buffer],
  NonWritable: [buffer],
  NonReadable: [buffer],
  RestrictPointer: [holder],
  AliasedPointer: [holder],
  NoPerspective: [input],
  Flat: [input],
  Centroid: [input],
  Patch: [{ ...input, stage: 'TessellationEvaluation' }],
  Sample: [{ ...input, capability: 'SampleRateShading' }],
  Component: [{ ...input, operands: [0] }],
  Stream: [{ ...output, operands: [0], capability: 'GeometryStreams', stage: 'Geometry' }],
  XfbBuffer: [{ ...output, operands: [0], capability: 'TransformFeedback', stage: 'Vertex' }],
}

/** A block in a buffer, else an array: of pointers into PhysicalStorageBuffer where the decoration speaks of such. */
function dataOf(world: World, { storageClass, ground }: Row): DecoratedData {
  const { scalar, array, block } = world.types(storageClass)
  if (storageClass === 'StorageBuffer') {
    return { storageClass, dataType: block(scalar('uint'), scalar('uint')).id }
  }
  const element =
    ground === 'physical-storage-buffer'
      ? { id: world.pointer('PhysicalStorageBuffer'), size: 8, alignment: 8 }
      : scalar('uint')
  return { storageClass, dataType: array(element, 4).id }
}

export const generator: Generator = {
  name: 'memory-object-decorations',
  rule: 'memory-object-decoration-targets-a-memory-object-declaration',
  alsoApplies: ['untyped-variable-result-type-is-an-untyped-pointer-type'],
  summary: 'an untyped variable or parameter is decorated, beside other untyped pointers',
  build(choices) {
    const decoration = choices.pick('decoration', Object.keys(rows))
    const places = rows[decoration] ?? [buffer]
    const ground = choices.pick(
      'ground',
      places.map((row) => row.ground),
    )
    const row = places.find((each) => each.ground === ground) ?? buffer
    const target = choices.pick('target', row === global ? ['variable', 'parameter'] : ['variable'])

    const world = createWorld(row.ground)
    const { builder } = world
    if (row.capability !== undefined) builder.capability(row.capability)
    const pointers = decoratedPointers(world, dataOf(world, row))
    if (row === buffer) world.describe(pointers.variable)
    if (decoration === 'Component') builder.decorate(pointers.variable, 'Location', 0)
    const id = target === 'variable' ? pointers.variable : pointers.parameter
    builder.decorate(id, decoration, ...(row.operands ?? []))
    const module = pointers.finish()
    return row.stage === undefined ? module : asStage(module, row.stage)
  },
}
