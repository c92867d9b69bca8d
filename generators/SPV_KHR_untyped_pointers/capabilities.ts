import { tagIn } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, library } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'
import { copy, inWideCopying } from './shared/async-copying.ts'
import { type ChainForm, chainForms, inKind, kinds } from './shared/pieces.ts'

const inConstants = tagIn(library)`extensions: ${kinds.shader.extensions}
memoryModel: OpMemoryModel Physical64 GLSL450
declarations: %data = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint_array4 %null_uint_array4
%typed = OpVariable %pointer_CrossWorkgroup_uint_array4 CrossWorkgroup %null_uint_array4`

/** A chain as an operation of constants: what follows its result type. */
function operationOf({ opcode, element }: ChainForm, type: string, base: string): string {
  return `${opcode.slice(2)} ${type} ${base} ${element}`.trimEnd()
}

const sum = '%uint IAdd %spec_uint %uint_1'

/** Specialized operations: names, kinds of modules, what pointers are into, the operation, and elements of the data. */
const specialized = [
  ['sum-in-a-kernel', 'kernel', 'CrossWorkgroup', sum, 'uint'],
  ['sum-in-a-shader', 'addressed', 'Private', sum, 'uint'],
  ['sum-beside-bytes', 'addressed', 'Private', sum, 'uchar'],
  ['chain', 'kernel', 'CrossWorkgroup', '%to_element AccessChain %typed %spec_uint', 'uint'],
  [
    ...(['chain-to-an-element', 'kernel', 'CrossWorkgroup'] as const),
    ...(['%to_element InBoundsPtrAccessChain %typed %uint_0 %spec_uint', 'uint'] as const),
  ],
] as const

/** Where pointers are: names, kinds of modules, versions, and storage classes. */
const grounds = [
  ['shader', 'shader', 'spv1.6', 'StorageBuffer'],
  ['oldest-shader', 'shader', 'spv1.0', 'Function'],
  ['fragment', 'fragment', 'spv1.3', 'Function'],
  ['kernel', 'kernel', 'spv1.2', 'Function'],
  ['library', 'library', 'spv1.4', 'CrossWorkgroup'],
  ['physical-storage-buffer', 'physical', 'spv1.5', 'StorageBuffer'],
] as const

const extension = `{${kinds.shader.extensions} | removed:
  | another-instead: OpExtension "SPV_KHR_no_integer_wrap_decoration"}`

const capability =
  '{OpCapability UntypedPointersKHR | removed: | another-instead: OpCapability Int16}'

const inHalves = tagIn(kinds.kernel)`
capabilities: ${kinds.kernel.capabilities}\nOpCapability Float16Buffer
imports: %extended = OpExtInstImport "OpenCL.std"
declarations: %to_function = OpTypeUntypedPointerKHR Function
%global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint_array4
%local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %uint_array4`

/** Pairs of the rules on the capability and the extension, and on operations of constants. */
export const pairs = [
  ...grounds.flatMap(([name, kind, environment, storageClass]) => {
    const isLocal = storageClass === 'Function'
    const isBound = storageClass === 'StorageBuffer'
    const variable = `%variable = OpUntypedVariableKHR %pointer ${storageClass} ${isBound ? '%block_uint' : '%uint'}`
    const inParts = tagIn(kinds[kind])`
annotations: ${isBound ? bindingOf('variable') : ''}
declarations: %pointer = OpTypeUntypedPointerKHR ${storageClass}${isLocal ? '' : `\n${variable}`}
body: ${name === 'library' ? '' : `${isLocal ? variable : ''}\n%value = OpLoad %uint %variable`}`
    return [
      inParts`extension-is-declared/${name} in ${environment}: a module with the capability declares the extension
extensions: ${extension}`,
      inParts`new-instruction-has-its-capability/${name} in ${environment}
a module with an untyped variable declares the capability
capabilities: ${kinds[kind].capabilities?.replace('OpCapability UntypedPointersKHR', capability)}`,
    ]
  }),
  inKind.shader`extension-is-declared/counter-buffer in spv1.4
a buffer is decorated with the one that counts its elements
extensions: ${extension}
annotations: OpDecorateId %buffer CounterBuffer %counter
${bindingsOf(['buffer', 'counter'])}
declarations: %buffer = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %block_uint
%counter = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %block_uint`,
  inWideCopying`new-instruction-has-its-capability/asynchronous-copy: a module with a copy declares UntypedPointersKHR
changed: {OpCapability UntypedPointersKHR | without-the-capability:}
body: ${copy`%copy`}`,
  ...['', 'OpCapability UntypedPointersKHR'].map(
    (itself) =>
      inKind.shader`new-instruction-has-its-capability/implied${itself === '' ? '' : '-and-declared'} in spv1.4, spv1.6
DescriptorHeapEXT implies the capability
capabilities: OpCapability Shader
OpCapability DescriptorHeapEXT
${itself}
extensions: OpExtension "SPV_EXT_descriptor_heap"
${kinds.shader.extensions}
body: OpCopyMemorySized %untyped_Private_uint %second_untyped_Private_uint %uint_4`,
  ),
  ...['Private', 'Workgroup'].map(
    (storageClass) =>
      inKind.shader`copy-memory-sized-has-a-capability/untyped-${storageClass.toLowerCase()}
memory is copied by size where untyped pointers are
declarations: %variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %stride4_uint_array4
body: OpCopyMemorySized %variable %untyped_Uniform_stride4_uint_array4_bound_0 %uint_16`,
  ),
  ...(['spv1.0', 'spv1.6'] as const).map(
    (environment) =>
      inKind.shader`copy-memory-sized-has-a-capability/typed-in-${environment} in ${environment}
memory is copied by size between typed pointers where UntypedPointersKHR is declared
capabilities: OpCapability Shader
{OpCapability UntypedPointersKHR | untyped-pointers-removed: | another-instead: OpCapability Int16}
body: %size = OpIAdd %uint %uint_8 %uint_8
OpCopyMemorySized %variable_Function_uint_array4 %second_variable_Function_uint_array4 %size`,
  ),
  inKernel`copy-memory-sized-has-a-capability/addresses: memory is copied by size where pointers have addresses
capabilities: OpCapability Kernel
{OpCapability Addresses | addresses-removed:}
memoryModel: OpMemoryModel {Physical64 | addresses-removed: Logical} OpenCL
body: OpCopyMemorySized %variable_Function_uint %second_variable_Function_uint %uint_4`,
  ...specialized.map(
    ([name, kind, storageClass, operation, element]) =>
      inKind[kind]`spec-constant-op-has-no-untyped-chain/${name}
untyped chains are instructions, other operations may be of constants
declarations: %array = OpTypeArray %${element} %uint_4
%to_element = OpTypePointer ${storageClass} %${element}
%data = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %array
%typed = OpVariable %pointer_${storageClass}_array ${storageClass}
%operation = OpSpecConstantOp {${operation}${chainForms
        .map(
          (form) =>
            ` | ${form.name}: %untyped_pointer_${storageClass} ${operationOf(form, '%array', '%data')}`,
        )
        .join('')}}
body: %reached = OpUntypedAccessChainKHR %untyped_pointer_${storageClass} %array %data %spec_uint`,
  ),
  inHalves`half-through-untyped-pointer-has-float16/in-memory
halves are loaded and stored where there is Float16 for them
+capabilities: {OpCapability Float16 | float16-removed:}
+declarations: %narrow = OpTypeFloat 16
%narrows = OpTypeVector %narrow 4
body: %variable = OpUntypedVariableKHR %to_function Function %uint_array4
%loaded = OpLoad %narrows %variable
%array = OpLoad %narrow_array3 %global
OpStore %local %array`,
  inHalves`half-through-untyped-pointer-has-float16/beside-memory
with Float16Buffer alone halves are read by an instruction of OpenCL
+declarations: %narrow = OpTypeFloat 16
%narrows = OpTypeVector %narrow 4
body: %value = OpExtInst %float %extended vload_half %ulong_1 %global
%loaded = OpLoad {%float | half: %narrow | vector: %narrows | structure: %narrow_pair} %local
OpStore %local {%loaded | stored-half: %null_narrow}`,
  ...chainForms.map((form) => {
    const of = (base: string) =>
      `OpSpecConstantOp %untyped_pointer_CrossWorkgroup ${operationOf(form, '%uint_array4', base)}`
    return inConstants`spec-constant-op-with-an-untyped-chain-has-kernel/${form.name}
a chain is a constant, from an untyped variable, a typed one and a null pointer
capabilities: {OpCapability Kernel | without-kernel:}
Shader Addresses Linkage UntypedPointersKHR
+declarations: %chain = ${of('%data')} %uint_1
%of_typed = ${of('%typed')} %uint_2
%of_null = ${of('%null_untyped_pointer_CrossWorkgroup')} %uint_3`
  }),
]
