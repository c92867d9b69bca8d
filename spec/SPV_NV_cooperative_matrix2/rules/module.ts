import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { section } from '../row.ts'

/** The version of the module, the size of its workgroups, and what is called for the elements of matrices. */
export const rules: readonly RuleRow[] = [
  ...rowsIn('Dependencies', 'capability', {
    'version-is-1-6-or-later':
      'A module that declares CooperativeMatrixReductionsNV, CooperativeMatrixConversionsNV, CooperativeMatrixPerElementOperationsNV, CooperativeMatrixTensorAddressingNV or CooperativeMatrixBlockLoadsNV is of SPIR-V 1.6 or later.',
  }),
  ...rowsIn(section.universal, 'layout', {
    'workgroup-size-precedes-the-matrix': {
      summary:
        'In a module with OpExtension "SPV_NV_cooperative_matrix2", before an OpTypeCooperativeMatrixKHR whose Scope is an OpConstant of value 2 (Workgroup) comes an OpExecutionMode with LocalSize, an OpExecutionModeId with LocalSizeId whose three operands are defined before the type, or the definition of an id with the built-in WorkgroupSize.',
      notes:
        'One specification of a size is enough, whichever entry point it belongs to. A Scope that specialization decides is not judged.',
    },
  }),
  ...rowsIn(section.universal, 'semantics', {
    'called-functions-are-not-tangled': {
      summary:
        'A function that is the DecodeFunc of an OpCooperativeMatrixLoadTensorNV, the Func of an OpCooperativeMatrixPerElementOpNV or the CombineFunc of an OpCooperativeMatrixReduceNV, and each function that it calls, directly or not, has no tangled instruction.',
      notes:
        'Tangled instructions, by 2.2.5 of the core specification: those of the classes Group, Non-Uniform and Derivative of the grammar, OpControlBarrier, OpGroupReserveReadPipePackets, OpGroupReserveWritePipePackets, OpGroupCommitReadPipe, OpGroupCommitWritePipe, and the image instructions that consume an implicit derivative (ImplicitLod samples, sparse ones too, and OpImageQueryLod); by this text, its six instructions; by SPV_KHR_cooperative_matrix, OpCooperativeMatrixLoadKHR, OpCooperativeMatrixStoreKHR, OpCooperativeMatrixMulAddKHR, and, where the Result Type or the type of an operand is OpTypeCooperativeMatrixKHR, instructions of the classes Conversion and Arithmetic, OpCompositeConstruct and OpCompositeConstructReplicateEXT.',
    },
  }),
]
