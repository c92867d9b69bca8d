import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { decoratingWith, decorationAt } from '../core/shared/decorations.ts'
import { enumerant, idKinds, instructionClass } from '../core/shared/grammar.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import { innermostElement } from '../core/shared/types.ts'
import { heldType, membersWith } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
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

/** The variable that a pointer, an image or a sampled image comes from. */
interface TextureOrigin {
  readonly variable: Instruction
  /** The decorations of {@link purposes} that the variable or something made of it on the way has. */
  readonly decorations: readonly string[]
}

/** Instructions that hand on where their first operand comes from. */
const handing: ReadonlySet<number> = new Set(
  [
    'OpCopyObject',
    'OpAccessChain',
    'OpInBoundsAccessChain',
    'OpPtrAccessChain',
    'OpInBoundsPtrAccessChain',
    'OpLoad',
    'OpSampledImage',
    'OpImage',
  ].map(opcodeOf),
)
const opLoad = opcodeOf('OpLoad')
const imageTypes: ReadonlySet<string> = new Set(['OpTypeImage', 'OpTypeSampledImage'])

function decorationsOf(module: Module, id: number): readonly string[] {
  return purposes
    .map(({ decoration }) => decoration)
    .filter((decoration) => module.isDecorated(id, decoration))
}

function ofVariable(module: Module, id: number): TextureOrigin | undefined {
  const variable = module.definition(id)
  if (variable?.name !== 'OpVariable') return undefined
  return { variable, decorations: decorationsOf(module, id) }
}

/** Origins by the ids that come from variables. What something is made from is before it, else another rule is broken. */
const origins = perModule((module): ReadonlyMap<number, TextureOrigin> => {
  const found = new Map<number, TextureOrigin>()
  module.each(handing, (instruction) => {
    const source = instruction.valueAt(0) ?? 0
    const origin = found.get(source) ?? ofVariable(module, source)
    if (origin === undefined) return
    // A pointer that is loaded points to something else.
    if (
      instruction.opcode === opLoad &&
      !imageTypes.has(resultType(module, instruction)?.name ?? '')
    )
      return
    const added = decorationsOf(module, instruction.result)
    const decorations =
      added.length === 0 ? origin.decorations : [...new Set([...origin.decorations, ...added])]
    found.set(instruction.result, { ...origin, decorations })
  })
  return found
})

/** Whether it is not known what the text asks: a member of what the variable holds has the decoration. */
function isOfDecoratedMember(module: Module, variable: Instruction, decoration: string): boolean {
  const held = innermostElement(module, heldType(module, variable))
  return (
    held?.name === 'OpTypeStruct' &&
    membersWith(module, held, enumerant('Decoration', decoration)).size > 0
  )
}

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

function checkDecorated({ decoration, users, places, decorated: rule }: TexturePurpose): Check {
  return {
    rule,
    at: users,
    judge(instruction, module, report) {
      for (const place of places) {
        const id = instruction.valueAt(place) ?? 0
        const origin = origins(module).get(id)
        if (origin === undefined || origin.decorations.includes(decoration)) continue
        if (operandType(module, instruction, place)?.name !== 'OpTypeSampledImage') continue
        if (isOfDecoratedMember(module, origin.variable, decoration)) continue
        report(
          operandWord(instruction, place),
          `%${id} comes from variable %${origin.variable.result}, which is not decorated with ${decoration}`,
        )
      }
    },
  }
}

function checkOtherUse({ decoration, users, otherUse: rule }: TexturePurpose): Check {
  return {
    rule,
    at: using.filter((name) => !users.includes(name)),
    among: [`Decoration.${decoration}`],
    judge(instruction, module, report) {
      for (const { kind, value, word } of instruction.operands) {
        if (!idKinds.has(kind)) continue
        const variable = origins(module).get(value)?.variable.result
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
  ...purposes.map(checkDecorated),
  ...purposes.map(checkOtherUse),
]
