import { instructions } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { decoratingWith, decorationAt } from '../core/shared/decorations.ts'
import { enumerant, instructionClass } from '../core/shared/grammar.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { comesDecorated, samplerOrigins, textureOrigins } from '../shared/decorated-textures.ts'

const decoration = 'BlockMatchSamplerQCOM'
const windows = ['OpImageBlockMatchWindowSSDQCOM', 'OpImageBlockMatchWindowSADQCOM']
const matching = [...windows, 'OpImageBlockMatchGatherSSDQCOM', 'OpImageBlockMatchGatherSADQCOM']

/** Which operands of the instructions are sampled images. */
const places = [0, 2]

/** Instructions that another extension adds to the chapter on images. */
const further = [
  'OpImageSampleWeightedQCOM',
  'OpImageBoxFilterQCOM',
  'OpImageBlockMatchSSDQCOM',
  'OpImageBlockMatchSADQCOM',
  'OpImageSampleFootprintNV',
]

const others = instructions
  .filter(
    (row) =>
      (instructionClass(row) === 'Image' && row.version !== null) || further.includes(row.name),
  )
  .map(({ name }) => name)
  .filter((name) => name !== 'OpImage')

/** The decoration of samplers, that of textures, and what uses decorated samplers. */
export const checks: readonly Check[] = [
  /** Decorations. */
  {
    rule: 'SPV_QCOM_image_processing2/decoration-has-its-capability',
    among: [`Decoration.${decoration}`],
    judgeModule(module, report) {
      if (module.capabilities.has('TextureBlockMatch2QCOM')) return
      for (const annotation of decoratingWith(module, enumerant('Decoration', decoration)))
        report(
          decorationAt(annotation)?.word ?? annotation.word,
          `${decoration} needs the capability TextureBlockMatch2QCOM, which is not declared`,
        )
    },
  },
  comesDecorated('SPV_QCOM_image_processing2/texture-is-decorated', {
    users: matching,
    places,
    decoration: 'BlockMatchTextureQCOM',
    origins: textureOrigins,
  }),
  comesDecorated('SPV_QCOM_image_processing2/sampler-is-decorated', {
    users: windows,
    places,
    decoration,
    origins: samplerOrigins,
  }),
  /** Validation Rules. */
  {
    rule: 'SPV_QCOM_image_processing2/block-match-sampler-has-no-other-use',
    at: others,
    among: [`Decoration.${decoration}`],
    judge(instruction, module, report) {
      for (const [place, { value }] of instruction.operands.entries()) {
        if (operandType(module, instruction, place)?.name !== 'OpTypeSampledImage') continue
        const variable = samplerOrigins(module).get(value)?.variable.result
        if (variable !== undefined && module.isDecorated(variable, decoration))
          report(
            operandWord(instruction, place),
            `${instruction.name} uses variable %${variable}, which is decorated with ${decoration}`,
          )
      }
    },
  },
]
