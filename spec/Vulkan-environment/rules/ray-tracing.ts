import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** A row about the execution models that use a storage class. */
function usedWithin(storageClass: string, slug: string, name: string, models: string): RuleRow {
  return row(
    'storage-class',
    `${slug}-execution-model`,
    name,
    `Only entry points with execution model ${models} statically use a variable with storage class ${storageClass}.`,
  )
}

/** A row about variables that an interface lists at most one of. */
function atMostOnce(storageClass: string, slug: string, name: string): RuleRow {
  return row(
    'storage-class',
    `${slug}-once`,
    name,
    `The interface of an entry point lists at most one variable with storage class ${storageClass}.`,
  )
}

const listed =
  'SMIDNV, WarpIDNV, SubgroupSize, SubgroupLocalInvocationId or one of the subgroup masks, itself or on a member of its structure, in RayGenerationKHR, ClosestHitKHR, MissKHR, IntersectionKHR and CallableKHR, and with BuiltIn RayTmaxKHR in IntersectionKHR'

/** Storage classes and variables of ray tracing. */
export const rules: readonly RuleRow[] = [
  usedWithin(
    'RayPayloadKHR',
    'ray-payload',
    'RayPayloadKHR-04698',
    'RayGenerationKHR, ClosestHitKHR or MissKHR',
  ),
  usedWithin(
    'IncomingRayPayloadKHR',
    'incoming-ray-payload',
    'IncomingRayPayloadKHR-04699',
    'ClosestHitKHR, AnyHitKHR or MissKHR',
  ),
  atMostOnce('IncomingRayPayloadKHR', 'incoming-ray-payload', 'IncomingRayPayloadKHR-04700'),
  usedWithin(
    'HitAttributeKHR',
    'hit-attribute',
    'HitAttributeKHR-04701',
    'IntersectionKHR, AnyHitKHR or ClosestHitKHR',
  ),
  atMostOnce('HitAttributeKHR', 'hit-attribute', 'HitAttributeKHR-04702'),
  row(
    'semantics',
    'hit-attribute-write',
    'HitAttributeKHR-04703',
    'In static call trees of entry points with execution model AnyHitKHR or ClosestHitKHR, OpStore, OpCopyMemory and OpCopyMemorySized do not write what access chains and copies reach from a variable with storage class HitAttributeKHR.',
  ),
  usedWithin(
    'CallableDataKHR',
    'callable-data',
    'CallableDataKHR-04704',
    'RayGenerationKHR, ClosestHitKHR, MissKHR or CallableKHR',
  ),
  usedWithin(
    'IncomingCallableDataKHR',
    'incoming-callable-data',
    'IncomingCallableDataKHR-04705',
    'CallableKHR',
  ),
  atMostOnce('IncomingCallableDataKHR', 'incoming-callable-data', 'IncomingCallableDataKHR-04706'),
  usedWithin(
    'ShaderRecordBufferKHR',
    'shader-record-buffer',
    'ShaderRecordBufferKHR-07119',
    'RayGenerationKHR, IntersectionKHR, AnyHitKHR, ClosestHitKHR, CallableKHR or MissKHR',
  ),
  row(
    'decoration',
    'volatile-ray-built-in',
    'VulkanMemoryModel-04678',
    `If VulkanMemoryModel is not declared, a variable with BuiltIn ${listed}, that such an entry point statically uses is decorated with Volatile, or the member is.`,
  ),
  row(
    'operand',
    'volatile-ray-load',
    'VulkanMemoryModel-04679',
    `If VulkanMemoryModel is declared, an OpLoad from what access chains and copies reach from a variable with BuiltIn ${listed}, has the memory operand Volatile.`,
  ),
  row(
    'environment',
    'no-repack-with-maximal-reconvergence',
    'MaximallyReconvergesKHR-09565',
    'The static call tree of an entry point with MaximallyReconvergesKHR has no OpTraceRayKHR, OpExecuteCallableKHR and OpReportIntersectionKHR.',
    {
      confidence: 'derived',
      notes:
        'These are the invocation repack instructions of SPV_KHR_ray_tracing. Those of other extensions are not judged.',
    },
  ),
]
