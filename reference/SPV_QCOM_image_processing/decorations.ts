import { instructions } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { decoratingWith, decorationAt } from '../core/shared/decorations.ts'
import { enumerant, idKinds, instructionClass } from '../core/shared/grammar.ts'
import { comesDecorated, textureOrigins } from '../shared/decorated-textures.ts'
import type { EnumerantTerm } from '../terms.ts'

const matching = ['OpImageBlockMatchSSDQCOM', 'OpImageBlockMatchSADQCOM']

/** A decoration of textures, and what may be done with those. */
interface TexturePurpose {
  readonly decoration: string
  /** The capability that enables it by the text; the grammar has none. */
  readonly capability: string
  /** The instructions of the text that such textures are for. */
  readonly users: readonly string[]
  /** Which operands of those are such textures. */
  readonly places: readonly number[]
  readonly decorated: RuleId
  readonly otherUse: RuleId
}

const purposes: readonly TexturePurpose[] = [
  {
    decoration: 'WeightTextureQCOM',
    capability: 'TextureSampleWeightedQCOM',
    users: ['OpImageSampleWeightedQCOM'],
    places: [2],
    decorated: 'SPV_QCOM_image_processing/weight-image-is-decorated',
    otherUse: 'SPV_QCOM_image_processing/weight-texture-has-no-other-use',
  },
  {
    decoration: 'BlockMatchTextureQCOM',
    capability: 'TextureBlockMatchQCOM',
    users: matching,
    places: [0, 2],
    decorated: 'SPV_QCOM_image_processing/matched-image-is-decorated',
    otherUse: 'SPV_QCOM_image_processing/block-match-texture-has-no-other-use',
  },
]

const ofText = ['OpImageSampleWeightedQCOM', 'OpImageBoxFilterQCOM', ...matching]
const passing = ['OpSampledImage', 'OpImage']

/** Image instructions of core and of this text, but those that only pass an image on. */
const using = [
  ...instructions
    .filter((row) => instructionClass(row) === 'Image' && row.version !== null)
    .map(({ name }) => name)
    .filter((name) => !passing.includes(name)),
  ...ofText,
]

function checkOtherUse({ decoration, users, otherUse: rule }: TexturePurpose): Check {
  return {
    rule,
    at: using.filter((name) => !users.includes(name)),
    among: [`Decoration.${decoration}`],
    judge(instruction, module, report) {
      for (const { kind, value, word } of instruction.operands) {
        if (!idKinds.has(kind)) continue
        const variable = textureOrigins(module).get(value)?.variable.result
        if (variable !== undefined && module.isDecorated(variable, decoration))
          report(
            word,
            `${instruction.name} uses variable %${variable}, which is decorated with ${decoration}`,
          )
      }
    },
  }
}

/** Decorated textures, and what uses them. */
export const checks: readonly Check[] = [
  /** Decorations. */
  {
    rule: 'SPV_QCOM_image_processing/decoration-has-its-capability',
    among: purposes.map(({ decoration }): EnumerantTerm => `Decoration.${decoration}`),
    judgeModule(module, report) {
      for (const { decoration, capability } of purposes)
        if (!module.capabilities.has(capability))
          for (const annotation of decoratingWith(module, enumerant('Decoration', decoration)))
            report(
              decorationAt(annotation)?.word ?? annotation.word,
              `${decoration} needs the capability ${capability}, which is not declared`,
            )
    },
  },
  ...purposes.map(({ decorated, users, places, decoration }) =>
    comesDecorated(decorated, { users, places, decoration, origins: textureOrigins }),
  ),
  ...purposes.map(checkOtherUse),
]
