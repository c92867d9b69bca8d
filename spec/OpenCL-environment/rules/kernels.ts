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
    'A member of the structure type of an OpFunctionParameter of an entry point has the type OpTypeInt, OpTypeFloat, OpTypeStruct, OpTypeVector or OpTypePointer. Members of structures in it, and types of extensions, are not judged.',
  ),
  row(
    'storage-class',
    'kernel-argument-storage-class',
    kernelArguments,
    'If an OpFunctionParameter of an entry point has an OpTypePointer as its type, that points into CrossWorkgroup, Workgroup or UniformConstant.',
  ),
  row(
    'semantics',
    'no-recursion',
    'Validation Rules',
    'No function that an entry point reaches through OpFunctionCall reaches itself.',
  ),
]
