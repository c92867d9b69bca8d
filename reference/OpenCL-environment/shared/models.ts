import { enumerant } from '../../core/shared/enumerant.ts'
import type { Instruction } from '../../module.ts'

const kernel = enumerant('ExecutionModel', 'Kernel')
const openclMemory = enumerant('MemoryModel', 'OpenCL')
const addressing: ReadonlyMap<number, number> = new Map([
  [enumerant('AddressingModel', 'Physical32'), 32],
  [enumerant('AddressingModel', 'Physical64'), 64],
])

/** Whether an OpEntryPoint declares a kernel. */
export function hasKernelModel(entryPoint: Instruction): boolean {
  return entryPoint.valueAt(0) === kernel
}

/** Width in bits of the addresses that an OpMemoryModel declares; `undefined` for models that have none. */
export function addressWidth(model: Instruction | undefined): number | undefined {
  return addressing.get(model?.valueAt(0) ?? -1)
}

/** Whether an OpMemoryModel declares physical addresses. */
export function hasPhysicalAddresses(model: Instruction): boolean {
  return addressWidth(model) !== undefined
}

/** Whether an OpMemoryModel declares the memory model of OpenCL. */
export function hasOpenclMemory(model: Instruction): boolean {
  return model.valueAt(1) === openclMemory
}
