import type { Generator } from '../../maker.ts'
import { decoratedPointers } from '../shared/decorated-pointers.ts'
import type { GroundName } from '../shared/grounds.ts'
import { createWorld, type World } from '../shared/world.ts'

/** Where a decoration can stand, and what it needs. */
interface Row {
  readonly ground: GroundName
  readonly storageClasses: readonly string[]
  readonly operands?: readonly number[]
  readonly capability?: string
}

const buffer: Row = {
  ground: 'shader',
  storageClasses: ['StorageBuffer', 'Uniform'],
  operands: [3],
}

const rows: Readonly<Record<string, Row>> = {
  Invariant: { ground: 'fragment', storageClasses: ['Output'] },
  Location: { ground: 'fragment', storageClasses: ['Input', 'Output'], operands: [2] },
  Index: { ground: 'fragment', storageClasses: ['Output'], operands: [1] },
  Binding: buffer,
  DescriptorSet: buffer,
  InputAttachmentIndex: {
    ground: 'fragment',
    storageClasses: ['UniformConstant'],
    operands: [0],
    capability: 'InputAttachment',
  },
  Constant: { ground: 'kernel', storageClasses: ['UniformConstant', 'CrossWorkgroup'] },
}

function attachment({ builder, plain }: World): number {
  const texel = plain.scalar('float').id
  return builder.type('OpTypeImage', texel, 'SubpassData', 0, 0, 0, 2, 'Unknown')
}

export const generator: Generator = {
  name: 'variable-decorations',
  rule: 'variable-decoration-targets-a-variable',
  alsoApplies: ['untyped-variable-result-type-is-an-untyped-pointer-type'],
  summary: 'an untyped variable is decorated, beside other untyped pointers',
  build(choices) {
    const decoration = choices.pick('decoration', Object.keys(rows))
    const row = rows[decoration] ?? buffer
    const storageClass = choices.pick('storage-class', row.storageClasses)

    const world = createWorld(row.ground)
    const { builder } = world
    if (row.capability !== undefined) builder.capability(row.capability)
    const types = world.types(storageClass)
    const data =
      decoration === 'InputAttachmentIndex'
        ? { storageClass, dataType: attachment(world), indexes: [] }
        : { storageClass, dataType: types.array(types.scalar('uint'), 4).id }
    const { variable, finish } = decoratedPointers(world, data)
    builder.decorate(variable, decoration, ...(row.operands ?? []))
    return finish()
  },
}
