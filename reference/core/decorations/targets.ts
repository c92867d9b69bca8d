import { enumerantByValue, instructionByOpcode } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check, Fault } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { checksOf } from '../shared/checks-of.ts'
import {
  constituentType,
  isArrayType,
  isMatrixType,
  isStructType,
} from '../shared/composite-type.ts'
import { isConstantInstruction, isSpecConstantInstruction } from '../shared/constant-instruction.ts'
import { enumerant } from '../shared/enumerant.ts'
import { enumerantOwner } from '../shared/ownership.ts'
import { perModule } from '../shared/per-module.ts'
import { isPointerType } from '../shared/pointer-type.ts'
import { isScalarType } from '../shared/scalar-type.ts'
import { isTypeDeclaration } from '../shared/type-declaration.ts'
import { isVectorType } from '../shared/vector-type.ts'
import { type Applied, applying, eachApplied } from './applied.ts'

type Fits = (target: Instruction, module: Module, applied: Applied) => boolean

interface TargetRule {
  readonly rule: RuleId
  readonly decorations: readonly string[]
  /** What the decorated id must be; absent where only members are meant. */
  readonly whole?: Fits
  /** What the structure type of a decorated member must be like; absent where that is another rule. */
  readonly member?: Fits
}

function named(...names: readonly string[]): Fits {
  const set: ReadonlySet<string> = new Set(names)
  return ({ name }) => set.has(name)
}

function isGlobal(target: Instruction, module: Module): boolean {
  return module.functionOf(target) === undefined
}

/** Without variables in memory that hold the pointer: that is seen where they are decorated. */
const memoryObject: Fits = ({ name, result }, module) =>
  name === 'OpVariable' || (name === 'OpFunctionParameter' && isPointerType(module.typeOf(result)))
const variable = named('OpVariable')
const never: Fits = () => false
const none: readonly never[] = []

function isIn(...classes: readonly string[]): Fits {
  const allowed = new Set(classes.map((name) => enumerant('StorageClass', name)))
  return ({ name, operands }) =>
    name !== 'OpVariable' || operands[0] === undefined || allowed.has(operands[0].value)
}

const integerOperations = [
  'OpIAdd',
  'OpISub',
  'OpIMul',
  'OpShiftLeftLogical',
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
]

/** Storage classes of ray tracing, where Location links shaders too. */
const rayTracing = [
  'CallableDataKHR',
  'IncomingCallableDataKHR',
  'RayPayloadKHR',
  'IncomingRayPayloadKHR',
  'HitAttributeKHR',
  'HitObjectAttributeNV',
  'HitObjectAttributeEXT',
]

function isMatrixMember(structure: Instruction, module: Module, { member }: Applied): boolean {
  let type = constituentType(module, structure, member)
  for (let depth = 0; depth < 256; depth++) {
    if (!isArrayType(type) && type?.name !== 'OpTypeRuntimeArray') break
    type = constituentType(module, type, 0)
  }
  if (type === undefined || isMatrixType(type)) return true
  return !isScalarType(type) && !isVectorType(type) && !isStructType(type) && !isPointerType(type)
}

/** The sentence asks for a scalar; SPV_KHR_constant_data puts a list of its own in its place. */
function isScalarSpecConstant(target: Instruction, module: Module): boolean {
  if (module.extensions.has('SPV_KHR_constant_data')) return true
  return isSpecConstantInstruction(target) && isScalarType(module.typeOf(target.result))
}

const rows: readonly TargetRule[] = [
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
    rule: 'core/interface-decoration-storage-class',
    decorations: ['NoPerspective', 'Flat', 'Patch', 'Centroid', 'Sample', 'Component'],
    whole: isIn('Input', 'Output'),
  },
  {
    rule: 'core/interface-decoration-storage-class',
    decorations: ['Stream', 'XfbBuffer', 'Index'],
    whole: isIn('Output'),
  },
  {
    rule: 'core/interface-decoration-storage-class',
    decorations: ['Location'],
    whole: isIn('Input', 'Output', 'UniformConstant', ...rayTracing),
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
    whole: ({ resultType }) => resultType !== 0,
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
]

const byDecoration: ReadonlyMap<number, readonly TargetRule[]> = (() => {
  const map = new Map<number, TargetRule[]>()
  for (const row of rows)
    for (const name of row.decorations) {
      const decoration = enumerant('Decoration', name)
      map.set(decoration, [...(map.get(decoration) ?? []), row])
    }
  return map
})()

const wholeOnly: ReadonlySet<number> = new Set(
  [
    'SpecId',
    'Block',
    'BufferBlock',
    'ArrayStride',
    'GLSLShared',
    'GLSLPacked',
    'CPacked',
    'Constant',
    'Index',
    'Binding',
    'DescriptorSet',
    'InputAttachmentIndex',
    'LinkageAttributes',
    'NoContraction',
    'NoSignedWrap',
    'NoUnsignedWrap',
  ].map((name) => enumerant('Decoration', name)),
)

/** What an extension's instructions and types may be decorated with, its own text says. */
function isOfExtension({ opcode }: Instruction): boolean {
  return instructionByOpcode(opcode)?.version === null
}

/** Of these three their text has nothing on SpecId. */
const replicates: ReadonlySet<string> = new Set([
  'OpConstantCompositeReplicateEXT',
  'OpSpecConstantCompositeReplicateEXT',
  'OpCompositeConstructReplicateEXT',
])

/** What SPV_KHR_untyped_pointers says of ids whose type is an untyped pointer type, in rules of its own. */
const rewordedForUntypedPointers: ReadonlySet<RuleId> = new Set<RuleId>([
  'core/built-in-target',
  'core/interface-decoration-target',
  'core/memory-decoration-target',
  'core/aliasing-decoration-target',
  'core/variable-decoration-target',
  'core/linkage-target',
])

function isUntypedPointer(module: Module, { name, resultType }: Instruction): boolean {
  return name !== 'OpFunction' && module.definition(resultType)?.name === 'OpTypeUntypedPointerKHR'
}

/** What no untyped pointer can be decorated with: it is for types and constants. */
const forNoPointer: ReadonlySet<RuleId> = new Set<RuleId>([
  'core/array-stride-target',
  'core/block-target',
  'core/structure-layout-target',
  'core/spec-id-target',
])

/** Types and constants of SPV_EXT_descriptor_heap, which says nothing on those decorations. */
const ofDescriptors: ReadonlySet<string> = new Set(['OpTypeBufferEXT', 'OpConstantSizeOfEXT'])

/** Whether a rule is for what an instruction of an extension brings, too: where the text of that says nothing else. */
function isHeld(rule: RuleId, target: Instruction, module: Module): boolean {
  if (!isOfExtension(target) || target.name === 'OpTypeUntypedPointerKHR') return true
  if (replicates.has(target.name)) return rule === 'core/spec-id-target'
  return (
    (ofDescriptors.has(target.name) || isUntypedPointer(module, target)) && forNoPointer.has(rule)
  )
}

function describe(target: Instruction): string {
  return isTypeDeclaration(target) ? `the type ${target.name}` : target.name
}

function judgeTarget(module: Module, applied: Applied, faults: Fault[]): void {
  const { decoration, member, word } = applied
  const target = module.definition(applied.target)
  if (target === undefined || target.name === 'OpDecorationGroup') return
  const isReworded = member < 0 && isUntypedPointer(module, target)
  const say = (rule: RuleId, what: string): void => {
    const name = enumerantByValue('Decoration', decoration)?.name
    faults.push({ rule, word, message: `${name} is not for ${what}` })
  }
  if (
    member >= 0 &&
    wholeOnly.has(decoration) &&
    isHeld('core/decoration-not-member', target, module)
  )
    say('core/decoration-not-member', 'members')
  for (const row of byDecoration.get(decoration) ?? none) {
    if (isReworded && rewordedForUntypedPointers.has(row.rule)) continue
    if (!isHeld(row.rule, target, module)) continue
    const fits: Fits | undefined =
      member < 0 ? row.whole : isStructType(target) ? row.member : undefined
    if (fits !== undefined && !fits(target, module, applied))
      say(row.rule, member < 0 ? describe(target) : `member ${member}`)
  }
}

const targetFaults = perModule((module): readonly Fault[] => {
  const faults: Fault[] = []
  eachApplied(module, (applied) => judgeTarget(module, applied, faults))
  return faults
})

/** Checks of what decorations are applied to. */
export const checks: readonly Check[] = checksOf(
  targetFaults,
  [...new Set(rows.map(({ rule }) => rule)), 'core/decoration-not-member'],
  applying,
)
