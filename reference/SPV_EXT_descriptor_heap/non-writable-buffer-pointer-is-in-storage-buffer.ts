import type { Check } from '../check.ts'
import { isStructType } from '../core/shared/composite-type.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { pointeeType, storageClassOf } from '../core/shared/pointer-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import type { Instruction, Module } from '../module.ts'
import { bufferPointer } from './shared/instructions.ts'

const uniform = enumerant('StorageClass', 'Uniform')
const nonWritable = enumerant('Decoration', 'NonWritable')

/** Whether it points to a structure with BufferBlock, as memory object declarations in Uniform may. */
function pointsToBufferBlock(module: Module, type: Instruction | undefined): boolean {
  const structure = pointeeType(module, type)
  return isStructType(structure) && module.isDecorated(structure.result, 'BufferBlock')
}

/** Decoration, NonWritable. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/non-writable-buffer-pointer-is-in-storage-buffer',
  at: [bufferPointer],
  judge(instruction, module, report) {
    const type = resultType(module, instruction)
    if (storageClassOf(type) !== uniform || pointsToBufferBlock(module, type)) return
    const { result, word } = instruction
    if (module.decorations(result).some(({ decoration }) => decoration === nonWritable))
      report(word, `NonWritable decorates %${result}, which points into Uniform`)
  },
}
