/** The definition that the `<id>` of an operand must refer to. */
export type ReflectionOperandKind =
  /** An `OpFunction`. */
  | 'function'
  /** An `OpString`. */
  | 'string'
  /** An `OpString` that encodes bytes as hexadecimal digits. */
  | 'hex-string'
  /** An `OpConstant` of 32-bit unsigned integer type. */
  | 'constant'
  /** An `OpVariable` in Workgroup. */
  | 'workgroup-variable'
  /** A `Kernel` instruction of the same import. */
  | 'kernel'
  /** An `ArgumentInfo` instruction of the same import. */
  | 'argument-info'

/** An operand after *Set* and *Instruction* of the `OpExtInst`. */
export interface ReflectionOperand {
  readonly name: string
  readonly kind: ReflectionOperandKind
  /** As printed: once, `?` for "Optional", `*` for a list. */
  readonly quantifier: '' | '?' | '*'
  /** The first version of the set in which the instruction has this operand. */
  readonly since: number
}

/** An instruction of the set. */
export interface ReflectionInstruction {
  /** The *Instruction* literal. */
  readonly number: number
  readonly name: string
  /** First version of the set that has it. */
  readonly since: number
  readonly operands: readonly ReflectionOperand[]
}

type ReflectionRow = readonly [number, string, number, readonly ReflectionOperand[]]

const base = { quantifier: '', since: 1 } as const

const constant = (name: string): ReflectionOperand => ({ ...base, name, kind: 'constant' })

const kernel: ReflectionOperand = { ...base, name: 'Kernel', kind: 'kernel' }
const argInfo: ReflectionOperand = {
  ...base,
  name: 'ArgInfo',
  kind: 'argument-info',
  quantifier: '?',
}
const name: ReflectionOperand = { ...base, name: 'Name', kind: 'string' }
const data: ReflectionOperand = { ...base, name: 'Data', kind: 'hex-string' }
const ordinal = constant('Ordinal')
const descriptorSet = constant('DescriptorSet')
const binding = constant('Binding')
const offset = constant('Offset')
const size = constant('Size')
const dimensions = [constant('X'), constant('Y'), constant('Z')]

const rows: readonly ReflectionRow[] = [
  [
    1,
    'Kernel',
    1,
    [
      { ...base, name: 'Kernel', kind: 'function' },
      name,
      { ...constant('NumArguments'), since: 5 },
      { ...constant('Flags'), since: 5 },
      { ...base, name: 'Attributes', kind: 'string', since: 5 },
    ],
  ],
  [
    2,
    'ArgumentInfo',
    1,
    [
      name,
      { ...base, name: 'TypeName', kind: 'string', quantifier: '?' },
      { ...constant('AddressQualifier'), quantifier: '?' },
      { ...constant('AccessQualifier'), quantifier: '?' },
      { ...constant('TypeQualifier'), quantifier: '?' },
    ],
  ],
  [3, 'ArgumentStorageBuffer', 1, [kernel, ordinal, descriptorSet, binding, argInfo]],
  [4, 'ArgumentUniform', 1, [kernel, ordinal, descriptorSet, binding, argInfo]],
  [
    5,
    'ArgumentPodStorageBuffer',
    1,
    [kernel, ordinal, descriptorSet, binding, offset, size, argInfo],
  ],
  [6, 'ArgumentPodUniform', 1, [kernel, ordinal, descriptorSet, binding, offset, size, argInfo]],
  [7, 'ArgumentPodPushConstant', 1, [kernel, ordinal, offset, size, argInfo]],
  [8, 'ArgumentSampledImage', 1, [kernel, ordinal, descriptorSet, binding, argInfo]],
  [9, 'ArgumentStorageImage', 1, [kernel, ordinal, descriptorSet, binding, argInfo]],
  [10, 'ArgumentSampler', 1, [kernel, ordinal, descriptorSet, binding, argInfo]],
  [
    11,
    'ArgumentWorkgroup',
    1,
    [kernel, ordinal, constant('SpecId'), constant('ElemSize'), argInfo],
  ],
  [12, 'SpecConstantWorkgroupSize', 1, dimensions],
  [13, 'SpecConstantGlobalOffset', 1, dimensions],
  [14, 'SpecConstantWorkDim', 1, [constant('Dim')]],
  [15, 'PushConstantGlobalOffset', 1, [offset, size]],
  [16, 'PushConstantEnqueuedLocalSize', 1, [offset, size]],
  [17, 'PushConstantGlobalSize', 1, [offset, size]],
  [18, 'PushConstantRegionOffset', 1, [offset, size]],
  [19, 'PushConstantNumWorkgroups', 1, [offset, size]],
  [20, 'PushConstantRegionGroupOffset', 1, [offset, size]],
  [21, 'ConstantDataStorageBuffer', 1, [descriptorSet, binding, data]],
  [22, 'ConstantDataUniform', 1, [descriptorSet, binding, data]],
  [23, 'LiteralSampler', 1, [descriptorSet, binding, constant('Mask')]],
  [24, 'PropertyRequiredWorkgroupSize', 1, [kernel, ...dimensions]],
  [25, 'SpecConstantSubgroupMaxSize', 2, [size]],
  [26, 'ArgumentPointerPushConstant', 3, [kernel, ordinal, offset, size, argInfo]],
  [
    27,
    'ArgumentPointerUniform',
    3,
    [kernel, ordinal, descriptorSet, binding, offset, size, argInfo],
  ],
  [28, 'ProgramScopeVariablesStorageBuffer', 3, [descriptorSet, binding, data]],
  [
    29,
    'ProgramScopeVariablePointerRelocation',
    3,
    [constant('ObjectOffset'), constant('PointerOffset'), constant('PointerSize')],
  ],
  [30, 'ImageArgumentInfoChannelOrderPushConstant', 3, [kernel, ordinal, offset, size]],
  [31, 'ImageArgumentInfoChannelDataTypePushConstant', 3, [kernel, ordinal, offset, size]],
  [
    32,
    'ImageArgumentInfoChannelOrderUniform',
    3,
    [kernel, ordinal, descriptorSet, binding, offset, size],
  ],
  [
    33,
    'ImageArgumentInfoChannelDataTypeUniform',
    3,
    [kernel, ordinal, descriptorSet, binding, offset, size],
  ],
  [34, 'ArgumentStorageTexelBuffer', 4, [kernel, ordinal, descriptorSet, binding, argInfo]],
  [35, 'ArgumentUniformTexelBuffer', 4, [kernel, ordinal, descriptorSet, binding, argInfo]],
  [36, 'ConstantDataPointerPushConstant', 5, [offset, size, data]],
  [37, 'ProgramScopeVariablePointerPushConstant', 5, [offset, size, data]],
  [
    38,
    'PrintfInfo',
    5,
    [
      constant('PrintfID'),
      { ...base, name: 'FormatString', kind: 'string' },
      { ...constant('ArgumentSizes'), quantifier: '*' },
    ],
  ],
  [39, 'PrintfBufferStorageBuffer', 5, [descriptorSet, binding, size]],
  [40, 'PrintfBufferPointerPushConstant', 5, [offset, size, constant('BufferSize')]],
  [41, 'NormalizedSamplerMaskPushConstant', 6, [kernel, ordinal, offset, size]],
  [
    42,
    'WorkgroupVariableSize',
    7,
    [{ ...base, name: 'Variable', kind: 'workgroup-variable' }, size],
  ],
]

/** Every instruction of the set, ascending by number, as the newest version of the text prints it. */
export const reflectionInstructions: readonly ReflectionInstruction[] = rows.map(
  ([number, name, since, operands]) => ({
    number,
    name,
    since,
    operands: operands.map((operand) => ({ ...operand, since: Math.max(since, operand.since) })),
  }),
)
