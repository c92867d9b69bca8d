import { pair, type ReflectionPair } from './pair.ts'
import { builtIn, data, printf, relocated, required, specialized } from './parts.ts'

/** SpecIds, workgroup sizes, printf and data. */
export const constantPairs: readonly ReflectionPair[] = [
  pair('spec-id-missing', 'of a Workgroup argument', specialized, 'SpecId 3', 'SpecId 4'),
  pair(
    'spec-id-missing',
    'of a dimension',
    { ...specialized, reflection: '%offset = R SpecConstantGlobalOffset %uint_1 %uint_2 %uint_3' },
    '%uint_1 %uint_2 %uint_3',
    '%uint_1 %uint_2 %uint_9',
  ),
  pair(
    'spec-id-shared',
    'by two Workgroup arguments',
    {
      ...specialized,
      reflection: `${specialized.reflection}\n%brg = R ArgumentWorkgroup %kernel_copy %uint_1 %uint_3 %uint_4`,
    },
    '%kernel_copy',
    '%kernel',
  ),
  pair(
    ['workgroup-size-spec-id-differs', 'spec-id-shared'],
    'a dimension and a Workgroup argument',
    specialized,
    '%uint_1 %uint_2',
    '%uint_1 %uint_3',
  ),
  pair(
    'workgroup-size-spec-id-differs',
    'two dimensions changed over',
    specialized,
    '%v3uint %x %y %z',
    '%v3uint %x %y %length',
  ),
  pair(
    'workgroup-element-size-differs',
    'twice as large',
    specialized,
    '%uint_3 %uint_4',
    '%uint_3 %uint_8',
  ),
  pair(
    'workgroup-size-differs',
    'LocalSize',
    required,
    '%uint_8 %uint_4 %uint_1',
    '%uint_4 %uint_8 %uint_1',
  ),
  pair(
    'workgroup-size-differs',
    'the built-in, before LocalSize',
    builtIn,
    'OpConstantComposite %v3uint %uint_8',
    'OpConstantComposite %v3uint %uint_4',
  ),
  pair('printf-sizes-missing', 'one', printf, '%format %uint_4 %uint_8', '%format %uint_4'),
  pair('printf-sizes-missing', 'all', printf, '%format %uint_4 %uint_8', '%format'),
  pair('printf-size-too-small', 'two bytes', printf, '%format %uint_4', '%format %uint_2'),
  pair(
    'relocation-without-data',
    'of the program scope',
    relocated,
    'ProgramScopeVariablesStorageBuffer',
    'ConstantDataStorageBuffer',
  ),
  pair('relocation-beyond-data', 'the pointer', relocated, '%uint_8 %uint_8', '%uint_12 %uint_8'),
  pair(
    'relocation-beyond-data',
    'the object',
    relocated,
    'Relocation %uint_0',
    'Relocation %uint_17',
  ),
  pair('data-too-short', 'for a uniform block', data, 'ef01234567', 'ef012345'),
]
