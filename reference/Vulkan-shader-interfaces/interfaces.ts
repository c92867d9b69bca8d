import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check } from '../check.ts'
import { notOnNestedMembers } from '../core/decorations/structures.ts'
import { containing } from '../core/shared/contained-types.ts'
import { isRunTimeArrayOfResources } from '../core/shared/dynamic-indexes.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelNames, modelOf, models, modelsReaching } from '../core/shared/models.ts'
import { operandDefinition, operandWord } from '../core/shared/operands.ts'
import { variableUnder } from '../core/shared/pointers.ts'
import {
  innermostElement,
  isAnyArrayType,
  isFloatType,
  isIntegerType,
  isScalarType,
  isVectorType,
  scalarWidth,
} from '../core/shared/types.ts'
import { heldType, modelsUsing, variablesIn } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { heapLayout } from '../shared/descriptor-heaps.ts'
import {
  decorated,
  type InterfacePart,
  listedUserDefined,
  partsOf,
  takeSlots,
} from '../shared/interfaces.ts'
import { modelsTouching } from '../shared/stages.ts'
import { usesOf } from './shared/built-in-uses.ts'
import { once } from './shared/interface-lists.ts'
import { array, type BuiltInShape, float32, lengthOf, vector } from './shared/shapes.ts'
import { checksOfBuiltIns } from './shared/survey.ts'

/** The text has a separate sentence on MeshEXT. */
const culled = enumerant('BuiltIn', 'CullPrimitiveEXT')

const [input, output] = [enumerant('StorageClass', 'Input'), enumerant('StorageClass', 'Output')]

const distances = array(float32)
const position = vector(4, float32)

/** Built-ins of vertices, and what one vertex has of them. */
const perVertex: readonly (readonly [uses: ReturnType<typeof usesOf>, holds: BuiltInShape])[] = [
  [usesOf('ClipDistance'), distances],
  [usesOf('CullDistance'), distances],
  [usesOf('PointSize'), float32],
  [usesOf('Position'), position],
  [usesOf('PositionPerViewNV'), array(position)],
]

/** Keyed by storage class, the models whose interfaces have a level of arrays by vertex, as interface matching says. */
const arrayed = new Map([
  [enumerant('StorageClass', 'Input'), models('TessellationControl', 'Geometry')],
  [enumerant('StorageClass', 'Output'), models('MeshEXT', 'MeshNV')],
])

/** Capabilities; a module that declares none of them has no such interfaces. */
const stages = ['Tessellation', 'Geometry', 'MeshShadingEXT', 'MeshShadingNV']

/** The variables with a built-in of vertices that hold it for one vertex only. */
function singles(module: Module): ReadonlySet<Instruction> {
  const found = new Set<Instruction>()
  // Members of one structure share the list of the variables that hold it.
  const seen = new Set<readonly Instruction[]>()
  for (const [uses, holds] of perVertex)
    for (const { variable, variables, member, type } of uses(module)) {
      if (member < 0) {
        if (type !== undefined && holds.fits(module, type)) found.add(variable)
      } else if (!seen.has(variables)) {
        seen.add(variables)
        for (const candidate of variables)
          if (!isAnyArrayType(heldType(module, candidate))) found.add(candidate)
      }
    }
  return found
}

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
    .sort((left, right) => left.sampledType - right.sampledType || left.first - right.first)
}

const index = enumerant('Decoration', 'Index')
const componentsOfLocation = 4
const tooWide = 64
/** A number greater than that of locations: it separates the slots of one Index from those of the next. */
const slotsOfIndex = 2 ** 40

const containsWide = containing(
  (type) => (isFloatType(type) || isIntegerType(type)) && scalarWidth(type) === tooWide,
)

/** Whether a part consists of floating-point numbers; `undefined` where it is not a scalar, vector or array of these. */
function isFloating(module: Module, { type }: InterfacePart): boolean | undefined {
  const inner = innermostElement(module, type)
  const scalar = isVectorType(inner) ? module.definition(inner.valueAt(0) ?? 0) : inner
  if (!isScalarType(scalar)) return undefined
  if (isFloatType(scalar)) return true
  return isIntegerType(scalar) ? false : undefined
}

/** Locations that the outputs of an entry point have taken so far. */
interface TakenLocations {
  /** Slots of components; those of Index 1 come after all others. */
  readonly slots: Set<number>
  /** Keyed by location, whether its components are floating-point numbers. */
  readonly kinds: Map<number, boolean>
  /** The number of slots that are examined in all entry points: arrays can take more than there is memory. */
  room: number
}

/**
 * Whether a part has another kind of numbers than others at its location. Outputs that take the same component are
 * passed over.
 */
function differs(
  module: Module,
  variable: Instruction,
  part: InterfacePart,
  taken: TakenLocations,
): boolean {
  const floats = isFloating(module, part)
  if (floats === undefined) return false
  const source = decorated(module, variable.result, index) ?? 0
  let isWrong = false
  takeSlots(module, part.type, part.location, part.component, (slot) => {
    if (slot >= 0) {
      const key = source * slotsOfIndex + slot
      if (taken.slots.has(key)) return false
      taken.slots.add(key)
      const place = Math.floor(slot / componentsOfLocation)
      isWrong ||= (taken.kinds.get(place) ?? floats) !== floats
      taken.kinds.set(place, floats)
    }
    return --taken.room > 0
  })
  return isWrong
}

const heapStorage = [{ classes: [enumerant('StorageClass', 'UniformConstant')] }]

/** Variables of interfaces and resources. */
export const checks: readonly Check[] = [
  // Rules on the variables of an interface together.
  once('Vulkan-shader-interfaces/built-in-once-input', input, () => true),
  once('Vulkan-shader-interfaces/built-in-once-output', output, (builtIn) => builtIn !== culled),
  // Built-In Variables; Interface Matching.
  {
    rule: 'Vulkan-shader-interfaces/built-in-per-vertex-array',
    among: stages,
    judgeModule(module, report) {
      for (const variable of singles(module)) {
        const forbidden = arrayed.get(variable.valueAt(0) ?? -1) ?? 0
        const wrong = forbidden === 0 ? 0 : modelsTouching(module)(variable) & forbidden
        if (wrong !== 0)
          report(
            variable.word,
            `variable %${variable.result} is not an array of vertices in ${modelNames(wrong)}`,
          )
      }
    },
  },
  // Fragment Input Attachment Interface; Tile Attachment Interface.
  {
    rule: 'Vulkan-shader-interfaces/input-attachment-index-once',
    among: ['Decoration.InputAttachmentIndex'],
    judgeModule(module, report) {
      if (!module.capabilities.has('InputAttachment')) return
      const entryPoints = module.all('OpEntryPoint')
      if (entryPoints.filter((entryPoint) => (modelOf(entryPoint) & fragment) !== 0).length !== 1)
        return
      let before: Attachments | undefined
      for (const attachment of used(module)) {
        if (before?.sampledType === attachment.sampledType && attachment.first < before.end)
          report(
            attachment.variable.word,
            `variables %${before.variable.result} and %${attachment.variable.result} read input attachment ${attachment.first}`,
          )
        if (before?.sampledType !== attachment.sampledType || attachment.end > before.end)
          before = attachment
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
  // Fragment Output Interface.
  {
    rule: 'Vulkan-shader-interfaces/fragment-output-numeric-type',
    among: ['ExecutionModel.Fragment'],
    judgeModule(module, report) {
      let room = module.words.length + 65_536
      for (const entryPoint of module.all('OpEntryPoint')) {
        if ((modelOf(entryPoint) & fragment) === 0) continue
        const variables = listedUserDefined(module, entryPoint, output)
        if (variables.length < 2) continue
        const taken: TakenLocations = { slots: new Set(), kinds: new Map(), room }
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
  // Heaps of descriptors.
  ...checksOfBuiltIns([
    { name: 'SamplerHeapEXT', storage: heapStorage },
    { name: 'ResourceHeapEXT', storage: heapStorage },
  ]),
  heapLayout('Vulkan-shader-interfaces/heap-access-layout'),
  // Location and Component Assignment.
  notOnNestedMembers('Vulkan-shader-interfaces/location-not-nested', ['Location'], 'Location'),
  // Section "DescriptorSet and Binding Assignment".
  {
    rule: 'Vulkan-shader-interfaces/run-time-array-capability',
    at: ['OpVariable', 'OpUntypedVariableKHR'],
    among: ['OpTypeRuntimeArray'],
    judge(variable, module, report) {
      if (module.capabilities.has('RuntimeDescriptorArray')) return
      if (!isRunTimeArrayOfResources(module, variable)) return
      if (module.isDecorated(variable.result, 'Binding'))
        report(variable.word, 'a run-time array of descriptors, without RuntimeDescriptorArray')
    },
  },
]
