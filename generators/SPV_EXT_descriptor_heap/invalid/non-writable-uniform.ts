import { enumerantByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { pointerWith } from '../../SPV_KHR_untyped_pointers/shared/pointer-at.ts'
import { storageClass } from '../../SPV_KHR_untyped_pointers/shared/storage-class.ts'
import { annotated, annotatedByGroup } from '../shared/annotated.ts'
import { bufferPointerWords } from '../shared/buffer-pointer.ts'

const bufferBlock = enumerantByName('Decoration', 'BufferBlock')?.value

function isBufferBlock(module: Module, type: number | undefined): boolean {
  return ordinalsOf(module, 'OpDecorate').some((at) => {
    const [target, decoration] = module.instructions[at]?.words ?? []
    return target === type && decoration === bufferBlock
  })
}

function resultAt({ instructions }: Module, at: number): number {
  return instructions[at]?.words[bufferPointerWords.result] ?? 0
}

function isUniform(module: Module, at: number): boolean {
  const pointer = pointerWith(module, resultAt(module, at))
  const pointee = definition(module, pointer?.type)?.words[2]
  return (
    pointer?.storageClass === storageClass('Uniform') &&
    !(pointee !== undefined && isBufferBlock(module, pointee))
  )
}

export const mutator = mutatorOf({
  name: 'non-writable-uniform',
  rule: 'non-writable-buffer-pointer-is-in-storage-buffer',
  summary: 'a pointer to the data of a uniform buffer is NonWritable',
  ordinals: (module) =>
    ordinalsOf(module, 'OpBufferPointerEXT').filter((at) => isUniform(module, at)),
  ways: {
    direct: (module, at) => annotated(module, resultAt(module, at), ['OpDecorate', 'NonWritable']),
    group: (module, at) =>
      annotatedByGroup(module, resultAt(module, at), ['OpDecorate', 'NonWritable']),
  },
})
