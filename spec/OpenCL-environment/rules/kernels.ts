import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const kernelArguments = 'Common Properties: Kernels: Kernel Arguments'

/** Kernels, which are the functions of entry points: results, arguments and calls. */
export const rules: readonly RuleRow[] = [
  row(
    'type',
    'kernel-returns-void',
    'Common Properties: Kernels: Kernel Return Types',
    'The Result Type of the OpFunction of an OpEntryPoint is OpTypeVoid.',
  ),
  row(
    'type',
    'kernel-argument-type',
    kernelArguments,
    'No OpFunctionParameter of an entry point has the type OpTypeBool, OpTypeArray, OpTypeMatrix, OpTypeSampledImage, OpTypeEvent, OpTypeDeviceEvent, OpTypeReserveId, OpTypePipeStorage, OpTypeNamedBarrier or OpTypeOpaque.',
    {
      confidence: 'derived',
      notes:
        'The list of allowed types has none of them. Optional features may allow additional types: those of extensions of SPIR-V are not judged.',
    },
  ),
  row(
    'type',
    'kernel-argument-member-type',
    kernelArguments,
    'A member of the structure type of an OpFunctionParameter of an entry point has the type OpTypeInt, OpTypeFloat, OpTypeStruct, OpTypeVector or OpTypePointer. Arrays are left to kernel-argument-member-array. Members of structures in it, and types of extensions, are not judged.',
    { confidence: 'derived', notes: 'The list is of what is supported.' },
  ),
  row(
    'type',
    'kernel-argument-member-array',
    kernelArguments,
    'No member of the structure type of an OpFunctionParameter of an entry point has the type OpTypeArray.',
    {
      confidence: 'open',
      notes:
        'The list of supported member types has no arrays. OpenCL C has kernels with such structures, and the list says what is supported, not what is allowed.',
    },
  ),
  row(
    'storage-class',
    'kernel-argument-storage-class',
    kernelArguments,
    'If an OpFunctionParameter of an entry point has an OpTypePointer as its type, that points into CrossWorkgroup, Workgroup or UniformConstant. A parameter with the attribute ByVal that points into Function is left to kernel-argument-by-value.',
    { confidence: 'derived', notes: 'The list is of what is supported.' },
  ),
  row(
    'storage-class',
    'kernel-argument-by-value',
    kernelArguments,
    'No OpFunctionParameter of an entry point that points into Function has the function parameter attribute ByVal.',
    {
      confidence: 'open',
      notes:
        'Compilers pass structures in this way, for what is passed is the structure and not the pointer; OpTypeStruct is among the allowed types. Read by the type of the parameter, Function is not among the supported storage classes of pointers.',
    },
  ),
  row(
    'semantics',
    'no-recursion',
    'Validation Rules',
    'No function that an entry point reaches through OpFunctionCall reaches itself.',
  ),
]
