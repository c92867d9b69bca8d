import type { Shape } from './shape.ts'
import { shapeNamed } from './stock-names.ts'

/** In bytes. */
interface SizeInBlock {
  /** Infinite for a run-time array. */
  readonly size: number
  readonly alignment: number
}

function ofShape(shape: Shape | undefined): SizeInBlock | undefined {
  switch (shape?.kind) {
    case 'integer':
    case 'float':
      return { size: shape.width / 8, alignment: shape.width / 8 }
    case 'vector': {
      const component = ofShape(shape.component)
      return (
        component && {
          size: component.size * shape.count,
          alignment: component.alignment * (shape.count === 2 ? 2 : 4),
        }
      )
    }
    case 'pointer':
      return shape.storageClass === 'PhysicalStorageBuffer' ? { size: 8, alignment: 8 } : undefined
    default:
      return undefined
  }
}

function ofArray(name: string, stride: number): SizeInBlock | undefined {
  const [, element = ''] = /^(\w+)_runtime_array$/.exec(name) ?? []
  const shape = shapeNamed(name)
  const [innermost, count = Number.POSITIVE_INFINITY] =
    shape?.kind === 'array' ? [shape.element, shape.count] : [shapeNamed(element)]
  const { alignment } = ofShape(innermost) ?? {}
  return alignment === undefined ? undefined : { size: stride * count, alignment }
}

function extentOf(name: string): SizeInBlock | undefined {
  const [, stride, array = ''] = /^stride(\d+)_(\w+)$/.exec(name) ?? []
  return stride === undefined ? ofShape(shapeNamed(name)) : ofArray(array, Number(stride))
}

/**
 * Offsets of the members of a block, by the names of their types: each the least multiple of its alignment after the one
 * before. Vectors of three and four components are aligned to four components (the base alignment of Vulkan's environment).
 * A type that has no such size is named instead.
 */
export function offsetsOf(members: readonly string[]): readonly number[] | string {
  const offsets: number[] = []
  let end = 0
  for (const member of members) {
    const extent = extentOf(member)
    if (extent === undefined || !Number.isFinite(end)) return member
    const offset = Math.ceil(end / extent.alignment) * extent.alignment
    offsets.push(offset)
    end = offset + extent.size
  }
  return offsets
}
