import { type } from '#spec/vocabulary/facts'
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
import type { Boundary } from './boundary.ts'

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

/** Each kind of type. */
export const typeBoundaries: readonly Boundary[] = [
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
