import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from '../capability.ts'
import { vectorType } from '../composite-types.ts'
import { compute } from '../compute.ts'
import { zerosOf } from '../constants.ts'
import type { Draft, Pointer } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { enumerantOf } from '../enumerant-of.ts'
import { newType } from '../new-type.ts'
import { floatType, uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { bind, globalVariable } from '../variables.ts'
import { write } from '../write.ts'

const opDecorate = opcodeOf('OpDecorate')
const opImageRead = opcodeOf('OpImageRead')
const opLoad = opcodeOf('OpLoad')
const opTypeImage = opcodeOf('OpTypeImage')
const inputAttachment = capabilityNamed('InputAttachment')
const inputAttachmentIndex = enumerantOf('Decoration', 'InputAttachmentIndex')
const subpassData = enumerantOf('Dim', 'SubpassData')
const unknown = enumerantOf('ImageFormat', 'Unknown')
const readAndWritten = 2

/** The type of input attachments: once in a module, since no two types may be alike. */
function subpassType(draft: Draft): Type {
  const known = draft.types.get('subpass')
  if (known !== undefined) return known
  declare(draft, inputAttachment)
  const type = newType(draft.bound++, 'image')
  const component = floatType(draft)
  draft.declarations.push({
    opcode: opTypeImage,
    words: [type.id, component.id, subpassData, 0, 0, 0, readAndWritten, unknown],
  })
  draft.types.set('subpass', type)
  return type
}

function attachment(draft: Draft, type: Type): Pointer {
  const known = draft.globals.find(({ pointee }) => pointee === type)
  if (known !== undefined) return known
  const { uniformConstant } = storageClasses
  const pointer = globalVariable(draft, uniformConstant, type, true, { writable: false })
  bind(draft, pointer.id)
  draft.annotations.push({ opcode: opDecorate, words: [pointer.id, inputAttachmentIndex, 0] })
  return pointer
}

/** Reads of input attachments, at the constant coordinate (0, 0) that Vulkan asks for (SubpassData-04660). */
export const subpasses: readonly Emitter[] = [
  {
    name: 'subpass-read',
    weight: 1,
    applies: ({ world }) => world.model === 'Fragment',
    emit(draft) {
      const type = subpassType(draft)
      const { id: variable } = attachment(draft, type)
      const coordinate = zerosOf(draft, vectorType(draft, uintType(draft), 2))
      const image = draft.bound++
      write(draft, opLoad, type.id, image, variable)
      compute(draft, opImageRead, vectorType(draft, floatType(draft), 4), image, coordinate)
      return true
    },
  },
]
