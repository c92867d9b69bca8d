import { row } from '../row.ts'

const text = 'OpenCL.ExtendedInstructionSet.100'
const math = `${text}: 2.1 Math extended instructions`
const integer = `${text}: 2.2 Integer instructions`
const common = `${text}: 2.1 Math extended instructions; 2.3 Common instructions`
const geometric = `${text}: 2.4 Geometric instructions`
const relational = `${text}: 2.5 Relational instructions`
const data = `${text}: 2.6 Vector Data Load and Store instructions`
const vectors = `${text}: 2.7 Miscellaneous Vector instructions`
const misc = `${text}: 2.8 Misc instructions`

const floats =
  'the instructions of 2.1, except ilogb and those whose names begin with half_ or native_, and of 2.3'
const integers = 'the instructions of 2.2, except s_mad24, u_mad24, s_mul24, u_mul24 and upsampling'

/**
 * Result types and operands of the instruction set OpenCL.std. The pointer operands of all instructions but prefetch are
 * in the catalogue of SPV_KHR_untyped_pointers, which has printed their requirements again.
 *
 * An integer is an OpTypeInt of either Signedness; vectors with a count by id and types of extensions are left aside.
 */
export const rules = [
  row(
    'semantics',
    'opencl-memory-model',
    `${text}: 1. Introduction`,
    'A module that imports OpenCL.std has the memory model OpenCL.',
  ),
  row(
    'type',
    'opencl-float-result',
    common,
    `Result Type of ${floats} is a floating-point scalar or vector.`,
  ),
  row(
    'type',
    'opencl-float-operand',
    common,
    `The operands of ${floats} have Result Type, except pointers, k of ldexp, y of pown and rootn, and nancode.`,
  ),
  row(
    'type',
    'opencl-single-result',
    math,
    'Result Type of the instructions whose names begin with half_ or native_ is a floating-point scalar or vector with components of 32 bits.',
  ),
  row(
    'type',
    'opencl-single-operand',
    math,
    'The operands of the instructions whose names begin with half_ or native_ have Result Type.',
  ),
  row(
    'type',
    'opencl-exponent-operand',
    `${math}: ldexp, pown, rootn`,
    'k of ldexp and y of pown and rootn are integer scalars or vectors with components of 32 bits and as many components as Result Type.',
  ),
  row(
    'type',
    'opencl-ilogb-result',
    `${math}: ilogb`,
    'Result Type of ilogb is an integer scalar or vector with components of 32 bits.',
  ),
  row(
    'type',
    'opencl-ilogb-operand',
    `${math}: ilogb`,
    'x of ilogb is a floating-point scalar or vector with as many components as Result Type.',
  ),
  row(
    'type',
    'opencl-nan-operand',
    `${math}: nan`,
    'nancode is an integer scalar or vector with as many components as Result Type, and as wide ones.',
  ),
  row(
    'type',
    'opencl-integer-result',
    integer,
    `Result Type of ${integers} is an integer scalar or vector.`,
  ),
  row('type', 'opencl-integer-operand', integer, `The operands of ${integers} have Result Type.`),
  row(
    'type',
    'opencl-integer-32-result',
    `${integer}: s_mad24, u_mad24, s_mul24, u_mul24`,
    'Result Type of these instructions is an integer scalar or vector with components of 32 bits.',
  ),
  row(
    'type',
    'opencl-integer-32-operand',
    `${integer}: s_mad24, u_mad24, s_mul24, u_mul24`,
    'The operands of these instructions have Result Type.',
  ),
  row(
    'type',
    'opencl-upsample-operand',
    `${integer}: u_upsample, s_upsample`,
    'hi is an integer scalar or vector with components of 8, 16 or 32 bits.',
  ),
  row(
    'type',
    'opencl-upsample-low-type',
    `${integer}: u_upsample, s_upsample`,
    'lo has the type of hi.',
  ),
  row(
    'type',
    'opencl-upsample-result',
    `${integer}: u_upsample, s_upsample`,
    'Result Type is an integer scalar or vector with components of 16, 32 or 64 bits, twice as wide as those of hi, and as many.',
    { notes: 'hi decides count and width only if its own rule is kept.' },
  ),
  row(
    'type',
    'opencl-cross-result',
    `${geometric}: cross`,
    'Result Type of cross is a vector of three or four floating-point components.',
  ),
  row(
    'type',
    'opencl-normalize-result',
    `${geometric}: normalize, fast_normalize`,
    'Result Type of normalize and fast_normalize is a floating-point scalar or a vector of two to four floating-point components.',
  ),
  row(
    'type',
    'opencl-geometric-operand',
    `${geometric}: cross, normalize, fast_normalize`,
    'The operands of cross, normalize and fast_normalize have Result Type.',
  ),
  row(
    'type',
    'opencl-length-result',
    `${geometric}: distance, length, fast_distance, fast_length`,
    'Result Type of distance, length, fast_distance and fast_length is a floating-point scalar.',
  ),
  row(
    'type',
    'opencl-length-operand',
    `${geometric}: distance, length, fast_distance, fast_length`,
    'The first operand of distance, length, fast_distance and fast_length is a scalar or a vector of two to four components, and Result Type is its (component) type.',
    {
      notes:
        'The component type is compared only if Result Type is a floating-point scalar; otherwise the operand is floating-point.',
    },
  ),
  row(
    'type',
    'opencl-distance-second',
    `${geometric}: distance, fast_distance`,
    'The second operand of distance and fast_distance has the type of the first.',
  ),
  row(
    'type',
    'opencl-select-result',
    `${relational}: bitselect, select`,
    'Result Type of bitselect and select is a floating-point or integer scalar or vector.',
  ),
  row(
    'type',
    'opencl-select-operand',
    `${relational}: bitselect, select`,
    'a, b and c of bitselect, and a and b of select, have Result Type.',
  ),
  row(
    'type',
    'opencl-select-condition',
    `${relational}: select`,
    'c of select is an integer scalar or vector with as many components as Result Type, and as wide ones.',
  ),
  row(
    'type',
    'opencl-size-operand',
    `${text}: 2. Binary Form, size_t; 2.6; 2.8 prefetch`,
    'offset of the vload and vstore instructions and num_elements of prefetch are integer scalars of 32 bits if the addressing model is Physical32, and of 64 bits if it is Physical64.',
    { notes: 'There is no size_t in other addressing models, so nothing is required there.' },
  ),
  row(
    'type',
    'opencl-void-result',
    `${data}; ${misc}: prefetch`,
    'Result Type of the vstore instructions and of prefetch is void.',
  ),
  row(
    'type',
    'opencl-load-result',
    `${data}: vloadn`,
    'Result Type of vloadn is a vector of floating-point or integer components.',
  ),
  row(
    'type',
    'opencl-load-half-result',
    `${data}: vload_half, vload_halfn, vloada_halfn`,
    'Result Type of vload_half is a floating-point scalar of 32 bits; that of vload_halfn and vloada_halfn is a vector of these.',
  ),
  row(
    'limit',
    'opencl-load-n',
    `${data}: vloadn, vload_halfn, vloada_halfn`,
    'n is 2, 3, 4, 8 or 16.',
  ),
  row(
    'type',
    'opencl-load-count',
    `${data}: vloadn, vload_halfn, vloada_halfn`,
    'Result Type, if it is a vector, has n components.',
    { notes: 'If n is not 2, 3, 4, 8 or 16, only opencl-load-n reports it.' },
  ),
  row(
    'type',
    'opencl-store-data',
    `${data}: vstoren`,
    'data of vstoren is a vector of floating-point or integer components.',
  ),
  row(
    'type',
    'opencl-store-half-data',
    `${data}: vstore_half and the four after it, vstorea_halfn, vstorea_halfn_r`,
    'data of vstore_half and vstore_half_r is a floating-point scalar of 32 or 64 bits; that of vstore_halfn, vstore_halfn_r, vstorea_halfn and vstorea_halfn_r is a vector of these.',
  ),
  row(
    'type',
    'opencl-shuffle-result',
    `${vectors}: shuffle, shuffle2`,
    'Result Type of shuffle and shuffle2 is a vector of 2, 4, 8 or 16 floating-point or integer components.',
  ),
  row(
    'type',
    'opencl-shuffle-operand',
    `${vectors}: shuffle, shuffle2`,
    'x is a vector of 2, 4, 8 or 16 components with the component type of Result Type.',
    {
      notes:
        'If Result Type breaks its own rule, the components of x are floating-point or integers.',
    },
  ),
  row('type', 'opencl-shuffle-second', `${vectors}: shuffle2`, 'y of shuffle2 has the type of x.'),
  row(
    'type',
    'opencl-shuffle-mask',
    `${vectors}: shuffle, shuffle2`,
    'shuffle mask is a vector of 2, 4, 8 or 16 integers, as many as Result Type has components, and as wide.',
    {
      notes: 'Count and width are compared only if Result Type keeps its own rule.',
    },
  ),
  row(
    'type',
    'opencl-printf-result',
    `${misc}: printf`,
    'Result Type of printf is an integer of 32 bits.',
  ),
  row(
    'type',
    'opencl-printf-argument',
    `${misc}: printf`,
    'The additional arguments of printf are objects: results with a type other than void.',
    {
      confidence: 'derived',
      notes:
        'The text says nothing about their types, nor about how many of them the format asks for.',
    },
  ),
  row(
    'type',
    'opencl-prefetch-pointer',
    `${misc}: prefetch`,
    'ptr of prefetch is a pointer into CrossWorkgroup and, if it is an OpTypePointer, points to a floating-point or integer scalar or vector.',
    { notes: 'Whether it may be untyped is a rule of SPV_KHR_untyped_pointers.' },
  ),
]
