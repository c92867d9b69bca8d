import type { Check } from '../../check.ts'
import type { Instruction } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'

const [oneDimension, cube, rectangle, buffer, subpassData] = (
  ['1D', 'Cube', 'Rect', 'Buffer', 'SubpassData'] as const
).map((name) => enumerant('Dim', name))
const readWrite = enumerant('AccessQualifier', 'ReadWrite')
const storage = 2

/** By Dim, the capability of the Dim itself and the one that an image with Sampled 2 needs. */
const ofStorage: ReadonlyMap<number | undefined, readonly [dim: string, image: string]> = new Map([
  [oneDimension, ['Sampled1D', 'Image1D']],
  [rectangle, ['SampledRect', 'ImageRect']],
  [buffer, ['SampledBuffer', 'ImageBuffer']],
])

/** The capabilities that an image type needs for its operands together; no enumerant needs them by itself. */
function needs(
  { operands: [, dim, , arrayed, multisampled, sampled] }: Instruction,
  capabilities: ReadonlySet<string>,
): readonly string[] {
  const isStorage = sampled?.value === storage
  const isArrayed = arrayed?.value === 1
  const found: string[] = []
  if (dim?.value === cube && isArrayed)
    found.push(isStorage ? 'ImageCubeArray' : 'SampledCubeArray')
  if (!isStorage) return found
  const [ofDim, ofImage] = ofStorage.get(dim?.value) ?? []
  if (ofDim !== undefined && ofImage !== undefined && capabilities.has(ofDim)) found.push(ofImage)
  if (multisampled?.value === 1 && dim?.value !== subpassData)
    found.push(isArrayed ? 'ImageMSArray' : 'StorageImageMultisample')
  return found
}

/** Section 3.2.30. */
export const checks: readonly Check[] = [
  {
    rule: 'core/image-type-capability',
    at: ['OpTypeImage'],
    judge(instruction, { capabilities }, report) {
      if (!capabilities.has('Shader')) return
      for (const name of needs(instruction, capabilities))
        if (!capabilities.has(name)) report(instruction.word, `${name} is not declared`)
    },
  },
  {
    rule: 'core/kernel-image-capability',
    at: ['OpTypeImage', 'OpTypeSampler'],
    judge(instruction, { capabilities }, report) {
      if (!capabilities.has('Kernel') || capabilities.has('Shader')) return
      const isWritten =
        instruction.name === 'OpTypeImage' &&
        instruction.operands.some(
          ({ kind, value }) => kind === 'AccessQualifier' && value === readWrite,
        )
      const needed = isWritten ? 'ImageReadWrite' : 'ImageBasic'
      if (!capabilities.has(needed)) report(instruction.word, `${needed} is not declared`)
    },
  },
]
