import { operandKindByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { eachApplied } from '../core/decorations/applied.ts'
import { constituentType } from '../core/shared/composite-type.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { innermostElement, isAnyArrayType } from '../core/shared/innermost.ts'
import { type Models, modelNames, models } from '../core/shared/models.ts'
import { isScalarType } from '../core/shared/scalar-type.ts'
import { heldType, membersWith, modelsListing } from '../core/shared/variables.ts'
import { isVectorType } from '../core/shared/vector-type.ts'
import type { Instruction, Module } from '../module.ts'
import { decorated } from './shared/decorated.ts'
import { isPerVertex, listedUserDefined, partsOf } from './shared/parts.ts'
import { takeSlots } from './shared/slots.ts'

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

/** Decorations of variables in interfaces. */
export const checks: readonly Check[] = [
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
      // Arrays can take more slots than there is memory: so many are looked at.
      let room = module.words.length + 65_536
      const taken = new Map<number, number>()
      for (const variable of listedUserDefined(module, entryPoint, input)) {
        const held = heldType(module, variable)
        const isArrayed = isPerVertex(module, variable, input, fragment)
        const type = isArrayed ? constituentType(module, held, 0) : held
        let isAlike = true
        for (const part of partsOf(module, variable, type)) {
          const own = interpolationOf(module, variable, part.member)
          takeSlots(module, part.type, part.location, part.component, (slot) => {
            if (slot >= 0) {
              const at = Math.floor(slot / componentsOfLocation)
              isAlike &&= (taken.get(at) ?? own) === own
              taken.set(at, own)
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
]
