import type { RuleId } from '#spec/rule'
import type { Instruction, Module } from '../../module.ts'
import { enumerantOwner } from './availability.ts'
import { isConstantInstruction, isSpecConstantInstruction } from './constants.ts'
import type { Applied } from './decorations.ts'
import { isScalarOrVectorOf } from './fitting-types.ts'
import { enumerant, instructionClass, opcodeSet } from './grammar.ts'
import { resultType } from './operands.ts'
import { canBeRelaxed, mayBeRelaxed, mayWorkRelaxed, worksOnNumbers } from './relaxed-precision.ts'
import {
  constituentType,
  innermostElement,
  isExtensionType,
  isMatrixType,
  isPointerType,
  isScalarType,
  isStructType,
  isVectorType,
  storageClassOf,
} from './types.ts'
import { declaresVariable, heldType } from './variables.ts'

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

const subpassData = enumerant('Dim', 'SubpassData')
const uniformConstant = enumerant('StorageClass', 'UniformConstant')

/** Whether a variable holds images of SubpassData, or something that is not for core to judge (3.2.19). */
function holdsSubpassData(variable: Instruction, module: Module): boolean {
  if (!declaresVariable(variable)) return true
  // The Vulkan specification has a rule on it.
  if (module.environment.client === 'vulkan' && variable.valueAt(0) !== uniformConstant) return true
  const type = innermostElement(module, heldType(module, variable))
  if (type === undefined || isExtensionType(type)) return true
  return type.name === 'OpTypeImage' && type.valueAt(1) === subpassData
}

/** Whether what is decorated, or the structure type whose member is, is what a decoration is for. */
export type TargetFits = (target: Instruction, module: Module, applied: Applied) => boolean

/** The purposes of decorations. */
export interface TargetRow {
  readonly rule: RuleId
  readonly decorations: readonly string[]
  /** The requirement on the decorated id; absent if only members are meant. */
  readonly whole?: TargetFits
  /** The requirement on the structure type of a decorated member; absent if that is another rule. */
  readonly member?: TargetFits
}

function named(...names: readonly string[]): TargetFits {
  const set: ReadonlySet<string> = new Set(names)
  return ({ name }) => set.has(name)
}

function isGlobal(target: Instruction, module: Module): boolean {
  return module.functionOf(target) === undefined
}

/** Without variables in memory that hold the pointer: that is seen where they are decorated. */
const memoryObject: TargetFits = ({ name, result }, module) =>
  name === 'OpVariable' || (name === 'OpFunctionParameter' && isPointerType(module.typeOf(result)))
const variable = named('OpVariable')
const never: TargetFits = () => false

function classSet(names: readonly string[]): ReadonlySet<number> {
  return new Set(names.map((name) => enumerant('StorageClass', name)))
}

/** Whether a variable is in one of the storage classes; what is not a variable breaks another rule. */
function isIn(...classes: readonly string[]): TargetFits {
  const allowed = classSet(classes)
  return (target) => !declaresVariable(target) || allowed.has(target.valueAt(0) ?? -1)
}

/** Whether a memory object declaration is in one of the storage classes: a parameter is in that of its pointer type. */
function memoryObjectIn(...classes: readonly string[]): TargetFits {
  const allowed = classSet(classes)
  const variableFits = isIn(...classes)
  return (target, module, applied) => {
    if (target.name !== 'OpFunctionParameter') return variableFits(target, module, applied)
    const storage = storageClassOf(module.typeOf(target.result))
    return storage === undefined || allowed.has(storage)
  }
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

const interfaceClasses: ReadonlySet<number> = new Set(
  ['Input', 'Output'].map((name) => enumerant('StorageClass', name)),
)

/** The statements of their sets, or of the instruction that they execute, about a result. */
const ofOtherInstructions: ReadonlySet<string> = new Set([
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
  'OpSpecConstantOp',
])

const saturating: ReadonlySet<string> = new Set(['OpSatConvertUToS', 'OpSatConvertSToU'])

const attributesOfPointers: ReadonlySet<number> = new Set(
  ['ByVal', 'Sret', 'NoAlias', 'NoCapture', 'NoWrite', 'NoReadWrite'].map((name) =>
    enumerant('FunctionParameterAttribute', name),
  ),
)
const structureReturn = enumerant('FunctionParameterAttribute', 'Sret')

/** Whether it converts, or may do so, to integers without clamping by itself. */
function isConversionToInteger(target: Instruction, module: Module): boolean {
  const converts = instructionClass(target) === 'Conversion' && !saturating.has(target.name)
  if (!converts && !ofOtherInstructions.has(target.name)) return false
  const type = resultType(module, target)
  return type === undefined || isExtensionType(type) || isScalarOrVectorOf(module, type, 'integer')
}

/** Whether it is a pointer, or a value that only an extension defines. */
function isPointer({ result }: Instruction, module: Module): boolean {
  const type = module.typeOf(result)
  return isPointerType(type) || isExtensionType(type)
}

function isMatrixMember(structure: Instruction, module: Module, { member }: Applied): boolean {
  const type = innermostElement(module, constituentType(module, structure, member))
  if (type === undefined || isMatrixType(type)) return true
  return !isScalarType(type) && !isVectorType(type) && !isStructType(type) && !isPointerType(type)
}

/** The sentence asks for a scalar; SPV_KHR_constant_data replaces it by a list of its own. */
function isScalarSpecConstant(target: Instruction, module: Module): boolean {
  if (module.extensions.has('SPV_KHR_constant_data')) return true
  return isSpecConstantInstruction(target) && isScalarType(module.typeOf(target.result))
}

/** Whether it is an object as 2.2.1 defines it; a function is not an object of its return type. */
export const isObject = ({ name, resultType }: Instruction, module: Module): boolean =>
  resultType !== 0 && name !== 'OpFunction' && module.definition(resultType)?.name !== 'OpTypeVoid'

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
