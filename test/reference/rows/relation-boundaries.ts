import { type Relation, relation } from '#spec/vocabulary/facts'
import { type Boundary, bitFields } from './boundary.ts'

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

/** Each relation between slots. */
export const relationBoundaries: readonly Boundary[] = [
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
  bitFields(
    'same-value',
    relation('Count', 'same-value', 'Offset'),
    '%u_int %two %two, %u_int %two %spec',
    '%u_int %two %three',
    'Count is 3, Offset 2',
  ),
  bitFields(
    'different-value',
    relation('Count', 'different-value', 'Offset'),
    '%u_int %two %three, %u_int %two %spec',
    '%u_int %two %two',
    'both 2',
  ),
  bitFields(
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
