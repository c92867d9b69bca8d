import { enumerant } from '../../core/shared/grammar.ts'
import { dim, dimOf, formatOf } from '../../core/shared/image-parts.ts'
import type { Instruction } from '../../module.ts'

const dims: ReadonlySet<number> = new Set([dim['1D'], dim['2D'], dim['3D'], dim.Buffer])
const unknown = enumerant('ImageFormat', 'Unknown')

/** Whether the Dim of an image type is one of those in the table of image types. */
export function hasListedDim(image: Instruction): boolean {
  return dims.has(dimOf(image) ?? -1)
}

/** Whether the Image Format of an image type is Unknown. */
export function hasUnknownFormat(image: Instruction): boolean {
  return formatOf(image) === unknown
}

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
