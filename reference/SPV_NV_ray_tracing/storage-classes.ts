import type { Check } from '../check.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import type { Models } from '../core/shared/models.ts'
import {
  hitAttributeAccesses,
  rayModels,
  storageClassModels,
  withoutInitializer,
} from '../shared/ray-storage.ts'
import { nv } from './shared/nv.ts'

const { generation, intersection, anyHit, closestHit, miss, callable } = rayModels

/** Execution models by storage class: unlike SPV_KHR_ray_tracing, any-hit shaders may trace on with a payload of their own. */
const allowed: ReadonlyMap<number, Models> = new Map(
  Object.entries({
    CallableDataNV: generation | closestHit | callable | miss,
    IncomingCallableDataNV: callable,
    RayPayloadNV: generation | anyHit | closestHit | miss,
    HitAttributeNV: intersection | anyHit | closestHit,
    IncomingRayPayloadNV: anyHit | closestHit | miss,
    ShaderRecordBufferNV: generation | intersection | anyHit | closestHit | miss | callable,
  }).map(([name, set]) => [enumerant('StorageClass', name), set]),
)

/** 3.7 Storage Class. */
export const checks: readonly Check[] = [
  withoutInitializer(
    'SPV_NV_ray_tracing/shader-record-without-initializer',
    nv,
    enumerantSet('StorageClass', 'ShaderRecordBufferNV'),
  ),
  // OpTraceNV and OpExecuteCallableNV name locations, and hand on no variable.
  storageClassModels(nv, allowed, []),
  ...hitAttributeAccesses(nv),
]
