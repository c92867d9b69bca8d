import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelOf, models } from '../core/shared/models.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  componentCount,
  constituentType,
  innermostElement,
  isScalarType,
  isVectorType,
  scalarWidth,
} from '../core/shared/types.ts'
import { heldStructure, heldType } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import {
  decorated,
  decoratedMembers,
  isPerVertex,
  listedUserDefined,
  partsOf,
  takeSlots,
  userDefinedOf,
} from '../shared/interfaces.ts'

const opcodes = ['OpVariable', 'OpUntypedVariableKHR']
const [location, component, builtIn] = [
  enumerant('Decoration', 'Location'),
  enumerant('Decoration', 'Component'),
  enumerant('Decoration', 'BuiltIn'),
]

/** Stages of graphics pipelines, between which user-defined variables are passed. */
const graphics = models(
  'Vertex',
  'TessellationControl',
  'TessellationEvaluation',
  'Geometry',
  'Fragment',
  'MeshNV',
  'MeshEXT',
)

/** Variables in Input and Output that an interface lists and that are not built-ins, each once. */
const userDefined = perModule((module): readonly Instruction[] => {
  const found = new Map<number, Instruction>()
  for (const entryPoint of module.all('OpEntryPoint'))
    if ((modelOf(entryPoint) & graphics) !== 0)
      for (const variable of userDefinedOf(module, entryPoint)) found.set(variable.result, variable)
  return [...found.values()]
})

/** The structure with Block that a variable holds. */
function blockOf(module: Module, variable: Instruction): Instruction | undefined {
  const structure = heldStructure(module, variable)
  return structure && module.isDecorated(structure.result, 'Block') ? structure : undefined
}

const mostComponent = 3

/** The target of a decoration Component. */
interface LocatedPart {
  /** The first component. */
  readonly first: number
  /**
   * Number of bits of a component and number of components; `undefined` for a type that is neither a scalar nor a
   * vector.
   */
  readonly shape: { readonly width: number; readonly count: number } | undefined
}

function shapeOf(module: Module, type: Instruction | undefined): LocatedPart['shape'] {
  const inner = innermostElement(module, type)
  const scalar = isVectorType(inner) ? module.definition(inner.valueAt(0) ?? 0) : inner
  if (inner === undefined || !isScalarType(scalar)) return undefined
  const count = isVectorType(inner) ? componentCount(module, inner) : 1
  return count === undefined ? undefined : { width: scalarWidth(scalar) ?? 32, count }
}

function forEach(
  module: Module,
  instruction: Instruction,
  visit: (placed: LocatedPart, what: string) => void,
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

function placed(rule: RuleId, fault: (placed: LocatedPart) => string | undefined): Check {
  return {
    rule,
    at: ['OpVariable', 'OpUntypedVariableKHR', 'OpTypeStruct'],
    among: ['Decoration.Component'],
    judge(instruction, module, report: Report) {
      forEach(module, instruction, (part, what) => {
        const message = fault(part)
        if (message !== undefined) report(instruction.word, `${what} ${message}`)
      })
    },
  }
}

/** Whether a 64-bit vector takes more than one location, or begins where none can. */
function isMisplaced({ first, shape }: LocatedPart): boolean {
  return shape !== undefined && shape.width === 64 && (shape.count > 2 || first % 2 === 1)
}

const index = enumerant('Decoration', 'Index')
const input = enumerant('StorageClass', 'Input')
const output = enumerant('StorageClass', 'Output')

/** Checks that no two parts of an interface take the same component of a location. */
function apart(rule: RuleId, storage: number): Check {
  return {
    rule,
    among: ['Decoration.Location'],
    judgeModule(module, report) {
      // Arrays can take more slots than there is memory: this number is examined.
      let room = module.words.length + 65_536
      for (const entryPoint of module.all('OpEntryPoint')) {
        const model = modelOf(entryPoint)
        if ((model & graphics) === 0) continue
        const taken = new Set<string | number>()
        for (const variable of listedUserDefined(module, entryPoint, storage)) {
          const held = heldType(module, variable)
          const isArrayed = isPerVertex(module, variable, storage, model)
          const type = isArrayed ? constituentType(module, held, 0) : held
          const kind = module.isDecorated(variable.result, 'Patch') ? 'patch' : ''
          const layer = storage === output ? (decorated(module, variable.result, index) ?? 0) : 0
          let isFree = true
          for (const part of partsOf(module, variable, type))
            takeSlots(module, part.type, part.location, part.component, (slot) => {
              if (slot >= 0) {
                const key = kind === '' && layer === 0 ? slot : `${kind}${layer} ${slot}`
                isFree &&= !taken.has(key)
                taken.add(key)
              }
              return isFree && --room > 0
            })
          if (!isFree) report(entryPoint.word, `variable %${variable.result} overlaps another one`)
        }
      }
    },
  }
}

/** Locations and components of variables and their members. */
export const checks: readonly Check[] = [
  // Locations of variables and their members.
  {
    rule: 'Vulkan-environment/location-storage-class',
    at: opcodes,
    // Core forbids it in all other storage classes that the sentence does not list.
    having: ['StorageClass.UniformConstant'],
    among: ['Decoration.Location'],
    judge(variable, module, report) {
      if (decorated(module, variable.result, location) !== undefined)
        report(variable.word, `variable %${variable.result} in UniformConstant has Location`)
    },
  },
  {
    rule: 'Vulkan-environment/location-not-built-in',
    at: [...opcodes, 'OpTypeStruct'],
    among: ['Decoration.Location', 'Decoration.Component'],
    judge({ name, result, word }, module, report) {
      if (name !== 'OpTypeStruct') {
        const isPlaced = [location, component].some(
          (decoration) => decorated(module, result, decoration) !== undefined,
        )
        if (isPlaced && module.isDecorated(result, 'BuiltIn'))
          report(word, `built-in variable %${result} has Location or Component`)
        return
      }
      const builtIns = decoratedMembers(module, result, builtIn)
      if (builtIns.size === 0) return
      for (const decoration of [location, component])
        for (const member of decoratedMembers(module, result, decoration).keys())
          if (builtIns.has(member))
            report(word, `built-in member ${member} of %${result} has Location or Component`)
    },
  },
  {
    rule: 'Vulkan-environment/location-on-variable',
    among: ['StorageClass.Input', 'StorageClass.Output'],
    judgeModule(module, report) {
      for (const variable of userDefined(module))
        if (
          decorated(module, variable.result, location) === undefined &&
          blockOf(module, variable) === undefined
        )
          report(variable.word, `variable %${variable.result} has no Location`)
    },
  },
  {
    rule: 'Vulkan-environment/location-not-on-members',
    at: opcodes,
    having: ['StorageClass.Input', 'StorageClass.Output'],
    among: ['Decoration.Location'],
    judge(variable, module, report) {
      if (decorated(module, variable.result, location) === undefined) return
      const structure = heldStructure(module, variable)
      if (structure && decoratedMembers(module, structure.result, location).size > 0)
        report(variable.word, `variable %${variable.result} and members of it have Location`)
    },
  },
  {
    rule: 'Vulkan-environment/location-on-members',
    among: ['Decoration.Block'],
    judgeModule(module, report) {
      for (const variable of userDefined(module)) {
        const block = blockOf(module, variable)
        if (block === undefined || decorated(module, variable.result, location) !== undefined)
          continue
        if (decoratedMembers(module, block.result, location).size < block.operands.length)
          report(variable.word, `not every member of variable %${variable.result} has a Location`)
      }
    },
  },
  // Components that variables and members begin with.
  placed('Vulkan-environment/component-value', ({ first }) =>
    first > mostComponent ? `has Component ${first}` : undefined,
  ),
  placed('Vulkan-environment/component-type', ({ shape }) =>
    shape === undefined ? 'is neither of scalars nor of vectors and has Component' : undefined,
  ),
  placed('Vulkan-environment/component-fits', ({ first, shape }) => {
    if (first > mostComponent || shape === undefined || shape.width > 32) return undefined
    return first + shape.count > mostComponent + 1
      ? `goes beyond component ${mostComponent}`
      : undefined
  }),
  placed('Vulkan-environment/component-fits-64-bit', (part) => {
    const { first, shape } = part
    if (first > mostComponent || shape?.width !== 64 || isMisplaced(part)) return undefined
    return first + 2 * shape.count > mostComponent + 1
      ? `goes beyond component ${mostComponent}`
      : undefined
  }),
  placed('Vulkan-environment/component-64-bit-even', ({ first, shape }) =>
    first <= mostComponent && first % 2 === 1 && shape?.width === 64 && shape.count <= 2
      ? `has 64-bit components and Component ${first}`
      : undefined,
  ),
  placed('Vulkan-environment/component-64-bit-vector', ({ shape }) =>
    shape?.width === 64 && shape.count > 2
      ? `has ${shape.count} components of 64 bits and Component`
      : undefined,
  ),
  // Locations and components that several variables take.
  apart('Vulkan-environment/input-component-overlap', input),
  apart('Vulkan-environment/output-component-overlap', output),
]
