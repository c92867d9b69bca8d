import { createBuilder } from '../../build/create-builder.ts'
import { environmentsOf, versionWord } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'

/** Bytes by the type that an element has. */
const elements = { uchar: 1, ushort: 2, uint: 4, ulong: 8 } as const

const widths = { uchar: 8, ushort: 16, uint: 32, ulong: 64 } as const

export const generator: Generator = {
  name: 'kernels-of-opaque-pointers',
  rule: 'ptr-access-chain-base-type-is-no-pointer-type',
  alsoApplies: [
    'chain-base-is-a-pointer',
    'element-is-a-scalar-integer',
    'prefetch-pointer-is-into-cross-workgroup',
    'copy-memory-sized-has-a-capability',
  ],
  summary: 'a kernel computes addresses from its pointer parameters, by bytes or by elements',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const element = choices.pick('element', ['uchar', 'uint', 'ushort', 'ulong'])
    const chain = choices.pick('chain', [
      'OpUntypedPtrAccessChainKHR',
      'OpUntypedInBoundsPtrAccessChainKHR',
    ])
    const addressing = choices.pick('addressing', ['Physical64', 'Physical32'])
    const copies = choices.pick('copies', ['load-and-store', 'copy-memory-sized'])
    const minor = choices.pick('minor', [6, 4, 2, 0])

    const b = createBuilder({ version: versionWord(minor) })
    for (const name of ['Addresses', 'Kernel', 'UntypedPointersKHR']) b.capability(name)
    b.capability('Int64')
    b.capability('Int16')
    b.capability('Int8')
    b.extension('SPV_KHR_untyped_pointers')
    b.add('OpMemoryModel', addressing, 'OpenCL')
    const size = b.type('OpTypeInt', addressing === 'Physical64' ? 64 : 32, 0)
    const uint = b.type('OpTypeInt', 32, 0)
    const triple = b.type('OpTypeVector', size, 3)
    const type = b.type('OpTypeInt', widths[element], 0)
    const global = b.type('OpTypeUntypedPointerKHR', 'CrossWorkgroup')
    const input = b.type('OpTypeUntypedPointerKHR', 'Input')
    const id = b.place('declaration', 'OpUntypedVariableKHR', input, 'Input', triple)
    b.decorate(id, 'BuiltIn', 'GlobalInvocationId')
    b.decorate(id, 'Constant')
    const nothing = b.type('OpTypeVoid')

    const main = b.add(
      'OpFunction',
      nothing,
      'None',
      b.type('OpTypeFunction', nothing, global, global),
    )
    const source = b.add('OpFunctionParameter', global)
    const target = b.add('OpFunctionParameter', global)
    b.decorate(source, 'FuncParamAttr', 'NoAlias')
    b.add('OpLabel')
    const at = b.add('OpCompositeExtract', size, b.add('OpLoad', triple, id, 'Aligned', 32), 0)
    const from = b.add(chain, global, type, source, at)
    const to = b.add(chain, global, type, target, at)
    b.add('OpUntypedPrefetchKHR', from, b.constant(uint, 64), b.constant(uint, 0))
    const bytes = elements[element]
    if (copies === 'load-and-store') {
      b.add('OpStore', to, b.add('OpLoad', type, from, 'Aligned', bytes), 'Aligned', bytes)
    } else {
      b.add('OpCopyMemorySized', to, from, b.constant(size, bytes), 'Aligned', bytes)
    }
    b.add('OpReturn')
    b.add('OpFunctionEnd')
    b.add('OpEntryPoint', 'Kernel', main, 'copy', id)
    return b.module()
  },
}
