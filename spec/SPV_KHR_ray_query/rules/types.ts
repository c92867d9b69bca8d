import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = (name: string) => `Modifications: ${name}`

const exactly =
  'A type that contains an OpTypeRayQueryKHR, such as an array of them, is not meant. An untyped pointer is not judged.'

/** Rules on the uses of the types. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'ray-query-pointer-is-into-private-or-function',
    section: section('Type-Declaration Instructions: OpTypePointer'),
    summary:
      'An OpTypePointer whose Type is an OpTypeRayQueryKHR has the Storage Class Private or Function.',
    class: 'storage-class',
    notes: `${exactly} A pointer type that nothing uses counts.`,
  }),
  row({
    slug: 'ray-query-is-not-loaded-or-stored',
    section: section('Memory Instructions: OpStore and OpLoad'),
    summary: 'The Pointer of an OpLoad or OpStore does not point to an OpTypeRayQueryKHR.',
    class: 'type',
    notes: exactly,
  }),
  row({
    slug: 'ray-query-is-not-copied',
    section: section('Memory Instructions: OpCopyMemory and OpCopyMemorySized'),
    summary:
      'Neither Target nor Source of an OpCopyMemory or OpCopyMemorySized points to an OpTypeRayQueryKHR.',
    class: 'type',
    notes: exactly,
  }),
  row({
    slug: 'converted-address-is-64-bits',
    section: section('Conversion Instructions: OpConvertUToAccelerationStructureKHR'),
    summary:
      'The type of the operand of an OpConvertUToAccelerationStructureKHR is a 64-bit OpTypeInt with Signedness 0 or a vector of two components that are a 32-bit OpTypeInt with Signedness 0.',
    class: 'type',
    confidence: 'derived',
    notes: 'From a file that the text includes and that SPV_KHR_ray_tracing has as well.',
  }),
  row({
    slug: 'conversion-results-in-an-acceleration-structure',
    section: section('Conversion Instructions: OpConvertUToAccelerationStructureKHR'),
    summary:
      'The Result Type of an OpConvertUToAccelerationStructureKHR is an OpTypeAccelerationStructureKHR.',
    class: 'type',
    confidence: 'derived',
    notes: 'From a file that the text includes and that SPV_KHR_ray_tracing has as well.',
  }),
]
