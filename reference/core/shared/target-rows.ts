import type { Instruction, Module } from '../../module.ts'
import { enumerantOwner } from './availability.ts'
import { isConstantInstruction } from './constants.ts'
import {
  holdsSubpassData,
  isConversionToInteger,
  isGlobal,
  isIn,
  isMatrixMember,
  isObject,
  isPointer,
  isScalarSpecConstant,
  memoryObject,
  memoryObjectIn,
  named,
  never,
  ofOtherInstructions,
  type TargetRow,
  variable,
} from './decorated-targets.ts'
import { enumerant, enumerantSet, instructionClass, opcodeSet } from './grammar.ts'
import { canBeRelaxed, mayBeRelaxed, mayWorkRelaxed, worksOnNumbers } from './relaxed-precision.ts'
import { constituentType, isExtensionType, isPointerType, isStructType } from './types.ts'

/** From this version on, FPFastMathMode is for negation and comparisons, too. */
const moreFastMath = 0x0001_0600

const fastMath = opcodeSet([
  'OpFAdd',
  'OpFSub',
  'OpFMul',
  'OpFDiv',
  'OpFRem',
  'OpFMod',
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
  'OpSpecConstantOp',
])

const laterFastMath = opcodeSet([
  'OpFNegate',
  'OpOrdered',
  'OpUnordered',
  ...['Equal', 'NotEqual', 'LessThan', 'GreaterThan', 'LessThanEqual', 'GreaterThanEqual'].flatMap(
    (relation) => [`OpFOrd${relation}`, `OpFUnord${relation}`],
  ),
])

/** Whether FPFastMathMode is for it (3.2.14). Capabilities of two extensions widen the list. */
function mayBeFast(target: Instruction, { version, capabilities }: Module): boolean {
  return (
    fastMath(target) ||
    (version >= moreFastMath && laterFastMath(target)) ||
    capabilities.has('FloatControls2') ||
    capabilities.has('FPFastMathModeINTEL')
  )
}

const integerOperations = [
  'OpIAdd',
  'OpISub',
  'OpIMul',
  'OpShiftLeftLogical',
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
]

/** Storage classes of ray tracing, where Location links shaders too, or which the Vulkan specification lists beside these. */
const rayTracing = [
  'CallableDataKHR',
  'IncomingCallableDataKHR',
  'RayPayloadKHR',
  'IncomingRayPayloadKHR',
  'HitAttributeKHR',
  'HitObjectAttributeNV',
  'HitObjectAttributeEXT',
  'ShaderRecordBufferKHR',
]

const interfaceClasses: ReadonlySet<number> = enumerantSet('StorageClass', 'Input', 'Output')

const attributesOfPointers: ReadonlySet<number> = enumerantSet(
  'FunctionParameterAttribute',
  'ByVal',
  'Sret',
  'NoAlias',
  'NoCapture',
  'NoWrite',
  'NoReadWrite',
)

const structureReturn = enumerant('FunctionParameterAttribute', 'Sret')

/** Per decoration what it is for: a decoration may have several rows. */
export const targetRows: readonly TargetRow[] = [
  {
    rule: 'core/spec-id-target',
    decorations: ['SpecId'],
    whole: isScalarSpecConstant,
  },
  { rule: 'core/block-target', decorations: ['Block', 'BufferBlock'], whole: isStructType },
  {
    rule: 'core/structure-layout-target',
    decorations: ['GLSLShared', 'GLSLPacked', 'CPacked'],
    whole: isStructType,
  },
  {
    rule: 'core/array-stride-target',
    decorations: ['ArrayStride'],
    whole: named('OpTypeArray', 'OpTypeRuntimeArray', 'OpTypePointer', 'OpTypeUntypedPointerKHR'),
  },
  {
    rule: 'core/member-layout-target',
    decorations: ['RowMajor', 'ColMajor', 'MatrixStride'],
    whole: never,
  },
  { rule: 'core/member-layout-target', decorations: ['Offset'], whole: variable },
  {
    rule: 'core/matrix-layout-target',
    decorations: ['RowMajor', 'ColMajor', 'MatrixStride'],
    member: isMatrixMember,
  },
  {
    rule: 'core/built-in-target',
    decorations: ['BuiltIn'],
    whole: (target, _, { operands: [value] }) =>
      target.name === 'OpVariable' ||
      isConstantInstruction(target) ||
      enumerantOwner('BuiltIn', value?.value ?? -1) !== undefined,
  },
  {
    rule: 'core/interface-decoration-target',
    decorations: [
      'NoPerspective',
      'Flat',
      'Patch',
      'Centroid',
      'Sample',
      'Stream',
      'Component',
      'XfbBuffer',
      'XfbStride',
    ],
    whole: memoryObject,
  },
  {
    rule: 'core/interface-decoration-target',
    decorations: ['PerVertexKHR'],
    // The Vulkan specification has a rule on it.
    whole: (target, module, applied) =>
      module.environment.client === 'vulkan' || memoryObject(target, module, applied),
  },
  {
    rule: 'core/interface-decoration-storage-class',
    decorations: ['NoPerspective', 'Flat', 'Patch', 'Centroid', 'Sample', 'Component'],
    whole: memoryObjectIn('Input', 'Output'),
  },
  {
    rule: 'core/interface-decoration-storage-class',
    decorations: ['Stream', 'XfbBuffer'],
    whole: memoryObjectIn('Output'),
  },
  {
    rule: 'core/interface-decoration-storage-class',
    decorations: ['Index'],
    whole: isIn('Output'),
  },
  {
    rule: 'core/interface-decoration-storage-class',
    decorations: ['Location'],
    whole: isIn('Input', 'Output', 'UniformConstant', 'TileImageEXT', ...rayTracing),
  },
  {
    rule: 'core/memory-decoration-target',
    decorations: ['Volatile', 'Coherent', 'NonWritable', 'NonReadable'],
    whole: memoryObject,
  },
  {
    rule: 'core/aliasing-decoration-target',
    decorations: ['Restrict', 'Aliased', 'RestrictPointer', 'AliasedPointer'],
    whole: memoryObject,
  },
  {
    rule: 'core/variable-decoration-target',
    decorations: [
      'Invariant',
      'Constant',
      'Index',
      'Binding',
      'DescriptorSet',
      'InputAttachmentIndex',
      'Location',
    ],
    whole: variable,
  },
  {
    rule: 'core/linkage-target',
    decorations: ['LinkageAttributes'],
    whole: (target, module) =>
      target.name === 'OpFunction' || (target.name === 'OpVariable' && isGlobal(target, module)),
  },
  {
    rule: 'core/object-decoration-target',
    decorations: ['Uniform', 'UniformId', 'NonUniform'],
    whole: isObject,
  },
  {
    rule: 'core/parameter-attribute-target',
    decorations: ['FuncParamAttr'],
    whole: named('OpFunction', 'OpFunctionParameter'),
  },
  {
    rule: 'core/parameter-attribute-of-pointer',
    decorations: ['FuncParamAttr'],
    whole: (target, module, { operands: [attribute] }) =>
      !attributesOfPointers.has(attribute?.value ?? -1) ||
      (target.name !== 'OpFunction' &&
        (target.name !== 'OpFunctionParameter' || isPointer(target, module))),
  },
  {
    rule: 'core/parameter-attribute-sret-first',
    decorations: ['FuncParamAttr'],
    whole: (target, module, { operands: [attribute] }) =>
      attribute?.value !== structureReturn ||
      target.name !== 'OpFunctionParameter' ||
      !isPointer(target, module) ||
      module.functionOf(target)?.parameters[0]?.index === target.index,
  },
  {
    rule: 'core/no-wrap-target',
    decorations: ['NoSignedWrap'],
    whole: named(...integerOperations, 'OpSNegate'),
  },
  {
    rule: 'core/no-wrap-target',
    decorations: ['NoUnsignedWrap'],
    whole: named(...integerOperations),
  },
  {
    rule: 'core/saturated-conversion-target',
    decorations: ['SaturatedConversion'],
    whole: isConversionToInteger,
    member: never,
  },
  {
    rule: 'core/no-contraction-target',
    decorations: ['NoContraction'],
    whole: (target) =>
      instructionClass(target) === 'Arithmetic' || ofOtherInstructions.has(target.name),
  },
  {
    rule: 'core/fast-math-target',
    decorations: ['FPFastMathMode'],
    whole: mayBeFast,
    member: mayBeFast,
  },
  {
    rule: 'core/input-attachment-index-image',
    decorations: ['InputAttachmentIndex'],
    whole: holdsSubpassData,
  },
  {
    rule: 'core/relaxed-precision-type',
    decorations: ['RelaxedPrecision'],
    whole: mayBeRelaxed,
    member: (structure, module, { member }) =>
      canBeRelaxed(module, constituentType(module, structure, member)),
  },
  {
    rule: 'core/relaxed-precision-result',
    decorations: ['RelaxedPrecision'],
    whole: mayWorkRelaxed,
  },
  {
    rule: 'core/relaxed-precision-target',
    decorations: ['RelaxedPrecision'],
    whole: worksOnNumbers,
  },
  {
    rule: 'core/pointer-alignment-target',
    decorations: ['Alignment', 'MaxByteOffset', 'AlignmentId', 'MaxByteOffsetId'],
    whole: isPointer,
    member: (structure, module, { member }) => {
      const type = constituentType(module, structure, member)
      return type === undefined || isPointerType(type) || isExtensionType(type)
    },
  },
  {
    rule: 'core/user-semantic-target',
    decorations: ['UserSemantic'],
    whole: ({ name, operands: [storage] }) =>
      (name === 'OpVariable' || name === 'OpUntypedVariableKHR') &&
      (storage === undefined || interfaceClasses.has(storage.value)),
  },
]
