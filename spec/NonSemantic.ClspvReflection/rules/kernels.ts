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
    'If the operand *Kernel* of a `Kernel` instruction is an `OpFunction`, the module has an `OpEntryPoint` with that function as *Entry Point* and with *Execution Model* GLCompute.',
    {
      notes:
        'The function may also be an entry point of other execution models, and more than once.',
    },
  ),
  row(
    'semantics',
    'kernel-name-is-a-name-of-its-entry-point',
    'Binary Form / Kernel / Name',
    'If the operand *Kernel* of a `Kernel` instruction is a GLCompute entry point and *Name* is an `OpString`, the string is the *Name* of an `OpEntryPoint` with that function as *Entry Point*.',
    {
      notes:
        'The names have to be equal byte for byte. Any of the names of the function is accepted, including that of an entry point with another execution model: see NOTES.md.',
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
        'None of the five is printed as Optional, although the text prints that word for other instructions.',
    },
  ),
  row(
    'operand',
    'kernel-flags-are-listed-bits',
    'Binary Form / Kernel / Flags',
    'If *Flags* of a `Kernel` instruction is an `OpConstant` of 32-bit unsigned integer type, no bit of its value is set other than bit 0, MayUsePrintf.',
    { notes: 'The allowed values are 0 and 1.' },
  ),
  row(
    'operand',
    'kernel-attributes-hold-no-newline',
    'Binary Form / Kernel / Attributes',
    'If *Attributes* of a `Kernel` instruction is an `OpString`, its string contains no line feed and no carriage return.',
    {
      confidence: 'derived',
      notes:
        'The text requires line breaks inside an attribute to be removed, attributes to be separated by a space, and the string to be empty if the kernel has no OpenCL C source.',
    },
  ),
  row(
    'operand',
    'kernel-attributes-list-those-of-the-source',
    'Binary Form / Kernel / Attributes',
    'For a kernel from OpenCL C, *Attributes* lists the attributes of the kernel as spelled in its source, separated by spaces.',
    { decidable: 'no', why: 'the OpenCL C source of the kernel is not in the module' },
  ),
  row(
    'operand',
    'kernel-attributes-are-empty-without-opencl-c',
    'Binary Form / Kernel / Attributes',
    'For a kernel that is not from OpenCL C, *Attributes* is the empty string.',
    {
      decidable: 'no',
      why: 'a module need not say which language its kernels come from, and OpSource applies to the module, not to a kernel',
    },
  ),
  row(
    'operand',
    'kernel-num-arguments-counts-the-arguments',
    'Binary Form / Kernel / NumArguments',
    'The value of *NumArguments* is the number of arguments of the kernel in its source.',
    {
      decidable: 'no',
      why: 'the entry point no longer has parameters, and unused arguments need not be reflected, so nothing in the module counts them',
    },
  ),
  row(
    'semantics',
    'kernel-unused-arguments-are-not-reflected',
    'Binary Form / Kernel / NumArguments',
    'No reflection instruction after a `Kernel` refers to an argument that the kernel does not use.',
    {
      decidable: 'no',
      why: 'the module does not say which arguments the source of the kernel uses',
      confidence: 'open',
      notes: 'The sentence may also only warn that unused arguments can be absent.',
    },
  ),
  row(
    'limit',
    'ordinal-is-below-num-arguments',
    'Binary Form / argument instructions / Ordinal',
    'If an instruction has the operands *Kernel* and *Ordinal* and its `Kernel` instruction has *NumArguments*, the value of *Ordinal* is less than that of *NumArguments*.',
    {
      confidence: 'open',
      notes:
        'The text defines both numbers, but does not say that a module is invalid if they disagree.',
    },
  ),
  row(
    'semantics',
    'argument-info-suits-the-opencl-query',
    'Binary Form / ArgumentInfo',
    'The operands of an `ArgumentInfo` are the answers of clGetKernelArgInfo for the argument; the three qualifiers are values of the enumerations of the OpenCL API.',
    { decidable: 'no', why: 'the argument in its source and the OpenCL API are not in the module' },
  ),
]
