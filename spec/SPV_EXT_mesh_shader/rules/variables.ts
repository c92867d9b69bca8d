import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const payload = 'Modifications: Storage Class: TaskPayloadWorkgroupEXT'
const primitive = 'Modifications: Decoration: PerPrimitiveEXT'

/** Payloads, and variables with one instance for each primitive. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'payload-without-initializer',
    section: payload,
    summary: 'An OpVariable with the Storage Class TaskPayloadWorkgroupEXT has no Initializer.',
    class: 'storage-class',
    notes:
      'Where the environment is Vulkan, it is not judged: Vulkan-environment/initializer-storage-class carries the sentence there.',
  }),
  row({
    slug: 'payload-execution-model',
    section: payload,
    summary:
      'A variable with the Storage Class TaskPayloadWorkgroupEXT is only in the call trees of entry points with the execution models TaskEXT and MeshEXT.',
    class: 'storage-class',
    notes: 'A variable that an interface lists and nothing uses is not judged.',
  }),
  row({
    slug: 'payload-is-not-written-in-mesh-shaders',
    section: payload,
    summary:
      'In the call trees of entry points with the execution model MeshEXT, the Pointer of an OpStore, and the Target of an OpCopyMemory or OpCopyMemorySized, does not have a type with the Storage Class TaskPayloadWorkgroupEXT.',
    class: 'semantics',
    notes: 'Atomic instructions are not judged.',
  }),
  row({
    slug: 'per-primitive-is-on-an-object-or-member',
    section: primitive,
    summary:
      'PerPrimitiveEXT is applied only to an OpVariable, OpUntypedVariableKHR or OpFunctionParameter, or to a member of a structure type.',
    class: 'decoration',
  }),
  row({
    slug: 'per-primitive-storage-class',
    section: primitive,
    summary:
      'A variable that is decorated with PerPrimitiveEXT, itself or on a member of the structure that it holds or is an array of, has the Storage Class Input or Output.',
    class: 'decoration',
  }),
  row({
    slug: 'per-primitive-execution-model',
    section: primitive,
    summary:
      'An entry point that lists or statically uses a variable that is decorated with PerPrimitiveEXT, itself or on a member of the structure that it holds or is an array of, has the execution model Fragment if the variable is in Input, and MeshEXT or MeshNV if it is in Output.',
    class: 'decoration',
    notes:
      'SPV_NV_mesh_shader has the same decoration for MeshNV. Where the environment is Vulkan, built-in variables are not judged: its specification has a rule on the storage class of each.',
  }),
]
