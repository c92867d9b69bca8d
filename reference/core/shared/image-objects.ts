import type { Instruction } from '../../module.ts'
import { opcodeSet } from './opcode-set.ts'

/** Names of the types whose values are image, sampler and sampled image objects. */
export const imageTypes: readonly string[] = ['OpTypeImage', 'OpTypeSampler', 'OpTypeSampledImage']

const declaresImages = opcodeSet(imageTypes)

/** Whether values of the type are image, sampler or sampled image objects; those of arrays and structures of them are not. */
export function isImageObjectType(type: Instruction | undefined): type is Instruction {
  return type !== undefined && declaresImages(type)
}
