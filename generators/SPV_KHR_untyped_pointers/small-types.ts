import { pairOf } from '../pairs/pair-of.ts'
import { bindingsOf } from '../pairs/pieces.ts'
import { inKind, kinds } from './shared/pieces.ts'

/** Capabilities that allow small types in memory, by width, with the storage classes that they are for. */
const capabilities = {
  16: {
    StorageBuffer16BitAccess: ['StorageBuffer'],
    UniformAndStorageBuffer16BitAccess: ['StorageBuffer', 'Uniform'],
    StoragePushConstant16: ['PushConstant'],
    StorageInputOutput16: ['Input', 'Output'],
    WorkgroupMemoryExplicitLayout16BitAccessKHR: ['Workgroup'],
  },
  8: {
    StorageBuffer8BitAccess: ['StorageBuffer'],
    UniformAndStorageBuffer8BitAccess: ['StorageBuffer', 'Uniform'],
    StoragePushConstant8: ['PushConstant'],
    WorkgroupMemoryExplicitLayout8BitAccessKHR: ['Workgroup'],
  },
} as const satisfies Readonly<Record<number, Readonly<Record<string, readonly string[]>>>>

const widths = [16, 8] as const

/** Storage classes that nothing allows small types in, unless they are one of these; and where the types are blocks. */
const classes = 'StorageBuffer Uniform PushConstant Private Function Input Output'.split(' ')
const ofBlocks = new Set(['StorageBuffer', 'Uniform', 'PushConstant', 'Workgroup'])

/** How data is small: the type of a variable, or the type that a chain walks. */
const uses = ['data', 'base'] as const

function hyphened(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()
}

/** The small types: a scalar, a vector, and blocks of these. */
function typesOf(width: number, scalar: 'OpTypeInt' | 'OpTypeFloat'): string {
  return `%small = ${scalar} ${width}${scalar === 'OpTypeInt' ? ' 0' : ''}
%smalls = OpTypeVector %small 2
%small_block = OpTypeStruct %small %uint
%vector_block = OpTypeStruct %smalls %uint`
}

const layout = '%small_block %vector_block Block, 0 Offset 0, 1 Offset 4'

/** Variables in storage classes, or chains into them, of types given as text. */
function usesOf(kind: (typeof uses)[number], types: Readonly<Record<string, string>>) {
  const names = Object.keys(types)
  const local = (name: string) => name === 'Function'
  const plain = (name: string) => (ofBlocks.has(name) ? '%block_ulong' : '%uint4')
  const variable = (name: string) =>
    `%in_${name} = OpUntypedVariableKHR %untyped_pointer_${name} ${name} ${kind === 'data' ? types[name] : plain(name)}`
  const globals = names.filter((name) => !local(name))
  const chains = names.map(
    (name, at) =>
      `%of_${name} = OpUntyped${at % 2 === 0 ? 'Access' : 'InBoundsAccess'}ChainKHR %untyped_pointer_${name} ${types[name]} %in_${name}`,
  )
  return {
    interfaces: globals.map((name) => `%in_${name}`).join(' '),
    bindings: bindingsOf(
      globals
        .filter((name) => name === 'StorageBuffer' || name === 'Uniform')
        .map((name) => `in_${name}`),
    ),
    declarations: globals.map(variable).join('\n'),
    body: [...names.filter(local).map(variable), ...(kind === 'data' ? [] : chains)].join('\n'),
  }
}

/** The type of data in a storage class for which nothing allows small types. */
function other(storageClass: string): string {
  const [large, small, vector] = ofBlocks.has(storageClass)
    ? ['%block_uint', '%small_block', '%vector_block']
    : ['%uint', '%small', '%smalls']
  return `{${large} | scalar-in-${hyphened(storageClass)}: ${small} | vector-in-${hyphened(storageClass)}: ${vector}}`
}

const extension = 'OpExtension "SPV_KHR_untyped_pointers"'

/** Pairs of the rules on types of 16 and 8 bits. */
export const pairs = widths.flatMap((width) => {
  const all: Readonly<Record<string, readonly string[]>> = capabilities[width]
  /** Capabilities that do not allow what the storage class holds, as alternatives. */
  const exchanged = (before: string, storageClass: string) =>
    Object.entries(all)
      .filter(([name, allowed]) => !name.startsWith('Workgroup') && !allowed.includes(storageClass))
      .map(([name]) => `| ${before}by-${hyphened(name)}: ${name}`)
      .join(' ')
  return uses.flatMap((kind) => {
    const rule = `${kind}-type-with-${String(width)}-bit-members-has-its-storage-capability`
    return [
      ...Object.entries(all).flatMap(([capability, allowed]) => {
        const [storageClass = 'StorageBuffer'] = allowed.toReversed()
        const isWorkgroup = capability.startsWith('Workgroup')
        const others = classes.filter((name) => !allowed.includes(name))
        const scalar =
          width === 16 && capability.startsWith('Storage') ? 'OpTypeFloat' : 'OpTypeInt'
        const declarations = typesOf(width, scalar)
        return [
          ['', others.filter((name) => ofBlocks.has(name))] as const,
          ...(/^StorageBuffer|^StorageInput/.test(capability)
            ? [['-beside-others', others.filter((name) => !ofBlocks.has(name))] as const]
            : []),
        ].map(([suffix, beside]) => {
          const own = ofBlocks.has(storageClass) ? '%small_block' : '%smalls'
          const used = usesOf(kind, {
            [storageClass]: own,
            ...Object.fromEntries(beside.map((name) => [name, other(name)])),
          })
          return pairOf`${rule}/${hyphened(capability)}${suffix}: data are small where the capability allows it
capabilities: Shader UntypedPointersKHR ${isWorkgroup ? 'WorkgroupMemoryExplicitLayoutKHR' : ''}
{${capability} ${exchanged('', storageClass)}}
extensions: ${extension}
${isWorkgroup ? 'OpExtension "SPV_KHR_workgroup_memory_explicit_layout"' : ''}
interfaces: ${used.interfaces}
annotations: ${layout}
${used.bindings}
declarations: ${declarations}
${used.declarations}
body: ${used.body}`
        })
      }),
      ...Object.keys(all)
        .filter((name) => (width === 16 ? /StorageBuffer16/ : /^Uniform/).test(name))
        .map((capability) => {
          const variable = `%in_block = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform`
          return pairOf`${rule}/buffer-block-by-${hyphened(capability)} in spv1.3
data are small in a BufferBlock where the capability allows it
capabilities: Shader UntypedPointersKHR {${capability} ${exchanged('in-buffer-block-', 'StorageBuffer')}
  ${width === 8 ? '| in-buffer-block-by-storage-buffer-8-bit-access: StorageBuffer8BitAccess' : ''}}
extensions: ${extension}
${width === 8 ? 'OpExtension "SPV_KHR_8bit_storage"' : ''}
annotations: ${layout.replace(' Block', ' BufferBlock')}
%in_block DescriptorSet 0, Binding 0
declarations: ${typesOf(width, 'OpTypeInt')}
${variable} ${kind === 'data' ? '%small_block' : '%block_ulong'}
body: ${kind === 'data' ? '' : '%chain = OpUntypedAccessChainKHR %untyped_pointer_Uniform %small_block %in_block'}`
        }),
      ...(kind === 'data'
        ? []
        : Object.keys(all)
            .filter((name) => name.includes('StorageBuffer'))
            .map((capability) => {
              return inKind.physical`${rule}/address-by-${hyphened(capability)}
an address is seen as that of small data where the capability allows it
capabilities: ${kinds.physical.capabilities}
OpCapability {${capability} ${exchanged('', 'StorageBuffer')}}
annotations: ${layout}
%untyped_pointer_PhysicalStorageBuffer ArrayStride 8
declarations: ${typesOf(width, 'OpTypeInt')}
body: %address = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
%one = OpUntypedAccessChainKHR %untyped_pointer_PhysicalStorageBuffer %small %address
%two = OpUntypedPtrAccessChainKHR %untyped_pointer_PhysicalStorageBuffer %vector_block %address %uint_0 %uint_0`
            })),
    ]
  })
})
