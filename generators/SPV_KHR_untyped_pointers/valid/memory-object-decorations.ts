import type { Generator } from '../../maker.ts'
import { decoratedPointers } from '../shared/decorated-pointers.ts'
import type { GroundName } from '../shared/grounds.ts'
import { createWorld, type World } from '../shared/world.ts'

/** Where a decoration can stand, and what it needs. */
interface Row {
  readonly ground: GroundName
  readonly storageClass: string
  readonly operands?: readonly number[]
  readonly capability?: string
}

const buffer: Row = { ground: 'shader', storageClass: 'StorageBuffer' }
const global: Row = { ground: 'kernel', storageClass: 'CrossWorkgroup' }
const input: Row = { ground: 'fragment', storageClass: 'Input' }
const output: Row = { ground: 'fragment', storageClass: 'Output' }
const holder: Row = { ground: 'physical-storage-buffer', storageClass: 'Function' }

const rows: Readonly<Record<string, readonly Row[]>> = {
  Restrict: [buffer, global],
  Aliased: [buffer, global],
  Volatile: [buffer, global],
  Coherent: [buffer, global],
  NonWritable: [buffer, global],
  NonReadable: [buffer, global],
  RestrictPointer: [holder],
  AliasedPointer: [holder],
  NoPerspective: [input],
  Flat: [input],
  Centroid: [input],
  Patch: [{ ...input, capability: 'Tessellation' }],
  Sample: [{ ...input, capability: 'SampleRateShading' }],
  Component: [{ ...input, operands: [0] }],
  Stream: [{ ...output, operands: [0], capability: 'GeometryStreams' }],
  XfbBuffer: [{ ...output, operands: [0], capability: 'TransformFeedback' }],
}

/** An array: of pointers into PhysicalStorageBuffer where the decoration speaks of such. */
function dataType(world: World, { storageClass, ground }: Row): number {
  const types = world.types(storageClass)
  const element =
    ground === 'physical-storage-buffer'
      ? { id: world.pointer('PhysicalStorageBuffer'), size: 8, alignment: 8 }
      : types.scalar('uint')
  return types.array(element, 4).id
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
    // What the decoration says of a parameter depends on its storage class: only such as go to functions have one.
    const target = choices.pick('target', row === global ? ['variable', 'parameter'] : ['variable'])

    const world = createWorld(row.ground)
    const { builder } = world
    if (row.capability !== undefined) builder.capability(row.capability)
    const data = { storageClass: row.storageClass, dataType: dataType(world, row) }
    const pointers = decoratedPointers(world, data)
    if (row.storageClass === 'StorageBuffer') world.describe(pointers.variable)
    if (decoration === 'Component') builder.decorate(pointers.variable, 'Location', 0)
    const id = target === 'variable' ? pointers.variable : pointers.parameter
    builder.decorate(id, decoration, ...(row.operands ?? []))
    return pointers.finish()
  },
}
