import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: Storage Class'

const besideVulkan = (rule: string) =>
  `Where the environment is Vulkan, it is not judged: Vulkan-environment/${rule} carries the sentence there.`

/** Variables in the storage classes of ray tracing. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'ray-variable-without-initializer',
    section,
    summary:
      'An OpVariable with the Storage Class CallableDataKHR, IncomingCallableDataKHR, RayPayloadKHR, HitAttributeKHR, IncomingRayPayloadKHR or ShaderRecordBufferKHR has no Initializer.',
    class: 'storage-class',
    notes: besideVulkan('initializer-storage-class'),
  }),
  row({
    slug: 'ray-storage-class-execution-model',
    section,
    summary:
      'A variable is only in the call trees of entry points with the execution models of its storage class: RayGenerationKHR, ClosestHitKHR, CallableKHR and MissKHR for CallableDataKHR; CallableKHR for IncomingCallableDataKHR; RayGenerationKHR, ClosestHitKHR and MissKHR for RayPayloadKHR; IntersectionKHR, AnyHitKHR and ClosestHitKHR for HitAttributeKHR; AnyHitKHR, ClosestHitKHR and MissKHR for IncomingRayPayloadKHR; all six of ray tracing for ShaderRecordBufferKHR.',
    class: 'storage-class',
    notes: `A variable that an interface lists and nothing uses is not judged, nor is one in an execution model that does not have the instruction that hands it on. ${besideVulkan('ray-payload-execution-model')} There is one for each of the other classes as well.`,
  }),
  row({
    slug: 'hit-attribute-is-not-read-in-intersection',
    section: `${section}: HitAttributeKHR`,
    summary:
      'In call trees of entry points with the execution model IntersectionKHR, OpLoad, OpCopyMemory and OpCopyMemorySized do not read what access chains and copies reach from a variable with the Storage Class HitAttributeKHR.',
    class: 'semantics',
  }),
  row({
    slug: 'hit-attribute-is-written-in-intersection',
    section: `${section}: HitAttributeKHR`,
    summary:
      'In call trees of entry points with the execution models AnyHitKHR and ClosestHitKHR, OpStore, OpCopyMemory and OpCopyMemorySized do not write what access chains and copies reach from a variable with the Storage Class HitAttributeKHR.',
    class: 'semantics',
    notes: besideVulkan('hit-attribute-write'),
  }),
  row({
    slug: 'shader-record-is-not-written',
    section: `${section}: ShaderRecordBufferKHR`,
    summary:
      'The Pointer of an OpStore, and the Target of an OpCopyMemory or OpCopyMemorySized, does not have a type with the Storage Class ShaderRecordBufferKHR.',
    class: 'semantics',
  }),
]
