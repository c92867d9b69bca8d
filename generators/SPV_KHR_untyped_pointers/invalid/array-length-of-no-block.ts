import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { drawnWays } from '../shared/draw-ways.ts'
import { storageClassesIn } from '../shared/storage-classes-in.ts'
import { withStructure } from '../shared/with-structure.ts'

const version13 = 0x0001_0300

/** BufferBlock is gone after that version, and never goes with StorageBuffer. */
function mayHaveBufferBlock(module: Module): boolean {
  return module.version <= version13 && !storageClassesIn(module).includes('StorageBuffer')
}

const { 'buffer-block': bufferBlock, ...others } = drawnWays(
  {
    'not-decorated': (s) => s.structure([{ type: s.runTimeArray(s.uint(), 4), offset: 0 }]),
    'blocks-inside': (s) => {
      const element = s.structure([{ type: s.uint(), offset: 0 }], 'Block')
      return s.structure([{ type: s.runTimeArray(element), offset: 0 }])
    },
    'buffer-block': (s) =>
      s.structure([{ type: s.runTimeArray(s.uint(), 4), offset: 0 }], 'BufferBlock'),
  },
  withStructure,
)

export const mutator = mutatorOf({
  name: 'array-length-of-no-block',
  rule: 'array-length-structure-is-a-block',
  summary: 'the structure whose array is measured has no Block',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
  ways: {
    ...others,
    'buffer-block': (module, at) =>
      mayHaveBufferBlock(module) ? bufferBlock?.(module, at) : undefined,
  },
})
