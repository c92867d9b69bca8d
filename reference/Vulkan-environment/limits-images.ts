import { operandKindByName } from '#spec/grammar/grammar'
import type { LimitName } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { bit, maskOf, placeOf } from '../core/shared/image-operands.ts'
import {
  dim,
  dimOf,
  families,
  formatOf,
  imageType,
  objectType,
} from '../core/shared/image-parts.ts'
import { operandWord } from '../core/shared/operands.ts'
import { componentCount } from '../core/shared/types.ts'
import { heldType } from '../core/shared/variables.ts'
import { numberLimit } from '../limits.ts'
import type { Instruction, Module } from '../module.ts'
import { constantScalars, integerOf } from '../shared/constant-scalars.ts'

const offsets = [bit.ConstOffset, bit.Offset, bit.ConstOffsets]
const gathering = families.gathering
const sampling = [...families.sampling, ...families.samplingDepth, ...families.fetching].filter(
  (name) => !name.startsWith('OpImageSparse'),
)

/** Four vectors of four components: ConstOffsets with room to spare. */
const mostOffsets = 16

/** The integers in a constant that specialization does not change. */
function integersIn(module: Module, id: number): readonly bigint[] {
  return constantScalars(module, id, mostOffsets).flatMap((scalar) => {
    const value = integerOf(scalar)
    return value === undefined ? [] : [BigInt.asIntN(32, value)]
  })
}

/** Checks that the components of offsets are on the right side of a limit. */
function offset(
  rule: RuleId,
  opcodes: readonly string[],
  limit: LimitName,
  isBeyond: (component: number, limit: number) => boolean,
): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const bound = numberLimit(module, limit)
      const mask = maskOf(instruction)
      const set = offsets.find((flag) => (mask & flag) !== 0)
      if (bound === undefined || set === undefined) return
      const place = placeOf(instruction, set)
      const components = integersIn(module, instruction.valueAt(place) ?? 0).map(Number)
      const wrong = components.find((component) => isBeyond(component, bound))
      if (wrong !== undefined)
        report(operandWord(instruction, place), `an offset is ${wrong}, and ${limit} is ${bound}`)
    },
  }
}

const below = (component: number, least: number): boolean => component < least
const above = (component: number, most: number): boolean => component > most

/** Components of an Image Format by how its name begins, the longest first. */
const beginnings: readonly (readonly [begins: string, components: number])[] = [
  ['Rgba', 4],
  ['Rgb10', 4],
  ['R11f', 3],
  ['Rg', 2],
  ['R', 1],
]

const componentsByFormat: ReadonlyMap<number, number> = new Map(
  (operandKindByName('ImageFormat')?.enumerants ?? []).flatMap(({ name, value }) => {
    const found = beginnings.find(([begins]) => name.startsWith(begins))
    return found === undefined ? [] : [[value, found[1]] as const]
  }),
)

function isSubpassArray(module: Module, type: Instruction | undefined): boolean {
  const element = type?.name === 'OpTypeArray' ? module.definition(type.valueAt(0) ?? 0) : undefined
  return element?.name === 'OpTypeImage' && dimOf(element) === dim.SubpassData
}

/** Offsets of image instructions, and what images of a module need. */
export const checks: readonly Check[] = [
  offset(
    'Vulkan-environment/gather-offset-least',
    gathering,
    'VkPhysicalDeviceLimits::minTexelGatherOffset',
    below,
  ),
  offset(
    'Vulkan-environment/gather-offset-limit',
    gathering,
    'VkPhysicalDeviceLimits::maxTexelGatherOffset',
    above,
  ),
  offset(
    'Vulkan-environment/sample-offset-least',
    sampling,
    'VkPhysicalDeviceLimits::minTexelOffset',
    below,
  ),
  offset(
    'Vulkan-environment/sample-offset-limit',
    sampling,
    'VkPhysicalDeviceLimits::maxTexelOffset',
    above,
  ),
  {
    rule: 'Vulkan-environment/subpass-array-attachment-index',
    at: ['OpVariable', 'OpUntypedVariableKHR'],
    among: ['InputAttachment'],
    judge(variable, module, report) {
      if (!isSubpassArray(module, heldType(module, variable))) return
      if (!module.isDecorated(variable.result, 'InputAttachmentIndex'))
        report(variable.word, `variable %${variable.result} has no InputAttachmentIndex`)
    },
  },
  {
    rule: 'Vulkan-environment/written-texel-components',
    at: ['OpImageWrite'],
    judge(instruction, module, report) {
      const image = imageType(module, instruction)
      const wanted = componentsByFormat.get((image && formatOf(image)) ?? -1)
      const count = componentCount(module, objectType(module, instruction, 2))
      if (wanted !== undefined && count !== undefined && count < wanted)
        report(
          operandWord(instruction, 2),
          `Texel has ${count} components, and the Image Format has ${wanted}`,
        )
    },
  },
]
