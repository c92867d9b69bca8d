import type { Check } from '../check.ts'
import { containing } from '../core/shared/contains-type.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { innermostElement } from '../core/shared/innermost.ts'
import { modelOf, models } from '../core/shared/models.ts'
import {
  isFloatType,
  isIntegerType,
  isScalarType,
  scalarWidth,
} from '../core/shared/scalar-type.ts'
import { heldType } from '../core/shared/variables.ts'
import { isVectorType } from '../core/shared/vector-type.ts'
import type { Instruction, Module } from '../module.ts'
import { decorated } from '../Vulkan-environment/shared/decorated.ts'
import { listedUserDefined, type Part, partsOf } from '../Vulkan-environment/shared/parts.ts'
import { takeSlots } from '../Vulkan-environment/shared/slots.ts'

const output = enumerant('StorageClass', 'Output')
const index = enumerant('Decoration', 'Index')
const fragment = models('Fragment')
const componentsOfLocation = 4
const tooWide = 64
/** More than there are locations: what tells the slots of one Index from those of the next. */
const slotsOfIndex = 2 ** 40

const containsWide = containing(
  (type) => (isFloatType(type) || isIntegerType(type)) && scalarWidth(type) === tooWide,
)

/** Whether a part consists of floating-point numbers; `undefined` where it is no scalar, vector or array of these. */
function isFloating(module: Module, { type }: Part): boolean | undefined {
  const inner = innermostElement(module, type)
  const scalar = isVectorType(inner) ? module.definition(inner.valueAt(0) ?? 0) : inner
  if (!isScalarType(scalar)) return undefined
  if (isFloatType(scalar)) return true
  return isIntegerType(scalar) ? false : undefined
}

/** What the outputs of an entry point have taken so far. */
interface Taken {
  /** Slots of components, those of Index 1 behind all others. */
  readonly slots: Set<number>
  /** By location, whether its components are floating-point numbers. */
  readonly kinds: Map<number, boolean>
  /** How many slots are looked at in all entry points: arrays can take more than there is memory. */
  room: number
}

/** Whether a part has another kind of numbers than others at its location. What takes the same component is passed over. */
function differs(module: Module, variable: Instruction, part: Part, taken: Taken): boolean {
  const own = isFloating(module, part)
  if (own === undefined) return false
  const source = decorated(module, variable.result, index) ?? 0
  let isWrong = false
  takeSlots(module, part.type, part.location, part.component, (slot) => {
    if (slot >= 0) {
      const key = source * slotsOfIndex + slot
      if (taken.slots.has(key)) return false
      taken.slots.add(key)
      const at = Math.floor(slot / componentsOfLocation)
      isWrong ||= (taken.kinds.get(at) ?? own) !== own
      taken.kinds.set(at, own)
    }
    return --taken.room > 0
  })
  return isWrong
}

/** Fragment Output Interface. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-shader-interfaces/fragment-output-numeric-type',
    among: ['ExecutionModel.Fragment'],
    judgeModule(module, report) {
      let room = module.words.length + 65_536
      for (const entryPoint of module.all('OpEntryPoint')) {
        if ((modelOf(entryPoint) & fragment) === 0) continue
        const variables = listedUserDefined(module, entryPoint, output)
        if (variables.length < 2) continue
        const taken: Taken = { slots: new Set(), kinds: new Map(), room }
        for (const variable of variables)
          for (const part of partsOf(module, variable, heldType(module, variable)))
            if (differs(module, variable, part, taken))
              report(
                variable.word,
                `variable %${variable.result} has another numeric type than another output at its location`,
              )
        room = taken.room
      }
    },
  },
  {
    rule: 'Vulkan-shader-interfaces/fragment-output-width',
    at: ['OpEntryPoint'],
    having: ['ExecutionModel.Fragment'],
    among: ['Float64', 'Int64'],
    judge(entryPoint, module, report) {
      for (const variable of listedUserDefined(module, entryPoint, output))
        if (containsWide(module, heldType(module, variable)))
          report(variable.word, `output %${variable.result} has components of 64 bits`)
    },
  },
]
