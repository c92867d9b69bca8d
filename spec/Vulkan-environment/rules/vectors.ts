import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Vectors of SPV_EXT_long_vector. */
export const rules: readonly RuleRow[] = [
  row(
    'type',
    'specialized-vector',
    'Function-12294',
    'An OpTypeVectorIdEXT whose Component Count is a specialization constant neither is nor is contained in the type of a variable, unless it is that type itself, the variable has storage class Function or Private, or has storage class Workgroup and holds no structure with Block, or is an interface variable of an execution model with arrays per vertex and the vector is the element type of its type.',
  ),
  row(
    'storage-class',
    'long-vector-storage-class',
    'Type-12297',
    'The Type of an OpTypePointer that is or contains a vector of more than four components has storage class Function, Private, Uniform, Workgroup, StorageBuffer, PhysicalStorageBuffer, PushConstant or ShaderRecordBufferKHR. Component counts that are specialization constants are not judged.',
  ),
]
