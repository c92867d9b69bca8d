import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { innermostElement, isAnyArrayType } from '../core/shared/innermost.ts'
import { modelNames, modelOf, models, modelsReaching } from '../core/shared/models.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { variableUnder } from '../core/shared/origins.ts'
import { heldType, modelsUsing, variablesIn } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { decorated } from '../Vulkan-environment/shared/decorated.ts'
import { lengthOf } from './shared/shapes.ts'

const [uniformConstant, tileAttachment] = [
  enumerant('StorageClass', 'UniformConstant'),
  enumerant('StorageClass', 'TileAttachmentQCOM'),
]
const attachmentIndex = enumerant('Decoration', 'InputAttachmentIndex')
const subpassData = enumerant('Dim', 'SubpassData')
const fragment = models('Fragment')

/** A variable of input attachments. */
interface Attachments {
  readonly variable: Instruction
  readonly sampledType: number
  /** The index of the first, and that after the last. */
  readonly first: number
  readonly end: number
}

function attachmentsOf(module: Module, variable: Instruction): Attachments | undefined {
  const first = decorated(module, variable.result, attachmentIndex)
  const type = heldType(module, variable)
  const image = innermostElement(module, type)
  if (first === undefined || image?.name !== 'OpTypeImage') return undefined
  if (image.valueAt(1) !== subpassData) return undefined
  const count = type !== undefined && isAnyArrayType(type) ? (lengthOf(module, type) ?? 1) : 1
  return { variable, sampledType: image.valueAt(0) ?? 0, first, end: first + Math.max(count, 1) }
}

/** The variables of input attachments that the entry point for fragments uses, in the order of types and indexes. */
function used(module: Module): readonly Attachments[] {
  const usedBy = modelsUsing(module)
  return variablesIn(module, uniformConstant)
    .flatMap((variable) => attachmentsOf(module, variable) ?? [])
    .filter(({ variable }) => (usedBy(variable) & fragment) !== 0)
    .sort((one, other) => one.sampledType - other.sampledType || one.first - other.first)
}

/** Fragment Input Attachment Interface; Tile Attachment Interface. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-shader-interfaces/input-attachment-index-once',
    among: ['Decoration.InputAttachmentIndex'],
    judgeModule(module, report) {
      if (!module.capabilities.has('InputAttachment')) return
      const entryPoints = module.all('OpEntryPoint')
      if (entryPoints.filter((one) => (modelOf(one) & fragment) !== 0).length !== 1) return
      let before: Attachments | undefined
      for (const one of used(module)) {
        if (before?.sampledType === one.sampledType && one.first < before.end)
          report(
            one.variable.word,
            `variables %${before.variable.result} and %${one.variable.result} read input attachment ${one.first}`,
          )
        if (before?.sampledType !== one.sampledType || one.end > before.end) before = one
      }
    },
  },
  {
    rule: 'Vulkan-shader-interfaces/tile-attachment-written-in-compute',
    at: ['OpImageWrite'],
    among: ['TileShadingQCOM'],
    judge(instruction, module, report) {
      const load = operandDefinition(module, instruction, 0)
      if (load?.opcode !== opcodeOf('OpLoad')) return
      const variable = variableUnder(module, load.valueAt(0) ?? 0)
      if (variable?.valueAt(0) !== tileAttachment) return
      const wrong = modelsReaching(module, instruction) & fragment
      if (wrong !== 0)
        report(
          operandWord(instruction, 0),
          `tile attachment %${variable.result} is written in ${modelNames(wrong)}`,
        )
    },
  },
]
