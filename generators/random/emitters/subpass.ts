import { vectorType } from '../composite-types.ts'
import { zerosOf } from '../constants.ts'
import type { Draft } from '../draft.ts'
import { type Emitter, emitter } from '../emitter.ts'
import { subpassType } from '../image-types.ts'
import { floatType, uintType } from '../scalar-types.ts'
import type { Type } from '../type.ts'
import { compute, decorate, make } from '../write.ts'
import { descriptorVariable } from './image.ts'

function attachment(draft: Draft, type: Type): number {
  const isNew = draft.globals.every(({ pointee }) => pointee !== type)
  const variable = descriptorVariable(draft, type)
  if (isNew) decorate(draft, variable, 'InputAttachmentIndex', 0)
  return variable
}

/** Reads of input attachments, at the constant coordinate (0, 0) that Vulkan asks for (SubpassData-04660). */
export const subpasses: readonly Emitter[] = [
  emitter(
    'subpass-read',
    1,
    (draft) => {
      const type = subpassType(draft)
      const variable = attachment(draft, type)
      const coordinate = zerosOf(draft, vectorType(draft, uintType(draft), 2))
      const image = make(draft, 'OpLoad', type, variable)
      compute(draft, 'OpImageRead', vectorType(draft, floatType(draft), 4), image, coordinate)
    },
    ({ world }) => world.model === 'Fragment',
  ),
]
