import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const captured =
  'a variable with storage class Output that an interface lists, or a member of the structure that it or each element of its array holds,'

/** Outputs that transform feedback captures: variables and members with Offset. */
export const rules: readonly RuleRow[] = [
  row(
    'decoration',
    'captured-offset-64-bit',
    'Offset-04687',
    `The Offset of ${captured} whose type is or contains a 64-bit scalar is a multiple of 8.`,
  ),
  row(
    'layout',
    'captured-block-size',
    'Offset-04689',
    'If a member with Offset of a structure with Block that a variable with storage class Output holds is or contains a 64-bit scalar, the end of the last member with Offset is a multiple of 8. Types with structures or with lengths from specialization constants are not judged.',
    {
      confidence: 'derived',
      notes:
        'The size of a block in Output is the end of the bytes that its members are captured to.',
    },
  ),
  row(
    'decoration',
    'captured-first-offset',
    'Offset-04690',
    'If a member with Offset of a structure with Block that a variable with storage class Output holds is or contains a 64-bit scalar, the first member with Offset, if it holds none itself, has a multiple of 8.',
  ),
  row(
    'decoration',
    'captured-offset-32-bit',
    'Offset-04691',
    `The Offset of ${captured} whose type is or contains a 32-bit scalar, and no 64-bit one, is a multiple of 4.`,
  ),
  row(
    'type',
    'captured-component-width',
    'Offset-04692',
    `The scalars in the type of ${captured} that has Offset are integers or floating-point numbers of 32 or 64 bits.`,
  ),
  row(
    'decoration',
    'captured-buffer',
    'Offset-04716',
    `Where ${captured} has Offset, it, the structure or the variable has XfbBuffer and XfbStride.`,
  ),
  row(
    'layout',
    'captured-ranges-apart',
    'XfbBuffer-04696',
    'In the interface of an entry point with execution model Vertex, TessellationEvaluation or Geometry, no two variables with storage class Output, or members of the structures that they hold, with XfbBuffer of one value, their own or that of the structure or variable, and with Offset are captured to the same byte. Arrays of structures, and types with structures or with lengths from specialization constants, are not judged.',
    { confidence: 'derived', notes: 'The size of a type is that of its scalars without padding.' },
  ),
  row(
    'decoration',
    'captured-block-buffer',
    'XfbBuffer-04697',
    'All members of a structure with Block that a variable with storage class Output holds have the same XfbBuffer where they have one, their own or that of the structure or variable.',
  ),
  row(
    'decoration',
    'captured-stride-everywhere',
    'XfbBuffer-04693',
    'In the interface of an entry point, if one variable with storage class Output, or member of the structure that it or each element of its array holds, has XfbBuffer of a value and XfbStride, all with XfbBuffer of that value have XfbStride; both decorations their own or that of the structure or variable. Those with Offset are left to captured-buffer, and different strides of their own to core/xfb-stride-per-buffer: only inherited ones are compared here.',
    {
      notes:
        'A variable that holds a structure counts through its members. Where no part of a buffer has XfbStride, nothing is asked.',
    },
  ),
  row(
    'decoration',
    'captured-stream-everywhere',
    'Stream-04694',
    'In the interface of an entry point, if one variable with storage class Output, or member of the structure that it or each element of its array holds, has XfbBuffer of a value and Stream, all with XfbBuffer of that value have Stream; both decorations their own or that of the structure or variable. Different streams of their own are left to core/stream-per-buffer: only inherited ones are compared here.',
    { notes: 'A variable that holds a structure counts through its members.' },
  ),
]
