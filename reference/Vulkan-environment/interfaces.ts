import { operandKindByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { eachApplied } from '../core/shared/decorations.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { type Models, modelNames, models, type Start, valuesBelow } from '../core/shared/models.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  constituentType,
  innermostElement,
  isAnyArrayType,
  isScalarType,
  isVectorType,
} from '../core/shared/types.ts'
import {
  declaresVariable,
  globalVariables,
  heldStructure,
  heldType,
  membersWith,
  modelsListing,
} from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import {
  decorated,
  decoratedMembers,
  isPerVertex,
  listedUserDefined,
  partsOf,
  takeSlots,
} from '../shared/interfaces.ts'
import { modelsTouching } from '../shared/stages.ts'

const builtIn = enumerant('Decoration', 'BuiltIn')
const component = enumerant('Decoration', 'Component')
const input = enumerant('StorageClass', 'Input')
const fragment = models('Fragment')
const componentsOfLocation = 4

/** The built-ins that the chapter on shader interfaces describes, or says that another chapter does, by its names. */
const described = new Set(
  (
    'BaryCoordKHR BaryCoordNoPerspAMD BaryCoordNoPerspCentroidAMD BaryCoordNoPerspKHR BaryCoordNoPerspSampleAMD BaryCoordPullModelAMD BaryCoordSmoothAMD BaryCoordSmoothCentroidAMD BaryCoordSmoothSampleAMD BaseInstance BaseVertex ClipDistance ClipDistancePerViewNV ClusterIDNV CoreCountARM CoreIDARM CoreMaxIDARM CullDistance CullDistancePerViewNV CullMaskKHR CullPrimitiveEXT CurrentRayTimeNV DeviceIndex DrawIndex FragCoord FragDepth FragInvocationCountEXT FragSizeEXT FragStencilRefEXT FragmentSizeNV FrontFacing FullyCoveredEXT GlobalInvocationId HelperInvocation HitIsLSSNV HitIsSphereNV HitKindKHR HitLSSPositionsNV HitLSSRadiiNV HitSpherePositionNV HitSphereRadiusNV HitTNV HitTriangleVertexPositionsKHR IncomingRayFlagsKHR InstanceCustomIndexKHR InstanceId InstanceIndex InvocationId InvocationsPerPixelNV LaunchIdKHR LaunchSizeKHR Layer LayerPerViewNV LocalInvocationId LocalInvocationIndex MeshViewCountNV MeshViewIndicesNV NumSubgroups NumWorkgroups ObjectRayDirectionKHR ObjectRayOriginKHR ObjectToWorldKHR PatchVertices PointCoord PointSize Position PositionPerViewNV PrimitiveCountNV PrimitiveId PrimitiveIndicesNV PrimitiveLineIndicesEXT PrimitivePointIndicesEXT PrimitiveShadingRateKHR PrimitiveTriangleIndicesEXT RayGeometryIndexKHR RayTmaxKHR RayTminKHR SMCountNV SMIDNV SampleId SampleMask SamplePosition ShaderIndexAMDX ShadingRateKHR SubgroupEqMask SubgroupGeMask SubgroupGtMask SubgroupId SubgroupLeMask SubgroupLocalInvocationId SubgroupLtMask SubgroupSize TaskCountNV TessCoord TessLevelInner TessLevelOuter TileApronSizeQCOM TileDimensionQCOM TileOffsetQCOM VertexIndex ViewIndex ViewportIndex ViewportMaskNV ViewportMaskPerViewNV WarpIDARM WarpIDNV WarpMaxIDARM WarpsPerSMNV WorkgroupId WorkgroupSize WorldRayDirectionKHR WorldRayOriginKHR WorldToObjectKHR ' +
    'SamplerHeapEXT ResourceHeapEXT'
  )
    .split(' ')
    .map((name) => enumerant('BuiltIn', name)),
)

/** All others. */
const undescribed = (operandKindByName('BuiltIn')?.enumerants ?? [])
  .filter(({ value }) => !described.has(value))
  .map(({ name }) => `BuiltIn.${name}`)

/** Decorations of inputs of fragment shaders that all parts of a location share. */
const interpolations: readonly (readonly [name: string, bit: number, value: number])[] = [
  'PerVertexKHR',
  'Flat',
  'NoPerspective',
  'Sample',
  'Centroid',
].map((name, n) => [name, 1 << n, enumerant('Decoration', name)])

/** Those of a variable, or of one of its members, as a set of bits. */
function interpolationOf(module: Module, variable: Instruction, member: number): number {
  const type = heldType(module, variable)
  return interpolations.reduce((set, [name, bit, value]) => {
    const isOwn =
      module.isDecorated(variable.result, name) ||
      (member >= 0 && type !== undefined && membersWith(module, type, value).has(member))
    return isOwn ? set | bit : set
  }, 0)
}

function nested(rule: RuleId, storage: 'Input' | 'Output', arrayed: Models): Check {
  return {
    rule,
    at: ['OpVariable', 'OpUntypedVariableKHR'],
    having: [`StorageClass.${storage}`],
    among: ['Decoration.Component'],
    judge(variable, module, report) {
      if (decorated(module, variable.result, component) === undefined) return
      const type = heldType(module, variable)
      if (!isAnyArrayType(type) || !isAnyArrayType(constituentType(module, type, 0))) return
      const inner = innermostElement(module, type)
      if (!isScalarType(inner) && !isVectorType(inner)) return
      const wrong = (modelsListing(module).get(variable.result) ?? 0) & ~arrayed
      if (wrong !== 0)
        report(
          variable.word,
          `variable %${variable.result} in ${modelNames(wrong)} holds arrays of arrays and has Component`,
        )
    },
  }
}

const among = ['ShaderViewportMaskNV']
const relative = enumerant('Decoration', 'ViewportRelativeNV')
const [layer, viewportIndex, viewportMask] = ['Layer', 'ViewportIndex', 'ViewportMaskNV'].map(
  (name) => enumerant('BuiltIn', name),
)
const relativeStages = models('Vertex', 'TessellationEvaluation', 'Geometry')

function hasBuiltIn(module: Module, variable: Instruction, value: number | undefined): boolean {
  const isOwn = module
    .decorations(variable.result)
    .some(({ decoration, operands }) => decoration === builtIn && operands[0]?.value === value)
  if (isOwn) return true
  const structure = heldStructure(module, variable)
  if (structure === undefined) return false
  return [...decoratedMembers(module, structure.result, builtIn).values()].some(
    (candidate) => candidate === value,
  )
}

function isRelative(module: Module, variable: Instruction): boolean {
  if (module.isDecorated(variable.result, 'ViewportRelativeNV')) return true
  const structure = heldStructure(module, variable)
  return structure !== undefined && membersWith(module, structure, relative).size > 0
}

/** The variables with ViewportRelativeNV, ViewportIndex or ViewportMaskNV that a function and its callees use. */
const [usesRelative, usesIndex, usesMask] = [0, 1, 2]

const viewportsBelow = perModule((module): ReadonlyMap<number, ReadonlySet<number>> => {
  const starts: Start[] = []
  for (const variable of globalVariables(module)) {
    const kinds = [
      ...(isRelative(module, variable) ? [usesRelative] : []),
      ...(hasBuiltIn(module, variable, viewportIndex) ? [usesIndex] : []),
      ...(hasBuiltIn(module, variable, viewportMask) ? [usesMask] : []),
    ]
    if (kinds.length === 0) continue
    for (const use of module.uses(variable.result)) {
      const body = module.functionOf(use)?.definition.result
      if (body !== undefined) for (const kind of kinds) starts.push([body, kind])
    }
  }
  return valuesBelow(module, starts, 3)
})

/** Variables of interfaces. */
export const checks: readonly Check[] = [
  // Decorations of variables in interfaces.
  {
    rule: 'Vulkan-environment/built-in-listed',
    among: undescribed,
    judgeModule(module, report) {
      eachApplied(module, ({ decoration, operands: [value], word }) => {
        if (decoration === builtIn && value !== undefined && !described.has(value.value))
          report(word, `there is no BuiltIn ${value.value} in Vulkan`)
      })
    },
  },
  nested(
    'Vulkan-environment/nested-array-component-input',
    'Input',
    models('TessellationControl', 'Geometry'),
  ),
  nested('Vulkan-environment/nested-array-component-output', 'Output', models('MeshNV')),
  {
    rule: 'Vulkan-environment/shared-location-interpolation',
    at: ['OpEntryPoint'],
    having: ['ExecutionModel.Fragment'],
    among: ['Decoration.Location'],
    judge(entryPoint, module, report) {
      // Arrays can take more slots than there is memory: this number is examined.
      let room = module.words.length + 65_536
      const taken = new Map<number, number>()
      for (const variable of listedUserDefined(module, entryPoint, input)) {
        const held = heldType(module, variable)
        const isArrayed = isPerVertex(module, variable, input, fragment)
        const type = isArrayed ? constituentType(module, held, 0) : held
        let isAlike = true
        for (const part of partsOf(module, variable, type)) {
          const interpolation = interpolationOf(module, variable, part.member)
          takeSlots(module, part.type, part.location, part.component, (slot) => {
            if (slot >= 0) {
              const taking = Math.floor(slot / componentsOfLocation)
              isAlike &&= (taken.get(taking) ?? interpolation) === interpolation
              taken.set(taking, interpolation)
            }
            return isAlike && --room > 0
          })
        }
        if (!isAlike)
          report(
            entryPoint.word,
            `variable %${variable.result} is interpolated otherwise than another at its location`,
          )
      }
    },
  },
  // Viewports and layers of SPV_NV_viewport_array2.
  {
    rule: 'Vulkan-environment/viewport-relative-layer',
    among,
    judgeModule(module, report) {
      eachApplied(module, ({ target, member, decoration, word }) => {
        if (decoration !== relative) return
        const object = module.definition(target)
        if (object === undefined) return
        const isLayer =
          member < 0
            ? hasBuiltIn(module, object, layer)
            : decoratedMembers(module, target, builtIn).get(member) === layer
        if (!isLayer) report(word, `%${target} has ViewportRelativeNV and is not Layer`)
        else if (member < 0 && declaresVariable(object)) {
          const wrong = modelsTouching(module)(object) & ~relativeStages
          if (wrong !== 0)
            report(word, `variable %${target} in ${modelNames(wrong)} has ViewportRelativeNV`)
        }
      })
      for (const variable of globalVariables(module)) {
        if (module.isDecorated(variable.result, 'ViewportRelativeNV')) continue
        if (!isRelative(module, variable)) continue
        const wrong = modelsTouching(module)(variable) & ~relativeStages
        if (wrong !== 0)
          report(
            variable.word,
            `a member of variable %${variable.result} in ${modelNames(wrong)} has ViewportRelativeNV`,
          )
      }
    },
  },
  {
    rule: 'Vulkan-environment/viewport-relative-viewport',
    among,
    judgeModule(module, report) {
      for (const entryPoint of module.all('OpEntryPoint')) {
        const used = viewportsBelow(module).get(entryPoint.valueAt(1) ?? 0)
        if (used?.has(usesRelative) && !used.has(usesIndex) && !used.has(usesMask))
          report(entryPoint.word, 'a variable that is used has ViewportRelativeNV without viewport')
      }
    },
  },
  {
    rule: 'Vulkan-environment/viewport-mask-or-index',
    among,
    judgeModule(module, report) {
      for (const entryPoint of module.all('OpEntryPoint')) {
        const used = viewportsBelow(module).get(entryPoint.valueAt(1) ?? 0)
        if (used?.has(usesIndex) && used.has(usesMask))
          report(entryPoint.word, 'the entry point uses ViewportIndex and ViewportMaskNV')
      }
    },
  },
]
