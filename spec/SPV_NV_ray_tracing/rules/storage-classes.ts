import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: 3.7 Storage Class'

const others = (vulkan: string | undefined, khr: string) => {
  const beside =
    vulkan === undefined
      ? ''
      : ` Not judged in Vulkan either, where Vulkan-environment/${vulkan} is.`
  return `Judged in a module that declares RayTracingNV and not RayTracingKHR: with the latter, SPV_KHR_ray_tracing/${khr} is judged instead.${beside}`
}

/** Variables in the storage classes of ray tracing. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'shader-record-without-initializer',
    section: `${section}: ShaderRecordBufferNV`,
    summary: 'An OpVariable with the Storage Class ShaderRecordBufferNV has no Initializer.',
    class: 'storage-class',
    notes: `The text says it of no other of its storage classes. ${others('initializer-storage-class', 'ray-variable-without-initializer')}`,
  }),
  row({
    slug: 'ray-storage-class-execution-model',
    section,
    summary:
      'A variable is only in the call trees of entry points with the execution models of its storage class: RayGenerationNV, ClosestHitNV, CallableNV and MissNV for CallableDataNV; CallableNV for IncomingCallableDataNV; RayGenerationNV, AnyHitNV, ClosestHitNV and MissNV for RayPayloadNV; IntersectionNV, AnyHitNV and ClosestHitNV for HitAttributeNV; AnyHitNV, ClosestHitNV and MissNV for IncomingRayPayloadNV; all six of ray tracing for ShaderRecordBufferNV.',
    class: 'storage-class',
    notes: `A variable that an interface lists and no instruction of a function names is not judged. ${others('ray-payload-execution-model', 'ray-storage-class-execution-model')} Vulkan has one for each of the other classes as well.`,
  }),
  row({
    slug: 'hit-attribute-is-not-read-in-intersection',
    section: `${section}: HitAttributeNV`,
    summary:
      'In call trees of entry points with the execution model IntersectionNV, OpLoad, OpCopyMemory and OpCopyMemorySized do not read what access chains and copies reach from a variable with the Storage Class HitAttributeNV.',
    class: 'semantics',
    notes: others(undefined, 'hit-attribute-is-not-read-in-intersection'),
  }),
  row({
    slug: 'hit-attribute-is-written-in-intersection',
    section: `${section}: HitAttributeNV`,
    summary:
      'In call trees of entry points with the execution models AnyHitNV and ClosestHitNV, OpStore, OpCopyMemory and OpCopyMemorySized do not write what access chains and copies reach from a variable with the Storage Class HitAttributeNV.',
    class: 'semantics',
    notes: others('hit-attribute-write', 'hit-attribute-is-written-in-intersection'),
  }),
]
