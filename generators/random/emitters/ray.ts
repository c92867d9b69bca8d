import type { DeclaredType, Draft } from '../draft.ts'
import { type Emitter, inShaders } from '../emitter.ts'
import {
  arrayType,
  boolType,
  declareType,
  floatType,
  matrixType,
  typeOnce,
  uint,
  uintType,
  vectorType,
  voidType,
} from '../types.ts'
import { valueLike } from '../values.ts'
import { storageClasses } from '../world.ts'
import { declare, declareObject, idOnce, make } from '../write.ts'
import { rowsWith } from './by-grammar.ts'
import { hiddenVariable } from './hidden.ts'

const { private: privateClass, uniformConstant, rayPayload, callableData } = storageClasses

/** The type of that name, which has no operands. */
export function opaqueOf(draft: Draft, name: string): DeclaredType {
  return typeOnce(draft, name, () => declareType(draft, name, [], 'opaque'))
}

/** Loads the acceleration structure of the module. */
function structure(draft: Draft): number {
  const type = opaqueOf(draft, 'OpTypeAccelerationStructureKHR')
  return make(draft, 'OpLoad', type, hiddenVariable(draft, 'scene', uniformConstant, type))
}

/** The ray query of the module. */
export function rayQuery(draft: Draft): number {
  declare(draft, 'RayQueryKHR')
  return hiddenVariable(draft, 'ray query', privateClass, opaqueOf(draft, 'OpTypeRayQueryKHR'))
}

/** Shaders that generate rays are of a version in which the extension asks for no other. */
export const generatesRays = ({ world }: Draft) => world.model === 'RayGenerationKHR'

const point = (draft: Draft) => vectorType(draft, floatType(draft), 3)
export const integer = (draft: Draft) => valueLike(draft, uintType(draft))

/** Words of the operands that are alike, by the names that the grammar of both texts has for them. */
export function operandsNamed<Drawn>(
  names: string,
  words: (draft: Draft, drawn: Drawn) => number,
): Readonly<Record<string, (draft: Draft, drawn: Drawn) => number>> {
  return Object.fromEntries(names.split(', ').map((name) => [name, words]))
}

/** By a number from 0 to 2, the words of that float: a distance, or a time. */
const distances = [0, 0x3f80_0000, 0x4000_0000]

/** A constant distance along a ray: Vulkan asks for rays that do not end before they begin. */
function distance(draft: Draft, count: number): number {
  const words = [distances[count] ?? 0]
  return idOnce(draft, `distance ${count}`, () =>
    declareObject(draft, 'OpConstant', floatType(draft), ...words),
  )
}

/** A constant direction: Vulkan asks for finite ones. */
function direction(draft: Draft): number {
  const parts = [0, 1, 2].map((count) => distance(draft, count))
  return idOnce(draft, 'direction', () =>
    declareObject(draft, 'OpConstantComposite', point(draft), ...parts),
  )
}

/** At most one flag: some of them exclude each other. */
function flags(draft: Draft): number {
  const bit = draft.draw.below(9)
  return uint(draft, bit === 0 ? 0 : 1 << (bit - 1))
}

/** Operands of instructions about rays, by the names that the grammar has for them. */
export const rayOperands = {
  ...operandsNamed('Accel, Acceleration Structure', structure),
  ...operandsNamed(
    'Ray Origin, RayOrigin, Origin, Ray Direction, RayDirection, Direction',
    direction,
  ),
  ...operandsNamed('Ray Tmin, RayTMin, TMin', (draft) => distance(draft, draft.draw.below(2))),
  ...operandsNamed('Ray Tmax, RayTMax, TMax, HitT', (draft) => distance(draft, 2)),
  // Vulkan asks for times from 0 to 1.
  ...operandsNamed('Current Time, Time', (draft) => distance(draft, draft.draw.below(2))),
  ...operandsNamed('Ray Flags, RayFlags', flags),
  ...operandsNamed(
    'Cull Mask, CullMask, Cullmask, SBT Offset, SBT Stride, SBT Index, Miss Index',
    integer,
  ),
}

/** The type of what is asked of a ray, by the name of the instruction. */
export function answerOf(draft: Draft, name: string): DeclaredType {
  if (/Proceed|FrontFace|Opaque|Is(?:Empty|Hit|Miss)/.test(name)) return boolType(draft)
  if (/RayTM|IntersectionTKHR|CurrentTime/.test(name)) return floatType(draft)
  if (name.includes('Barycentrics')) return vectorType(draft, floatType(draft), 2)
  if (name.includes('RecordBufferHandle')) return vectorType(draft, uintType(draft), 2)
  if (/RayOrigin|RayDirection/.test(name)) return point(draft)
  if (/ObjectToWorld|WorldToObject/.test(name)) return matrixType(draft, point(draft), 4)
  if (name.includes('VertexPositions')) return arrayType(draft, point(draft), 3, false)
  return uintType(draft)
}

const hasQueries = (draft: Draft) =>
  inShaders(draft) && draft.world.client !== 'opengl' && draft.world.minor >= 4

/** Instructions on ray queries, in any shader. */
export const rayQueries: readonly Emitter[] = rowsWith<true>({
  applies: hasQueries,
  draw: () => true,
  operands: {
    ...rayOperands,
    RayQuery: rayQuery,
    Intersection: (draft) => uint(draft, draft.draw.below(2)),
  },
  result: (draft, _, name) => answerOf(draft, name),
})(`OpRayQueryInitializeKHR OpRayQueryTerminateKHR OpRayQueryGenerateIntersectionKHR
  OpRayQueryConfirmIntersectionKHR OpRayQueryProceedKHR OpRayQueryGetIntersectionTypeKHR
  OpRayQueryGetRayTMinKHR OpRayQueryGetRayFlagsKHR OpRayQueryGetIntersectionTKHR
  OpRayQueryGetIntersectionInstanceCustomIndexKHR OpRayQueryGetIntersectionInstanceIdKHR
  OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR
  OpRayQueryGetIntersectionGeometryIndexKHR OpRayQueryGetIntersectionPrimitiveIndexKHR
  OpRayQueryGetIntersectionBarycentricsKHR OpRayQueryGetIntersectionFrontFaceKHR
  OpRayQueryGetIntersectionCandidateAABBOpaqueKHR OpRayQueryGetIntersectionObjectRayDirectionKHR
  OpRayQueryGetIntersectionObjectRayOriginKHR OpRayQueryGetWorldRayDirectionKHR
  OpRayQueryGetWorldRayOriginKHR OpRayQueryGetIntersectionObjectToWorldKHR
  OpRayQueryGetIntersectionWorldToObjectKHR OpRayQueryGetIntersectionTriangleVertexPositionsKHR`)

/** The variable that a traced ray hands on. */
export function payload(draft: Draft): number {
  return hiddenVariable(draft, 'payload', rayPayload, uintType(draft))
}

/** Instructions of shaders that generate rays. */
export const rays: readonly Emitter[] = rowsWith<true>({
  applies: generatesRays,
  draw: () => true,
  operands: {
    ...rayOperands,
    Payload: payload,
    'Callable Data': (draft) =>
      hiddenVariable(draft, 'callable data', callableData, uintType(draft)),
  },
  result: voidType,
})('OpTraceRayKHR OpExecuteCallableKHR')

/** Acceleration structures that an address is converted to. */
export const structures: readonly Emitter[] = rowsWith<true>({
  applies: generatesRays,
  draw: () => true,
  operands: { Accel: (draft) => valueLike(draft, vectorType(draft, uintType(draft), 2)) },
  result: (draft) => opaqueOf(draft, 'OpTypeAccelerationStructureKHR'),
})('OpConvertUToAccelerationStructureKHR')
