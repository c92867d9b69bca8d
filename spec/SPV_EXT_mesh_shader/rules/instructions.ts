import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = (name: string) => `Modifications: 3.37.1 Miscellaneous Instructions: ${name}`

/** Operands of the instructions. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'group-counts-are-unsigned-32-bit-integers',
    section: section('OpEmitMeshTasksEXT'),
    summary:
      'The types of the Group Count X, Y and Z of an OpEmitMeshTasksEXT are the 32-bit OpTypeInt with Signedness 0.',
    class: 'type',
  }),
  row({
    slug: 'payload-is-a-variable',
    section: section('OpEmitMeshTasksEXT'),
    summary:
      'The Payload of an OpEmitMeshTasksEXT, if present, is the result of an OpVariable whose Storage Class is TaskPayloadWorkgroupEXT.',
    class: 'storage-class',
    notes: 'A pointer into a variable is not the result of an OpVariable.',
  }),
  row({
    slug: 'output-counts-are-unsigned-32-bit-integers',
    section: section('OpSetMeshOutputsEXT'),
    summary:
      'The types of the Vertex Count and the Primitive Count of an OpSetMeshOutputsEXT are the 32-bit OpTypeInt with Signedness 0.',
    class: 'type',
  }),
]
