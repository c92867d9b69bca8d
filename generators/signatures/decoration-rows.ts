import {
  type DecorationRow,
  isConstant,
  isMember,
  isMemoryObject,
  isPointer,
  isVariable,
  storageClassOf,
  type Target,
  type TargetFact,
} from './targets.ts'

function fact(rule: string, must: string, holds: TargetFact['holds']): TargetFact {
  return { rule, must, holds }
}

function row(decorations: string, ...facts: readonly TargetFact[]): DecorationRow {
  return { decorations: decorations.split(' '), facts }
}

/** The definition of one of these instructions, with or without `Op` before the names. */
function definedBy(rule: string, must: string, ...opcodes: readonly string[]): TargetFact {
  const names = opcodes.map((name) => `Op${name}`)
  return fact(rule, must, (target) => !isMember(target) && names.includes(target.opcode))
}

/** Decorations that only whole objects and types have. */
const notMember = fact(
  'decoration-not-member',
  'a whole object or type, not a member',
  (target) => !isMember(target),
)

/** Another fact, of ids alone. */
function ofIds(base: TargetFact): TargetFact {
  return {
    ...base,
    holds: (target, name) => (isMember(target) ? undefined : base.holds(target, name)),
  }
}

const structure = (rule: string) => ofIds(definedBy(rule, 'a structure type', 'TypeStruct'))

const member = fact('member-layout-target', 'a member of a structure type', (target, decoration) =>
  decoration === 'Offset' && isVariable(target) ? undefined : isMember(target),
)

function holdsMatrix({ type, definition }: Target): boolean {
  let innermost = type
  while (/^OpType(?:Runtime)?Array$/.test(innermost?.opcode ?? ''))
    innermost = definition(innermost?.operands[0] ?? '')
  return innermost?.opcode === 'OpTypeMatrix'
}

const matrix = fact(
  'matrix-layout-target',
  'a member that is a matrix or an array of matrices',
  (target) => (isMember(target) ? holdsMatrix(target) : undefined),
)

const memoryObject = (rule: string, members: boolean) =>
  members
    ? fact(
        rule,
        'a memory object declaration or a member of a structure type',
        (target) => isMember(target) || isMemoryObject(target),
      )
    : fact(rule, 'a memory object declaration', (target) =>
        isMember(target) ? undefined : isMemoryObject(target),
      )

const ofInterface = memoryObject('interface-decoration-target', true)

function storedIn(...classes: readonly string[]): TargetFact {
  const must = `a variable in ${classes.join(' or ')}`
  return fact('interface-decoration-storage-class', must, (target) => {
    const storageClass = storageClassOf(target)
    return storageClass === undefined ? undefined : classes.includes(storageClass)
  })
}

const variable = (members: boolean) =>
  fact(
    'variable-decoration-target',
    members ? 'a variable or a member of a structure type' : 'a variable',
    (target) => (isMember(target) ? members || undefined : isVariable(target)),
  )

/** An instruction with a result that is not void, functions excepted. */
const object = fact('object-decoration-target', 'an object', (target) => {
  if (isMember(target)) return undefined
  const { opcode, type } = target
  return type !== undefined && type.opcode !== 'OpTypeVoid' && opcode !== 'OpFunction'
})

const wrapping = ['IAdd', 'ISub', 'IMul', 'ShiftLeftLogical', 'ExtInst']
const wraps = 'an instruction that may wrap in that way'

const pointer = ofIds(
  fact('pointer-alignment-target', 'a pointer', (target) =>
    target.opcode === 'OpConstantNull' || target.opcode === 'OpUndef'
      ? undefined
      : isPointer(target),
  ),
)

const inUniform: TargetFact = fact(
  'counter-buffer-target',
  'a variable in Uniform',
  (target) => storageClassOf(target) === 'Uniform',
)

/** Other operands than constants and variables break the rule on operands of OpDecorateId. */
const counter: TargetFact = {
  ...inUniform,
  holds: (target, name) =>
    isVariable(target) || isConstant(target) ? inUniform.holds(target, name) : undefined,
}

const semantic = fact(
  'user-semantic-target',
  'a variable in Input or Output, or a member of a structure type',
  (target) => isMember(target) || ['Input', 'Output'].includes(storageClassOf(target) ?? ''),
)

function isInteger({ type, definition }: Target): boolean {
  const scalar = type?.opcode === 'OpTypeVector' ? definition(type.operands[0] ?? '') : type
  return scalar?.opcode === 'OpTypeInt'
}

const conversion = ofIds(
  fact(
    'saturated-conversion-target',
    'a conversion to an integer type that is not saturating',
    (target) => /^Op(?:ConvertFTo|[US]Convert)/.test(target.opcode) && isInteger(target),
  ),
)

const arithmeticNames =
  /^Op(?:[SF]Negate|[IF](?:Add|Sub|Mul)|[USF](?:Div|Mod|Rem)|VectorTimes\w+|Matrix\w+|OuterProduct|(?:[SU]|SU)?Dot(?:KHR)?|IAddCarry|ISubBorrow|[US]MulExtended)$/

const attribute = ofIds(
  definedBy(
    'parameter-attribute-target',
    'a parameter or a function',
    'FunctionParameter',
    'Function',
  ),
)

const ofPointer = ofIds(
  fact('parameter-attribute-of-pointer', 'a parameter that is a pointer', (target) => {
    if (target.opcode === 'OpFunction') return false
    return target.opcode === 'OpFunctionParameter' ? isPointer(target) : undefined
  }),
)

const first = ofIds(
  fact('parameter-attribute-sret-first', 'the first parameter of a function', (target) => {
    const isParameter = target.opcode === 'OpFunctionParameter' && isPointer(target)
    return isParameter ? target.follows === 'OpFunction' : undefined
  }),
)

/** The targets of each decoration according to core (3.2.19). */
export const decorationRows: readonly DecorationRow[] = [
  row(
    'SpecId',
    notMember,
    ofIds(
      definedBy(
        'spec-id-target',
        'a scalar specialization constant',
        'SpecConstant',
        'SpecConstantTrue',
        'SpecConstantFalse',
      ),
    ),
  ),
  row('Block BufferBlock', notMember, structure('block-target')),
  row('GLSLShared GLSLPacked CPacked', notMember, structure('structure-layout-target')),
  row(
    'ArrayStride',
    notMember,
    ofIds(
      definedBy(
        'array-stride-target',
        'an array type or a pointer type',
        'TypeArray',
        'TypeRuntimeArray',
        'TypePointer',
        'TypeUntypedPointerKHR',
      ),
    ),
  ),
  row('RowMajor ColMajor MatrixStride', member, matrix),
  row('Offset', member),
  row(
    'BuiltIn',
    fact(
      'built-in-target',
      'a variable, a member of a structure type or a constant',
      (target) => isMember(target) || isVariable(target) || isConstant(target),
    ),
  ),
  row(
    'NoPerspective Flat Patch Centroid Sample Component',
    ofInterface,
    storedIn('Input', 'Output'),
  ),
  row('PerVertexKHR', ofInterface),
  row('Stream XfbBuffer', ofInterface, storedIn('Output')),
  row('XfbStride', ofInterface),
  row('Location', variable(true), storedIn('Input', 'Output', 'UniformConstant')),
  row('Index', notMember, variable(false), storedIn('Output')),
  row('Invariant', variable(true)),
  row('Constant Binding DescriptorSet InputAttachmentIndex', notMember, variable(false)),
  row('Volatile Coherent NonWritable NonReadable', memoryObject('memory-decoration-target', true)),
  row('Restrict', memoryObject('aliasing-decoration-target', false)),
  row(
    'Aliased RestrictPointer AliasedPointer',
    notMember,
    memoryObject('aliasing-decoration-target', false),
  ),
  row('Uniform UniformId NonUniform', notMember, object),
  row(
    'LinkageAttributes',
    notMember,
    fact('linkage-target', 'a function or a variable outside functions', (target) => {
      if (isMember(target)) return undefined
      return target.opcode === 'OpFunction' || (isVariable(target) && !target.isInFunction)
    }),
  ),
  row('NoSignedWrap', notMember, ofIds(definedBy('no-wrap-target', wraps, ...wrapping, 'SNegate'))),
  row('NoUnsignedWrap', notMember, ofIds(definedBy('no-wrap-target', wraps, ...wrapping))),
  row(
    'NoContraction',
    notMember,
    ofIds(
      fact('no-contraction-target', 'an arithmetic instruction', ({ opcode }) =>
        arithmeticNames.test(opcode),
      ),
    ),
  ),
  row('SaturatedConversion', conversion),
  row('Alignment MaxByteOffset AlignmentId MaxByteOffsetId', pointer),
  row('UserSemantic HlslSemanticGOOGLE', semantic),
  { ...row('CounterBuffer HlslCounterBufferGOOGLE', inUniform), operand: counter },
  row('Zext Sext', notMember, attribute),
  row('ByVal NoAlias NoCapture NoWrite NoReadWrite', notMember, attribute, ofPointer),
  row('Sret', notMember, attribute, ofPointer, first),
]
