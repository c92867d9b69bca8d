import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { innermostElement } from '../core/shared/innermost.ts'
import { isScalarType, scalarWidth } from '../core/shared/scalar-type.ts'
import { heldType } from '../core/shared/variables.ts'
import { componentCount, isVectorType } from '../core/shared/vector-type.ts'
import type { Instruction, Module } from '../module.ts'
import { decorated, decoratedMembers } from './shared/decorated.ts'

const component = enumerant('Decoration', 'Component')
const most = 3

/** What a decoration Component is on. */
interface Placed {
  /** The first component. */
  readonly first: number
  /** Bits of a component and how many there are; `undefined` for what is neither a scalar nor a vector. */
  readonly shape: { readonly width: number; readonly count: number } | undefined
}

function shapeOf(module: Module, type: Instruction | undefined): Placed['shape'] {
  const inner = innermostElement(module, type)
  const scalar = isVectorType(inner) ? module.definition(inner.valueAt(0) ?? 0) : inner
  if (inner === undefined || !isScalarType(scalar)) return undefined
  const count = isVectorType(inner) ? componentCount(module, inner) : 1
  return count === undefined ? undefined : { width: scalarWidth(scalar) ?? 32, count }
}

function forEach(
  module: Module,
  instruction: Instruction,
  visit: (placed: Placed, what: string) => void,
): void {
  const { result } = instruction
  if (instruction.name !== 'OpTypeStruct') {
    const first = decorated(module, result, component)
    if (first !== undefined)
      visit({ first, shape: shapeOf(module, heldType(module, instruction)) }, `variable %${result}`)
    return
  }
  for (const [member, first] of decoratedMembers(module, result, component)) {
    const type = module.definition(instruction.valueAt(member) ?? 0)
    visit({ first, shape: shapeOf(module, type) }, `member ${member} of structure %${result}`)
  }
}

function placed(rule: RuleId, fault: (placed: Placed) => string | undefined): Check {
  return {
    rule,
    at: ['OpVariable', 'OpUntypedVariableKHR', 'OpTypeStruct'],
    among: ['Decoration.Component'],
    judge(instruction, module, report: Report) {
      forEach(module, instruction, (one, what) => {
        const message = fault(one)
        if (message !== undefined) report(instruction.word, `${what} ${message}`)
      })
    },
  }
}

/** Whether a 64-bit vector takes more than one location, or begins where none can. */
function isMisplaced({ first, shape }: Placed): boolean {
  return shape !== undefined && shape.width === 64 && (shape.count > 2 || first % 2 === 1)
}

/** Components that variables and members begin with. */
export const checks: readonly Check[] = [
  placed('Vulkan-environment/component-value', ({ first }) =>
    first > most ? `has Component ${first}` : undefined,
  ),
  placed('Vulkan-environment/component-type', ({ shape }) =>
    shape === undefined ? 'is neither of scalars nor of vectors and has Component' : undefined,
  ),
  placed('Vulkan-environment/component-fits', ({ first, shape }) => {
    if (first > most || shape === undefined || shape.width > 32) return undefined
    return first + shape.count > most + 1 ? `goes beyond component ${most}` : undefined
  }),
  placed('Vulkan-environment/component-fits-64-bit', (one) => {
    const { first, shape } = one
    if (first > most || shape?.width !== 64 || isMisplaced(one)) return undefined
    return first + 2 * shape.count > most + 1 ? `goes beyond component ${most}` : undefined
  }),
  placed('Vulkan-environment/component-64-bit-even', ({ first, shape }) =>
    first <= most && first % 2 === 1 && shape?.width === 64 && shape.count <= 2
      ? `has 64-bit components and Component ${first}`
      : undefined,
  ),
  placed('Vulkan-environment/component-64-bit-vector', ({ shape }) =>
    shape?.width === 64 && shape.count > 2
      ? `has ${shape.count} components of 64 bits and Component`
      : undefined,
  ),
]
