import type { PlaceOfInstruction, Relation, ShapeName, ValueTerm } from './facts.ts'
import type { NamedStep } from './slot.ts'
import type { TypeKind } from './type-terms.ts'

/** The meaning of a word of the vocabulary. */
export interface WordMeaning {
  /** Section of the core specification that the meaning is from. */
  readonly section: string
  /** True or false of an instruction of a module, whoever decides it. */
  readonly meaning: string
}

function definition(section: string, meaning: string): WordMeaning {
  return { section, meaning }
}

/** The shapes in which sentences come. */
export const shapes: Readonly<Record<ShapeName, WordMeaning>> = {
  type: definition(
    '2.2.2, 3.3.6',
    'Result Type, or the type of the object in the slot, is declared as the term says. An id that has no type is not such an object. A fact that has `declares` asks it of the id in the slot itself, which then declares a type.',
  ),
  value: definition(
    '2.2.1, 3.3.7',
    'The literal, the enumerant or the value of the constant in the slot is as the term says. A value that the module does not fix (a specialization constant, the result of any other instruction) is never at fault for its number.',
  ),
  relation: definition(
    '2.2.2',
    'What is in the slot and what is in the other slot have this in common. Where one of them does not have the property, or specialization decides it, nothing is asked.',
  ),
  'storage-class': definition(
    '3.2.6, OpTypePointer',
    'The Storage Class of the pointer type of the slot (that of the object, or Result Type), or the storage class that is the operand itself.',
  ),
  origin: definition(
    '2.2.1',
    'The instruction whose result the id in the slot is; for Target, the instruction that is decorated.',
  ),
  placement: definition(
    '2.4, 2.2.5',
    'Where in the module the instruction is, and what is beside it.',
  ),
  execution: definition(
    '3.2.2, 3.2.30, 2.2.5',
    'The module, or the entry points whose static call trees reach the instruction: their execution models, what is declared, the version of the header and the client of the environment.',
  ),
  use: definition(
    '2.2.1, 3.2.19',
    'The instructions that have the result as an operand, and the decorations that apply to it; debug, annotation and non-semantic instructions are not uses. Of a row about objects: the instructions that have such an object as an operand or as their result; those that no version of core has are for their own texts.',
  ),
}

/** The kinds of types. */
export const types: Readonly<Record<TypeKind, WordMeaning>> = {
  any: definition('2.2.2', 'Any type.'),
  void: definition('OpTypeVoid', 'Declared by OpTypeVoid.'),
  boolean: definition('2.2.2, OpTypeBool', 'Declared by OpTypeBool.'),
  integer: definition('2.2.2, OpTypeInt', 'Declared by OpTypeInt, with that Width and Signedness.'),
  float: definition(
    '2.2.2, OpTypeFloat, 3.2.55',
    'Declared by OpTypeFloat, with that Width. An empty list of encodings: without a Floating Point Encoding.',
  ),
  vector: definition(
    '2.2.2, OpTypeVector',
    'Declared by OpTypeVector or OpTypeVectorIdEXT, with such a Component Type and Component Count. A count that specialization decides may be any.',
  ),
  matrix: definition(
    '2.2.2, OpTypeMatrix',
    'Declared by OpTypeMatrix, with such a Column Type and Column Count.',
  ),
  array: definition(
    '2.2.2, OpTypeArray',
    'Declared by OpTypeArray, with such an Element Type and Length. A length that specialization decides may be any.',
  ),
  'runtime-array': definition('OpTypeRuntimeArray', 'Declared by OpTypeRuntimeArray.'),
  structure: definition(
    '2.2.2, OpTypeStruct',
    'Declared by OpTypeStruct; with a list of members, exactly as many and each of such a type.',
  ),
  function: definition('OpTypeFunction', 'Declared by OpTypeFunction.'),
  pointer: definition(
    '2.2.2, OpTypePointer, OpTypeUntypedPointerKHR',
    'Declared by OpTypePointer or OpTypeUntypedPointerKHR, in one of these storage classes. A term with a pointee: by OpTypePointer alone.',
  ),
  declared: definition(
    '3.3.6',
    'Declared by the instruction with that name, whose operands are as the term says: a type, a literal or the value of a constant, or an enumerant (also one given as the value of a constant).',
  ),
  'one-of': definition('2.2.2', 'At least one of the types.'),
  not: definition('2.2.2', 'Any type but those of the term.'),
  containing: definition(
    '2.2.2',
    'The type itself, or an aggregate, vector, matrix or cooperative matrix that has it among its components, columns, elements or members at any depth. What a pointer points to is not a part of it.',
  ),
}

/** The questions about values. */
export const values: Readonly<Record<ValueTerm['kind'], WordMeaning>> = {
  constant: definition(
    '2.2.1',
    'The id is the result of a constant instruction: its name begins with OpConstant or OpSpecConstant. OpUndef is not one.',
  ),
  'fixed-constant': definition(
    '2.2.1',
    'The id is the result of a constant instruction whose name begins with OpConstant.',
  ),
  numbers: definition(
    '2.2.1',
    'The literal, or the value of the OpConstant or OpConstantNull in the slot, is among the numbers, read with the Signedness of its type.',
  ),
  'not-numbers': definition('2.2.1', 'It is none of the numbers.'),
  multiple: definition('2.2.1', 'It is a multiple of the factor; 0 is one.'),
  enumerants: definition(
    '3.2',
    'The operand, or the value of the OpConstant or OpConstantNull in the slot, is one of the enumerants; without names, one that the grammar lists for the kind.',
  ),
  'not-enumerants': definition('3.2', 'It is none of the enumerants.'),
  bits: definition('3.2', 'The mask, or the value of the constant, has no bit but these.'),
  'has-bits': definition('3.2', 'It has all of these bits.'),
  'exclusive-bits': definition('3.2', 'It has at most one of these bits.'),
  present: definition('2.2.1', 'The optional operand is present.'),
  absent: definition('2.2.1', 'The optional operand is absent.'),
}

/** Relations between slots. */
export const relations: Readonly<Record<Relation, WordMeaning>> = {
  'same-type': definition('2.2.2', 'Both have the same type: the same <id>.'),
  'different-type': definition('2.2.2', 'Their types are not the same <id>.'),
  'same-component-type': definition(
    '2.2.2',
    "The component types are the same <id>. That of a scalar is itself, that of a matrix is its columns'.",
  ),
  'same-count': definition(
    '2.2.2',
    'They have as many components as each other; a scalar has one.',
  ),
  'same-width': definition(
    '2.2.2',
    'Their components are equally wide. Booleans have no width: no number is as wide as they are.',
  ),
  'different-width': definition('2.2.2', 'Their components are numbers of different widths.'),
  'wider-or-same': definition(
    '2.2.2',
    'The components of the slot are not narrower than those of the other slot.',
  ),
  'narrower-or-same': definition(
    '2.2.2',
    'The components of the slot are not wider than those of the other slot.',
  ),
  'same-storage-class': definition('3.2.6', 'Both are pointers into the same storage class.'),
  'same-value': definition('2.2.1', 'Both are the same number, where the module fixes both.'),
  'different-value': definition(
    '2.2.1',
    'They are different numbers, where the module fixes both.',
  ),
  'same-id': definition('2.2.1', 'Both are the same <id>.'),
  'both-or-neither': definition('2.2.1', 'Either both optional operands are present, or none is.'),
}

/** Places of instructions. */
export const places: Readonly<Record<PlaceOfInstruction, WordMeaning>> = {
  'outside-functions': definition('2.4', 'The instruction is before the first OpFunction.'),
  'in-functions': definition('2.4', 'It is between an OpFunction and its OpFunctionEnd.'),
  'in-entry-block': definition('2.2.5', 'It is in the first block of a function.'),
  'first-in-block': definition(
    '2.2.5',
    'Only OpLabel, OpLine and OpNoLine are before it in its block.',
  ),
  'last-in-block': definition('2.2.5', 'It is the last instruction of its block.'),
  'right-before': definition('2.4', 'The next instruction is one of the neighbours.'),
  'right-after': definition('2.4', 'The instruction before it is one of the neighbours.'),
  before: definition('2.4', 'Every one of the neighbours in the module comes later.'),
  after: definition('2.4', 'Every one of the neighbours in the module comes earlier.'),
  'once-in-module': definition('2.4', 'The module has no other such instruction.'),
  'once-in-function': definition('2.4', 'Its function has no other such instruction.'),
}

/** Steps into types. */
export const steps: Readonly<Record<NamedStep, WordMeaning>> = {
  component: definition(
    '2.2.2',
    'The Component Type of a vector or cooperative matrix, that of the columns of a matrix, and a scalar itself.',
  ),
  column: definition('OpTypeMatrix', 'The Column Type of a matrix.'),
  element: definition('OpTypeArray', 'The Element Type of an array of either kind.'),
  pointee: definition(
    'OpTypePointer',
    'The Type of an OpTypePointer; an untyped pointer has none.',
  ),
}
