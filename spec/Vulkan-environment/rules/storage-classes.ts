import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Storage classes that a module may use, and where. */
export const rules: readonly RuleRow[] = [
  row(
    'storage-class',
    'storage-class-allowed',
    'None-04643',
    'The storage class of every OpTypePointer, OpTypeUntypedPointerKHR and OpTypeForwardPointer is UniformConstant, Input, Uniform, Output, Workgroup, Private, Function, PushConstant, Image, StorageBuffer, RayPayloadKHR, IncomingRayPayloadKHR, HitAttributeKHR, CallableDataKHR, IncomingCallableDataKHR, ShaderRecordBufferKHR, PhysicalStorageBuffer, TileImageEXT, TaskPayloadWorkgroupEXT, NodePayloadAMDX, HitObjectAttributeNV, HitObjectAttributeEXT or TileAttachmentQCOM.',
  ),
  row(
    'storage-class',
    'output-execution-model',
    'None-04644',
    'No entry point with execution model GLCompute, RayGenerationKHR, IntersectionKHR, AnyHitKHR, ClosestHitKHR, MissKHR or CallableKHR statically uses a variable with storage class Output.',
  ),
  row(
    'storage-class',
    'workgroup-execution-model',
    'None-04645',
    'No entry point with an execution model other than GLCompute, TaskNV, MeshNV, TaskEXT and MeshEXT statically uses a variable with storage class Workgroup.',
  ),
  row(
    'storage-class',
    'untyped-pointer-storage-class',
    'OpTypeUntypedPointerKHR-11417',
    'The storage class of OpTypeUntypedPointerKHR is Image, UniformConstant, Workgroup, StorageBuffer, Uniform, PushConstant or PhysicalStorageBuffer.',
    {
      confidence: 'derived',
      notes:
        'That a listed storage class needs no further capability at the type follows from there being no sentence that asks for one.',
    },
  ),
  row(
    'storage-class',
    'forward-pointer-storage-class',
    'OpTypeForwardPointer-04711',
    'The storage class of OpTypeForwardPointer is PhysicalStorageBuffer.',
  ),
  row(
    'storage-class',
    'atomic-storage-class',
    'None-04686',
    'If the storage class of the Pointer of an atomic instruction is one of an extension, it is PhysicalStorageBuffer, StorageBuffer or TaskPayloadWorkgroupEXT; of the others core/atomic-storage-class and core/atomic-not-function leave Uniform, Workgroup and Image.',
  ),
  row(
    'storage-class',
    'cooperative-matrix-storage-class',
    'Pointer-08973',
    'The storage class of the Pointer of OpCooperativeMatrixLoadKHR and OpCooperativeMatrixStoreKHR is Workgroup, StorageBuffer or PhysicalStorageBuffer.',
  ),
]
