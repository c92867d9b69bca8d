import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { enumerant, instructionClass } from '../core/shared/grammar.ts'
import { functionsFrom } from '../core/shared/models.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import type { Instruction, Module } from '../module.ts'
import { fixedNumber, isMatrix, place } from '../shared/cooperative-matrices.ts'
import { decodeFunctionIndex } from './shared/addressing-operands.ts'

const workgroup = BigInt(enumerant('Scope', 'Workgroup'))
const localSize = enumerant('ExecutionMode', 'LocalSize')
const localSizeId = enumerant('ExecutionMode', 'LocalSizeId')
const builtIn = enumerant('Decoration', 'BuiltIn')
const workgroupSize = enumerant('BuiltIn', 'WorkgroupSize')

/** Operands of an execution mode before its own: the entry point and the mode. */
const beforeSizes = 2

/** The ordinal of the last of the instructions that specify a size of a workgroup; the least of all specifications. */
function sizeIsKnownAfter(module: Module): number {
  let least = Number.POSITIVE_INFINITY
  const specify = (index: number): void => {
    least = Math.min(least, index)
  }
  for (const mode of module.all('OpExecutionMode'))
    if (mode.valueAt(1) === localSize) specify(mode.index)
  for (const mode of module.all('OpExecutionModeId')) {
    if (mode.valueAt(1) !== localSizeId) continue
    const sizes = mode.operands.slice(beforeSizes).map(({ value }) => module.definitionIndex(value))
    specify(sizes.reduce((last, index) => Math.max(last, index), mode.index))
  }
  for (const decoration of module.all('OpDecorate')) {
    const [target, kind, value] = decoration.operands
    if (kind?.value !== builtIn || value?.value !== workgroupSize || target === undefined) continue
    const index = module.definitionIndex(target.value)
    if (index >= 0) specify(index)
  }
  return least
}

const tangledClasses: ReadonlySet<string> = new Set(['Group', 'Non-Uniform', 'Derivative'])
const classesOfMatrices: ReadonlySet<string> = new Set(['Conversion', 'Arithmetic'])
const compositesOfMatrices: ReadonlySet<string> = new Set([
  'OpCompositeConstruct',
  'OpCompositeConstructReplicateEXT',
])

const tangled: ReadonlySet<string> = new Set([
  'OpControlBarrier',
  'OpGroupReserveReadPipePackets',
  'OpGroupReserveWritePipePackets',
  'OpGroupCommitReadPipe',
  'OpGroupCommitWritePipe',
  'OpImageQueryLod',
  'OpImageSampleImplicitLod',
  'OpImageSampleDrefImplicitLod',
  'OpImageSampleProjImplicitLod',
  'OpImageSampleProjDrefImplicitLod',
  'OpImageSparseSampleImplicitLod',
  'OpImageSparseSampleDrefImplicitLod',
  'OpImageSparseSampleProjImplicitLod',
  'OpImageSparseSampleProjDrefImplicitLod',
  'OpCooperativeMatrixLoadKHR',
  'OpCooperativeMatrixStoreKHR',
  'OpCooperativeMatrixMulAddKHR',
  'OpCooperativeMatrixLoadTensorNV',
  'OpCooperativeMatrixStoreTensorNV',
  'OpCooperativeMatrixReduceEXT',
  'OpCooperativeMatrixConvertUseEXT',
  'OpCooperativeMatrixTransposeNV',
  'OpCooperativeMatrixPerElementOpEXT',
])

function isOfMatrices(module: Module, instruction: Instruction): boolean {
  if (isMatrix(resultType(module, instruction))) return true
  return instruction.operands.some((_, index) => isMatrix(operandType(module, instruction, index)))
}

/** 2.2.5 of the core specification, and what the texts on cooperative matrices add there. */
function isTangled(module: Module, instruction: Instruction): boolean {
  if (tangled.has(instruction.name)) return true
  if (instructionByOpcode(instruction.opcode) === undefined) return false
  const group = instructionClass(instruction)
  if (tangledClasses.has(group)) return true
  const mayBe = classesOfMatrices.has(group) || compositesOfMatrices.has(instruction.name)
  return mayBe && isOfMatrices(module, instruction)
}

/** Indexes of the operands that are called for elements, by instruction. */
const calledOperand: Readonly<Record<string, (call: Instruction) => number | undefined>> = {
  OpCooperativeMatrixLoadTensorNV: decodeFunctionIndex,
  OpCooperativeMatrixPerElementOpEXT: () => 1,
  OpCooperativeMatrixReduceEXT: () => 2,
}

/** The functions that those instructions call. */
function calledFunctions(module: Module): ReadonlySet<number> {
  const found = new Set<number>()
  for (const [name, indexOf] of Object.entries(calledOperand))
    for (const call of module.all(name)) {
      const index = indexOf(call)
      if (index === undefined) continue
      const called = operandDefinition(module, call, index)
      if (called?.name === 'OpFunction') found.add(called.result)
    }
  return found
}

/** 2.16.1, Universal Validation Rules. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_NV_cooperative_matrix2/workgroup-size-precedes-the-matrix',
    among: ['OpTypeCooperativeMatrixKHR'],
    judgeModule(module, report) {
      if (!module.extensions.has('SPV_NV_cooperative_matrix2')) return
      const known = sizeIsKnownAfter(module)
      for (const type of module.all('OpTypeCooperativeMatrixKHR'))
        if (type.index < known && fixedNumber(module, type.valueAt(place.scope)) === workgroup) {
          report(
            operandWord(type, place.scope),
            `matrix %${type.result} of a workgroup comes before the size of the workgroup`,
          )
          return
        }
    },
  },
  {
    rule: 'SPV_NV_cooperative_matrix2/called-functions-are-not-tangled',
    among: Object.keys(calledOperand),
    judgeModule(module, report) {
      const roots = calledFunctions(module)
      if (roots.size === 0) return
      const reached = functionsFrom(module, roots)
      for (const { definition, blocks } of module.functions) {
        if (!reached.has(definition.result)) continue
        for (const { instructions } of blocks)
          for (const instruction of instructions)
            if (isTangled(module, instruction)) {
              report(
                instruction.word,
                `${instruction.name} is in the call tree of a function that is called for elements`,
              )
              return
            }
      }
    },
  },
]
