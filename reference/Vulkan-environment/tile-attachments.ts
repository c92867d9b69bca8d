import { instructions } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandDefinition, operandWord } from '../core/shared/operands.ts'
import { variableUnder } from '../core/shared/pointers.ts'
import { innermostElement } from '../core/shared/types.ts'
import { heldType } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'

const opcodes = ['OpVariable', 'OpUntypedVariableKHR']
const among = ['TileShadingQCOM']
const tileAttachment = enumerant('StorageClass', 'TileAttachmentQCOM')
const twoDimensional = enumerant('Dim', '2D')

function imageOf(module: Module, variable: Instruction): Instruction | undefined {
  const inner = innermostElement(module, heldType(module, variable))
  return inner?.name === 'OpTypeImage' ? inner : undefined
}

/** The instructions that an image may be of: the load itself, of the image that a sampled image was made of, too. */
function loadOf(module: Module, image: Instruction | undefined): Instruction | undefined {
  if (image?.name !== 'OpSampledImage' && image?.name !== 'OpImage') return image
  return operandDefinition(module, image, 0)
}

/** Variables in TileAttachmentQCOM. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/tile-attachment-dim',
    at: opcodes,
    among,
    judge(variable, module, report) {
      if (variable.valueAt(0) !== tileAttachment) return
      const image = imageOf(module, variable)
      if (image !== undefined && image.valueAt(1) !== twoDimensional)
        report(variable.word, `the image of variable %${variable.result} does not have Dim 2D`)
    },
  },
  {
    rule: 'Vulkan-environment/tile-attachment-descriptor',
    at: opcodes,
    among,
    judge(variable, module, report) {
      if (variable.valueAt(0) !== tileAttachment) return
      const missing = ['DescriptorSet', 'Binding'].filter(
        (name) => !module.isDecorated(variable.result, name),
      )
      if (missing.length > 0)
        report(variable.word, `variable %${variable.result} has no ${missing.join(' and no ')}`)
    },
  },
  {
    rule: 'Vulkan-environment/tile-attachment-not-queried',
    at: instructions.map(({ name }) => name).filter((name) => name.startsWith('OpImageQuery')),
    among,
    judge(instruction, module, report) {
      const load = loadOf(module, operandDefinition(module, instruction, 0))
      if (load?.name !== 'OpLoad') return
      const variable = variableUnder(module, load.valueAt(0) ?? 0)
      if (variable?.valueAt(0) === tileAttachment)
        report(operandWord(instruction, 0), `tile attachment %${variable.result} is queried`)
    },
  },
]
