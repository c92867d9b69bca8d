import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'

/** A second buffer type, behind the first, which stays as it is. */
function declared(storageClass: string, ...needs: readonly string[]): Way {
  return (module: Module, at: number) => {
    if (!needs.every((each) => declaresCapability(module, each))) return undefined
    const added = graft(module, at + 1)
    added.add('OpTypeBufferEXT', storageClass)
    return added.done().module
  }
}

const shader = (storageClass: string) => declared(storageClass, 'Shader')

export const mutator = mutatorOf({
  name: 'buffer-type-in-other-class',
  rule: 'buffer-type-is-uniform-or-storage-buffer',
  summary: 'a buffer type names a storage class that buffers do not lie in',
  ordinals: (module) => ordinalsOf(module, 'OpTypeBufferEXT').slice(0, 1),
  ways: {
    'uniform-constant': declared('UniformConstant'),
    input: declared('Input'),
    output: shader('Output'),
    workgroup: declared('Workgroup'),
    'cross-workgroup': declared('CrossWorkgroup'),
    private: shader('Private'),
    function: declared('Function'),
    'push-constant': shader('PushConstant'),
    image: declared('Image'),
  },
})
