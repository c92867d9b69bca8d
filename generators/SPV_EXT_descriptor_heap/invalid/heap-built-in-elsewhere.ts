import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import {
  first,
  structureType,
  uintConstant,
  uintType,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { annotated, annotatedByGroup, declaring } from '../shared/annotated.ts'
import { heapNames } from '../shared/heap.ts'
import { heapBuiltIns } from '../shared/heap-built-ins.ts'

/** The end of a module is behind what stands in its functions. */
const targets: Readonly<Record<string, Declare>> = {
  'pointer-type': (graft) => graft.add('OpTypeUntypedPointerKHR', 'UniformConstant'),
  structure: structureType,
  constant: uintConstant,
  undef: (graft, module, at) => {
    const uint = uintType(graft, module, at)
    return uint === undefined ? undefined : graft.add('OpUndef', uint)
  },
  function: (_, { instructions }) => instructions.find(({ opcode }) => opcode === 54)?.words[1],
  label: (_, { instructions }) => instructions.find(({ opcode }) => opcode === 248)?.words[0],
  'buffer-type': first('OpTypeBufferEXT'),
  'array-of-descriptors': first('OpTypeRuntimeArray'),
}

const ways = Object.fromEntries(
  Object.entries(targets).flatMap(([variant, declare]): [string, Way][] => [
    [
      variant,
      (module) =>
        declaring(module, declare, (wider, id) =>
          annotated(wider, id, ['OpDecorate', 'BuiltIn', 'ResourceHeapEXT']),
        ),
    ],
    [
      `sampler-heap-${variant}`,
      (module) =>
        declaring(module, declare, (wider, id) =>
          annotated(wider, id, ['OpDecorate', 'BuiltIn', 'SamplerHeapEXT']),
        ),
    ],
  ]),
)

export const mutator = mutatorOf({
  name: 'heap-built-in-elsewhere',
  rule: 'heap-built-in-is-on-a-variable',
  summary: 'what is no variable is to be a heap',
  ordinals: (module) => heapBuiltIns(module, ...heapNames).slice(0, 1),
  ways: {
    ...ways,
    'constant-through-a-group': (module) =>
      declaring(module, uintConstant, (wider, id) =>
        annotatedByGroup(wider, id, ['OpDecorate', 'BuiltIn', 'ResourceHeapEXT']),
      ),
  },
})
