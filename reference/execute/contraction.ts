import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../module.ts'

/** A product that is an operand of a sum or difference. */
interface ContractedProduct {
  readonly product: Instruction
  /** Whether it is the first of the two operands. */
  readonly isFirst: boolean
}

const label = opcodeOf('OpLabel')
const noContraction = 'NoContraction'
const fastMode = 'FPFastMathMode'
const fastDefault = enumerantByName('ExecutionMode', 'FPFastMathDefault')?.value

/** Whether no block begins between two instructions. */
function isOneBlock(module: Module, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (module.opcodeAt(index) === label) return false
  return true
}

/**
 * Products that a consumer may combine with a sum or difference of the same block into one operation, rounded once: in shaders,
 * where neither instruction has NoContraction (3.2.19). Where fast math modes say what is allowed, none is listed.
 */
export function contractedProducts(
  instruction: Instruction,
  module: Module,
): readonly ContractedProduct[] {
  const isPlain = ({ result }: Instruction) =>
    !module.isDecorated(result, noContraction) && !module.isDecorated(result, fastMode)
  const hasDefault = module.all('OpExecutionModeId').some((mode) => mode.valueAt(1) === fastDefault)
  if (!module.capabilities.has('Shader') || hasDefault || !isPlain(instruction)) return []
  return instruction.operands.flatMap(({ value }, operand) => {
    const product = module.definition(value)
    return product?.name === 'OpFMul' &&
      isPlain(product) &&
      isOneBlock(module, product.index, instruction.index)
      ? [{ product, isFirst: operand === 0 }]
      : []
  })
}
