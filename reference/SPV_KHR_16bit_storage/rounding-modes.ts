import type { Check } from '../check.ts'
import { type DecorationTarget, decorationTargets } from '../core/shared/decorations.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { operandType, operandWord, resultType, wordOfId } from '../core/shared/operands.ts'
import { isRemark } from '../core/shared/structure.ts'
import { perModule } from '../core/shared/surveys.ts'
import { componentType, isFloatType, scalarWidth, storageClassOf } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'

const roundingMode = enumerant('Decoration', 'FPRoundingMode')

const written: ReadonlySet<number> = enumerantSet(
  'StorageClass',
  'StorageBuffer',
  'PhysicalStorageBuffer',
  'Uniform',
  'PushConstant',
  'Input',
  'Output',
)

/** Kernels round where they like. */
function isShader({ capabilities }: Module): boolean {
  return capabilities.has('Shader') && !capabilities.has('Kernel')
}

const widthOnly: ReadonlySet<string> = new Set(['OpFConvert', 'OpSConvert', 'OpUConvert'])

function isUsed(module: Module, { result }: Instruction): boolean {
  return module.uses(result).some((user) => !isRemark(module, user))
}

/** Whether it converts to 16 bits; `undefined` where a text of an extension says what the result type is. */
function convertsToHalf(module: Module, target: Instruction): boolean | undefined {
  if (target.name !== 'OpFConvert') return false
  const component = componentType(module, resultType(module, target))
  if (!isFloatType(component)) return undefined
  if (scalarWidth(component) !== 16) return false
  return component.operands.length === 1 ? true : undefined
}

interface Rounded extends DecorationTarget {
  readonly target: Instruction
  readonly convertsToHalf: boolean | undefined
}

const rounded = perModule((module): readonly Rounded[] => {
  if (!isShader(module)) return []
  return decorationTargets(module, roundingMode).flatMap((place) => {
    const target = module.definition(place.id)
    if (target === undefined) return []
    // That only structures have members is a rule of its own.
    if (place.member >= 0 && target.name !== 'OpTypeStruct') return []
    return [{ ...place, target, convertsToHalf: convertsToHalf(module, target) }]
  })
})

/** The conversions to 16 bits with the decoration, each once. */
const conversions = perModule((module): readonly Instruction[] => [
  ...new Map(
    rounded(module).flatMap(({ target, convertsToHalf: does }) =>
      does === true ? [[target.index, target] as const] : [],
    ),
  ).values(),
])

function isObjectOf({ name, operands }: Instruction, id: number): boolean {
  return name === 'OpStore' && operands[1]?.value === id && operands[0]?.value !== id
}

export const checks: readonly Check[] = [
  /** Validation Rules, FPRoundingMode. */
  {
    rule: 'SPV_KHR_16bit_storage/rounded-conversion-is-only-stored',
    among: ['Decoration.FPRoundingMode'],
    judgeModule(module, report) {
      for (const { result } of conversions(module))
        for (const user of module.uses(result)) {
          if (isObjectOf(user, result) || isRemark(module, user)) continue
          const word = wordOfId(module, user, result)
          if (word !== undefined) report(word, `${user.name} uses the rounded value %${result}`)
        }
    },
  },
  /** Validation Rules, FPRoundingMode, and the storage classes of core 2.16.2. */
  {
    rule: 'SPV_KHR_16bit_storage/rounded-conversion-is-stored-in-an-interface',
    among: ['Decoration.FPRoundingMode'],
    judgeModule(module, report) {
      for (const { result } of conversions(module))
        for (const user of module.uses(result)) {
          if (!isObjectOf(user, result)) continue
          const storage = storageClassOf(operandType(module, user, 0))
          if (storage !== undefined && !written.has(storage))
            report(operandWord(user, 0), `the rounded value %${result} is stored elsewhere`)
        }
    },
  },
  /** Validation Rules, FPRoundingMode. */
  {
    rule: 'SPV_KHR_16bit_storage/rounding-mode-is-on-a-conversion-to-16-bits',
    among: ['Decoration.FPRoundingMode'],
    judgeModule(module, report) {
      for (const { word, id, target, convertsToHalf: does } of rounded(module))
        if (does === false && (!widthOnly.has(target.name) || isUsed(module, target)))
          report(word, `%${id} with FPRoundingMode is ${target.name}, not a conversion to 16 bits`)
    },
  },
  /** Validation Rules, FPRoundingMode; core 2.16.2 speaks of the only uses. */
  {
    rule: 'SPV_KHR_16bit_storage/rounded-conversion-has-a-use',
    among: ['Decoration.FPRoundingMode'],
    judgeModule(module, report) {
      for (const { word, id, target } of rounded(module))
        if (widthOnly.has(target.name) && !isUsed(module, target))
          report(word, `the rounded conversion %${id} has no use`)
    },
  },
]
