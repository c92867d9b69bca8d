import {
  absent,
  bits,
  capability,
  constant,
  declares,
  enumerants,
  exclusiveBits,
  executed,
  fixedConstant,
  hasBits,
  multiple,
  notEnumerants,
  notNumbers,
  notResultOf,
  notStoredIn,
  numbers,
  placed,
  present,
  type Relation,
  relation,
  resultOf,
  type SentenceFact,
  storedIn,
  type,
  used,
  value,
} from '#spec/vocabulary/facts'
import {
  anyType,
  array,
  boolean,
  containing,
  declared,
  float,
  integer,
  matrix,
  not,
  oneOf,
  pointer,
  scalarOrVector,
  structure,
  type TypeTerm,
  unsigned,
  vector,
  voidType,
} from '#spec/vocabulary/type-terms'

/** A fact with an instruction that is as it asks, and one just beyond: lines of `main`, or ids that are loaded. */
export interface Boundary {
  /** The word of the vocabulary whose boundary it is. */
  readonly word: string
  readonly instruction: string
  readonly fact: SentenceFact
  readonly holds: readonly string[]
  readonly broken: readonly string[]
  /** Part of the message about the first that is broken. */
  readonly message: string
}

/** Objects of types by name: `%u_TYPE` is an OpUndef of `%TYPE`. */
function types(
  word: string,
  term: TypeTerm,
  holds: string,
  broken: string,
  message: string,
): Boundary {
  const copies = (names: string) =>
    names === '' ? [] : names.split(' ').map((name) => `%x = OpCopyObject %${name} %u_${name}`)
  return {
    word,
    instruction: 'OpCopyObject',
    fact: type('Result Type', term),
    holds: copies(holds),
    broken: copies(broken),
    message,
  }
}

const typeBoundaries: readonly Boundary[] = [
  types('integer', integer(), 'int uint long', 'float bool int2', 'not an integer type'),
  types('integer', integer(32), 'int uint', 'long', 'not a 32-bit integer type'),
  types('integer', unsigned(32), 'uint', 'int ulong', 'not a 32-bit integer type of Signedness 0'),
  types('integer', integer(undefined, 1), 'int long', 'uint', 'of Signedness 1'),
  types('integer', integer([32, 64]), 'int long', 'short', '32 or 64-bit'),
  types('integer', integer({ least: 32 }), 'int long', 'short', 'at least 32-bit'),
  types('integer', integer({ most: 32 }), 'int short', 'long', 'at most 32-bit'),
  types(
    'float',
    float(),
    'float half double brain',
    'int float2',
    '(OpTypeInt 32 1), not a floating-point type',
  ),
  types('float', float(16), 'half brain', 'float', '(OpTypeFloat 32), not a 16-bit'),
  types('float', float(16, []), 'half', 'brain', 'without Floating Point Encoding'),
  types('float', float(16, ['BFloat16KHR']), 'brain', 'half', 'BFloat16KHR'),
  types('boolean', boolean, 'bool', 'int bool2', 'not OpTypeBool'),
  types('void', not(voidType), 'int', 'void', 'any type but OpTypeVoid'),
  types('not', not(integer()), 'float', 'int', 'any type but an integer type'),
  types('any', oneOf(anyType), 'int float', '', ''),
  types('one-of', oneOf(integer(), boolean), 'int bool', 'float', 'an integer type or OpTypeBool'),
  types('vector', vector(), 'int2 float3', 'int matrix', 'not a vector'),
  types(
    'vector',
    vector(integer(), 2),
    'int2',
    'int3 float2',
    'a vector of 2 components, each an integer type',
  ),
  types('vector', scalarOrVector(float()), 'float float2', 'int2 matrix', 'floating-point type'),
  types(
    'matrix',
    matrix(vector(float(32), 3), 2),
    'matrix',
    'matrix4 float3',
    'a matrix of 2 columns',
  ),
  types('array', array(integer(), 4), 'ints', 'floats ints3 runtime', 'an array of length 4'),
  types('runtime-array', not({ kind: 'runtime-array' }), 'ints', 'runtime', 'OpTypeRuntimeArray'),
  types('structure', structure(integer(), float()), 'pair', 'single reversed', 'a structure of'),
  types('structure', structure(), 'pair single', 'ints', 'a structure type'),
  types('pointer', pointer(), 'pointer private', 'int', 'not a pointer'),
  types(
    'pointer',
    pointer(integer(), 'Function'),
    'pointer',
    'private floatPointer',
    'a pointer into Function to',
  ),
  types('declared', declared('OpTypeSampler'), 'sampler', 'image', 'not OpTypeSampler'),
  types(
    'declared',
    declared('OpTypeImage', { Sampled: { numbers: 1 }, Dim: { enumerants: ['2D'] } }),
    'image',
    'storageImage image3',
    'OpTypeImage with Sampled 1, Dim 2D',
  ),
  types(
    'declared',
    declared('OpTypeImage', { 'Sampled Type': { type: float() } }),
    'image',
    'intImage',
    'Sampled Type a floating-point type',
  ),
  types(
    'containing',
    not(containing(float())),
    'int ints pointer',
    'float floats pair matrix',
    'or a type that contains it',
  ),
  types('function', not({ kind: 'function' }), 'int', 'procedure', 'OpTypeFunction'),
]

function extended(
  word: string,
  fact: SentenceFact,
  holds: string,
  broken: string,
  message: string,
): Boundary {
  const lines = (operands: string) =>
    operands.split(', ').map((given) => `%x = OpBitFieldSExtract %int ${given}`)
  return {
    word,
    instruction: 'OpBitFieldSExtract',
    fact,
    holds: lines(holds),
    broken: lines(broken),
    message,
  }
}

/** A boundary of `Count`, the last operand. */
function counted(
  word: string,
  term: Parameters<typeof value>[1],
  holds: string,
  broken: string,
  message: string,
): Boundary {
  const counts = (names: string) =>
    names
      .split(' ')
      .map((name) => `%u_int %two ${name}`)
      .join(', ')
  return extended(word, value('Count', term), counts(holds), counts(broken), message)
}

/** Loads with these memory operands; `-` is none. */
function loads(masks: string): readonly string[] {
  return masks === ''
    ? []
    : masks.split(', ').map((mask) => `%x = OpLoad %int %variable ${mask === '-' ? '' : mask}`)
}

const masks = (
  word: string,
  fact: SentenceFact,
  holds: string,
  broken: string,
  message: string,
): Boundary => ({
  word,
  instruction: 'OpLoad',
  fact,
  holds: loads(holds),
  broken: loads(broken),
  message,
})

const valueBoundaries: readonly Boundary[] = [
  counted(
    'constant',
    constant,
    '%two %spec %null',
    '%u_int %loaded',
    'Count is the result of OpUndef, not a constant',
  ),
  counted(
    'fixed-constant',
    fixedConstant,
    '%two %null',
    '%spec %u_int',
    'that specialization cannot change',
  ),
  counted('numbers', numbers(2), '%two %spec %u_int', '%three %null', 'Count is 3, not 2'),
  counted('numbers', numbers({ least: 0, most: 2 }), '%two %null', '%three %minus', '0 to 2'),
  counted('not-numbers', notNumbers([0, 3]), '%two %spec', '%null %three', 'any number but 0 or 3'),
  counted('multiple', multiple(2), '%two %null', '%three', 'a multiple of 2'),
  counted(
    'enumerants',
    enumerants('Scope', 'Workgroup'),
    '%two %spec',
    '%three',
    'Count is Subgroup, not Workgroup',
  ),
  counted('enumerants', enumerants('Scope'), '%two', '%hundred %minus', 'an enumerant of Scope'),
  counted(
    'not-enumerants',
    notEnumerants('Scope', 'Subgroup'),
    '%two',
    '%three',
    'any Scope but Subgroup',
  ),
  counted(
    'has-bits',
    hasBits('RayFlags', 'OpaqueKHR', 'NoOpaqueKHR'),
    '%three',
    '%two',
    'with OpaqueKHR and NoOpaqueKHR',
  ),
  counted(
    'exclusive-bits',
    exclusiveBits('RayFlags', 'OpaqueKHR', 'NoOpaqueKHR'),
    '%two %null',
    '%three',
    'OpaqueKHR | NoOpaqueKHR',
  ),
  masks(
    'bits',
    value('MemoryAccess', bits('MemoryAccess', 'Volatile', 'Aligned')),
    'Volatile, Aligned 4, None',
    'Nontemporal, Volatile|Nontemporal',
    'Nontemporal',
  ),
  masks('present', value('MemoryAccess', present), 'None, Volatile', '-', 'is absent, not present'),
  masks('absent', value('MemoryAccess', absent), '-', 'None, Volatile', 'is present, not absent'),
  masks(
    'numbers',
    value('MemoryAccess: Aligned', numbers(4)),
    'Aligned 4, Volatile, Volatile|Aligned 4',
    'Aligned 8, Volatile|Aligned 8',
    'is 8, not 4',
  ),
]

function related(name: Relation, holds: string, broken: string, message: string): Boundary {
  const pairs = (text: string) =>
    text.split(', ').map((pair) => {
      const [result = '', operand = ''] = pair.split(' ')
      return `%x = OpBitcast %${result} ${operand.startsWith('%') ? operand : `%u_${operand}`}`
    })
  return {
    word: name,
    instruction: 'OpBitcast',
    fact: relation('Operand', name, 'Result Type'),
    holds: pairs(holds),
    broken: pairs(broken),
    message,
  }
}

const relationBoundaries: readonly Boundary[] = [
  related('same-type', 'int int, pair pair', 'int uint, int %int', 'Operand has type'),
  related('different-type', 'int uint', 'int int', 'both have type'),
  related(
    'same-component-type',
    'int int2, matrix float',
    'int uint2, matrix int',
    'the component type of Operand',
  ),
  related(
    'same-count',
    'int float, int2 float2, int pair',
    'int int2, int3 int2',
    'Operand has 2 components, Result Type 1',
  ),
  related(
    'same-width',
    'int float2, bool bool',
    'int long, bool int',
    'Operand is 64 bits wide, Result Type 32',
  ),
  related('different-width', 'int long, bool int', 'int float2', 'both 32 bits wide'),
  related(
    'wider-or-same',
    'int long, int int',
    'long int',
    'Operand is 32 bits wide, Result Type 64',
  ),
  related('narrower-or-same', 'long int, int int', 'int long', 'Operand is 64'),
  related(
    'same-storage-class',
    'pointer floatPointer, pointer int',
    'pointer private',
    'into Private',
  ),
  extended(
    'same-value',
    relation('Count', 'same-value', 'Offset'),
    '%u_int %two %two, %u_int %two %spec',
    '%u_int %two %three',
    'Count is 3, Offset 2',
  ),
  {
    ...extended(
      'different-value',
      relation('Count', 'different-value', 'Offset'),
      '%u_int %two %three, %u_int %two %spec',
      '%u_int %two %two',
      'both 2',
    ),
  },
  extended(
    'same-id',
    relation('Count', 'same-id', 'Offset'),
    '%u_int %two %two',
    '%u_int %two %three',
    'Offset',
  ),
  {
    word: 'both-or-neither',
    instruction: 'OpSource',
    fact: relation('File', 'both-or-neither', 'Source'),
    holds: ['OpSource GLSL 450', 'OpSource GLSL 450 %u_int "x"'],
    broken: ['OpSource GLSL 450 %u_int'],
    message: 'one of File and Source is present without the other',
  },
]

function lines(
  word: string,
  instruction: string,
  fact: SentenceFact,
  holds: readonly string[],
  broken: readonly string[],
  message: string,
): Boundary {
  return { word, instruction, fact, holds, broken, message }
}

const otherBoundaries: readonly Boundary[] = [
  lines(
    'pointee',
    'OpCopyMemory',
    type('Target / pointee', integer()),
    ['OpCopyMemory %variable %variable'],
    ['OpCopyMemory %u_floatPointer %u_floatPointer'],
    'Target / pointee is',
  ),
  lines(
    'in-functions',
    'OpCopyObject',
    placed('in-functions'),
    ['%x = OpCopyObject %int %u_int'],
    [],
    '',
  ),
  lines('outside-functions', 'OpUndef', placed('outside-functions'), [''], [], ''),
  lines(
    'pointee',
    'OpLoad',
    relation('Pointer / pointee', 'same-type', 'Result Type'),
    ['%x = OpLoad %int %variable'],
    ['%x = OpLoad %float %variable'],
    'Pointer / pointee has type',
  ),
  lines(
    'column',
    'OpCopyObject',
    type('Result Type / column', vector(undefined, 3)),
    ['%x = OpCopyObject %matrix %u_matrix'],
    ['%x = OpCopyObject %matrix4 %u_matrix4'],
    'Result Type / column is',
  ),
  lines(
    'element',
    'OpCopyObject',
    type('Result Type / element', integer()),
    ['%x = OpCopyObject %ints %u_ints'],
    ['%x = OpCopyObject %floats %u_floats'],
    'Result Type / element is',
  ),
  lines(
    'component',
    'OpCopyObject',
    type('Result Type / component', integer()),
    ['%x = OpCopyObject %int2 %u_int2'],
    ['%x = OpCopyObject %float2 %u_float2', '%x = OpCopyObject %matrix %u_matrix'],
    'Result Type / component is',
  ),
  lines(
    'Sampled',
    'OpCopyObject',
    value('Result Type / Sampled', numbers(1)),
    ['%x = OpCopyObject %image %u_image'],
    ['%x = OpCopyObject %storageImage %u_storageImage'],
    'Result Type / Sampled is 2',
  ),
  lines(
    'type',
    'OpTypeSampledImage',
    declares('Image Type', declared('OpTypeImage')),
    ['%t = OpTypeSampledImage %image'],
    ['%t = OpTypeSampledImage %int', '%t = OpTypeSampledImage %u_int'],
    'Image Type is %',
  ),
  lines(
    'storage-class',
    'OpLoad',
    storedIn('Pointer', 'Function'),
    ['%x = OpLoad %int %variable'],
    ['%x = OpLoad %int %global'],
    'Pointer points into Private, not Function',
  ),
  lines(
    'storage-class',
    'OpLoad',
    notStoredIn('Pointer', 'Private'),
    ['%x = OpLoad %int %variable'],
    ['%x = OpLoad %int %global'],
    'any storage class but Private',
  ),
  lines(
    'origin',
    'OpLoad',
    resultOf('Pointer', 'OpVariable'),
    ['%x = OpLoad %int %variable'],
    ['%x = OpLoad %int %u_pointer'],
    'the result of OpUndef, not of OpVariable',
  ),
  lines(
    'origin',
    'OpLoad',
    notResultOf('Pointer', 'OpUndef'),
    ['%x = OpLoad %int %variable'],
    ['%x = OpLoad %int %u_pointer'],
    'not of anything but OpUndef',
  ),
  lines(
    'in-functions',
    'OpUndef',
    placed('in-functions'),
    [],
    [''],
    'OpUndef is not in a function',
  ),
  lines(
    'outside-functions',
    'OpCopyObject',
    placed('outside-functions'),
    [],
    ['%x = OpCopyObject %int %u_int'],
    'outside functions',
  ),
  lines(
    'in-entry-block',
    'OpCopyObject',
    placed('in-entry-block'),
    ['%x = OpCopyObject %int %u_int'],
    ['OpBranch %next\n%next = OpLabel\n%x = OpCopyObject %int %u_int'],
    'first block',
  ),
  lines(
    'first-in-block',
    'OpCopyObject',
    placed('first-in-block'),
    ['OpBranch %next\n%next = OpLabel\n%x = OpCopyObject %int %u_int'],
    ['%x = OpCopyObject %int %u_int'],
    'the first instruction of its block',
  ),
  lines('last-in-block', 'OpReturn', placed('last-in-block'), [''], [], ''),
  lines(
    'last-in-block',
    'OpCopyObject',
    placed('last-in-block'),
    [],
    ['%x = OpCopyObject %int %u_int'],
    'the last instruction',
  ),
  lines(
    'right-before',
    'OpCopyObject',
    placed('right-before', 'OpReturn'),
    ['%x = OpCopyObject %int %u_int'],
    ['%x = OpCopyObject %int %u_int\n%y = OpLoad %int %variable'],
    'right before OpReturn',
  ),
  lines(
    'right-after',
    'OpCopyObject',
    placed('right-after', 'OpLoad'),
    ['%y = OpLoad %int %variable\n%x = OpCopyObject %int %u_int'],
    ['%y = OpLoad %int %variable\n%z = OpIAdd %int %y %y\n%x = OpCopyObject %int %u_int'],
    'right after OpLoad',
  ),
  lines(
    'before',
    'OpCopyObject',
    placed('before', 'OpIAdd'),
    ['%x = OpCopyObject %int %u_int\n%z = OpIAdd %int %two %two'],
    ['%z = OpIAdd %int %two %two\n%x = OpCopyObject %int %u_int'],
    'before every OpIAdd',
  ),
  lines(
    'after',
    'OpCopyObject',
    placed('after', 'OpIAdd'),
    ['%z = OpIAdd %int %two %two\n%x = OpCopyObject %int %u_int'],
    ['%x = OpCopyObject %int %u_int\n%z = OpIAdd %int %two %two'],
    'after every OpIAdd',
  ),
  lines(
    'once-in-module',
    'OpCopyObject',
    placed('once-in-module'),
    ['%x = OpCopyObject %int %u_int'],
    ['%x = OpCopyObject %int %u_int\n%y = OpCopyObject %int %u_int'],
    'only one',
  ),
  lines(
    'once-in-function',
    'OpCopyObject',
    placed('once-in-function'),
    ['%x = OpCopyObject %int %u_int'],
    ['%x = OpCopyObject %int %u_int\n%y = OpCopyObject %int %u_int'],
    'only one',
  ),
  lines(
    'execution',
    'OpCopyObject',
    executed({ models: ['GLCompute'] }),
    ['%x = OpCopyObject %int %u_int'],
    [],
    '',
  ),
  lines(
    'execution',
    'OpCopyObject',
    executed({ notModels: ['GLCompute'] }),
    [],
    ['%x = OpCopyObject %int %u_int'],
    'an entry point of GLCompute',
  ),
  lines(
    'execution',
    'OpCopyObject',
    capability('Shader', 'Kernel'),
    ['%x = OpCopyObject %int %u_int'],
    [],
    '',
  ),
  lines(
    'execution',
    'OpCopyObject',
    capability('Kernel'),
    [],
    ['%x = OpCopyObject %int %u_int'],
    'needs the capability Kernel',
  ),
  lines(
    'execution',
    'OpCopyObject',
    executed({ since: 6 }),
    ['%x = OpCopyObject %int %u_int'],
    [],
    '',
  ),
  lines(
    'execution',
    'OpCopyObject',
    executed({ since: 7 }),
    [],
    ['%x = OpCopyObject %int %u_int'],
    'the version is 1.6, not 1.7',
  ),
  lines(
    'execution',
    'OpCopyObject',
    executed({ extensions: ['SPV_X'] }),
    [],
    ['%x = OpCopyObject %int %u_int'],
    'needs the extension SPV_X',
  ),
  lines(
    'execution',
    'OpCopyObject',
    executed({ clients: ['vulkan'] }),
    [],
    ['%x = OpCopyObject %int %u_int'],
    'not of vulkan',
  ),
  lines(
    'use',
    'OpCopyObject',
    used({ users: { instructions: ['OpIAdd'] } }),
    ['%x = OpCopyObject %int %u_int\n%z = OpIAdd %int %x %two'],
    ['%x = OpCopyObject %int %u_int\n%z = OpISub %int %x %two'],
    'OpISub uses',
  ),
  lines(
    'use',
    'OpCopyObject',
    used({ notUsers: { classes: ['Arithmetic'] } }),
    ['%x = OpCopyObject %int %u_int\n%z = OpNot %int %x'],
    ['%x = OpCopyObject %int %u_int\n%z = OpISub %int %x %two'],
    'OpISub uses',
  ),
  lines(
    'use',
    'OpCopyObject',
    used({ decorations: ['RelaxedPrecision'] }),
    [],
    ['%x = OpCopyObject %int %u_int'],
    'is not decorated with RelaxedPrecision',
  ),
  lines(
    'use',
    'OpCopyObject',
    used({ notDecorations: ['RelaxedPrecision'] }),
    ['%x = OpCopyObject %int %u_int'],
    [],
    '',
  ),
]

export const boundaries: readonly Boundary[] = [
  ...typeBoundaries,
  ...valueBoundaries,
  ...relationBoundaries,
  ...otherBoundaries,
]
