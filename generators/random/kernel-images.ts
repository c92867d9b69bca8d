import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from './capability.ts'
import type { Draft } from './draft.ts'
import { enumerantOf } from './enumerant-of.ts'
import { newType } from './new-type.ts'
import { voidType } from './scalar-types.ts'
import type { Type } from './type.ts'

/** An image that a kernel was handed. */
export interface KernelImage {
  readonly id: number
  readonly type: Type
  readonly coordinates: number
  /** It is written and not read. */
  readonly writes: boolean
}

const opTypeImage = opcodeOf('OpTypeImage')
const imageBasic = capabilityNamed('ImageBasic')
const dims = [
  { coordinates: 2, value: enumerantOf('Dim', '2D') },
  { coordinates: 3, value: enumerantOf('Dim', '3D') },
] as const
const unknown = enumerantOf('ImageFormat', 'Unknown')
const readOnly = enumerantOf('AccessQualifier', 'ReadOnly')
const writeOnly = enumerantOf('AccessQualifier', 'WriteOnly')

/** An image type of kernels, drawn; what is known of images that have it. */
export function drawKernelImage(draft: Draft): Omit<KernelImage, 'id'> {
  const { draw } = draft
  const dim = draw.of(dims)
  const writes = dim.coordinates === 2 && draw.below(3) === 2
  const key = `kernel image ${dim.value} ${writes}`
  const about = { coordinates: dim.coordinates, writes }
  const known = draft.types.get(key)
  if (known !== undefined) return { ...about, type: known }
  declare(draft, imageBasic)
  const texel = voidType(draft)
  const type = newType(draft.bound++, 'image')
  const access = writes ? writeOnly : readOnly
  draft.declarations.push({
    opcode: opTypeImage,
    words: [type.id, texel.id, dim.value, 0, 0, 0, 0, unknown, access],
  })
  draft.types.set(key, type)
  return { ...about, type }
}
