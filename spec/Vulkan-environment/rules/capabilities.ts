import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Capabilities that a module for Vulkan may declare at all. */
export const rules: readonly RuleRow[] = [
  row(
    'capability',
    'capability-listed',
    [],
    'Every OpCapability declares a capability that the table of capabilities lists. Addresses is left to addressing-model if the addressing model is Physical32 or Physical64, SampledRect and ImageRect to no-rect-images if an OpTypeImage has Dim Rect, and GenericPointer and AtomicStorage to storage-class-allowed if a pointer type has storage class Generic or AtomicCounter. Groups beside SPV_AMD_shader_ballot is left open.',
    { section: 'Versions and Formats: Capabilities' },
  ),
]
