import type { Check } from '../check.ts'
import { operandWord } from '../core/shared/operands.ts'
import { isOpenclExtension } from '../unsupported.ts'
import { hasKernelModel, hasOpenclMemory, hasPhysicalAddresses } from './shared/modules.ts'

/** Validation Rules, and OpenCL Extensions: Declaring SPIR-V Extensions. */
export const checks: readonly Check[] = [
  {
    rule: 'OpenCL-environment/execution-model-kernel',
    at: ['OpEntryPoint'],
    judge(entryPoint, _, report) {
      if (!hasKernelModel(entryPoint))
        report(operandWord(entryPoint, 0), 'the execution model is not Kernel')
    },
  },
  {
    rule: 'OpenCL-environment/addressing-model-physical',
    at: ['OpMemoryModel'],
    judge(model, _, report) {
      if (!hasPhysicalAddresses(model))
        report(operandWord(model, 0), 'the addressing model is neither Physical32 nor Physical64')
    },
  },
  {
    rule: 'OpenCL-environment/memory-model-opencl',
    at: ['OpMemoryModel'],
    judge(model, _, report) {
      if (!hasOpenclMemory(model)) report(operandWord(model, 1), 'the memory model is not OpenCL')
    },
  },
  {
    rule: 'OpenCL-environment/extension-of-spirv',
    at: ['OpExtension'],
    judge(extension, module, report) {
      const word = operandWord(extension, 0)
      const name = module.string(word)
      if (isOpenclExtension(name)) report(word, `${name} is an extension of OpenCL`)
    },
  },
]
