import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** The `Kernel` instruction and the arguments of kernels. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'kernel-operand-is-a-function',
    'Binary Form / Kernel / Kernel',
    'The operand *Kernel* of a `Kernel` instruction is the result of an `OpFunction`.',
  ),
  row(
    'semantics',
    'kernel-function-is-a-glcompute-entry-point',
    'Binary Form / Kernel / Kernel',
    'Where the operand *Kernel* of a `Kernel` instruction is an `OpFunction`, the module has an `OpEntryPoint` with that function as *Entry Point* and with *Execution Model* GLCompute.',
    {
      notes:
        'The function may be an entry point of other execution models as well, and more than once.',
    },
  ),
  row(
    'semantics',
    'kernel-name-is-a-name-of-its-entry-point',
    'Binary Form / Kernel / Name',
    'Where the operand *Kernel* of a `Kernel` instruction is a GLCompute entry point and *Name* is an `OpString`, the string is the *Name* of an `OpEntryPoint` with that function as *Entry Point*.',
    {
      notes:
        'Equal byte for byte. Any of the names of the function is taken, be it of another execution model than GLCompute: see NOTES.md.',
    },
  ),
  row(
    'grammar',
    'kernel-has-two-operands-before-version-5',
    'Binary Form / Kernel / NumArguments, Flags, Attributes',
    'A `Kernel` instruction with two to five operands, of an import with version 1, 2, 3 or 4, has only the operands *Kernel* and *Name*.',
  ),
  row(
    'grammar',
    'kernel-has-five-operands-from-version-5',
    'Binary Form / Kernel / NumArguments, Flags, Attributes',
    'A `Kernel` instruction with two to five operands, of an import with version 5 or 6, has all of *Kernel*, *Name*, *NumArguments*, *Flags* and *Attributes*.',
    {
      notes:
        'None of the five is printed as Optional, where the text prints that word for other instructions.',
    },
  ),
  row(
    'operand',
    'kernel-flags-are-listed-bits',
    'Binary Form / Kernel / Flags',
    'Where *Flags* of a `Kernel` instruction is an `OpConstant` of 32-bit unsigned integer type, no bit of its value is set other than bit 0, MayUsePrintf.',
    { notes: 'The values are 0 and 1.' },
  ),
  row(
    'operand',
    'kernel-attributes-hold-no-newline',
    'Binary Form / Kernel / Attributes',
    'Where *Attributes* of a `Kernel` instruction is an `OpString`, its string holds no line feed and no carriage return.',
    {
      confidence: 'derived',
      notes:
        'The text has line breaks inside an attribute removed, attributes separated by a space, and the string empty where the kernel has no OpenCL C source.',
    },
  ),
  row(
    'operand',
    'kernel-attributes-list-those-of-the-source',
    'Binary Form / Kernel / Attributes',
    'For a kernel from OpenCL C, *Attributes* lists the attributes of the kernel as its source spells them, separated by spaces.',
    { decidable: 'no', why: 'the OpenCL C source of the kernel is not in the module' },
  ),
  row(
    'operand',
    'kernel-attributes-are-empty-without-opencl-c',
    'Binary Form / Kernel / Attributes',
    'For a kernel that is not from OpenCL C, *Attributes* is the empty string.',
    {
      decidable: 'no',
      why: 'a module need not say what its kernels were made from, and OpSource speaks of the module, not of a kernel',
    },
  ),
  row(
    'operand',
    'kernel-num-arguments-counts-the-arguments',
    'Binary Form / Kernel / NumArguments',
    'The value of *NumArguments* is the number of arguments of the kernel in its source.',
    {
      decidable: 'no',
      why: 'the entry point has no parameters left and unused arguments need not be reflected, so nothing in the module counts them',
    },
  ),
  row(
    'semantics',
    'kernel-unused-arguments-are-not-reflected',
    'Binary Form / Kernel / NumArguments',
    'No reflection instruction after a `Kernel` speaks of an argument that the kernel does not use.',
    {
      decidable: 'no',
      why: 'which arguments the source of the kernel uses is not in the module',
      confidence: 'open',
      notes: 'The sentence may as well only warn that unused arguments can be absent.',
    },
  ),
  row(
    'limit',
    'ordinal-is-below-num-arguments',
    'Binary Form / argument instructions / Ordinal',
    'Where an instruction has the operands *Kernel* and *Ordinal* and its `Kernel` instruction has *NumArguments*, the value of *Ordinal* is less than that of *NumArguments*.',
    {
      confidence: 'open',
      notes:
        'The text says what both numbers mean, not that a module is invalid where they disagree.',
    },
  ),
  row(
    'semantics',
    'argument-info-suits-the-opencl-query',
    'Binary Form / ArgumentInfo',
    'The operands of an `ArgumentInfo` are what clGetKernelArgInfo has to answer for the argument; the three qualifiers are values of the enumerations of the OpenCL API.',
    { decidable: 'no', why: 'the argument in its source and the OpenCL API are not in the module' },
  ),
]
