import { row } from '../row.ts'

const chain = '3.3.8 Memory Instructions: OpAccessChain'
const pointer = '3.3.8 Memory Instructions: OpPtrAccessChain'

/** Access chains, of all four core kinds unless a summary says otherwise. */
export const rules = [
  row(
    'type',
    'access-chain-result-type',
    chain,
    'The result type of an access chain is an OpTypePointer.',
  ),
  row('operand', 'access-chain-base', chain, 'The Base of an access chain is a typed pointer.'),
  row(
    'storage-class',
    'access-chain-storage-class',
    chain,
    'The result type of an access chain has the storage class of Base.',
  ),
  row(
    'type',
    'access-chain-pointee',
    chain,
    'The result type of an access chain points to the type that its indexes reach.',
  ),
  row(
    'type',
    'access-chain-index-type',
    chain,
    'Every index of an access chain is an integer scalar.',
  ),
  row(
    'operand',
    'access-chain-structure-index',
    chain,
    'An index into a structure is an OpConstant.',
    { notes: 'An OpConstantNull of integer type is accepted as 0, because compilers write it.' },
  ),
  row(
    'operand',
    'access-chain-structure-bounds',
    chain,
    'An index into a structure selects one of its members.',
  ),
  row(
    'operand',
    'access-chain-depth',
    chain,
    'An access chain has no further index after it reaches a type without constituents.',
  ),
  row(
    'decoration',
    'access-chain-array-stride',
    chain,
    'If the result type of an access chain points to an array element, its ArrayStride equals that of the array type.',
    {
      confidence: 'derived',
      notes: 'Checked only if both types have the decoration and the last index is into an array.',
    },
  ),
  row(
    'type',
    'ptr-access-chain-element',
    pointer,
    'The Element of a pointer access chain is an integer scalar.',
    {
      confidence: 'derived',
    },
  ),
  row(
    'decoration',
    'ptr-access-chain-stride',
    pointer,
    'If the storage class of Base requires an explicit layout, the type of Base has an ArrayStride.',
  ),
]
