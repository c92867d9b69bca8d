import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import type { Models } from '../core/shared/models.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { storageClassOf } from '../core/shared/types.ts'
import { payloadsOfHitObjects } from '../shared/hit-objects.ts'
import {
  hitAttributeAccesses,
  rayModels,
  storageClassModels,
  withoutInitializer,
} from '../shared/ray-storage.ts'
import { khr } from './shared/khr.ts'

const { generation, intersection, anyHit, closestHit, miss, callable } = rayModels

/** Execution models by storage class. */
const allowed: ReadonlyMap<number, Models> = new Map(
  Object.entries({
    CallableDataKHR: generation | closestHit | callable | miss,
    IncomingCallableDataKHR: callable,
    RayPayloadKHR: generation | closestHit | miss,
    HitAttributeKHR: intersection | anyHit | closestHit,
    IncomingRayPayloadKHR: anyHit | closestHit | miss,
    ShaderRecordBufferKHR: generation | intersection | anyHit | closestHit | miss | callable,
  }).map(([name, set]) => [enumerant('StorageClass', name), set]),
)
const shaderRecord = enumerant('StorageClass', 'ShaderRecordBufferKHR')

/** Storage Class. */
export const checks: readonly Check[] = [
  withoutInitializer(
    'SPV_KHR_ray_tracing/ray-variable-without-initializer',
    khr,
    new Set(allowed.keys()),
  ),
  storageClassModels(khr, allowed, [
    ['OpExecuteCallableKHR', 1, generation | closestHit | miss | callable],
    ['OpTraceRayKHR', 10, generation | closestHit | miss],
    ...payloadsOfHitObjects,
  ]),
  ...hitAttributeAccesses(khr),
  {
    rule: 'SPV_KHR_ray_tracing/shader-record-is-not-written',
    at: ['OpStore', 'OpCopyMemory', 'OpCopyMemorySized'],
    among: ['RayTracingKHR'],
    judge(instruction, module, report) {
      if (storageClassOf(operandType(module, instruction, 0)) === shaderRecord)
        report(operandWord(instruction, 0), `${instruction.name} writes to a shader record`)
    },
  },
]
